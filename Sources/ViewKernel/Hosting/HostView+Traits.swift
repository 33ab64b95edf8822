import HostTree

extension HostView {
  /// Takes what views around have written of the traits, whatever the hosts around say.
  func take(_ own: OwnTraits, of values: EnvironmentValues) {
    if own.contains(.colorScheme) { overrideUserInterfaceStyle = values.colorScheme.host }
    if own.contains(.layoutDirection) { traitOverrides.layoutDirection = values.layoutDirection.host }
  }
}

extension LayoutDirection {
  /// The same as a trait.
  var host: HostTraitEnvironmentLayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}
