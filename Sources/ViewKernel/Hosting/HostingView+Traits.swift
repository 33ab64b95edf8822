import HostTree

extension HostingView {
  /// The environment that a hosting view gives its root view: what the traits of the host tree say.
  var rootEnvironment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.editMode = editMode
    let traits = stage.traitCollection
    if traits.userInterfaceStyle == .dark { environment.colorScheme = .dark }
    if traits.layoutDirection == .rightToLeft { environment.layoutDirection = .rightToLeft }
    // Else they are what they are unless told.
    if traits.horizontalSizeClass == .regular { environment.horizontalSizeClass = .regular }
    if traits.verticalSizeClass == .compact { environment.verticalSizeClass = .compact }
    return environment
  }

  /// What views say of the window goes all the way up.
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

  /// Gives the window what the views want, and takes it back when they do not want it any more.
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

  /// Leaves the window as it was before.
  func withdrawWindowPreferences(from window: HostWindow?) {
    if appliedPreferences.colorScheme != nil { window?.preferredStyle = .unspecified }
    if appliedPreferences.hidesStatusBar != nil { window?.prefersStatusBarHidden = false }
    appliedPreferences = WindowPreferences()
  }
}

/// What the views want of their window; nil where they want nothing in particular.
struct WindowPreferences: Equatable {
  var colorScheme: ColorScheme?
  var hidesStatusBar: Bool?

  static let keys = [ObjectIdentifier(PreferredColorSchemeKey.self), ObjectIdentifier(StatusBarHiddenKey.self)]
}
