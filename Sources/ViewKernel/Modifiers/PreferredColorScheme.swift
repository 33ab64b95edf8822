/// The preference behind `preferredColorScheme(_:)`: the appearance that a view wants its window to have.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// No appearance in particular.
  public static var defaultValue: ColorScheme? { nil }

  /// The first view that wants any counts.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the appearance of the window that shows this view; nil leaves it as it is.
  ///
  /// It travels up as a preference to the hosting view, which hands it on to its window. So all that is in the window
  /// follows, not only this view: use `colorScheme(_:)` or `environment(\.colorScheme, _:)` for that.
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
