/// A property wrapper for a value that a view owns: the source of truth, which persists as long as the view keeps its
/// identity.
///
/// The initial value is used once, when the view is mounted. A write compares; if the value differs, the views whose
/// bodies have read it are invalidated and updated in the next update pass. Write in actions and effects: a write while
/// a body runs is reported and ignored.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View { Button("\(count)") { count += 1 } }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Counter())
/// window.makeKeyAndVisible()
/// window.settle()
/// let before = HostTreeSnapshot(window, options: .structure)
/// window.tap(at: CGPoint(x: 160, y: 240))
/// window.settle()
/// print(HostTreeSnapshot(window, options: .structure).changes(since: before))
/// // Prints:
/// //   HostWindow
/// //   └─ HostingView<Counter>
/// //      └─ HostButton
/// // -       └─ HostLabel "0"
/// // +       └─ HostLabel "1"
/// ```
///
/// Any thread may read and write. A write from another thread is visible at once; the update follows in the window's
/// next `settle()`, which the window requests (`onNeedsSettle`) as soon as the main actor is free. `count += 1` is a
/// read and a write: if two threads do it at the same time, one increment may be lost.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private(set) var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// Creates a state with an initial value, for an initializer that sets `_name`.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The value. Outside of a mounted view it is the initial value, and a write is reported and ignored.
  public var wrappedValue: Value {
    get {
      // Not `??`: an optional of a generic type is expensive.
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

  /// A binding to the value, to pass to other views; constant outside of a mounted view.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil at first.
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

/// The storage of a state's value, and the source that bodies depend on.
final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  /// Guarded by ``valueLock``. Unchecked, as it is only copied out or swapped.
  @exclusivity(unchecked) private var value: Value
  fileprivate let source = Source()
  /// Former values that updates still have to show; main actor only. An object, since checking an object for nil does
  /// not need the generic type's metadata.
  @exclusivity(unchecked) nonisolated(unsafe) private var past: PastValues<Value>?
  /// The number of the last write's transaction.
  @exclusivity(unchecked) nonisolated(unsafe) private var number = 0

  init(_ value: Value) { self.value = value }

  override var tellsOfChanges: Bool { true }

  override func get() -> Value {
    // A node is on the main actor, so nothing else accesses the past meanwhile.
    if let node = source.recordRead(), past != nil { return value(shownTo: node) }
    return current
  }

  // Not isolated: a closure of the main actor would check the executor when it is called in another module.
  private var current: Value { valueLock.withLock { value } }

  /// The value that a node sees: a former one while its graph shows a transaction before the last write's.
  @inline(never)
  private func value(shownTo node: ReaderNode) -> Value {
    let shown = MainActor.assumeIsolated { node.graph.shownNumber }
    return past?.value(at: shown) ?? current
  }

  @inline(never) @MainActor
  private func keep(_ former: Value) {
    if past == nil {
      past = PastValues()
      WriteTransactions.keepUntilShown(self)
    }
    past?.append(former, until: WriteTransactions.number)
  }

  /// Stores a value and returns the former one, which must not be released under the lock.
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
        let isEqual = ValueComparison.of(Value.self).areEqual(current, newValue)
        if isEqual { return }
        WriteTransactions.noteWrite()
        let former = exchange(newValue)
        if WriteTransactions.mayShowValue(of: number) {
          keep(former)
        }
        number = WriteTransactions.number
        if UpdateWatch.isOn { UpdateWatch.wrote(newValue, insteadOf: former, in: source) }
        source.notifyReaders()
      }
    } else {
      // Values are compared on the main actor only.
      nonisolated(unsafe) let former = exchange(newValue)
      onMainActor { [self] in
        if ValueComparison.of(Value.self).areEqual(former, newValue) { return }
        if UpdateWatch.isOn { UpdateWatch.wrote(newValue, insteadOf: former, in: source) }
        source.notifyReaders()
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
    // Releasing the values may call this function again.
    let former = past
    past = nil
    withExtendedLifetime(former) {}
  }
}

extension State: SourcedProperty {
  var source: Source? { location?.source }
}

extension State: LiveProperty {
  var liveValue: Any? { wrappedValue }
}
