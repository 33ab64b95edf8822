// Tests: `LayoutDirectionTests`.

/// The traits that hosts inherit from their superviews, as far as views have written them. If none has, the window's
/// traits count, and hosts are not notified.
struct OwnTraits: OptionSet {
  let rawValue: UInt8

  static let colorScheme = OwnTraits(rawValue: 1 << 0)
  static let layoutDirection = OwnTraits(rawValue: 1 << 1)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the set of the traits among written keys.
  init(_ written: [ObjectIdentifier]) {
    self = []
    if written.contains(ObjectIdentifier(ColorSchemeKey.self)) { insert(.colorScheme) }
    if written.contains(ObjectIdentifier(LayoutDirectionKey.self)) { insert(.layoutDirection) }
  }
}
