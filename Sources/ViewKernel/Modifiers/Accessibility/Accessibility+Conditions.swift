extension View {
  nonisolated private func accessible(
    _ value: AccessibilityStatement, if isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessible(isEnabled ? value : .nothing)
  }

  /// Sets the text that assistive tools read for this view, if `isEnabled` is true.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessible(.label(Text(labelKey)), if: isEnabled)
  }

  /// Sets the text that assistive tools read for this view, if `isEnabled` is true; the string is used as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessible(.label(Text(verbatim: String(label))), if: isEnabled)
  }

  /// Sets the text that assistive tools read for this view, if `isEnabled` is true.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessible(.label(label), if: isEnabled)
  }

  /// Sets the accessibility value, which is read after the label, if `isEnabled` is true.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessible(.value(Text(valueKey)), if: isEnabled)
  }

  /// Sets the accessibility value, which is read after the label, if `isEnabled` is true; the string is used as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessible(.value(Text(verbatim: String(value))), if: isEnabled)
  }

  /// Sets the accessibility value, which is read after the label, if `isEnabled` is true.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessible(.value(value), if: isEnabled)
  }

  /// Sets the accessibility hint, the result of activating this view, if `isEnabled` is true.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessible(.hint(Text(hintKey)), if: isEnabled)
  }

  /// Sets the accessibility hint, the result of activating this view, if `isEnabled` is true; the string is used as it
  /// is.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessible(.hint(Text(verbatim: String(hint))), if: isEnabled)
  }

  /// Sets the accessibility hint, the result of activating this view, if `isEnabled` is true.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessible(.hint(hint), if: isEnabled)
  }

  /// Hides this view from assistive tools if both are true; with `isEnabled` false it says nothing.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessible(.isHidden(hidden), if: isEnabled)
  }

  /// Sets the identifier of this view's own host, if `isEnabled` is true.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessible(.identifier(identifier), if: isEnabled)
  }

  /// Sets further names that voice input accepts for this view, if `isEnabled` is true.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View
  {
    accessible(.inputLabels(inputLabelKeys.map { Text($0) }), if: isEnabled)
  }

  /// Sets further names for this view that voice input accepts; of the texts, only the strings count.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessible(.inputLabels(inputLabels))
  }
}
