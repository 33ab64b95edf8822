/// A state of a view that a gesture writes while it is under way, and that has its first value again after that.
///
/// ```swift
/// @GestureState private var distance = CGSize.zero
/// ... .gesture(DragGesture().updating($distance) { value, state, _ in state = value.translation })
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let willReset: (Value, inout Transaction) -> Void

  /// Makes a state with its first value.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
  /// Makes a state with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Makes a state with its first value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The first value.
  ///   - reset: Called with the last value before the state has its first value again; says by what transaction.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    willReset = reset
  }

  /// Makes a state with its first value, and the transaction by which it has that again.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Makes a state with its first value, and the transaction by which it has that again.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// The value; only gestures write it.
  public var wrappedValue: Value { value }

  /// What a gesture's `updating(_:body:)` takes.
  public var projectedValue: GestureState<Value> { self }

  func update(_ body: (inout Value, inout Transaction) -> Void) {
    var new = value
    var transaction = Transaction()
    body(&new, &transaction)
    withTransaction(transaction) { value = new }
  }

  func reset() {
    var transaction = Transaction()
    willReset(value, &transaction)
    withTransaction(transaction) { value = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: LiveProperty {
  var liveValue: Any? { wrappedValue }
}
