/// The preference behind `preferredColorScheme(_:)`: the appearance that a view wants its window to have.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// No appearance in particular.
  public static var defaultValue: ColorScheme? { nil }

  /// The first view that wants any counts.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the appearance of the sheet, the popover or else the window that shows this view; nil leaves it as it is.
  ///
  /// It travels up as a preference to the presentation around, or to the hosting view, which hands it on to its window. So all that is
  /// in there follows, not only this view: use `colorScheme(_:)` or `environment(\.colorScheme, _:)` for that.
  nonisolated public func preferredColorScheme(
    _ colorScheme: ColorScheme?
  ) -> ModifiedContent<Self, _PreferenceWritingModifier<PreferredColorSchemeKey>> {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets the appearance of this view and of all inside it.
  nonisolated public func colorScheme(
    _ colorScheme: ColorScheme
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ColorScheme>> {
    environment(\.colorScheme, colorScheme)
  }
}

/// Gives what is presented the appearance that the views in it want.
struct PresentedColorScheme {
  let colorScheme: ColorScheme?
}

extension PresentedColorScheme: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) { if let colorScheme { values.colorScheme = colorScheme } }
}
