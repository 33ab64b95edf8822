public import Foundation

/// A property wrapper for a value in the user defaults, under a key. All views that use the same key share the value,
/// and it persists between launches of the application.
///
/// ```swift
/// struct BadgeSettings: View {
///   @AppStorage("showsBadges") private var showsBadges = true
///
///   var body: some View { Text("badges: \(showsBadges)") }
/// }
///
/// UserDefaults.standard.register(defaults: ["showsBadges": false])
/// let host = HostingView(rootView: BadgeSettings())
/// host.updateViews()
/// print(host.subviews[0].treeDescription(options: .structure))
/// // Prints "HostLabel "badges: false""
/// ```
///
/// A write invalidates the views whose bodies have read the value. So does a write of other code to the defaults, at
/// the beginning of the next ``/HostTree/HostWindow/settle()`` of a window; such a write does not request a settle
/// itself, as there is no notification of it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let coding: StorageCoding<Value>
  private var location: StorageLocation<Value>?

  init(_ key: String, _ store: UserDefaults?, _ coding: StorageCoding<Value>) {
    self.key = key
    self.store = store
    self.coding = coding
  }

  /// The value. Outside of a mounted view it is read from the defaults, and written to them, directly.
  public var wrappedValue: Value {
    get { (location ?? makeLocation(.standard)).get() }
    nonmutating set { (location ?? makeLocation(.standard)).set(newValue) }
  }

  /// A binding to the value in the defaults.
  public var projectedValue: Binding<Value> { Binding(location ?? makeLocation(.standard)) }

  private func makeLocation(_ usual: UserDefaults) -> StorageLocation<Value> {
    let place = DefaultsPlace(store: store ?? usual, key: key)
    let coding = coding
    let source = StorageSource.shared(id: ObjectIdentifier(place.store), key)
    return StorageLocation(
      source, read: { coding.read(place) },
      write: { [unowned source] in
        coding.write($0, place)
        let source = source
        onMainActor { DefaultsWatch.took(source) }
      })
  }
}

extension AppStorage: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> StorageLocation<Value> {
    let usual = node.readingProperty { node.scope.values.defaultAppStorage }
    let location = makeLocation(usual)
    DefaultsWatch.watch(location.source, DefaultsPlace(store: store ?? usual, key: key))
    return location
  }

  mutating func install(_ storage: StorageLocation<Value>, in node: ReaderNode) -> Bool {
    location = storage
    return false
  }
}

extension AppStorage: ActionComparing {
  static func isSameForActions(_ first: AppStorage, _ second: AppStorage) -> Bool {
    first.location != nil && first.location === second.location
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  /// The user defaults of `AppStorage` properties without a store of their own. Defaults to `.standard`.
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the user defaults of `@AppStorage` properties in this view that have no store of their own. Views that are
  /// mounted already keep their store.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

// MARK: Types of values

extension AppStorage where Value == Bool {
  /// Creates a Boolean property. `wrappedValue` is the default while the key has no value; a nil `store` means the
  /// store of `defaultAppStorage(_:)`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .plain(wrappedValue))
  }
}

extension AppStorage where Value == Int {
  /// Creates an integer property. `wrappedValue` is the default while the key has no value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .plain(wrappedValue))
  }
}

extension AppStorage where Value == Double {
  /// Creates a floating-point property. `wrappedValue` is the default while the key has no value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .plain(wrappedValue))
  }
}

extension AppStorage where Value == String {
  /// Creates a string property. `wrappedValue` is the default while the key has no value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .plain(wrappedValue))
  }
}

extension AppStorage where Value == Data {
  /// Creates a data property. `wrappedValue` is the default while the key has no value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .plain(wrappedValue))
  }
}

extension AppStorage where Value == URL {
  /// Creates a URL property, stored as an absolute string. `wrappedValue` is the default while the key has no value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .url(wrappedValue))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property that is stored as its raw value. `wrappedValue` is the default while the key has no value, or
  /// one that is no raw value of the type.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .raw(wrappedValue))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property that is stored as its raw value. `wrappedValue` is the default while the key has no value, or
  /// one that is no raw value of the type.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .raw(wrappedValue))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates an optional Boolean property. Nil stands for no value; writing nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, store, .optional()) }
  /// Creates an optional integer property. Nil stands for no value; writing nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, .optional()) }
  /// Creates an optional floating-point property. Nil stands for no value; writing nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, store, .optional()) }
  /// Creates an optional string property. Nil stands for no value; writing nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, store, .optional()) }
  /// Creates an optional URL property, stored as an absolute string. Nil stands for no value; writing nil removes the
  /// key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(key, store, .optionalURL()) }
  /// Creates an optional data property. Nil stands for no value; writing nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, store, .optional()) }
  /// Creates an optional property that is stored as its raw value. Nil stands for no value, or for one that is no raw
  /// value of the type.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, store, .optionalRaw())
  }
  /// Creates an optional property that is stored as its raw value. Nil stands for no value, or for one that is no raw
  /// value of the type.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, store, .optionalRaw())
  }
}

extension AppStorage: SourcedProperty {
  var source: Source? { location?.source }
}

extension AppStorage: LiveProperty {
  var liveValue: Any? { wrappedValue }
}
