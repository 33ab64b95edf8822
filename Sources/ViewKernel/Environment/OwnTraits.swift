extension OwnTraits {
  static let colorScheme = OwnTraits(rawValue: 1 << 0)
  static let layoutDirection = OwnTraits(rawValue: 1 << 1)

  /// Creates the set of the traits among written keys.
  init(_ written: [ObjectIdentifier]) {
    self = []
    if written.contains(ObjectIdentifier(ColorSchemeKey.self)) { insert(.colorScheme) }
    if written.contains(ObjectIdentifier(LayoutDirectionKey.self)) { insert(.layoutDirection) }
  }
}
