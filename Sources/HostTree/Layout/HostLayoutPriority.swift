// Tests: `HostLayerTests`.

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

  /// Says how strongly the view refuses to be larger than its content. It has no effect: there are no constraints, and layouts propose
  /// sizes, for which ``measure(_:)`` gives the answer.
  public final func setContentHuggingPriority(_ priority: HostLayoutPriority, for axis: ConstraintAxis) {}

  /// Says how strongly the view refuses to be smaller than its content. It has no effect, as ``setContentHuggingPriority(_:for:)``.
  public final func setContentCompressionResistancePriority(
    _ priority: HostLayoutPriority, for axis: ConstraintAxis
  ) {}
}
