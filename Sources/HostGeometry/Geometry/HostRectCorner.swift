/// Corners of a rectangle, as `UIRectCorner`. They are on the same sides in both layout directions.
public struct HostRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner, as UIKit's.
  public let rawValue: UInt
  /// Creates a set of corners by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let topLeft = HostRectCorner(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = HostRectCorner(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = HostRectCorner(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = HostRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = HostRectCorner(rawValue: .max)
}
