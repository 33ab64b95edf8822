import Foundation

extension HostSheetPresentationController {
  /// Sets up the recognizer with which a finger pulls the sheet to another detent, or away.
  ///
  /// A scroll view inside the sheet scrolls first: see ``HostScrollView/setUpPanning()``.
  final func setUpDragging() {
    let pan = dragRecognizer
    pan.isForScrolling = true
    pan.shouldBegin = { [weak self] in self?.canBeDragged(by: $0) ?? false }
    pan.addAction { [weak self] in self?.followDrag() }
    presentedView?.addGestureRecognizer(pan)
  }

  private func canBeDragged(by way: CGPoint) -> Bool {
    guard abs(way.y) > abs(way.x), containerView != nil, !coversCompactWindow,
      presentedViewController.ownPresentedViewController == nil
    else { return false }
    return way.y > 0 || (isNarrow && heights.contains { $0.height > frameOfPresentedViewInContainerView.height })
  }

  /// The heights at which the sheet can rest; none in a wide window, where it has one.
  private var heights: [(detent: Detent, height: CGFloat)] {
    isNarrow ? detents.compactMap { detent in height(of: detent).map { (detent, $0) } } : []
  }

  private func followDrag() {
    guard let containerView else { return }
    let own = frameOfPresentedViewInContainerView.height
    let way = dragRecognizer.translation(in: containerView).y
    switch dragRecognizer.state {
    case .began, .changed: draggedDistance = max(way, own - max(heights.map(\.height).max() ?? own, own))
    case .ended:
      draggedDistance = 0
      // Where the sheet would come to rest.
      let end = own - way - dragRecognizer.velocity(in: containerView).y * 0.1
      let nearest = heights.min { abs($0.height - end) < abs($1.height - end) }
      if end < (heights.map(\.height).min() ?? own) / 2 {
        dismissInteractively()
      } else if let nearest, nearest.detent.identifier != activeDetent.identifier {
        drag(to: nearest.detent.identifier)
      }
    default: draggedDistance = 0
    }
  }
}
