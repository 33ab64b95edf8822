public import HostTree

// Texts and text fields. Each key has a row in Keys.md; the class of hosts also has a function in `Selectors/`.

extension IntrospectionKey<HostLabel> {
  /// A `Text`.
  public static var text: Self { Self() }
}

extension IntrospectionKey<HostTextField> {
  /// A `TextField` of one line, not the field of a search. It stays one if an introspection hides what is typed.
  public static var textField: Self { Self().ofKind { !$0.isSecureField && !($0.superview is HostSearchBar) } }
  /// A `TextField` of one line.
  public static func textField(axis: HorizontalTextFieldAxis) -> Self {
    textField.named("textField(axis: .horizontal)")
  }
  /// A `SecureField`. It stays one while an introspection shows what is typed.
  public static var secureField: Self { Self().ofKind { $0.isSecureField } }
}

extension IntrospectionKey<HostTextView> {
  /// A `TextEditor`.
  public static var textEditor: Self { Self().ofKind { $0.visibleLines == nil } }
  /// A `TextField` that grows with its text.
  public static func textField(axis: VerticalTextFieldAxis) -> Self {
    Self("textField(axis: .vertical)").ofKind { $0.visibleLines != nil }
  }
}

/// The horizontal axis, for the key of a `TextField` of one line: `.textField(axis: .horizontal)`.
public enum HorizontalTextFieldAxis: Hashable, Sendable {
  /// A field of one line.
  case horizontal
}

/// The vertical axis, for the key of a `TextField` that grows with its text: `.textField(axis: .vertical)`.
public enum VerticalTextFieldAxis: Hashable, Sendable {
  /// A field of several lines, which grows downwards.
  case vertical
}
