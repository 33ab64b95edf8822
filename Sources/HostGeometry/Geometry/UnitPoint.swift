public import Foundation

/// A point relative to a rectangle's size: (0, 0) is the upper left corner, (1, 1) the lower right one.
///
/// Used for anchors of transforms and for the ends of gradients.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width; may lie outside of 0...1.
  public var x: CGFloat
  /// The fraction of the height; may lie outside of 0...1.
  public var y: CGFloat

  /// The top leading corner.
  @inlinable
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point at fractions of width and height; values outside of 0...1 lie outside of the rectangle.
  @inlinable
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin, as `topLeading`.
  @inlinable public static var zero: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// The centre.
  @inlinable public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
  /// The centre of the leading edge.
  @inlinable public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
  /// The centre of the trailing edge.
  @inlinable public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
  /// The centre of the top edge.
  @inlinable public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
  /// The centre of the bottom edge.
  @inlinable public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
  /// The top leading corner.
  @inlinable public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// The top trailing corner.
  @inlinable public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
  /// The bottom leading corner.
  @inlinable public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
  /// The bottom trailing corner.
  @inlinable public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}
