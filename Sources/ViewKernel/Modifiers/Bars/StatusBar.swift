extension View {
  /// Hides the window's status bar while this view is shown, as `UIViewController.prefersStatusBarHidden`.
  ///
  /// Sets `prefersStatusBarHidden` of the window; the status bar is drawn by the renderer that shows the window. Of
  /// several views with a value the first wins. Values in a sheet have no effect, as the bar is outside of it.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }

  /// The former spelling of `statusBarHidden(_:)`.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
