// Tests: `ConstraintSizeTests`.

public import HostTree

/// How strongly a view keeps its size, as `UILayoutPriority`.
public struct HostLayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from 1 to 1000.
  public var rawValue: Float

  /// Creates a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000.
  public static let required = Self(1000)
  /// 750.
  public static let defaultHigh = Self(750)
  /// 510: a drag may make the window larger than this asks.
  public static let dragThatCanResizeScene = Self(510)
  /// 500: the priority with which a window keeps its size, and at which the size that a SwiftUI layout proposes counts.
  public static let sceneSizeStayPut = Self(500)
  /// 490: a drag doesn't make the window larger for this.
  public static let dragThatCannotResizeScene = Self(490)
  /// 250.
  public static let defaultLow = Self(250)
  /// 50.
  public static let fittingSizeLevel = Self(50)

  /// A priority that is higher by a number.
  public static func + (priority: Self, number: Float) -> Self { Self(priority.rawValue + number) }
  /// A priority that is lower by a number.
  public static func - (priority: Self, number: Float) -> Self { Self(priority.rawValue - number) }
}

extension HostView {
  /// The direction of a size.
  public enum ConstraintAxis: Int, Sendable {
    /// The width, or the height.
    case horizontal, vertical
  }
}
