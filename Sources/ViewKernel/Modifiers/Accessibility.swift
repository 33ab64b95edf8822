import HostTree

/// The modifier behind `accessibilityIdentifier`.
struct AccessibilityIdentifierModifier: HostAttributeModifier {
  typealias Body = Never
  let identifier: String

  func apply(to host: HostView) { host.accessibilityIdentifier = identifier }
}

/// The modifier behind `accessibilityLabel`.
struct AccessibilityLabelModifier: HostAttributeModifier {
  typealias Body = Never
  let label: String

  func apply(to host: HostView) { host.accessibilityLabel = label }
}

/// The modifier behind `accessibilityHidden`.
struct AccessibilityHiddenModifier: HostAttributeModifier {
  typealias Body = Never
  let isHidden: Bool

  func apply(to host: HostView) { host.accessibilityElementsHidden = isHidden }
}

extension View {
  /// Gives this view's own host a name for tests and tools to find it by.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityIdentifierModifier(identifier: identifier))
  }

  /// Sets what assistive tools call this view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(AccessibilityLabelModifier(label: labelKey.key))
  }

  /// Sets what assistive tools call this view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibilityLabelModifier(label: String(label)))
  }

  /// Sets what assistive tools call this view.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityLabelModifier(label: label.string))
  }

  /// Hides this view from assistive tools, with all inside it.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityHiddenModifier(isHidden: hidden))
  }
}
