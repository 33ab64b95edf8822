/// A stored property of a view that brings its own life: it is made ready before the view's body runs.
///
/// `State`, `Binding`, `Environment` and so on are dynamic properties. A type of one's own that contains some of them
/// conforms, too; its ``update()`` is called before each run of the body, after those inside are ready.
public protocol DynamicProperty {
  /// Called before each run of the body of the view that has this property. The standard implementation does nothing.
  @MainActor mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that keeps something in the view's node.
///
/// Where what two values of it hold says nothing about what they give, it is ``ComparisonExempt``, too.
@MainActor
protocol StoredProperty: DynamicProperty {
  associatedtype Storage: AnyObject

  /// Makes what is kept for as long as the node lives, from the first value.
  func makeStorage(in node: ReaderNode) -> Storage

  /// Connects a new value with what is kept.
  ///
  /// - Returns: Whether what this property gives may have changed by that.
  mutating func install(_ storage: Storage, in node: ReaderNode) -> Bool

  /// Whether the body can't run, because this property has nothing to give. A sentence was reported.
  static func isMissing(_ storage: Storage) -> Bool

  /// The node goes.
  static func dismantle(_ storage: Storage)
}

extension StoredProperty {
  static func isMissing(_ storage: Storage) -> Bool { false }
  static func dismantle(_ storage: Storage) {}

  // The same without types, for the table that a view's descriptor keeps.

  static func mount(_ property: UnsafeMutableRawPointer, in node: ReaderNode) -> AnyObject {
    let property = property.assumingMemoryBound(to: Self.self)
    let storage = property.pointee.makeStorage(in: node)
    _ = property.pointee.install(storage, in: node)
    return storage
  }

  static func install(_ storage: AnyObject, in property: UnsafeMutableRawPointer, of node: ReaderNode) -> Bool {
    property.assumingMemoryBound(to: Self.self).pointee.install(cast(storage), in: node)
  }

  static func isMissing(erased storage: AnyObject) -> Bool { isMissing(cast(storage)) }
  static func dismantle(erased storage: AnyObject) { dismantle(cast(storage)) }

  private static func cast(_ storage: AnyObject) -> Storage { knownDowncast(storage, to: Storage.self) }
}

/// A dynamic property whose value is kept in a place that tells its readers of changes.
@MainActor
protocol LocatedProperty: StoredProperty, InputComparing {
  associatedtype Value
  /// The place; nil outside of a view on screen.
  var location: Storage? { get }
}

extension LocatedProperty {
  static var isReflexive: Bool { ValueComparison.ofInput(Value.self).isReflexive }

  static func isSameInput(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let first = first.assumingMemoryBound(to: Self.self).pointee.location
    return isReflexive && first != nil && first === second.assumingMemoryBound(to: Self.self).pointee.location
  }
}

extension DynamicProperty {
  @MainActor
  fileprivate static func update(_ property: UnsafeMutableRawPointer) {
    property.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

/// What a node keeps for its view's dynamic properties, in the order of the descriptor's table.
@MainActor
struct PropertyStorages {
  private let descriptor: ViewDescriptor
  private var storages: [AnyObject] = []

  init(_ descriptor: ViewDescriptor) { self.descriptor = descriptor }

  /// Makes everything ready in the first value.
  mutating func mount<V>(_ view: UnsafeMutablePointer<V>, in node: ReaderNode) {
    guard descriptor.storageCount > 0 else { return }
    storages.reserveCapacity(descriptor.storageCount)
    for case .stored(let type, let offset) in descriptor.properties {
      storages.append(type.mount(UnsafeMutableRawPointer(view) + offset, in: node))
    }
  }

  /// Connects a value with what is kept. Returns whether what a property gives has changed.
  func install<V>(in view: UnsafeMutablePointer<V>, of node: ReaderNode) -> Bool {
    guard descriptor.storageCount > 0 else { return false }
    var changed = false
    var index = 0
    for case .stored(let type, let offset) in descriptor.properties {
      if type.install(storages[index], in: UnsafeMutableRawPointer(view) + offset, of: node) { changed = true }
      index += 1
    }
    return changed
  }

  /// Calls `update()` of the users' own properties. What they read counts as read by the body.
  func updateComposed<V>(_ view: UnsafeMutablePointer<V>) {
    for case .composed(let type, let offset) in descriptor.properties {
      type.update(UnsafeMutableRawPointer(view) + offset)
    }
  }

  /// Whether a property has nothing to give, so that the body can't run.
  var lacksObject: Bool {
    guard !storages.isEmpty else { return false }
    var index = 0
    for case .stored(let type, _) in descriptor.properties {
      if type.isMissing(erased: storages[index]) { return true }
      index += 1
    }
    return false
  }

  mutating func unmount() {
    var index = 0
    for case .stored(let type, _) in descriptor.properties where index < storages.count {
      type.dismantle(erased: storages[index])
      index += 1
    }
    storages = []
  }
}
