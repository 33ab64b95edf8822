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
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The centre of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The centre of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The centre of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
