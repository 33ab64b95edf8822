import Foundation

/// A stretch along an axis, in points.
struct LazySpan: Equatable {
  var start: CGFloat
  var end: CGFloat

  /// Whether both have more in common than a rounding error.
  func overlaps(_ other: LazySpan) -> Bool { start < other.end - 0.001 && end > other.start + 0.001 }

  /// Whether it is in sight; what has no length is, where it would be.
  func isSeen(in sight: LazySpan) -> Bool {
    start == end ? start >= sight.start && start <= sight.end : overlaps(sight)
  }
}

extension LazySpan {
  /// The stretch of a rectangle.
  init(_ rect: CGRect, _ axis: Axis) {
    self = axis == .vertical ? LazySpan(start: rect.minY, end: rect.maxY) : LazySpan(start: rect.minX, end: rect.maxX)
  }
}
