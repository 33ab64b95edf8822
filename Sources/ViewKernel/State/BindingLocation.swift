// Tests: `BindingTests`.

import Observation

/// The storage or computation behind a binding; an abstract class.
class BindingLocation<Value>: @unchecked Sendable {
  // Not isolated: a binding can be read and written on any thread. `valueLock` guards the values stored in subclasses.
  func get() -> Value { preconditionFailure("BindingLocation is abstract: \(type(of: self)) must override get().") }
  func set(_ newValue: Value) {
    preconditionFailure("BindingLocation is abstract: \(type(of: self)) must override set(_:).")
  }

  /// Whether both refer to the same value, so that replacing one by the other need not update a view.
  func isEqual(to other: BindingLocation<Value>) -> Bool { self === other }

  /// Whether readers are invalidated when the value changes.
  var tellsOfChanges: Bool { false }
}

/// The closures of a `Binding(get:set:)`.
final class ClosureLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private struct Functions {
    let get: () -> Value
    let set: (Value) -> Void
  }

  private let functions: Functions

  init(_ get: @escaping () -> Value, _ set: @escaping (Value) -> Void) { functions = Functions(get: get, set: set) }

  override func get() -> Value { ReaderNode.watching(functions.get) }
  override func set(_ newValue: Value) { functions.set(newValue) }

  /// Whether everything that the closures have captured invalidates its readers. Their other reads are unknown, so no
  /// two locations are equal.
  override var tellsOfChanges: Bool {
    MainActor.assumeIsolated { ValueComparison.ofInput(Functions.self).areEqual(functions, functions) }
  }
}

/// The location of a constant binding.
final class ConstantLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override var tellsOfChanges: Bool { true }
  override func get() -> Value { value }
  override func set(_ newValue: Value) {}

  override func isEqual(to other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return MainActor.assumeIsolated {
      ValueComparison.of(Value.self).areEqual(value, other.value)
    }
  }
}

/// Another binding's value, type-erased.
final class HashableLocation<Value: Hashable>: BindingLocation<AnyHashable>, @unchecked Sendable {
  private let base: BindingLocation<Value>

  init(_ base: BindingLocation<Value>) { self.base = base }

  override var tellsOfChanges: Bool { base.tellsOfChanges }
  override func get() -> AnyHashable { AnyHashable(base.get()) }

  override func set(_ newValue: AnyHashable) {
    guard let value = newValue.base as? Value else {
      return reportMisuse(
        "A Binding<AnyHashable> to a \(Value.self) is given a \(type(of: newValue.base)), which is not written. Give it a \(Value.self)."
      )
    }
    base.set(value)
  }

  override func isEqual(to other: BindingLocation<AnyHashable>) -> Bool {
    guard let other = other as? HashableLocation<Value> else { return false }
    return base === other.base || base.isEqual(to: other.base)
  }
}

/// A member of another binding's value.
final class MemberLocation<Root, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let root: BindingLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: BindingLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  /// False for members reached through a class: an object's properties can change without invalidating readers.
  override var tellsOfChanges: Bool { root.tellsOfChanges && !(keyPath is ReferenceWritableKeyPath<Root, Value>) }
  override func get() -> Value { ReaderNode.watching { root.get()[keyPath: keyPath] } }

  override func set(_ newValue: Value) {
    var value = root.get()
    value[keyPath: keyPath] = newValue
    root.set(value)
  }

  override func isEqual(to other: BindingLocation<Value>) -> Bool {
    guard let other = other as? MemberLocation<Root, Value>, keyPath == other.keyPath else { return false }
    return root === other.root || root.isEqual(to: other.root)
  }
}

/// A property of an observed object.
final class ObjectMemberLocation<Object: AnyObject, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// The source that changes with the object; nil if no view observes it.
  private let source: Source?

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, _ source: Source?) {
    self.object = object
    self.keyPath = keyPath
    self.source = source
  }

  /// False for an `ObservableObject`: only its published properties are announced, and it is unknown which those are.
  override var tellsOfChanges: Bool { object is any Observable }
  override func get() -> Value {
    guard let source else { return ReaderNode.watching { object[keyPath: keyPath] } }
    source.recordRead()
    return object[keyPath: keyPath]
  }
  override func set(_ newValue: Value) { object[keyPath: keyPath] = newValue }

  override func isEqual(to other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectMemberLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// The payload of an optional; the last one that was read while the optional is nil.
final class PayloadLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: BindingLocation<Value?>
  @exclusivity(unchecked) private var last: Value

  init(_ base: BindingLocation<Value?>, _ value: Value) {
    self.base = base
    last = value
  }

  override var tellsOfChanges: Bool { base.tellsOfChanges }
  override func get() -> Value {
    guard let value = base.get() else { return valueLock.withLock { last } }
    var former = value
    valueLock.withLock { swap(&last, &former) }
    return value
  }

  override func set(_ newValue: Value) {
    guard base.get() != nil else { return }
    base.set(newValue)
  }

  override func isEqual(to other: BindingLocation<Value>) -> Bool {
    guard let other = other as? PayloadLocation<Value> else { return false }
    return base === other.base || base.isEqual(to: other.base)
  }
}

/// An element of a collection; the last one that was read while the index is out of range.
final class ElementLocation<Elements: MutableCollection>: BindingLocation<Elements.Element>, @unchecked Sendable {
  private let base: BindingLocation<Elements>
  private let index: Elements.Index
  @exclusivity(unchecked) private var last: Elements.Element

  init(_ base: BindingLocation<Elements>, _ index: Elements.Index) {
    self.base = base
    self.index = index
    last = base.get()[index]
  }

  private func holds(_ elements: Elements) -> Bool { index >= elements.startIndex && index < elements.endIndex }

  override var tellsOfChanges: Bool { base.tellsOfChanges }
  override func get() -> Elements.Element {
    let elements = base.get()
    guard holds(elements) else { return valueLock.withLock { last } }
    let element = elements[index]
    var former = element
    valueLock.withLock { swap(&last, &former) }
    return element
  }

  override func set(_ newValue: Elements.Element) {
    var elements = base.get()
    guard holds(elements) else { return }
    elements[index] = newValue
    base.set(elements)
  }

  override func isEqual(to other: BindingLocation<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation<Elements>, index == other.index else { return false }
    return base === other.base || base.isEqual(to: other.base)
  }
}
