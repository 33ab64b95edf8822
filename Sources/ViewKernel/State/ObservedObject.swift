/// An observable object that somebody else owns: the view follows the object that it is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private let object: ObjectType
  private var storage: ObservedStorage<ObjectType>?

  /// Follows `wrappedValue`.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Follows `initialValue`.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    storage?.recordRead()
    return object
  }

  /// Gives bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper {
    storage?.recordRead()
    return Wrapper(object, storage)
  }

  /// An observable object, as a source of bindings to its properties.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType
    private let storage: ObservedStorage<ObjectType>?

    init(_ object: ObjectType, _ storage: ObservedStorage<ObjectType>?) {
      self.object = object
      self.storage = storage
    }

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(ObjectMemberLocation(object, keyPath, storage))
    }
  }
}

extension ObservedObject: SelfComparing {
  package static func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.object === b.assumingMemoryBound(to: Self.self).pointee.object
  }
}

extension ObservedObject: StoredProperty {
  func makeStorage(in node: ReaderNode) -> ObservedStorage<ObjectType> { ObservedStorage() }

  mutating func install(_ storage: ObservedStorage<ObjectType>, in node: ReaderNode) -> Bool {
    self.storage = storage
    return storage.observe(object)
  }

  static func dismantle(_ storage: ObservedStorage<ObjectType>) { storage.observe(nil) }
}

/// Watches one observable object for a node; a source that changes when the object says that it will.
@MainActor
final class ObservedStorage<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  private let source = Source()
  private var subscription: AnyCancellable?

  /// Watches another object, or none.
  ///
  /// - Returns: Whether it is another.
  @discardableResult
  func observe(_ new: ObjectType?) -> Bool {
    guard new !== object else { return false }
    object = new
    let source = source
    subscription = new?.subscribeToChanges {
      if ReaderNode.current != nil { return reportWriteDuringUpdate(of: "An observed \(ObjectType.self)") }
      onMainThread { source.notifyReaders() }
    }
    return true
  }

  func recordRead() { source.recordRead() }

  /// The object, noted as read.
  func read() -> ObjectType {
    recordRead()
    guard let object else {
      preconditionFailure("\(ObjectType.self) was read after its view had gone. Keep the object itself instead.")
    }
    return object
  }
}
