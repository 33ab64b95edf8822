// Tests: `LooksInWindowsTests`.

import Foundation

/// How views behind a large sheet are shown: as a card behind it, narrower and with rounded corners, of which only the
/// upper edge is seen.
struct SheetBackdrop {
  /// The part of the window that the views fill.
  let area: CGRect
  /// The end of what the system covers at the top: the card's upper edge.
  let top: CGFloat
  /// How much of the way to the card is done, from 0 to 1.
  let presence: Double

  /// The distance of the card from the sides of the window, in points.
  private static let margin: CGFloat = 16
  private static let cornerRadius: CGFloat = 10

  var effects: [HostDrawing.Effect] {
    guard area.width > 2 * SheetBackdrop.margin else { return [] }
    let scale = 1 - 2 * SheetBackdrop.margin / area.width * presence
    let move = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: area.midX * (1 - scale),
      ty: area.minY + (top - area.minY) * presence - area.minY * scale)
    let card = Path(roundedRect: area, cornerRadius: SheetBackdrop.cornerRadius / scale * presence, style: .circular)
    return [.transform(move), .clip(card, FillStyle())]
  }
}

extension HostWindow {
  /// How a subview is shown behind the large sheets in front of it; nil if there are none.
  final func backdrop(of view: HostView) -> SheetBackdrop? {
    var presence = transition?.backdropPresence ?? 0
    for sheet in subviews.reversed() {
      if sheet === view { break }
      presence = max(presence, sheet.backdropPresence)
    }
    guard presence > 0 else { return nil }
    var area = bounds
    if let own = (view as? HostTransitionView)?.presentation, own.isElevated {
      area.origin.y = own.frameOfPresentedViewInContainerView.minY
      area.size.height -= area.minY
    }
    return SheetBackdrop(area: area, top: systemInsets.top, presence: presence)
  }

  /// Whether a view is behind a large sheet: the rest of the window is black then.
  final var hasBackdrop: Bool {
    transition?.backdropPresence ?? 0 > 0 || subviews.contains { $0.backdropPresence > 0 }
  }
}

extension HostView {
  /// How far this view, the container of a presentation, moves what is behind it back: from 0 to 1.
  fileprivate final var backdropPresence: Double {
    guard let presentation = (self as? HostTransitionView)?.presentation, presentation.isLargeSheet,
      let view = presentation.presentedView, view.superview === self
    else { return 0 }
    return min(max(view.transition?.progress ?? 1, 0), 1)
  }

  /// The traits with which this view is drawn.
  final var drawnTraits: HostTraitCollection {
    var traits = traitCollection
    var around: HostView? = self
    while let view = around {
      if (view as? HostTransitionView)?.presentation?.isElevated == true { traits.isElevated = true }
      around = view.parent
    }
    return traits
  }
}
