extension View {
  /// Sets the colour scheme of the presentation (sheet or popover), or else of the window, that shows this view.
  ///
  /// Nil has no preference. The value travels up as a preference to the presentation or to the hosting view, which sets
  /// its window's style. So the whole presentation changes, not only this view: use `environment(\.colorScheme, _:)`
  /// for that.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets the colour scheme of this view and its subtree, as `environment(\.colorScheme, _:)`.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

/// Writes the colour scheme that presented views prefer to their environment.
struct PresentedColorScheme {
  let colorScheme: ColorScheme?
}

extension PresentedColorScheme: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) { if let colorScheme { values.colorScheme = colorScheme } }
}
