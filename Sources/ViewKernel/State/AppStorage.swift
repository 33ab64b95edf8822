public import Foundation

/// A value that is kept in the user defaults, under a key: all views that name the same key share it, and it is there again
/// when the application begins anew.
///
/// A write makes the bodies that have read it run again. So does what other code writes to the defaults, in the next
/// ``/HostTree/HostWindow/settle()`` of a window: it asks for none, as nobody tells of it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let coding: StorageCoding<Value>
  private var location: StorageLocation<Value>?

  private init(_ key: String, _ store: UserDefaults?, _ coding: StorageCoding<Value>) {
    self.key = key
    self.store = store
    self.coding = coding
  }

  /// The value. Outside of a view on screen it is read from the defaults and written there at once.
  public var wrappedValue: Value {
    get { (location ?? makeLocation(.standard)).get() }
    nonmutating set { (location ?? makeLocation(.standard)).set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location ?? makeLocation(.standard)) }

  private func makeLocation(_ usual: UserDefaults) -> StorageLocation<Value> {
    let place = DefaultsPlace(store: store ?? usual, key: key)
    let coding = coding
    let source = StorageSource.shared(id: ObjectIdentifier(place.store), key)
    return StorageLocation(
      source, read: { coding.read(place) },
      write: { [unowned source] in
        coding.write($0, place)
        if isOnMainActor { onMainActor { DefaultsWatch.took(source) } }
      })
  }
}

extension AppStorage: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> StorageLocation<Value> {
    let usual = node.reading { node.scope.values.defaultAppStorage }
    let location = makeLocation(usual)
    DefaultsWatch.watch(location.source, DefaultsPlace(store: store ?? usual, key: key))
    return location
  }

  mutating func install(_ storage: StorageLocation<Value>, in node: ReaderNode) -> Bool {
    location = storage
    return false
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  /// Where `AppStorage` without a store of its own keeps its values.
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Says where `@AppStorage` inside this view keeps its values if it names no store. Views that are at their place already keep
  /// theirs.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

// MARK: What can be kept

extension AppStorage where Value == Bool {
  /// Keeps a truth value; `wrappedValue` counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .plain(wrappedValue))
  }
}

extension AppStorage where Value == Int {
  /// Keeps a number; `wrappedValue` counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .plain(wrappedValue))
  }
}

extension AppStorage where Value == Double {
  /// Keeps a number; `wrappedValue` counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .plain(wrappedValue))
  }
}

extension AppStorage where Value == String {
  /// Keeps a text; `wrappedValue` counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .plain(wrappedValue))
  }
}

extension AppStorage where Value == Data {
  /// Keeps data; `wrappedValue` counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .plain(wrappedValue))
  }
}

extension AppStorage where Value == URL {
  /// Keeps an address; `wrappedValue` counts while there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .url(wrappedValue))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a raw value; `wrappedValue` counts while there is none, and where it stands for nothing.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .raw(wrappedValue))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a raw value; `wrappedValue` counts while there is none, and where it stands for nothing.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .raw(wrappedValue))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, store, .optional()) }
  /// Keeps a number, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, .optional()) }
  /// Keeps a number, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, store, .optional()) }
  /// Keeps a text, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, store, .optional()) }
  /// Keeps data, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, store, .optional()) }
  /// Keeps a raw value, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, store, .optionalRaw())
  }
  /// Keeps a raw value, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, store, .optionalRaw())
  }
}

extension AppStorage: LiveProperty {
  var liveValue: Any? { wrappedValue }
}
