/// A state of a view that a gesture writes while it is in progress, and that is reset when the gesture is over.
///
/// ```swift
/// struct Ball: View {
///   @GestureState private var distance = CGSize.zero
///
///   var body: some View {
///     Color.blue.frame(width: 50, height: 50)
///       .offset(distance)
///       .gesture(DragGesture().updating($distance) { value, state, _ in state = value.translation })
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Ball())
/// window.makeKeyAndVisible()
/// window.settle()
/// let touch = window.beginTouch(at: CGPoint(x: 160, y: 240))
/// touch.move(to: CGPoint(x: 160, y: 300))
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<Ball> (0, 0, 320 x 480)
/// //    └─ HostGestureView (135, 215, 50 x 50)
/// //       └─ HostOffsetView (0, 0, 50 x 50) offset=(0, 60)
/// //          └─ HostFrameView (0, 60, 50 x 50) width=50 height=50
/// //             └─ HostColorView (0, 0, 50 x 50) background=blue
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let willReset: (Value, inout Transaction) -> Void

  /// Creates a state with an initial value, to which it is reset.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
  /// Creates a state with an initial value, to which it is reset.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state with an initial value, and a closure that is called before a reset.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - reset: Receives the last value, and the transaction of the reset to change, such as to animate it.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    willReset = reset
  }

  /// Creates a state with an initial value, and a closure that is called before a reset; see
  /// ``init(wrappedValue:reset:)``.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// Creates a state with an initial value, and the transaction of its resets.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a state with an initial value, and the transaction of its resets.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// The current value; only gestures write it.
  public var wrappedValue: Value { value }

  /// The state itself, for a gesture's `updating(_:body:)`.
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
  /// Creates a state whose initial value is nil, with the transaction of its resets.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state whose initial value is nil, and a closure that is called before a reset; see
  /// ``init(wrappedValue:reset:)``.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: LiveProperty {
  var liveValue: Any? { wrappedValue }
}
