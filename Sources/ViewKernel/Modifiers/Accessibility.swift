import HostTree

/// The modifier behind those that say something to assistive tools.
struct AccessibilityModifier {
  /// What is said.
  let value: AccessibilityStatement
}

/// One thing that is said of a host.
enum AccessibilityStatement {
  case identifier(String)
  case label(String)
  case value(String)
  case hint(String)
  case isHidden(Bool)
  case addTraits(HostAccessibilityTraits)
  case removeTraits(HostAccessibilityTraits)
  case children(HostAccessibilityChildren)
  case sortPriority(Double)
  case inputLabels([String])
  case toolTip(String)
  case action(String, @MainActor () -> Void)
  case adjustment(@MainActor (Bool) -> Void)
}

extension AccessibilityModifier: HostAttributeModifier {
  typealias Body = Never

  func retract(from host: HostView) {
    if case .addTraits(let traits) = value { host.accessibilityTraits.subtract(traits) }
  }

  func apply(to host: HostView) {
    switch value {
    case .identifier(let name): host.accessibilityIdentifier = name
    case .label(let label): host.accessibilityLabel = label
    case .value(let value): host.accessibilityValue = value
    case .hint(let hint): host.accessibilityHint = hint
    case .isHidden(let isHidden): host.accessibilityElementsHidden = isHidden
    case .addTraits(let traits): host.accessibilityTraits.formUnion(traits)
    case .removeTraits(let traits): host.accessibilityTraits.subtract(traits)
    case .children(let children):
      host.accessibilityChildren = children
      host.isAccessibilityElement = children != .contain
    case .sortPriority(let priority): host.accessibilitySortPriority = priority
    case .inputLabels(let labels): host.accessibilityUserInputLabels = labels
    case .toolTip(let text): host.toolTip = text
    case .action(let name, let action): host.setAccessibilityAction(name, action)
    case .adjustment(let adjust): host.setAccessibilityAdjustment(adjust)
    }
  }
}

extension View {
  nonisolated func accessible(_ value: AccessibilityStatement) -> ModifiedContent<Self, AccessibilityModifier> {
    modifier(AccessibilityModifier(value: value))
  }

  /// Gives this view's own host a name for tests and tools to find it by.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible(.identifier(identifier))
  }

  /// Sets what assistive tools call this view.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessible(.label(labelKey.key))
  }

  /// Sets what assistive tools call this view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessible(.label(String(label)))
  }

  /// Sets what assistive tools call this view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessible(.label(label.string)) }

  /// Sets what assistive tools say of this view's state.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessible(.value(valueKey.key))
  }

  /// Sets what assistive tools say of this view's state.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessible(.value(String(value)))
  }

  /// Sets what assistive tools say of this view's state.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessible(.value(valueDescription.string))
  }

  /// Sets what assistive tools say of what happens when a user acts on this view.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessible(.hint(hintKey.key))
  }

  /// Sets what assistive tools say of what happens when a user acts on this view.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessible(.hint(String(hint)))
  }

  /// Sets what assistive tools say of what happens when a user acts on this view.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessible(.hint(hint.string)) }

  /// Hides this view from assistive tools, with all inside it.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { accessible(.isHidden(hidden)) }

  /// Says what this view is to assistive tools, besides what it is anyway.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible(.addTraits(traits.host))
  }

  /// Says what this view is not to assistive tools.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible(.removeTraits(traits.host))
  }

  /// Says what becomes of this view's inside for assistive tools, which see it as one element unless it contains others.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible(.children(children.host))
  }

  /// Says how early assistive tools come to this view among its neighbours: higher first.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessible(.sortPriority(sortPriority.soundOrInfinite(else: 0, "An accessibility sort priority")))
  }

  /// Says what a user may call this view besides its label, the best first.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessible(.inputLabels(inputLabelKeys.map(\.key)))
  }

  /// Says what a user may call this view besides its label, the best first.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessible(.inputLabels(inputLabels.map { String($0) }))
  }

  /// Adds something that assistive tools offer to do with this view.
  @preconcurrency
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessible(.action(nameKey.key, handler))
  }

  /// Adds something that assistive tools offer to do with this view.
  @_disfavoredOverload @preconcurrency
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessible(.action(String(name), handler))
  }

  /// Says what becomes of a common action of assistive tools.
  @preconcurrency
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessible(.action(actionKind.name, handler))
  }

  /// Says what becomes of a wish to make this view's value larger or smaller.
  @preconcurrency
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessible(.adjustment { handler($0 ? .increment : .decrement) })
  }

  /// Sets what is shown where a pointer rests on this view, and what assistive tools say of it.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    accessible(.toolTip(textKey.key)).accessible(.hint(textKey.key))
  }

  /// Sets what is shown where a pointer rests on this view, and what assistive tools say of it.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    accessible(.toolTip(String(text))).accessible(.hint(String(text)))
  }

  /// Sets what is shown where a pointer rests on this view, and what assistive tools say of it.
  nonisolated public func help(_ text: Text) -> some View {
    accessible(.toolTip(text.string)).accessible(.hint(text.string))
  }
}

// The former names.

extension View {
  /// Sets what assistive tools call this view.
  nonisolated public func accessibility(label: Text) -> some View { accessible(.label(label.string)) }
  /// Sets what assistive tools say of this view's state.
  nonisolated public func accessibility(value: Text) -> some View { accessible(.value(value.string)) }
  /// Sets what assistive tools say of what happens when a user acts on this view.
  nonisolated public func accessibility(hint: Text) -> some View { accessible(.hint(hint.string)) }
  /// Hides this view from assistive tools, with all inside it.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessible(.isHidden(hidden)) }
  /// Gives this view's own host a name for tests and tools to find it by.
  nonisolated public func accessibility(identifier: String) -> some View { accessible(.identifier(identifier)) }
  /// Says what this view is to assistive tools.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessible(.addTraits(traits.host))
  }
  /// Says what this view is not to assistive tools.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessible(.removeTraits(traits.host))
  }
  /// Says how early assistive tools come to this view among its neighbours.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// Says what a user may call this view besides its label.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    accessible(.inputLabels(inputLabels.map(\.string)))
  }
}
