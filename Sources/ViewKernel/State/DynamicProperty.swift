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
  static func update(_ property: UnsafeMutableRawPointer) {
    property.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

/// What a node keeps for its view's dynamic properties, in the order of the descriptor's table.
///
/// Most views have none, and then nothing costs more than a look.
@MainActor
struct PropertyStorages {
  private var storages: [AnyObject] = []

  init() {}

  /// Makes everything ready in the first value.
  mutating func mount<V>(_ view: UnsafeMutablePointer<V>, _ descriptor: ViewDescriptor, in node: ReaderNode) {
    guard descriptor.storageCount > 0 else { return }
    storages.reserveCapacity(descriptor.storageCount)
    for case .stored(let type, let offset) in descriptor.properties {
      storages.append(type.mount(UnsafeMutableRawPointer(view) + offset, in: node))
    }
  }

  /// Connects a value with what is kept. Returns whether what a property gives has changed.
  @inline(__always) @discardableResult
  func install<V>(in view: UnsafeMutablePointer<V>, _ descriptor: ViewDescriptor, of node: ReaderNode) -> Bool {
    storages.isEmpty ? false : installAll(in: UnsafeMutableRawPointer(view), descriptor, of: node)
  }

  private func installAll(
    in view: UnsafeMutableRawPointer, _ descriptor: ViewDescriptor, of node: ReaderNode
  ) -> Bool {
    var changed = false
    var index = 0
    for case .stored(let type, let offset) in descriptor.properties {
      if type.install(storages[index], in: view + offset, of: node) { changed = true }
      index += 1
    }
    return changed
  }

  /// Whether a property has nothing to give, so that the body can't run.
  @inline(__always)
  func lacksObject(_ descriptor: ViewDescriptor) -> Bool { storages.isEmpty ? false : lacksAny(descriptor) }

  private func lacksAny(_ descriptor: ViewDescriptor) -> Bool {
    var index = 0
    for case .stored(let type, _) in descriptor.properties {
      if type.isMissing(erased: storages[index]) { return true }
      index += 1
    }
    return false
  }

  mutating func unmount(_ descriptor: ViewDescriptor) {
    if storages.isEmpty { return }
    var index = 0
    for case .stored(let type, _) in descriptor.properties where index < storages.count {
      type.dismantle(erased: storages[index])
      index += 1
    }
    storages = []
  }
}
