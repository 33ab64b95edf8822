/// The values of the environment that hosts take from the hosts around them, as far as views have written them: where none has, the
/// window's count, and hosts are told nothing.
struct OwnTraits: OptionSet {
  let rawValue: UInt8

  static let colorScheme = OwnTraits(rawValue: 1 << 0)
  static let layoutDirection = OwnTraits(rawValue: 1 << 1)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Those among keys that were written.
  init(_ written: [ObjectIdentifier]) {
    self = []
    if written.contains(ObjectIdentifier(ColorSchemeKey.self)) { insert(.colorScheme) }
    if written.contains(ObjectIdentifier(LayoutDirectionKey.self)) { insert(.layoutDirection) }
  }
}
