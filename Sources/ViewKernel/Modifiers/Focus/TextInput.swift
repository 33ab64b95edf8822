public import HostTree

private enum InputTraitsKey: EnvironmentKey { static var defaultValue: HostTextInputTraits { HostTextInputTraits() } }

extension EnvironmentValues {
  /// The input traits for text fields: keyboard, capitalisation, correction.
  var inputTraits: HostTextInputTraits {
    get { self[InputTraitsKey.self] }
    set { self[InputTraitsKey.self] = newValue }
  }
}

/// How an on-screen keyboard capitalises text.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let host: HostTextAutocapitalizationType

  /// Nothing is capitalised.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(host: .none) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(host: .words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(host: .sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(host: .allCharacters) }
}

extension View {
  /// Sets the layout of the on-screen keyboard for the text fields in this view, such as `.numberPad`.
  nonisolated public func keyboardType(_ type: HostKeyboardType) -> some View {
    environment(\.inputTraits.keyboardType, type)
  }

  /// Sets the meaning of the texts in this view's fields, for autofill; nil is no meaning.
  nonisolated public func textContentType(_ textContentType: HostTextContentType?) -> some View {
    environment(\.inputTraits.textContentType, textContentType)
  }

  /// Sets the automatic capitalisation for the text fields in this view; the former spelling.
  nonisolated public func autocapitalization(_ style: HostTextAutocapitalizationType) -> some View {
    environment(\.inputTraits.autocapitalizationType, style)
  }

  /// Sets the automatic capitalisation for the text fields in this view; nil inherits ancestors'.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.inputTraits) { traits in
      if let autocapitalization { traits.autocapitalizationType = autocapitalization.host }
    }
  }

  /// Disables autocorrection for the text fields in this view; nil restores the default. The former spelling.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.inputTraits.autocorrectionType, disable.map { $0 ? .no : .yes } ?? .default)
  }

  /// Disables autocorrection for the text fields in this view, or enables it if `disable` is false.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.inputTraits.autocorrectionType, disable ? .no : .yes)
  }
}
