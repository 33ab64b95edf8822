/// The values that views hand down to everything inside them.
///
/// A list of what was written, innermost first, that shares its tail with the environment around: handing down costs
/// one small object for each write, and nothing for views that write nothing.
public struct EnvironmentValues {
  private(set) var head: EnvironmentEntry?

  /// An environment in which nobody has written anything.
  public init() {}

  init(_ head: EnvironmentEntry?) { self.head = head }

  /// The value of a key, or its default. Read in a body, it makes the body depend on this key.
  ///
  /// - Complexity: O(n) in the number of writes around; each is a comparison of two pointers. Mostly O(1) where nobody wrote.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let entry = read(ObjectIdentifier(key)) else { return Key.defaultValue }
      return knownDowncast(entry, to: TypedEnvironmentEntry<Key>.self).value
    }
    set { head = TypedEnvironmentEntry<Key>(newValue, next: head) }
  }

  // Apart, so that there is one of it, not one for each key.
  @inline(never)
  private func read(_ key: ObjectIdentifier) -> EnvironmentEntry? {
    let bit = EnvironmentKeyBits.bit(of: key)
    if let reader = ReaderNode.current { reader.environmentKeys |= bit }
    // Most keys were not written by anybody around.
    guard let head, head.bits & bit != 0 else { return nil }
    return entry(for: key)
  }

  /// What was written last for a key; nil where nobody did.
  func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    var entry = head
    while let current = entry, current.key != key { entry = current.next }
    return entry
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The values that were written, innermost first, each with its key: `[EnvironmentPropertyKey<BoolKey> = true]`.
  public var description: String {
    var names: [String] = []
    var entry = head
    while let current = entry {
      names.append("\(current)")
      entry = current.next
    }
    return "[\(names.joined(separator: ", "))]"
  }
}

/// One write.
class EnvironmentEntry: @unchecked Sendable {
  // Immutable. What a value is made of is the business of whoever reads it, as with any value in SwiftUI's environment.
  let key: ObjectIdentifier
  let next: EnvironmentEntry?
  /// The bits of the keys that were written here and further out: most keys that are read were not.
  let bits: UInt64

  init(key: ObjectIdentifier, next: EnvironmentEntry?) {
    self.key = key
    self.next = next
    bits = EnvironmentKeyBits.bit(of: key) | (next?.bits ?? 0)
  }

  /// Whether another write of the same key holds an equal value.
  @MainActor func isEqual(to other: EnvironmentEntry) -> Bool { self === other }
}

/// One write of a value for a key. Unchecked as its superclass is, and immutable like it.
final class TypedEnvironmentEntry<Key: EnvironmentKey>: EnvironmentEntry, CustomStringConvertible, @unchecked Sendable {
  let value: Key.Value

  init(_ value: Key.Value, next: EnvironmentEntry?) {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self), next: next)
  }

  override func isEqual(to other: EnvironmentEntry) -> Bool {
    let other = knownDowncast(other, to: TypedEnvironmentEntry<Key>.self)
    return ValueComparison.of(Key.Value.self).areEqual(value, other.value)
  }

  var description: String { "EnvironmentPropertyKey<\(Key.self)> = \(value)" }
}
