// Tests: `LayoutDirectionTests`.

import HostTree

extension HostView {
  /// Overrides the host's traits by those that environment modifiers around the view have written.
  func take(_ own: OwnTraits, of values: EnvironmentValues) {
    if own.contains(.colorScheme) { overrideUserInterfaceStyle = values.colorScheme.host }
    if own.contains(.layoutDirection) { traitOverrides.layoutDirection = values.layoutDirection.host }
  }
}

extension LayoutDirection {
  /// The layout direction as a host trait.
  var host: HostTraitEnvironmentLayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}
