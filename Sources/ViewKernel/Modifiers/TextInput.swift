public import HostTree

private enum InputTraitsKey: EnvironmentKey { static var defaultValue: HostTextInputTraits { HostTextInputTraits() } }

extension EnvironmentValues {
  /// What text fields ask of the keyboard.
  var inputTraits: HostTextInputTraits {
    get { self[InputTraitsKey.self] }
    set { self[InputTraitsKey.self] = newValue }
  }
}

/// Which letters a keyboard on the screen makes capitals by itself.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let host: HostTextAutocapitalizationType

  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(host: .none) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(host: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(host: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(host: .allCharacters) }
}

extension View {
  /// Sets the keys that a keyboard on the screen offers first for the text fields in this view.
  nonisolated public func keyboardType(_ type: HostKeyboardType) -> some View {
    environment(\.inputTraits.keyboardType, type)
  }

  /// Sets what the texts in this view's fields are; nil where nobody shall know.
  nonisolated public func textContentType(_ textContentType: HostTextContentType?) -> some View {
    environment(\.inputTraits.textContentType, textContentType)
  }

  /// Sets which letters become capitals by themselves in this view's text fields.
  nonisolated public func autocapitalization(_ style: HostTextAutocapitalizationType) -> some View {
    environment(\.inputTraits.autocapitalizationType, style)
  }

  /// Sets which letters become capitals by themselves in this view's text fields; nil leaves it as it is further out.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.inputTraits) { traits in
      if let autocapitalization { traits.autocapitalizationType = autocapitalization.host }
    }
  }

  /// Says whether what looks like mistakes is left alone in this view's text fields.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.inputTraits.autocorrectionType, disable.map { $0 ? .no : .yes } ?? .default)
  }

  /// Says whether what looks like mistakes is left alone in this view's text fields.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.inputTraits.autocorrectionType, disable ? .no : .yes)
  }
}
