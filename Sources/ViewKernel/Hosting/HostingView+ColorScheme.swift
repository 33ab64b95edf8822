import HostTree

extension HostingView {
  /// The environment that a hosting view gives its root view: the appearance that the host tree says.
  var rootEnvironment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.editMode = editMode
    if stage.traitCollection.userInterfaceStyle == .dark { environment.colorScheme = .dark }
    return environment
  }

  func preferredColorSchemeDidChange(_ colorScheme: ColorScheme?) {
    preferredStyle = colorScheme?.host ?? .unspecified
    applyPreferredStyle(to: window)
  }

  /// Gives the window the appearance that the views want, and takes it back when they do not want any more.
  func applyPreferredStyle(to window: HostWindow?) {
    guard let window, preferredStyle != appliedStyle else { return }
    appliedStyle = preferredStyle
    window.preferredStyle = preferredStyle
  }

  /// Leaves the window with the appearance that it had before.
  func withdrawPreferredStyle(from window: HostWindow?) {
    guard appliedStyle != .unspecified else { return }
    appliedStyle = .unspecified
    window?.preferredStyle = .unspecified
  }
}
