/// An observable object that a view owns: made once for as long as the view stays at its place, however often the view's
/// value is made anew.
///
/// The view's body runs again whenever the object says that it will change, whatever the body has read of it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var storage: ObservedStorage<ObjectType>?

  /// Makes the property; `wrappedValue` is evaluated when the view first appears at its place, and never again.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  /// Makes the property of an object whose initializer is bound to the main actor, in a view whose own is not.
  init(onMainActor make: @escaping @MainActor () -> ObjectType) {
    // Views come to be at their places on the main actor only.
    self.make = unsafeBitCast(make, to: (() -> ObjectType).self)
  }

  /// The object. Outside of a view on screen each access makes a new one.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    if let storage { return storage.read() }
    reportMisuse(
      "A StateObject<\(ObjectType.self)> was read outside of a view on screen: it gives a new object each time. "
        + "Read it in the view's body.")
    return make()
  }

  /// Gives bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(wrappedValue, storage?.source) }
}

extension StateObject: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> ObservedStorage<ObjectType> {
    let storage = ObservedStorage<ObjectType>(node)
    storage.observe(make())
    return storage
  }

  mutating func install(_ storage: ObservedStorage<ObjectType>, in node: ReaderNode) -> Bool {
    self.storage = storage
    return false
  }

  static func dismantle(_ storage: ObservedStorage<ObjectType>) { storage.end() }
}

extension StateObject: LiveProperty {
  var liveValue: Any? { storage?.object }
  var changeCount: Int { storage?.changeCount ?? 0 }
}
