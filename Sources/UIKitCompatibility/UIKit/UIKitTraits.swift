// Tests: `UIKitNamesTests`.

public import HostTree

extension UserInterfaceSizeClass {
  /// Creates the size class of a trait; nil for one that is unspecified.
  public init?(_ sizeClass: HostUserInterfaceSizeClass) {
    switch sizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension ColorScheme {
  /// Creates the colour scheme of a trait; nil for one that is unspecified.
  public init?(_ style: HostUserInterfaceStyle) {
    switch style {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}
