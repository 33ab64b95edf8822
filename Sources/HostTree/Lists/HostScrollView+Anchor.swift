package import Foundation

extension HostScrollView {
  /// Scrolls, within the content, until a place in a rectangle of the content lies at the same place in this view; nil scrolls as
  /// little as needed to show the rectangle.
  package final func scroll(to rect: CGRect, anchor: UnitPoint?) {
    guard let anchor else { return scrollRectToVisible(rect, animated: true) }
    var offset = contentOffset
    if axes.isEmpty || axes.contains(.horizontal) {
      offset.x = rect.minX + rect.width * anchor.x - bounds.width * anchor.x
    }
    if axes.isEmpty || axes.contains(.vertical) {
      offset.y = rect.minY + rect.height * anchor.y - bounds.height * anchor.y
    }
    contentOffset = offset
    limitContentOffset()
  }
}
