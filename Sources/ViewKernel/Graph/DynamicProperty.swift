/// A stored property of a view that is updated before the view's body runs.
///
/// `State`, `Binding`, `Environment` and so on are dynamic properties. A custom type that contains some of them
/// conforms, too. Its ``update()`` is called before each run of the body, after the properties in it are updated:
///
/// ```swift
/// struct Draft: DynamicProperty {
///   @State private var text = ""
///   @Environment(\.isEnabled) private var isEnabled
///
///   var isComplete: Bool { isEnabled && !text.isEmpty }
///   var binding: Binding<String> { $text }
/// }
///
/// struct Editor: View {
///   var draft = Draft()
///
///   var body: some View {
///     TextField("Draft", text: draft.binding)
///     Button("Send") {}.disabled(!draft.isComplete)
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Editor())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 230))
/// window.insertText("a")
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<Editor> (0, 0, 320 x 480)
/// //    ├─ HostTextField "a" (0, 214.67, 320 x 22.33) placeholder=Draft focused
/// //    └─ HostButton (140.17, 245, 39.67 x 20.33)
/// //       └─ HostLabel "Send" (0, 0, 39.67 x 20.33)
/// ```
public protocol DynamicProperty {
  /// Called before each run of the body of the view or modifier that has this property, after the dynamic properties
  /// inside are updated. Its reads count as the body's.
  ///
  /// The default implementation does nothing.
  @MainActor mutating func update()
}

extension DynamicProperty {
  /// The default implementation does nothing. Implement it to compute values from the properties in the type.
  public mutating func update() {}
}

/// A dynamic property with storage in the view's node.
///
/// If comparing two values of it does not decide whether their result is the same, the type is also
/// ``ComparisonExempt``.
@MainActor
protocol StoredProperty: DynamicProperty {
  associatedtype Storage: AnyObject

  /// Creates the storage, from the view's first value. It lives as long as the node.
  func makeStorage(in node: ReaderNode) -> Storage

  /// Connects a new value of the view with the storage.
  ///
  /// - Returns: Whether the property's result may have changed.
  mutating func install(_ storage: Storage, in node: ReaderNode) -> Bool

  /// Whether the property's result is an object that may be missing. False by default.
  static var isOfObject: Bool { get }

  /// The object that the property has as its result, if it is missing: code that reads the property can't run.
  /// Defaults to nil.
  static func missingObject(_ storage: Storage) -> (any MissingObject)?

  /// Releases what the storage holds, as the node is unmounted. The default implementation does nothing.
  static func dismantle(_ storage: Storage)
}

extension StoredProperty {
  static var isOfObject: Bool { false }
  static func missingObject(_ storage: Storage) -> (any MissingObject)? { nil }
  static func dismantle(_ storage: Storage) {}

  // Type-erased variants, for the table in a view's descriptor.

  static func mount(_ place: FieldAddress, in node: ReaderNode) -> AnyObject {
    let property = place.pointer(to: Self.self)
    let storage = property.pointee.makeStorage(in: node)
    _ = property.pointee.install(storage, in: node)
    return storage
  }

  static func install(_ storage: AnyObject, in place: FieldAddress, of node: ReaderNode) -> Bool {
    place.pointer(to: Self.self).pointee.install(cast(storage), in: node)
  }

  static func missingObject(erased storage: AnyObject) -> (any MissingObject)? { missingObject(cast(storage)) }
  static func dismantle(erased storage: AnyObject) { dismantle(cast(storage)) }

  private static func cast(_ storage: AnyObject) -> Storage { knownDowncast(storage, to: Storage.self) }
}

/// An object that a dynamic property has not found.
@MainActor
protocol MissingObject: AnyObject {
  /// Reports that it is needed, once.
  func report()
}

/// A dynamic property whose value is in a location: a source that invalidates its readers.
@MainActor
protocol LocatedProperty: StoredProperty, InputComparing, ActionComparing {
  associatedtype Value
  /// The location; nil outside of a mounted view.
  var location: Storage? { get }
}

extension LocatedProperty {
  static var isReflexive: Bool { ValueComparison.ofInput(Value.self).isReflexive }

  static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    isReflexive && isSameForActions(first, second)
  }

  static func isSameForActions(_ first: Self, _ second: Self) -> Bool {
    first.location != nil && first.location === second.location
  }
}

extension DynamicProperty {
  @MainActor
  static func update(_ place: FieldAddress) { place.pointer(to: Self.self).pointee.update() }
}

/// The storages of a node's dynamic properties, in the order of the descriptor's table.
///
/// Most views have none, which costs one check.
@MainActor
struct PropertyStorages {
  private var storages: [AnyObject] = []

  init() {}

  /// Creates the storages, and connects the first value with them.
  @inline(__always)
  mutating func mount<V>(_ view: UnsafeMutablePointer<V>, _ descriptor: ViewDescriptor, in node: ReaderNode) {
    if descriptor.storageCount > 0 { mountAll(in: FieldAddress(in: view), descriptor, in: node) }
  }

  private mutating func mountAll(in view: FieldAddress, _ descriptor: ViewDescriptor, in node: ReaderNode) {
    storages.reserveCapacity(descriptor.storageCount)
    for case .stored(let type, let offset) in descriptor.properties {
      storages.append(type.mount(view + offset, in: node))
    }
  }

  /// Connects a value with the storages. Returns whether the result of a property has changed.
  @inline(__always) @discardableResult
  func install<V>(in view: UnsafeMutablePointer<V>, _ descriptor: ViewDescriptor, of node: ReaderNode) -> Bool {
    storages.isEmpty ? false : installAll(in: FieldAddress(in: view), descriptor, of: node)
  }

  private func installAll(
    in view: FieldAddress, _ descriptor: ViewDescriptor, of node: ReaderNode
  ) -> Bool {
    var changed = false
    var index = 0
    for case .stored(let type, let offset) in descriptor.properties {
      if type.install(storages[index], in: view + offset, of: node) { changed = true }
      index += 1
    }
    return changed
  }

  /// The first object that a property lacks; nil if all are there.
  @inline(__always)
  func missingObject(_ descriptor: ViewDescriptor) -> (any MissingObject)? {
    descriptor.hasObjects ? firstMissingObject(descriptor) : nil
  }

  private func firstMissingObject(_ descriptor: ViewDescriptor) -> (any MissingObject)? {
    var index = 0
    for case .stored(let type, _) in descriptor.properties {
      if let object = type.missingObject(erased: storages[index]) { return object }
      index += 1
    }
    return nil
  }

  @inline(__always)
  mutating func unmount(_ descriptor: ViewDescriptor) {
    // Found without reading the array.
    if descriptor.storageCount > 0 { unmountAll(descriptor) }
  }

  private mutating func unmountAll(_ descriptor: ViewDescriptor) {
    var index = 0
    for case .stored(let type, _) in descriptor.properties where index < storages.count {
      type.dismantle(erased: storages[index])
      index += 1
    }
    storages = []
  }
}
