/// A property wrapper that reads and writes a value owned by another source of truth.
///
/// Get one with `$` from a `State` or an observed object, pass it to a child view, and derive bindings to members:
/// `$user.name`. A body that reads through a binding depends on the source behind it.
///
/// ```swift
/// var stored = 20.0
/// let celsius = Binding(get: { stored }, set: { stored = $0 })
/// let fahrenheit = Binding(get: { celsius.wrappedValue * 1.8 + 32 }, set: { celsius.wrappedValue = ($0 - 32) / 1.8 })
/// fahrenheit.wrappedValue = 212
/// print(stored)
/// // Prints "100.0"
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: BindingLocation<Value>

  init(_ location: BindingLocation<Value>) { self.location = location }

  /// Creates a binding from two closures.
  ///
  /// It is equal to no other binding, since it is unknown what `get` reads: a view that is given a new one is updated.
  /// Views that read it also depend on the states and `@Observable` objects that `get` reads.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get, set)
  }

  /// Creates a binding from two closures. `set` also receives the transaction of the write: the current one, for
  /// example by `withAnimation` or ``animation(_:)``.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get) { set($0, Transaction.current) }
  }

  /// Creates a binding with an immutable value; writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantLocation(value)) }

  /// The value of the source of truth.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from its projected value, for parameters of functions that are bindings.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a member of the value. Writing it writes the whole value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(MemberLocation(location, keyPath))
  }
}

extension Binding {
  /// Creates a binding to an optional from a binding to its payload. Writing nil is ignored.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to `AnyHashable` from a binding to a concrete type.
  ///
  /// Writing a value of another type is reported and ignored.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    location = HashableLocation(base.location)
  }

  /// Creates a binding to the payload of an optional, or nil if the optional is nil now.
  ///
  /// If the optional becomes nil later, the binding returns the last payload that it has read, and writes are ignored.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    location = PayloadLocation(base.location, value)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the bound value.
  public var id: Value.ID { wrappedValue.id }
}

/// A binding to a collection is a collection of bindings, as in `ForEach($items)`.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over the elements' bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The collection's index.
  public typealias Index = Value.Index
  /// The collection's indices.
  public typealias Indices = Value.Indices
  /// The first index of the collection.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of the collection, as they are now.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the index after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Advances an index by one.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// Returns a binding to the element at an index, which must be valid now. If the collection becomes shorter later,
  /// the binding returns the last element that it has read, and writes are ignored.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(ElementLocation(location, position))
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// Returns the index before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding: SelfComparing {
  package static func isEqual(_ first: Binding, _ second: Binding) -> Bool {
    first.location === second.location || first.location.isEqual(to: second.location)
  }
}

extension Binding: InputComparing {
  static var isReflexive: Bool { false }

  static func isSameInput(_ first: Binding, _ second: Binding) -> Bool {
    first.location.tellsOfChanges
      && ValueComparison.ofInput(Value.self).isReflexive && isEqual(first, second)
  }
}

extension Binding: ActionComparing {
  static func isSameForActions(_ first: Binding, _ second: Binding) -> Bool { isEqual(first, second) }
}

extension Binding: LiveProperty {
  var liveValue: Any? { wrappedValue }
}
