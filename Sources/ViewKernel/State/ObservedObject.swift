// Tests: `StateObjectTests`, `ObservedBindingTests`.

/// A property wrapper for an observable object that is owned elsewhere.
///
/// The view's body runs again whenever the object announces a change, whichever properties the body reads. The view
/// observes the object of its latest value.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType
  private var storage: ObservedStorage<ObjectType>?

  /// Creates the property with the object to observe.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates the property with the object to observe.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object. Set it in the view's initializer only; a mounted view gets another object from its parent.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// A wrapper whose dynamic members are bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object, storage?.source) }

  /// An observable object whose dynamic members are bindings to its properties.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType
    /// The source that changes with the object; nil outside of a mounted view.
    private let source: Source?

    init(_ object: ObjectType, _ source: Source?) {
      self.object = object
      self.source = source
    }

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(ObjectMemberLocation(object, keyPath, source))
    }
  }
}

extension ObservedObject: SelfComparing {
  package static func isEqual(_ first: ObservedObject, _ second: ObservedObject) -> Bool {
    first.object === second.object
  }
}

extension ObservedObject: ActionComparing {
  static func isSameForActions(_ first: ObservedObject, _ second: ObservedObject) -> Bool { isEqual(first, second) }
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

/// Observes one object for a node. When the object announces a change, the node is invalidated, and so are readers of
/// the object through bindings.
///
/// Copies of the view retain it, too, for example in actions that run after the view was unmounted: they still find the
/// object.
@MainActor
final class ObservedStorage<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  /// The source for readers of bindings to the object's properties.
  let source = Source()
  /// Nil once the node has called ``end()`` on its unmount.
  private unowned(unsafe) var node: ReaderNode?
  private var subscription: AnyCancellable?
  /// The number of announced changes and replaced objects.
  private(set) var changeCount = 0

  init(_ node: ReaderNode) { self.node = node }

  /// Observes another object, or none.
  ///
  /// - Returns: Whether the object differs.
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

  /// Stops observing, when the node is unmounted.
  func end() {
    node = nil
    subscription = nil
  }

  private func objectWillChange() {
    // An announcement from another thread may arrive after the unmount.
    guard let node else { return }
    changeCount &+= 1
    if UpdateWatch.isOn { UpdateWatch.willChange(object, readBy: node) }
    if let running = ReaderNode.current {
      reportChangeDuringUpdate(of: "An observed \(ObjectType.self)", by: running, readBy: node)
    } else {
      node.invalidate()
      source.notifyReaders()
    }
  }

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
