// Tests: `FocusedValueTests`.

/// A key of a value that the focused view publishes.
///
/// ```swift
/// struct DocumentKey: FocusedValueKey {
///   typealias Value = Binding<String>
/// }
///
/// extension FocusedValues {
///   var document: Binding<String>? {
///     get { self[DocumentKey.self] }
///     set { self[DocumentKey.self] = newValue }
///   }
/// }
/// ```
///
/// `@Entry` declares the key and the accessors in one line.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view and the views around it publish by `focusedValue(_:_:)`.
///
/// A view anywhere in the window, and the commands of its scene, read them with ``FocusedValue`` and
/// ``FocusedBinding``.
public struct FocusedValues {
  private(set) var entries: [FocusedEntry] = []
  /// Where the values come from that views read; nil for values that are being published.
  private var store: FocusStore?

  init() {}

  init(_ store: FocusStore) { self.store = store }

  /// The value of a key; nil if nothing focused publishes one. A body that reads it depends on this key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get {
      let key = ObjectIdentifier(key)
      guard let entry = store?.read(key) ?? entries.first(where: { $0.key == key }) else { return nil }
      return knownDowncast(entry, to: TypedFocusedEntry<Key>.self).value
    }
    set {
      set(newValue.map { TypedFocusedEntry<Key>($0) }, for: ObjectIdentifier(key))
    }
  }

  mutating func set(_ entry: FocusedEntry?, for key: ObjectIdentifier) {
    entries.removeAll { $0.key == key }
    if let entry { entries.append(entry) }
  }

  @MainActor func isEqual(to other: FocusedValues) -> Bool {
    entries.count == other.entries.count && zip(entries, other.entries).allSatisfy { $0.isEqual(to: $1) }
  }
}

/// A published value with its key; immutable.
class FocusedEntry: @unchecked Sendable {
  // Unchecked: whether a value is safe to share is up to its readers, as in the environment.
  let key: ObjectIdentifier

  init(key: ObjectIdentifier) { self.key = key }

  @MainActor func isEqual(to other: FocusedEntry) -> Bool { self === other }
  /// Whether the value has closures, which may differ though they do the same.
  @MainActor var holdsFunctions: Bool { false }
}

/// The entry of one type of key. Unchecked like its superclass, and immutable as well.
final class TypedFocusedEntry<Key: FocusedValueKey>: FocusedEntry, @unchecked Sendable {
  let value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self))
  }

  override func isEqual(to other: FocusedEntry) -> Bool {
    guard other.key == key else { return false }
    return ValueComparison.of(Key.Value.self).areEqual(value, knownDowncast(other, to: Self.self).value)
  }

  override var holdsFunctions: Bool { ValueComparison.of(Key.Value.self).holdsFunctions }
}

/// The key of a focused object, by its type.
enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = Object
}
