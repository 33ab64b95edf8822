/// A line of text that a user writes and nobody reads: a field for a password. It shows bullets.
public struct SecureField<Label: View>: StyleableView {
  /// There is no body.
  public typealias Body = Never

  nonisolated(unsafe) var plain: TextFieldControl

  nonisolated private init(label: Label, prompt: Text?, text: Binding<String>, onCommit: (() -> Void)? = nil) {
    plain = TextFieldControl(
      placeholder: prompt?.string ?? (label as? Text)?.string ?? "", text: text, isSecure: true, onCommit: onCommit)
  }

  func styled(in environment: EnvironmentValues) -> AnyView? { plain.styled(in: environment) }

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - text: Where the text is kept.
  ///   - prompt: What it shows while it is empty; nil takes the label if that is a `Text`.
  ///   - label: What the field is for.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

extension SecureField where Label == Text {
  /// Makes a field that shows `titleKey` while it is empty.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Makes a field that shows `title` while it is empty.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Makes a field that shows `prompt` while it is empty, or its title if there is none.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Makes a field that shows `prompt` while it is empty, or its title if there is none.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Makes a field that calls `onCommit` when the user ends with the return key.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(titleKey), prompt: nil, text: text, onCommit: onCommit)
  }

  /// Makes a field that calls `onCommit` when the user ends with the return key.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(title), prompt: nil, text: text, onCommit: onCommit)
  }
}
