/// An observable object that somebody else owns: the view follows the object that it is given.
///
/// The view's body runs again whenever the object says that it will change, whatever the body has read of it.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType
  private var storage: ObservedStorage<ObjectType>?

  /// Follows `wrappedValue`.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Follows `initialValue`.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object. It is set in the view's initializer; a view on screen is given another one from outside.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Gives bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object, storage?.source) }

  /// An observable object, as a source of bindings to its properties.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType
    /// Changes with the object; nil outside of a view on screen.
    private let source: Source?

    init(_ object: ObjectType, _ source: Source?) {
      self.object = object
      self.source = source
    }

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(ObjectMemberLocation(object, keyPath, source))
    }
  }
}

extension ObservedObject: SelfComparing {
  package static func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.object === b.assumingMemoryBound(to: Self.self).pointee.object
  }
}

extension ObservedObject: StoredProperty {
  func makeStorage(in node: ReaderNode) -> ObservedStorage<ObjectType> { ObservedStorage(node) }

  mutating func install(_ storage: ObservedStorage<ObjectType>, in node: ReaderNode) -> Bool {
    self.storage = storage
    return storage.observe(object)
  }

  static func dismantle(_ storage: ObservedStorage<ObjectType>) { storage.end() }
}

@MainActor
private func reportChangeElsewhere(of type: Any.Type) {
  reportMisuse(
    "An observed \(type) was changed elsewhere than on the main actor. Views that read it meanwhile may show what does not "
      + "belong together: change it on the main actor (`await MainActor.run`), or publish by `receive(on: DispatchQueue.main)`."
  )
}

/// Watches one observable object for a node. When the object says that it will change, the node is queued, and so is
/// who has read the object through a binding.
///
/// Copies of the view hold it too, in actions perhaps that run after the view has gone: they go on to find the object.
@MainActor
final class ObservedStorage<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  /// What readers of bindings to the object's properties depend on.
  let source = Source()
  /// Nil once the node has gone: it says so with ``end()``.
  private unowned(unsafe) var node: ReaderNode?
  private var subscription: AnyCancellable?
  /// How often the object has said that it will change, and how often it was another.
  private(set) var changeCount = 0

  init(_ node: ReaderNode) { self.node = node }

  /// Watches another object, or none.
  ///
  /// - Returns: Whether it is another.
  @discardableResult
  func observe(_ new: ObjectType?) -> Bool {
    guard new !== object else { return false }
    object = new
    changeCount &+= 1
    subscription = new?.subscribeToChanges { [weak self] in
      let isElsewhere = !isOnMainActor
      onMainActor {
        if isElsewhere { reportChangeElsewhere(of: ObjectType.self) }
        self?.objectWillChange()
      }
    }
    return true
  }

  /// The node goes: watches no more.
  func end() {
    node = nil
    subscription = nil
  }

  private func objectWillChange() {
    // What another thread announced may arrive when the node has gone.
    guard let node else { return }
    changeCount &+= 1
    if let running = ReaderNode.current {
      reportChangeDuringUpdate(of: "An observed \(ObjectType.self)", by: running, readBy: node)
    } else {
      node.invalidate()
      source.notifyReaders()
    }
  }

  /// The object.
  func read() -> ObjectType {
    guard let object else {
      preconditionFailure("\(ObjectType.self) was read after its view had gone. Keep the object itself instead.")
    }
    return object
  }
}

extension ObservedObject: LiveProperty {
  var liveValue: Any? { object }
  var changeCount: Int { storage?.changeCount ?? 0 }
}
