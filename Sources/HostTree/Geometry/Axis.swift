package import Foundation

/// A direction in which things are laid out.
public enum Axis: Int8, CaseIterable, Hashable, CustomStringConvertible, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The other direction.
  @inlinable
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Any combination of the two directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Only the horizontal direction.
    public static let horizontal = Set(rawValue: 1)
    /// Only the vertical direction.
    public static let vertical = Set(rawValue: 2)

    /// Whether `axis` is one of the directions.
    public func contains(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}

extension CGSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
