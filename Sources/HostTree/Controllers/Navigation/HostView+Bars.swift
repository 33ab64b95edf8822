import Foundation

extension HostView {
  /// Places this view in a cell of a bar at its own size, vertically centred.
  ///
  /// - Parameter part: The fraction of the remaining width before it: 0 for leading, 0.5 for centred.
  final func place(in cell: CGRect, at part: CGFloat) {
    let proposal = ProposedViewSize(cell.size)
    let size = sizeThatFits(proposal)
    place(
      at: CGPoint(
        x: cell.minX + ((cell.width - size.width) * part).rounded(),
        y: cell.minY + ((cell.height - size.height) / 2).rounded()),
      proposal: proposal)
  }
}

extension HostView {
  /// How far a navigation bar at the top of this view reaches into the safe area, in points: where that is higher than
  /// the status bar, as on phones with a cutout in the screen.
  final var statusBarOverlap: CGFloat {
    let reach = readSafeArea(.systemReach).top
    return reach >= 59 ? 5 : 0
  }

  /// Whether this view begins at the upper edge of a sheet in a narrow window.
  final var isAtTopOfSheet: Bool {
    var distance = frame.minY
    var around = superview
    while let view = around {
      if let container = view.superview as? HostTransitionView {
        let sheet = container.presentation
        return sheet?.presentedView === view && sheet?.isNarrowSheet == true && distance < 1
      }
      distance += view.frame.minY - view.bounds.minY
      around = view.superview
    }
    return false
  }
}

extension HostNavigationBar {
  /// The scroll view whose content begins at the bottom edge of the bar; nil for none.
  final var contentBelow: HostScrollView? {
    guard let superview else { return nil }
    let point = CGPoint(x: frame.midX, y: frame.maxY + 1)
    for page in superview.subviews where page !== self {
      var host = page.hitTest(superview.convert(point, to: page), with: nil)
      while let found = host, found !== superview {
        if let content = found as? HostScrollView { return content }
        host = found.superview
      }
    }
    return nil
  }
}
