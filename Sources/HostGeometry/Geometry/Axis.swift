public import Foundation

/// The horizontal or vertical dimension of a layout.
public enum Axis: Int8, CaseIterable, Hashable, CustomStringConvertible, Sendable {
  /// The dimension of widths.
  case horizontal
  /// The dimension of heights.
  case vertical

  /// The case's name, `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The perpendicular axis.
  @inlinable
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes, such as those that a scroll view scrolls along.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per axis.
    public let rawValue: Int8
    /// Creates a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis only.
    @inlinable public static var horizontal: Set { Set(rawValue: 1) }
    /// The vertical axis only.
    @inlinable public static var vertical: Set { Set(rawValue: 2) }

    /// Whether the set contains `axis`.
    @inlinable public func contains(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}

extension CGSize {
  /// The length in points along an axis.
  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
