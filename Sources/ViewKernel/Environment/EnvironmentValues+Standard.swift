/// Whether an appearance is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}

/// How the lines of a text lie within its width.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Lines begin at the leading side.
  case leading
  /// Lines lie in the middle.
  case center
  /// Lines end at the trailing side.
  case trailing
}

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  /// The font of texts that choose none; nil takes `Font.body`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Whether controls take a user's actions. `disabled(_:)` changes it.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether colours are for a light or a dark ground.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How many lines a text has at most; nil sets no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How the lines of a text lie within its width.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The colour of what a user can act on; nil takes `Color.accentColor`.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
