/// A property wrapper for an observable object that an ancestor has put into the environment with
/// `environmentObject(_:)`. The view's body runs again whenever the object announces a change.
///
/// If there is no such object, a body that reads it is reported once, and shows nothing until there is one. A read
/// elsewhere, such as in an action, stops the program.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of the object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var storage: EnvironmentObjectStorage<ObjectType>?

  /// Creates the property. The object is looked up by its type.
  public init() {}

  /// The object. Reading it outside of a mounted view stops the program.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let storage else {
      preconditionFailure(
        "An EnvironmentObject of type \(ObjectType.self) was read outside of a view on screen. Read it in the body.")
    }
    guard let object = storage.observed.object else { storage.found.isRead() }
    return object
  }

  /// A wrapper whose dynamic members are bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(wrappedValue, storage?.observed.source) }
}

extension EnvironmentObject: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> EnvironmentObjectStorage<ObjectType> { EnvironmentObjectStorage(node) }

  mutating func install(_ storage: EnvironmentObjectStorage<ObjectType>, in node: ReaderNode) -> Bool {
    self.storage = storage
    guard storage.found.read(in: node) else { return false }
    return storage.observed.observe(storage.found.value)
  }

  static var isOfObject: Bool { true }

  static func missingObject(_ storage: EnvironmentObjectStorage<ObjectType>) -> (any MissingObject)? {
    storage.found.value == nil ? storage.found : nil
  }
  static func dismantle(_ storage: EnvironmentObjectStorage<ObjectType>) { storage.observed.end() }
}

/// The storage in a node: the object, and its observation.
@MainActor
final class EnvironmentObjectStorage<ObjectType: ObservableObject> {
  let found = EnvironmentStorage<ObjectType>(
    find: { $0[EnvironmentObjectKey<ObjectType>.self] }, absence: "environmentObject(_:)")
  let observed: ObservedStorage<ObjectType>

  init(_ node: ReaderNode) { observed = ObservedStorage(node) }
}

extension EnvironmentValues {
  /// The `@Observable` object of a type that was put into the environment with `environment(_:)`; nil if there is none.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[EnvironmentObjectKey<T>.self] }
    set { self[EnvironmentObjectKey<T>.self] = newValue }
  }
}

/// The modifier of `environmentObject(_:)` and `environment(_:)`.
public struct _EnvironmentObjectModifier<Object: AnyObject> {
  let object: Object?
}

extension _EnvironmentObjectModifier: EnvironmentWriter {
  package func write(to values: inout EnvironmentValues) { values[EnvironmentObjectKey<Object>.self] = object }
}

extension View {
  /// Puts an observable object into the environment, for `@EnvironmentObject` in this view and its descendants.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }

  /// Puts an `@Observable` object into the environment, for `@Environment(Model.self)` in this view and its
  /// descendants. Nil removes the object of that type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}

extension EnvironmentObject: ActionComparing {
  static func isSameForActions(_ first: EnvironmentObject, _ second: EnvironmentObject) -> Bool {
    first.storage != nil && first.storage === second.storage
  }
}

extension EnvironmentObject: LiveProperty {
  var liveValue: Any? { storage?.observed.object }
  var changeCount: Int { storage?.observed.changeCount ?? 0 }
}
