/// A way to read and write a value that somebody else owns.
///
/// Get one with `$` from a `State` or an observed object, hand it down, and reach into it by member: `$user.name`. A body
/// that reads through a binding depends on what is behind it.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: BindingLocation<Value>

  init(_ location: BindingLocation<Value>) { self.location = location }

  /// Makes a binding from two closures.
  ///
  /// It is equal to no other one, as nobody knows what `get` reads: a view that is handed one made anew is updated. Views that read it
  /// follow the states and the `@Observable` objects that `get` reads.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get, set)
  }

  /// Makes a binding from two closures, of which `set` is also handed the transaction that the value is written with: the one in force,
  /// that of `withAnimation` or of ``animation(_:)`` for example.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get) { set($0, Transaction.current) }
  }

  /// A binding that always gives `value`; writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantLocation(value)) }

  /// The value behind the binding.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Makes a binding from its projected value, for parameters that are bindings.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(MemberLocation(location, keyPath))
  }
}

extension Binding {
  /// A binding to an optional from one to its payload.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to any hashable value from one to a value of a certain type.
  ///
  /// A value of another type is not written; that is reported.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    location = HashableLocation(base.location)
  }

  /// A binding to the payload of an optional; nil if there is none now.
  ///
  /// When the optional becomes nil later, the binding goes on giving the payload it saw last; writes are ignored then.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    location = PayloadLocation(base.location, value)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value behind the binding.
  public var id: Value.ID { wrappedValue.id }
}

/// A binding to a collection is a collection of bindings: what `ForEach($items)` iterates over.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes over the elements' bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A place in the collection.
  public typealias Index = Value.Index
  /// The collection's places.
  public typealias Indices = Value.Indices
  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place behind the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// All places.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The place after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Moves a place on by one.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a place. When the collection has lost that place, the binding goes on giving the
  /// element that it saw last, and writes are ignored.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(ElementLocation(location, position))
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The place before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding: SelfComparing {
  package static func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee.location
    let b = b.assumingMemoryBound(to: Self.self).pointee.location
    return a === b || a.isEqual(to: b)
  }
}

extension Binding: InputComparing {
  static var isReflexive: Bool { false }

  static func isSameInput(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Self.self).pointee.location.tellsOfChanges
      && ValueComparison.ofInput(Value.self).isReflexive && isEqual(first, second)
  }
}

extension Binding: LiveProperty {
  var liveValue: Any? { wrappedValue }
}
