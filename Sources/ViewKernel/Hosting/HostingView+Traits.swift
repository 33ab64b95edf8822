import HostTree

extension HostingView {
  /// The environment of the root view: the traits of the host tree as environment values.
  var rootEnvironment: EnvironmentValues {
    var environment = EnvironmentValues.ofWindows
    environment.editMode = editMode
    let traits = stage.traitCollection
    if traits.userInterfaceStyle == .dark { environment.colorScheme = .dark }
    if traits.layoutDirection == .rightToLeft { environment.layoutDirection = .rightToLeft }
    // Otherwise they keep their defaults.
    if traits.horizontalSizeClass == .regular { environment.horizontalSizeClass = .regular }
    if traits.verticalSizeClass == .compact { environment.verticalSizeClass = .compact }
    environment.takeTypeSize(of: traits.preferredContentSizeCategory)
    if let locale = traits.locale { environment.setLocale(locale) }
    if let window { environment.windowWithUndo = WindowWithUndo(reference: window.reference) }
    return environment
  }

  /// Preferences about the window reach the root: reads them later in the update.
  func rootPreferenceDidChange(_ key: ObjectIdentifier?) {
    guard !isReadingLater, key.map(WindowPreferences.keys.contains) ?? true else { return }
    isReadingLater = true
    graph?.readContentLater(self)
  }

  func readContent() {
    isReadingLater = false
    guard let root = graph?.root else { return }
    windowPreferences = WindowPreferences(
      colorScheme: root.preference(PreferredColorSchemeKey.self) ?? nil,
      hidesStatusBar: root.preference(StatusBarHiddenKey.self) ?? nil)
    applyWindowPreferences(to: window)
  }

  /// Applies the views' preferences to the window, and removes those that the views do not have any more.
  func applyWindowPreferences(to window: HostWindow?) {
    guard let window, windowPreferences != appliedPreferences else { return }
    if windowPreferences.colorScheme != appliedPreferences.colorScheme {
      window.preferredStyle = windowPreferences.colorScheme?.host ?? .unspecified
    }
    if windowPreferences.hidesStatusBar != appliedPreferences.hidesStatusBar {
      window.prefersStatusBarHidden = windowPreferences.hidesStatusBar ?? false
    }
    appliedPreferences = windowPreferences
  }

  /// Removes the views' preferences from the window.
  func withdrawWindowPreferences(from window: HostWindow?) {
    if appliedPreferences.colorScheme != nil { window?.preferredStyle = .unspecified }
    if appliedPreferences.hidesStatusBar != nil { window?.prefersStatusBarHidden = false }
    appliedPreferences = WindowPreferences()
  }
}
