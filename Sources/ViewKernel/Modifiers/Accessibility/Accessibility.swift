import HostTree

/// The modifier behind all accessibility modifiers: it sets one property of its content's host.
struct AccessibilityModifier {
  let value: AccessibilityStatement
}

/// One accessibility property of a host, with its value.
enum AccessibilityStatement {
  case identifier(String)
  case label(Text)
  case value(Text)
  case hint(Text)
  case isHidden(Bool)
  case addTraits(HostAccessibilityTraits)
  case removeTraits(HostAccessibilityTraits)
  case children(HostAccessibilityChildren)
  case sortPriority(Double)
  case inputLabels([Text])
  case toolTip(Text)
  case action(String, @MainActor () -> Void)
  case adjustment(@MainActor (Bool) -> Void)
  case content(HostAccessibilityContent)
  case activationPoint(UnitPoint)
  case actions([HostMenuElement])
  case represented(HostView?)
  /// The modifiers that a condition leaves out.
  case nothing
}

extension AccessibilityModifier: HostAttributeModifier {
  typealias Body = Never

  // A modifier that a condition left out next is not set again.
  func retract(from host: HostView) {
    let image = host as? HostImageView
    switch value {
    case .addTraits(let traits): host.accessibilityTraits.subtract(traits)
    case .identifier: host.accessibilityIdentifier = nil
    case .label: host.accessibilityLabel = image?.labelOfImage
    case .value: host.accessibilityValue = nil
    case .hint: host.accessibilityHint = nil
    case .isHidden: host.accessibilityElementsHidden = image?.isDecorative ?? false
    case .inputLabels: host.accessibilityUserInputLabels = []
    case .activationPoint: host.accessibilityActivationPoint = nil
    default: break
    }
  }

  func apply(to host: HostView) { apply(to: host, in: EnvironmentValues()) }

  var readsEnvironment: Bool {
    switch value {
    case .label(let text), .value(let text), .hint(let text), .toolTip(let text): text.isLocalized
    case .inputLabels(let texts): texts.contains(where: \.isLocalized)
    default: false
    }
  }

  func apply(to host: HostView, in environment: EnvironmentValues) {
    switch value {
    case .identifier(let name): host.accessibilityIdentifier = name
    case .label(let label): host.accessibilityLabel = label.string(in: environment)
    case .value(let value): host.accessibilityValue = value.string(in: environment)
    case .hint(let hint): host.accessibilityHint = hint.string(in: environment)
    case .isHidden(let isHidden): host.accessibilityElementsHidden = isHidden
    case .addTraits(let traits): host.accessibilityTraits.formUnion(traits)
    case .removeTraits(let traits): host.accessibilityTraits.subtract(traits)
    case .children(let children):
      host.accessibilityChildren = children
      host.isAccessibilityElement = children != .contain
    case .sortPriority(let priority): host.accessibilitySortPriority = priority
    case .inputLabels(let labels): host.accessibilityUserInputLabels = labels.map { $0.string(in: environment) }
    case .toolTip(let text): host.toolTip = text.string(in: environment)
    case .action(let name, let action): host.setAccessibilityAction(name, action)
    case .adjustment(let adjust): host.setAccessibilityAdjustment(adjust)
    case .content(let content): host.addAccessibilityContent(content)
    case .activationPoint(let point): host.accessibilityActivationPoint = point
    case .actions(let actions):
      for case let action as HostAction in actions { host.setAccessibilityAction(action.title) { action.perform() } }
    case .represented(let other): if let other { host.represent(other) }
    case .nothing: break
    }
  }
}

extension View {
  nonisolated func accessible(_ value: AccessibilityStatement) -> ModifiedContent<Self, AccessibilityModifier> {
    modifier(AccessibilityModifier(value: value))
  }

  /// Sets the identifier of this view's own host, by which tests and introspection find it.
  ///
  /// As `UIView.accessibilityIdentifier`: it is never read out, and does not change the shown content.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible(.identifier(identifier))
  }

  /// Sets the text that assistive tools such as VoiceOver read for this view, instead of the texts that it shows.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessible(.label(Text(labelKey)))
  }

  /// Sets the text that assistive tools such as VoiceOver read for this view; the string is used as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessible(.label(Text(verbatim: String(label))))
  }

  /// Sets the text that assistive tools read for this view; of `label`, only the string counts.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessible(.label(label)) }

  /// Sets the accessibility value: the view's current state as text, such as "50 %", which is read after the label.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessible(.value(Text(valueKey)))
  }

  /// Sets the accessibility value, read after the label; the string is used as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessible(.value(Text(verbatim: String(value))))
  }

  /// Sets the accessibility value, read after the label; of `valueDescription`, only the string counts.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessible(.value(valueDescription))
  }

  /// Sets the accessibility hint: the result of activating this view, such as "Opens the article".
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessible(.hint(Text(hintKey)))
  }

  /// Sets the accessibility hint: the result of activating this view; the string is used as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessible(.hint(Text(verbatim: String(hint))))
  }

  /// Sets the accessibility hint: the result of activating this view; of `hint`, only the string counts.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessible(.hint(hint)) }

  /// Hides this view and its subtree from assistive tools if `hidden` is true; it stays visible on screen.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { accessible(.isHidden(hidden)) }

  /// Adds accessibility traits to those that this view has by its kind, such as `.isHeader` to a text.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible(.addTraits(traits.host))
  }

  /// Removes accessibility traits from this view, also those that it has by its kind.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible(.removeTraits(traits.host))
  }

  /// Makes this view one accessibility element or a container of elements.
  ///
  /// - Parameter children: How the subtree is exposed. By default it is ignored, so the view is one element that needs
  ///   a label of its own.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible(.children(children.host))
  }

  /// Sets the order in which assistive tools visit this view among its siblings: higher priorities first.
  ///
  /// Views without a priority have 0. NaN counts as 0 and is reported; infinite priorities are allowed.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessible(.sortPriority(sortPriority.soundOrInfinite(else: 0, "An accessibility sort priority")))
  }

  /// Sets further names for this view that voice input accepts besides its label, the preferred one first.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessible(.inputLabels(inputLabelKeys.map { Text($0) }))
  }

  /// Sets further names for this view that voice input accepts besides its label, the preferred one first.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessible(.inputLabels(inputLabels.map { Text($0) }))
  }

  /// Adds a custom action that assistive tools offer for this view; one of the same name is replaced.
  @preconcurrency
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessible(.action(nameKey.string, handler))
  }

  /// Adds a custom action that assistive tools offer for this view; one of the same name is replaced.
  @_disfavoredOverload @preconcurrency
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessible(.action(String(name), handler))
  }

  /// Adds a custom action that assistive tools offer for this view; of `name`, only the string counts.
  @preconcurrency
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View
  {
    accessible(.action(name.string, handler))
  }

  /// Sets the handler of a standard accessibility action, by default the action that activates the view (`.default`).
  @preconcurrency
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessible(.action(actionKind.name, handler))
  }

  /// Makes this view adjustable: assistive tools offer to increment and decrement its value, and call `handler` for it.
  @preconcurrency
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessible(.adjustment { handler($0 ? .increment : .decrement) })
  }

  /// Sets the tool tip, shown while a pointer hovers over this view, and the accessibility hint to the same text.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    accessible(.toolTip(Text(textKey))).accessible(.hint(Text(textKey)))
  }

  /// Sets the tool tip, shown while a pointer hovers over this view, and the accessibility hint to the same text.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    accessible(.toolTip(Text(verbatim: String(text)))).accessible(.hint(Text(verbatim: String(text))))
  }

  /// Sets the tool tip, shown while a pointer hovers over this view, and the accessibility hint to the same text.
  nonisolated public func help(_ text: Text) -> some View {
    accessible(.toolTip(text)).accessible(.hint(text))
  }
}

// SwiftUI's former, deprecated spellings.

extension View {
  /// The former spelling of `accessibilityLabel(_:)`.
  nonisolated public func accessibility(label: Text) -> some View { accessible(.label(label)) }
  /// The former spelling of `accessibilityValue(_:)`.
  nonisolated public func accessibility(value: Text) -> some View { accessible(.value(value)) }
  /// The former spelling of `accessibilityHint(_:)`.
  nonisolated public func accessibility(hint: Text) -> some View { accessible(.hint(hint)) }
  /// The former spelling of `accessibilityHidden(_:)`.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessible(.isHidden(hidden)) }
  /// The former spelling of `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> some View { accessible(.identifier(identifier)) }
  /// The former spelling of `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessible(.addTraits(traits.host))
  }
  /// The former spelling of `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessible(.removeTraits(traits.host))
  }
  /// The former spelling of `accessibilitySortPriority(_:)`.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// The former spelling of `accessibilityInputLabels(_:)`.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    accessible(.inputLabels(inputLabels))
  }
}
