package import Foundation

extension HostScrollView {
  /// Scrolls until a point of a rectangle of the content lies at the same point of the viewport, clamped to the
  /// content.
  ///
  /// With nil, scrolls as little as needed to show the rectangle. Right to left, the anchor's `x` counts from the
  /// right.
  package final func scroll(to rect: CGRect, anchor: UnitPoint?) {
    stopMoving()
    guard let anchor else { return scrollRectToVisible(rect, animated: true) }
    contentOffset = offset(showing: rect, at: anchor)
    limitContentOffset()
  }

  /// The offset at which a point of a rectangle of the content lies at the same point of what the insets leave of the
  /// viewport.
  package final func offset(showing rect: CGRect, at anchor: UnitPoint) -> CGPoint {
    let insets = insetsBySides
    var offset = contentOffset
    if axes.isEmpty || axes.contains(.horizontal) {
      let x = flags.contains(.isRightToLeft) ? 1 - anchor.x : anchor.x
      offset.x = rect.minX + rect.width * x - (bounds.width - insets.horizontal) * x - insets.leading
    }
    if axes.isEmpty || axes.contains(.vertical) {
      offset.y = rect.minY + rect.height * anchor.y - (bounds.height - insets.vertical) * anchor.y - insets.top
    }
    return offset
  }
}
