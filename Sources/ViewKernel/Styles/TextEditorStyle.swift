/// A type that defines the appearance of text editors. Apply one with `textEditorStyle(_:)`; there are none of one's
/// own.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The default style; the same as `.automatic`.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
}

/// A style without decoration; the same as `.plain`.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Equivalent to `.plain`, for code that needs the type by name.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style without decoration.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the style of the text editors in this view. All have no decoration, as on iOS.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
