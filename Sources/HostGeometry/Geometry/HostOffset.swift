// Tests: `HostBarAppearanceTests`.

public import Foundation

/// A distance from where something would be, in points, as `UIOffset`.
public struct HostOffset: Hashable, Sendable {
  /// No distance.
  public static let zero = HostOffset()
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// Creates an offset; 0 by default.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
