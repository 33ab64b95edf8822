/// The values that ancestors set for their descendants.
///
/// A linked list of writes, innermost first, that shares its tail with the enclosing environment: a write costs one
/// small object, and views that write nothing cost nothing.
public struct EnvironmentValues {
  private(set) var head: EnvironmentEntry?

  /// Creates an environment with the default of every key.
  public init() {}

  init(_ head: EnvironmentEntry?) { self.head = head }

  /// The value of a key, or its default. A body that reads it depends on this key.
  ///
  /// - Complexity: O(n) for n writes by ancestors, each a comparison of two pointers. Mostly O(1) for a key that was
  ///   not written.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let entry = read(ObjectIdentifier(key)) else { return Key.defaultValue }
      return knownDowncast(entry, to: TypedEnvironmentEntry<Key>.self).value
    }
    set { head = TypedEnvironmentEntry<Key>(newValue, next: head) }
  }

  // A separate function, so that it is not specialised for each key.
  @inline(never)
  private func read(_ key: ObjectIdentifier) -> EnvironmentEntry? {
    let bit = EnvironmentKeyBits.bit(of: key)
    if isOnMainActor { EnvironmentReads.keys |= bit }
    // Most keys were not written by any ancestor.
    guard let head, head.bits & bit != 0 else { return nil }
    return entry(for: key)
  }

  /// Whether one of some keys, or one that shares its bit, was written by an ancestor.
  @inline(__always)
  func isWritten(_ keys: UInt64) -> Bool { head.map { $0.bits & keys != 0 } ?? false }

  /// The innermost write of a key; nil if there is none.
  func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    var entry = head
    while let current = entry, current.key != key { entry = current.next }
    return entry
  }

  /// The writes on top of `base`, the latest first; all writes for nil.
  func entries(since base: EnvironmentValues?) -> [EnvironmentEntry] {
    var entries: [EnvironmentEntry] = []
    var entry = head
    while let current = entry, current !== base?.head {
      entries.append(current)
      entry = current.next
    }
    return entries
  }

  /// Writes what `other` has written on top of `base` once more, on top of these values.
  mutating func rewrite(_ other: EnvironmentValues, since base: EnvironmentValues) {
    for entry in other.entries(since: base).reversed() { write(entry) }
  }

  /// Writes the value of another write.
  mutating func write(_ entry: EnvironmentEntry) { head = entry.copy(next: head) }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The written values with their keys, innermost first: `[EnvironmentPropertyKey<BoolKey> = true]`.
  public var description: String {
    "[\(entries(since: nil).map { "\($0)" }.joined(separator: ", "))]"
  }
}

/// A write of one key; immutable.
class EnvironmentEntry: @unchecked Sendable {
  // Unchecked: whether a value is safe to share is up to its readers, as in SwiftUI's environment.
  let key: ObjectIdentifier
  let next: EnvironmentEntry?
  /// The bits of all keys that were written here or by ancestors.
  let bits: UInt64

  init(key: ObjectIdentifier, next: EnvironmentEntry?) {
    self.key = key
    self.next = next
    bits = EnvironmentKeyBits.bit(of: key) | (next?.bits ?? 0)
  }

  /// Whether another write of the same key has an equal value.
  @MainActor func isEqual(to other: EnvironmentEntry) -> Bool { self === other }

  /// The name of the key's type.
  var keyName: String { "" }

  /// The value, for tools.
  var anyValue: Any { () }

  /// The same write on top of others.
  func copy(next: EnvironmentEntry?) -> EnvironmentEntry { EnvironmentEntry(key: key, next: next) }

  /// A write of another value of the key; nil for a value of another type.
  func with(_ value: Any) -> EnvironmentEntry? { nil }
}

/// A write with the value. Unchecked like its superclass, and immutable as well.
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

  override func copy(next: EnvironmentEntry?) -> EnvironmentEntry { TypedEnvironmentEntry(value, next: next) }

  override func with(_ value: Any) -> EnvironmentEntry? {
    (value as? Key.Value).map { TypedEnvironmentEntry($0, next: nil) }
  }

  override var anyValue: Any { value }
  override var keyName: String { "\(Key.self)" }

  var description: String { "EnvironmentPropertyKey<\(Key.self)> = \(value)" }
}

/// The keys that the running code of a node has read so far, as bits; see ``EnvironmentKeyBits``.
///
/// The caller of the code saves this before and takes it after, so the environment knows nothing of nodes. Accessed on
/// the main actor only, and without exclusivity checks, as each read of a value pays for one.
enum EnvironmentReads {
  @exclusivity(unchecked) nonisolated(unsafe) static var keys: UInt64 = 0
}
