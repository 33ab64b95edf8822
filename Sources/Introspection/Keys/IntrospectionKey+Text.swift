public import HostTree

// What is read and written.

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

/// The axis of a text field of one line, for its key.
public enum HorizontalTextFieldAxis: Hashable, Sendable {
  /// Along the line.
  case horizontal
}

/// The axis of a text field that grows with its text, for its key.
public enum VerticalTextFieldAxis: Hashable, Sendable {
  /// Downwards.
  case vertical
}
