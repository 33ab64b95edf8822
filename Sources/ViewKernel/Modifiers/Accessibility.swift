import HostTree

/// The modifier behind `accessibilityIdentifier`.
struct AccessibilityIdentifierModifier {
  let identifier: String
}

extension AccessibilityIdentifierModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) { host.accessibilityIdentifier = identifier }
}

/// The modifier behind `accessibilityLabel`.
struct AccessibilityLabelModifier {
  let label: String
}

extension AccessibilityLabelModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) { host.accessibilityLabel = label }
}

/// The modifier behind `accessibilityHidden`.
struct AccessibilityHiddenModifier {
  let isHidden: Bool
}

extension AccessibilityHiddenModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) { host.accessibilityElementsHidden = isHidden }
}

extension View {
  /// Gives this view's own host a name for tests and tools to find it by.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityIdentifierModifier(identifier: identifier))
  }

  /// Sets what assistive tools call this view.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(AccessibilityLabelModifier(label: labelKey.key))
  }

  /// Sets what assistive tools call this view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibilityLabelModifier(label: String(label)))
  }

  /// Sets what assistive tools call this view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityLabelModifier(label: label.string))
  }

  /// Hides this view from assistive tools, with all inside it.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityHiddenModifier(isHidden: hidden))
  }
}
