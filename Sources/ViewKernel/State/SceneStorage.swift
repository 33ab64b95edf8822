public import Foundation

/// A property wrapper for a value that a scene stores under a key. All views of the scene that use the same key share
/// it.
///
/// The values live as long as the hosting view of the scene: longer than the views. An application that runs in a
/// browser finds them again at its next launch; elsewhere they do not persist between launches.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let coding: StorageCoding<Value>
  private(set) var location: StorageLocation<Value>?

  init(_ key: String, _ coding: StorageCoding<Value>) {
    self.key = key
    self.coding = coding
  }

  /// The value. Outside of a mounted view it is the initial value, and a write is reported and ignored.
  public var wrappedValue: Value {
    get { location?.get() ?? coding.read(SceneValues().place(key)) }
    nonmutating set {
      guard let location else {
        return onMainActor {
          reportMisuse(
            "A SceneStorage<\(Value.self)> was written outside of a view on screen: there is no scene to keep the value. "
              + "Write it in an action of the view's body.")
        }
      }
      location.set(newValue)
    }
  }

  /// A binding to the value; constant outside of a mounted view.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(wrappedValue) }
    return Binding(location)
  }
}

extension SceneStorage: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> StorageLocation<Value> {
    let place = node.graph.kept(SceneValues.self).place(key)
    let coding = coding
    return StorageLocation(
      .shared(id: ObjectIdentifier(node.graph.kept(SceneValues.self)), key), read: { coding.read(place) },
      write: { coding.write($0, place) })
  }

  mutating func install(_ storage: StorageLocation<Value>, in node: ReaderNode) -> Bool {
    location = storage
    return false
  }
}

extension SceneStorage: LocatedProperty {}

extension SceneStorage where Value == Bool {
  /// Creates a Boolean property. `wrappedValue` is the default while the key has no value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .plain(wrappedValue)) }
}

extension SceneStorage where Value == Int {
  /// Creates an integer property. `wrappedValue` is the default while the key has no value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .plain(wrappedValue)) }
}

extension SceneStorage where Value == Double {
  /// Creates a floating-point property. `wrappedValue` is the default while the key has no value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .plain(wrappedValue)) }
}

extension SceneStorage where Value == String {
  /// Creates a string property. `wrappedValue` is the default while the key has no value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .plain(wrappedValue)) }
}

extension SceneStorage where Value == Data {
  /// Creates a data property. `wrappedValue` is the default while the key has no value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .plain(wrappedValue)) }
}

extension SceneStorage where Value == URL {
  /// Creates a URL property. `wrappedValue` is the default while the key has no value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .url(wrappedValue)) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property that is stored as its raw value. `wrappedValue` is the default while the key has no value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .raw(wrappedValue)) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property that is stored as its raw value. `wrappedValue` is the default while the key has no value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .raw(wrappedValue)) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates an optional Boolean property. Nil stands for no value.
  public init(_ key: String) where Value == Bool? { self.init(key, .optional()) }
  /// Creates an optional integer property. Nil stands for no value.
  public init(_ key: String) where Value == Int? { self.init(key, .optional()) }
  /// Creates an optional floating-point property. Nil stands for no value.
  public init(_ key: String) where Value == Double? { self.init(key, .optional()) }
  /// Creates an optional string property. Nil stands for no value.
  public init(_ key: String) where Value == String? { self.init(key, .optional()) }
  /// Creates an optional URL property. Nil stands for no value.
  public init(_ key: String) where Value == URL? { self.init(key, .optionalURL()) }
  /// Creates an optional data property. Nil stands for no value.
  public init(_ key: String) where Value == Data? { self.init(key, .optional()) }
  /// Creates an optional property that is stored as its raw value. Nil stands for no value.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, .optionalRaw())
  }
  /// Creates an optional property that is stored as its raw value. Nil stands for no value.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, .optionalRaw())
  }
}

extension SceneStorage: SourcedProperty {
  var source: Source? { location?.source }
}

extension SceneStorage: LiveProperty {
  var liveValue: Any? { location?.get() }
}
