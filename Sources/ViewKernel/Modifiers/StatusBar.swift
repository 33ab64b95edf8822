/// The preference behind `statusBarHidden(_:)`.
enum StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }

  /// The first view that says something counts.
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

extension View {
  /// Says whether the window's status bar is hidden while this view is shown: `prefersStatusBarHidden` of the window. Whoever
  /// shows the window on a display draws the bar.
  ///
  /// Of several views that say it the first counts; what a sheet says counts for nothing, as the bar is outside of it.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }

  /// The older name of `statusBarHidden(_:)`.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
