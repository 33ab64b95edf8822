// Tests: `PreferredColorSchemeTests`.

/// The views' preferences about their window; nil for none.
struct WindowPreferences: Equatable {
  var colorScheme: ColorScheme?
  var hidesStatusBar: Bool?

  static let keys = [ObjectIdentifier(PreferredColorSchemeKey.self), ObjectIdentifier(StatusBarHiddenKey.self)]
}

/// The preference behind `preferredColorScheme(_:)`: the colour scheme that a view prefers for its presentation.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// Defaults to nil: the window's own colour scheme.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the value of the first view that has one.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

/// The preference behind `statusBarHidden(_:)`.
enum StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }

  /// The first view that sets a value wins.
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}
