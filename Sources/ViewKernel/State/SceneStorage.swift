public import Foundation

/// A value that a scene keeps under a key: all views of the scene that name the same key share it.
///
/// It lives as long as the hosting view that shows the scene, beyond the views that use it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let coding: StorageCoding<Value>
  private(set) var location: StorageLocation<Value>?

  private init(_ key: String, _ coding: StorageCoding<Value>) {
    self.key = key
    self.coding = coding
  }

  /// The value. Outside of a view on screen it is the initial value, and a write is lost.
  public var wrappedValue: Value {
    get { location?.get() ?? coding.read(SceneValues().place(key)) }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(wrappedValue) }
    return Binding(location)
  }
}

extension SceneStorage: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> StorageLocation<Value> {
    let place = node.graph.sceneValues.place(key)
    let coding = coding
    return StorageLocation(
      .shared(id: ObjectIdentifier(node.graph.sceneValues), key), read: { coding.read(place) },
      write: { coding.write($0, place) })
  }

  mutating func install(_ storage: StorageLocation<Value>, in node: ReaderNode) -> Bool {
    location = storage
    return false
  }
}

extension SceneStorage: LocatedProperty {}

extension SceneStorage where Value == Bool {
  /// Keeps a truth value; `wrappedValue` counts while there is none.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .plain(wrappedValue)) }
}

extension SceneStorage where Value == Int {
  /// Keeps a number; `wrappedValue` counts while there is none.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .plain(wrappedValue)) }
}

extension SceneStorage where Value == Double {
  /// Keeps a number; `wrappedValue` counts while there is none.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .plain(wrappedValue)) }
}

extension SceneStorage where Value == String {
  /// Keeps a text; `wrappedValue` counts while there is none.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .plain(wrappedValue)) }
}

extension SceneStorage where Value == Data {
  /// Keeps data; `wrappedValue` counts while there is none.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .plain(wrappedValue)) }
}

extension SceneStorage where Value == URL {
  /// Keeps an address; `wrappedValue` counts while there is none.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .url(wrappedValue)) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a raw value; `wrappedValue` counts while there is none.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .raw(wrappedValue)) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a raw value; `wrappedValue` counts while there is none.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .raw(wrappedValue)) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value, or nothing.
  public init(_ key: String) where Value == Bool? { self.init(key, .optional()) }
  /// Keeps a number, or nothing.
  public init(_ key: String) where Value == Int? { self.init(key, .optional()) }
  /// Keeps a number, or nothing.
  public init(_ key: String) where Value == Double? { self.init(key, .optional()) }
  /// Keeps a text, or nothing.
  public init(_ key: String) where Value == String? { self.init(key, .optional()) }
  /// Keeps data, or nothing.
  public init(_ key: String) where Value == Data? { self.init(key, .optional()) }
}

extension SceneStorage: LiveProperty {
  var liveValue: Any? { location?.get() }
}
