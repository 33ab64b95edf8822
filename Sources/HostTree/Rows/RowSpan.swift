package import Foundation

/// A stretch along an axis, in points.
package struct RowSpan: Equatable {
  package var start: CGFloat
  package var end: CGFloat

  package init(start: CGFloat, end: CGFloat) {
    self.start = start
    self.end = end
  }

  /// Whether both have more in common than a rounding error.
  package func overlaps(_ other: RowSpan) -> Bool { start < other.end - 0.001 && end > other.start + 0.001 }

  /// Whether some of it is visible; what has no length is where it would be.
  package func isVisible(in visible: RowSpan) -> Bool {
    start == end ? start >= visible.start && start <= visible.end : overlaps(visible)
  }

  /// The same stretch elsewhere.
  package func moved(by shift: CGFloat) -> RowSpan { RowSpan(start: start + shift, end: end + shift) }
}

extension RowSpan {
  /// The stretch of a rectangle.
  init(_ rect: CGRect, _ axis: Axis) {
    self = axis == .vertical ? RowSpan(start: rect.minY, end: rect.maxY) : RowSpan(start: rect.minX, end: rect.maxX)
  }
}
