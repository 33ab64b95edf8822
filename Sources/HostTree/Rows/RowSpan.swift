// Tests: `RowEngineTests`.

package import Foundation

/// A range along an axis, in points.
package struct RowSpan: Equatable {
  package var start: CGFloat
  package var end: CGFloat

  package init(start: CGFloat, end: CGFloat) {
    self.start = start
    self.end = end
  }

  /// Whether both overlap by more than a rounding error.
  package func overlaps(_ other: RowSpan) -> Bool { start < other.end - 0.001 && end > other.start + 0.001 }

  /// Whether a part of the span is in the visible range; an empty span also counts at the edges of the range.
  package func isVisible(in visible: RowSpan) -> Bool {
    start == end ? start >= visible.start && start <= visible.end : overlaps(visible)
  }

  /// The span moved by a distance.
  package func moved(by shift: CGFloat) -> RowSpan { RowSpan(start: start + shift, end: end + shift) }
}

extension RowSpan {
  /// The span of a rectangle along an axis.
  init(_ rect: CGRect, _ axis: Axis) {
    self = axis == .vertical ? RowSpan(start: rect.minY, end: rect.maxY) : RowSpan(start: rect.minX, end: rect.maxX)
  }
}
