/// A standard action of assistive tools, for `accessibilityAction(_:_:)`.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  /// Creates a custom action; of `name`, only the string counts.
  public init(named name: Text) { self.name = name.string }
  private init(_ name: String) { self.name = name }

  /// Activating the element, as by a double tap with VoiceOver.
  public static let `default` = AccessibilityActionKind("default")
  /// The VoiceOver escape gesture: dismisses a sheet or popover, or goes back.
  public static let escape = AccessibilityActionKind("escape")
  /// The VoiceOver magic tap: performs the most relevant action, such as to answer a call or to pause.
  public static let magicTap = AccessibilityActionKind("magicTap")
}

/// The direction of an accessibility adjustment: see `accessibilityAdjustableAction(_:)`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To a larger or a smaller value.
  case increment, decrement
}
