/// A value that a view owns and may change: it lives as long as the view stays at its place.
///
/// The initial value counts once, when the view first appears at its place. A write compares; if the value differs, the
/// bodies that have read it run again in the next update. Write in actions and effects: a write while a body runs is
/// reported and not obeyed.
///
/// Any thread may read and write it. What another thread has written is there at once; it is followed by an update in the
/// window's next `settle()`, for which the window asks (`onNeedsSettle`) as soon as the main actor is free. `count += 1` is a read
/// and a write: two threads that do so at the same time may count once.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private(set) var location: StateLocation<Value>?

  /// Makes a state from its initial value.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// Makes a state from its initial value.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The value. Outside of a view on screen it is the initial value, and a write is reported and lost.
  public var wrappedValue: Value {
    get {
      // Not `??`: an optional of a type that is known at run time only is dear.
      guard let location else { return initialValue }
      return location.get()
    }
    nonmutating set {
      guard let location else {
        return onMainActor {
          reportMisuse(
            "A State<\(Value.self)> was written outside of a view on screen: it has no place to keep the value. "
              + "Write it in an action of the view's body.")
        }
      }
      location.set(newValue)
    }
  }

  /// A binding to the value, to hand down to other views.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> StateLocation<Value> { StateLocation(initialValue) }

  mutating func install(_ storage: StateLocation<Value>, in node: ReaderNode) -> Bool {
    location = storage
    return false
  }
}

extension State: LocatedProperty {}

/// Where a state's value is kept; the source that bodies depend on.
final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  /// Guarded by ``valueLock``. Unchecked, as it is only copied out or swapped.
  @exclusivity(unchecked) private var value: Value
  private let source = Source()
  /// Former values that updates are still to show, on the main actor; an object, as nil is found without the type's metadata.
  @exclusivity(unchecked) nonisolated(unsafe) private var past: PastValues<Value>?
  /// The transaction of the last write.
  @exclusivity(unchecked) nonisolated(unsafe) private var number = 0

  init(_ value: Value) { self.value = value }

  override var tellsOfChanges: Bool { true }

  override func get() -> Value {
    // The node is on the main actor: nobody else looks at the past meanwhile.
    if let node = source.recordRead(), past != nil { return value(shownTo: node) }
    return valueLock.withLock { value }
  }

  /// The value that a node sees: a former one while its graph shows an earlier transaction than the last write's.
  @inline(never)
  private func value(shownTo node: ReaderNode) -> Value {
    let shown = MainActor.assumeIsolated { node.graph.shownNumber }
    return past?.value(at: shown) ?? valueLock.withLock { value }
  }

  @inline(never) @MainActor
  private func keep(_ former: Value) {
    if past == nil {
      past = PastValues()
      WriteTransactions.keepUntilShown(self)
    }
    past?.append(former, until: WriteTransactions.number)
  }

  /// Writes a value and returns the former one, which nobody may let go of under the lock.
  private func exchange(_ newValue: Value) -> Value {
    var other = newValue
    valueLock.withLock { swap(&value, &other) }
    return other
  }

  override func set(_ newValue: Value) {
    nonisolated(unsafe) let newValue = newValue
    if isOnMainActor {
      onMainActor { [self] in
        if let running = ReaderNode.current { return reportRefusedWrite(during: running) }
        let isEqual = ValueComparison.of(Value.self).areEqual(valueLock.withLock { value }, newValue)
        if isEqual { return }
        WriteTransactions.noteWrite()
        let former = exchange(newValue)
        if WriteTransactions.mayShowValue(of: number) {
          keep(former)
        }
        number = WriteTransactions.number
        source.notifyReaders()
      }
    } else {
      // Values are compared on the main actor only.
      nonisolated(unsafe) let former = exchange(newValue)
      onMainActor { [self] in
        if !ValueComparison.of(Value.self).areEqual(former, newValue) { source.notifyReaders() }
      }
    }
  }

  @MainActor
  private func reportRefusedWrite(during running: ReaderNode) {
    reportMisuse(
      "A State<\(Value.self)> was changed while \(running.viewName) was being updated; the change was not made. "
        + "Change state in actions, in onAppear or in onChange.")
  }
}

extension StateLocation: PastKeeping {
  func forgetPast() {
    // What goes with them may come back here.
    let former = past
    past = nil
    withExtendedLifetime(former) {}
  }
}

extension State: LiveProperty {
  var liveValue: Any? { wrappedValue }
}
