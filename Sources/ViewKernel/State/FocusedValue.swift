/// A property wrapper for a value that the focused view publishes; nil if it publishes none.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var title: String?
/// }
/// ```
///
/// ```swift
/// struct Status: View {
///   @FocusedValue(\.title) private var title
///   var body: some View { Text(title ?? "nothing is edited") }
/// }
///
/// struct Letter: View {
///   @State private var text = ""
///   var body: some View {
///     VStack {
///       Status()
///       TextField("Name", text: $text).focusedValue(\.title, "name")
///     }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Letter())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 250))
/// window.settle()
/// print(window.treeDescription(options: .structure))
/// // Prints:
/// // HostWindow
/// // └─ HostingView<Letter>
/// //    └─ HostStackView
/// //       ├─ HostLabel "name"
/// //       └─ HostTextField ""
/// ```
///
/// It works in views and in commands. Values come from the views around the first responder, the innermost first, then
/// from `focusedSceneValue(_:_:)`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var store: FocusStore?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Reads an `@Observable` object that was published with `focusedValue(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[FocusedObjectKey<Value>.self] }
  }

  /// The value; nil if nothing that has the focus publishes one, and outside of a mounted view.
  public var wrappedValue: Value? { store.flatMap { read(FocusedValues($0)) } }
}

extension FocusedValue: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> FocusStore { node.graph.kept(FocusStore.self) }

  mutating func install(_ storage: FocusStore, in node: ReaderNode) -> Bool {
    store = storage
    return false
  }
}

extension FocusedValue: LiveProperty {
  var liveValue: Any? { wrappedValue }
}

/// A property wrapper for a binding that the focused view publishes: the value behind it can be read and written.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var draft: Binding<String>?
/// }
/// ```
///
/// ```swift
/// struct Tools: View {
///   @FocusedBinding(\.draft) private var draft
///   var body: some View { Button("Clear") { draft = "" }.disabled(draft == nil) }
/// }
/// ```
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

  /// The value behind the binding; nil if nothing that has the focus publishes one. Writing nil is ignored.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to the optional value.
  public var projectedValue: Binding<Value?> {
    let binding = binding.wrappedValue
    return Binding(get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }
}

/// A property wrapper for an observable object that the focused view publishes with `focusedObject(_:)`. The body runs
/// again when the object announces a change, or when another object has the focus.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// An observable object whose dynamic members are bindings to its properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var storage: FocusedObjectStorage<ObjectType>?

  /// Creates the property. The object is looked up by its type.
  public init() {}

  /// The object; nil if nothing that has the focus publishes one, and outside of a mounted view.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType? { storage?.current }

  /// A wrapper whose dynamic members are bindings to the object's properties; nil if there is no object.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper? {
    guard let storage else { return nil }
    return storage.current.map { Wrapper($0, storage.observed.source) }
  }
}

extension FocusedObject: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> FocusedObjectStorage<ObjectType> { FocusedObjectStorage(node) }

  mutating func install(_ storage: FocusedObjectStorage<ObjectType>, in node: ReaderNode) -> Bool {
    self.storage = storage
    return false
  }

  static func dismantle(_ storage: FocusedObjectStorage<ObjectType>) { storage.observed.end() }
}

extension FocusedObject: LiveProperty {
  var liveValue: Any? { storage?.observed.object }
  var changeCount: Int { storage?.observed.changeCount ?? 0 }
}

/// The storage in a node: where the object comes from, and its observation.
@MainActor
final class FocusedObjectStorage<ObjectType: ObservableObject> {
  private let store: FocusStore
  let observed: ObservedStorage<ObjectType>

  init(_ node: ReaderNode) {
    store = node.graph.kept(FocusStore.self)
    observed = ObservedStorage(node)
  }

  /// The object that has the focus, which is observed from now on.
  var current: ObjectType? {
    let object = FocusedValues(store)[FocusedObjectKey<ObjectType>.self]
    observed.observe(object)
    return object
  }
}
