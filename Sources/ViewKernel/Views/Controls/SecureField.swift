/// A single-line text field for a password: it shows a bullet for each character.
public struct SecureField<Label: View>: StyleableView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  nonisolated(unsafe) var plain: TextFieldControl

  nonisolated private init(label: Label, prompt: Text?, text: Binding<String>, onCommit: (() -> Void)? = nil) {
    plain = TextFieldControl(
      placeholder: prompt ?? label as? Text, text: text, isSecure: true, onCommit: onCommit)
  }

  func styled(in environment: EnvironmentValues) -> AnyView? { plain.styled(in: environment) }

  /// Creates a secure field.
  ///
  /// - Parameters:
  ///   - text: The text, written at each change.
  ///   - prompt: The placeholder; nil takes the label if it is a `Text`.
  ///   - label: A description of the field, which is not shown.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localized title, which is its placeholder.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a secure field with a title, which is its placeholder. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a secure field with a localized title and a placeholder; nil takes the title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a secure field with a title and a placeholder; nil takes the title. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Creates a secure field that calls `onCommit` when the user presses the return key.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(titleKey), prompt: nil, text: text, onCommit: onCommit)
  }

  /// Creates a secure field that calls `onCommit` when the user presses the return key. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(title), prompt: nil, text: text, onCommit: onCommit)
  }
}
