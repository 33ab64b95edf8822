/// The light or dark appearance.
///
/// ```swift
/// struct Note: View {
///   @Environment(\.colorScheme) private var colorScheme
///
///   var body: some View { Text("\(colorScheme)") }
/// }
///
/// let host = HostingView(rootView: Note().environment(\.colorScheme, .dark))
/// host.updateViews()
/// print(host.subviews[0].treeDescription(options: .structure))
/// // Prints "HostLabel "dark""
/// ```
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The horizontal alignment of the lines in a multiline text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Lines start at the leading edge.
  case leading
  /// Lines are centred.
  case center
  /// Lines end at the trailing edge.
  case trailing
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }

extension EnvironmentValues {
  /// Whether controls are interactive. Set by `disabled(_:)`. True by default.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The appearance for which colours are resolved. Defaults to `light`.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The maximum number of lines of a text. Nil, the default, means no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The alignment of lines within a multiline text. Defaults to `leading`.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
}
