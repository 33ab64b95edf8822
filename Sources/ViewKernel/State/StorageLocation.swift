// Tests: `AppStorageTests`, `SceneStorageTests`.

import Foundation

/// The location of a value that is stored under a key. All locations of a key share the source that bodies depend on.
final class StorageLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  let source: StorageSource
  private let read: () -> Value
  private let write: (Value) -> Void

  init(_ source: StorageSource, read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.source = source
    self.read = read
    self.write = write
  }

  override func get() -> Value {
    source.recordRead()
    return read()
  }

  override func set(_ newValue: Value) {
    nonisolated(unsafe) let newValue = newValue
    if isOnMainActor {
      onMainActor { [self] in
        if let running = ReaderNode.current {
          return reportMisuse(
            "A kept \(Value.self) was changed while \(running.viewName) was being updated; the change was not made. "
              + "Change it in actions, in onAppear or in onChange.")
        }
        let former = read()
        if ValueComparison.of(Value.self).areEqual(former, newValue) { return }
        write(newValue)
        if UpdateWatch.isOn { UpdateWatch.wrote(newValue, insteadOf: former, in: source) }
        source.notifyReaders()
      }
    } else {
      nonisolated(unsafe) let former = read()
      write(newValue)
      onMainActor { [self] in
        if ValueComparison.of(Value.self).areEqual(former, newValue) { return }
        if UpdateWatch.isOn { UpdateWatch.wrote(newValue, insteadOf: former, in: source) }
        source.notifyReaders()
      }
    }
  }

  override func isEqual(to other: BindingLocation<Value>) -> Bool {
    (other as? StorageLocation<Value>)?.source === source
  }
}

/// The source of all values under one key in one store.
final class StorageSource: Source, @unchecked Sendable {
  private struct Key: Hashable {
    let id: ObjectIdentifier
    let name: String
  }

  private struct Weak {
    weak var source: StorageSource?
    let id: ObjectIdentifier
  }

  private static let all = Guarded<[Key: Weak]>([:])

  private let key: Key

  private init(_ key: Key) { self.key = key }

  deinit {
    // Another source may have replaced this one.
    StorageSource.all.withLock { all in
      if let entry = all[key], entry.id == ObjectIdentifier(self) { all[key] = nil }
    }
  }

  /// The source for a key in the store that `id` identifies; created on demand.
  static func shared(id: ObjectIdentifier, _ name: String) -> StorageSource {
    let key = Key(id: id, name: name)
    return all.withLock { all in
      // Not `all[key]?.source`: the compiler (6.3) reads the weak reference at an invalid address if there is no entry.
      if let entry = all[key], let source = entry.source { return source }
      let source = StorageSource(key)
      all[key] = Weak(source: source, id: ObjectIdentifier(source))
      return source
    }
  }
}

extension StorageSource {
  /// A place in a store for one value.
  protocol Place {
    func object() -> Any?
    func set(_ object: Any?)
  }
}

/// How a value is converted to and from a property list object.
struct StorageCoding<Value> {
  let read: (any StorageSource.Place) -> Value
  let write: (Value, any StorageSource.Place) -> Void

  /// Unchanged; the default if there is none.
  static func plain(_ initial: Value) -> Self {
    Self(read: { $0.object() as? Value ?? initial }, write: { $1.set($0) })
  }

  /// Unchanged; nil if there is none.
  static func optional<Wrapped>() -> Self where Value == Wrapped? {
    Self(read: { $0.object() as? Wrapped }, write: { $1.set($0) })
  }
}

extension StorageCoding where Value == URL {
  /// As an absolute string.
  static func url(_ initial: Value) -> Self {
    Self(
      read: { ($0.object() as? String).flatMap { URL(string: $0) } ?? initial }, write: { $1.set($0.absoluteString) })
  }
}

extension StorageCoding where Value == URL? {
  /// As an absolute string; nil if there is none.
  static func optionalURL() -> Self {
    Self(
      read: { ($0.object() as? String).flatMap { URL(string: $0) } }, write: { $1.set($0?.absoluteString) })
  }
}

extension StorageCoding where Value: RawRepresentable {
  /// As the raw value; the default if there is none.
  static func raw(_ initial: Value) -> Self {
    Self(
      read: { ($0.object() as? Value.RawValue).flatMap { Value(rawValue: $0) } ?? initial },
      write: { $1.set($0.rawValue) })
  }
}

extension StorageCoding where Value: Codable {
  /// As JSON; the default if there is none, or none that can be read.
  static func json(_ initial: Value) -> Self {
    Self(
      read: { place in
        (place.object() as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } ?? initial
      },
      write: { value, place in
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        place.set(try? encoder.encode(value))
      })
  }
}

extension StorageCoding {
  /// As the raw value; nil if there is none.
  static func optionalRaw<Wrapped: RawRepresentable>() -> Self where Value == Wrapped? {
    Self(
      read: { ($0.object() as? Wrapped.RawValue).flatMap { Wrapped(rawValue: $0) } }, write: { $1.set($0?.rawValue) })
  }
}

/// A key in the user defaults.
struct DefaultsPlace: StorageSource.Place {
  let store: UserDefaults
  let key: String

  func object() -> Any? { store.object(forKey: key) }

  func set(_ object: Any?) {
    if let object { store.set(object, forKey: key) } else { store.removeObject(forKey: key) }
    DefaultsWriter.write(store)
  }
}

/// Synchronizes user defaults with their file. Apple's systems do so automatically; elsewhere values stay in memory
/// until they are synchronized.
///
/// That writes a file, so writes are coalesced: until the next `settle()` begins, the main queue is free, or the
/// program exits.
enum DefaultsWriter {
  private static let waiting = Guarded<[UserDefaults]>([])
  private static let writesAtExit: Void = { atexit { DefaultsWriter.writeAll() } }()

  static func write(_ store: UserDefaults) {
    #if !canImport(Darwin)
      writesAtExit
      let isFirst = waiting.withLock { waiting in
        defer { if !waiting.contains(where: { $0 === store }) { waiting.append(store) } }
        return waiting.isEmpty
      }
      if isFirst { leaveForMainActor { writeAll() } }
    #endif
  }

  /// Writes what waits, at once: for a process that is about to be another one.
  static func writeAll() {
    let stores = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for store in stores { store.synchronize() }
  }
}

/// The values that the views of a scene store with `SceneStorage`.
final class SceneValues: KeptByGraph, Sendable {
  private let values = Guarded<[String: Any]>([:])

  nonisolated init() {}

  /// All of them: values of property lists, by their keys.
  nonisolated var all: [String: Any] {
    get { values.withLock { $0 } }
    set { values.withLock { $0 = newValue } }
  }

  struct Place: StorageSource.Place {
    let values: SceneValues
    let key: String

    func object() -> Any? { values.values.withLock { $0[key] } }
    func set(_ object: Any?) {
      // The former value is released outside of the lock.
      _ = values.values.withLock { values in
        let former = values[key]
        values[key] = object
        return former
      }
    }
  }

  nonisolated func place(_ key: String) -> Place { Place(values: self, key: key) }
}
