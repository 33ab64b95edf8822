// Tests: `ScrollTargetPropertiesTests`.

import HostTree

/// The properties that a ``ScrollTargetBehavior`` asks of the scroll view.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether drags scroll a shorter distance: the content comes to rest as with `HostScrollView.DecelerationRate.fast`,
  /// after a fifth of the usual way. Defaults to false.
  public var limitsScrolls = false

  /// Creates properties that ask for nothing.
  public init() {}
}

/// The scroll view of which a ``ScrollTargetBehavior`` asks something.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The environment of the scroll view.
  public let environment: EnvironmentValues
  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set
}

extension ScrollTargetBehavior {
  /// Properties that ask for nothing.
  @MainActor @preconcurrency
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}
