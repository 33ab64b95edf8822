import Foundation

/// The context of an update: whether and how its changes are animated, and custom values.
///
/// ```swift
/// struct Card: View {
///   var isWide: Bool
///
///   var body: some View {
///     Color.blue.frame(width: isWide ? 200 : 100).animation(.linear(duration: 1), value: isWide)
///   }
/// }
///
/// let controller = HostingController(rootView: Card(isWide: false))
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.settle()
/// var transaction = Transaction()
/// transaction.disablesAnimations = true
/// withTransaction(transaction) { controller.rootView.isWide = true }
/// window.settle()
/// print(window.isAnimating, window.subviews[0].subviews[0].frame.width)
/// // Prints "false 200.0"
/// ```
///
/// A change of state notes the current transaction, which ``withTransaction(_:_:)`` and ``withAnimation(_:_:)`` set.
/// The update that follows carries it from the views that have read the state down their subtrees, and modifiers on the
/// way may change it: `animation(_:value:)`, `transaction(_:)`.
///
/// Changes with different transactions are different updates, in their order: changes written before `withAnimation`
/// are presented first, and changes written in it are animated from there. Changes with equal transactions are one
/// update.
public struct Transaction {
  /// The animation of the changes; nil applies them at once.
  public var animation: Animation?
  /// Whether `animation(_:value:)` and similar modifiers are ignored. False by default. ``animation`` itself still
  /// applies.
  public var disablesAnimations = false
  /// Whether the change is part of a continuous interaction, such as a drag. False by default. The library neither sets
  /// nor reads it.
  public var isContinuous = false
  /// Whether the changes belong to an interaction by which something moves, such as a drag, so that an animation after
  /// it goes on with their speed. False by default. The library neither sets nor reads it: springs go on with the speed
  /// of moving views in any case.
  public var tracksVelocity = false
  /// Whether nothing is animated, whatever modifiers do: for values set at the start of a transition.
  var isImmediate = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// The listeners that wait for the animations of this transaction.
  private(set) var listeners: [AnimationListener] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation; nil disables animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value for a custom key. Defaults to the key's ``TransactionKey/defaultValue``.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` once when all animations of this transaction are complete, also if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    add(AnimationListener(criteria, completion))
  }

  mutating func add(_ listener: AnimationListener) { listeners.append(listener) }

  /// The animation, or nil if the transaction is immediate.
  var effectiveAnimation: Animation? { isImmediate ? nil : animation }

  /// Whether changes are animated.
  var animates: Bool { animation != nil && !isImmediate }

  /// Whether all values are the defaults.
  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && !isImmediate && values.isEmpty
      && listeners.isEmpty
  }

  /// Whether both have the same effect on an update. Values that are not `Equatable` count as different.
  @MainActor
  func isEqual(to other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && isImmediate == other.isImmediate
      && listeners.elementsEqual(other.listeners, by: ===) && values.count == other.values.count
      && values.allSatisfy { key, value in
        guard let value = value as? any Equatable, let their = other.values[key] else { return false }
        return value.isEqual(toAny: their)
      }
  }

  /// Combines this transaction with a later one for the same update.
  func followed(by later: Transaction) -> Transaction {
    var result = later.animation == nil && !later.disablesAnimations ? self : later
    result.isContinuous = isContinuous || later.isContinuous
    result.tracksVelocity = tracksVelocity || later.tracksVelocity
    result.values = values.merging(later.values) { $1 }
    result.listeners = listeners + later.listeners.filter { new in !listeners.contains { $0 === new } }
    return result
  }

  /// The current transaction, which changes of state note: one for the main actor, and one for each other thread.
  static var current: Transaction {
    get {
      if isOnMainActor { return stored }
      return Thread.current.threadDictionary[threadKey] as? Transaction ?? Transaction()
    }
    set {
      if isOnMainActor {
        stored = newValue
        isAnyInForce = !newValue.isEmpty
        settingCount &+= 1
      } else {
        Thread.current.threadDictionary[threadKey] = newValue.isEmpty ? nil : newValue
      }
    }
  }
  /// The current transaction of the main actor, for code that the compiler knows to run there.
  @MainActor static var inForce: Transaction { stored }
  // Confined to the main actor: see above.
  nonisolated(unsafe) private static var stored = Transaction()
  /// Whether changes of state note a transaction now, which is seldom.
  nonisolated(unsafe) private(set) static var isAnyInForce = false
  /// The number of times that the main actor's transaction was set. Confined to the main actor without a check.
  nonisolated(unsafe) private(set) static var settingCount = 0
  private static let threadKey = "ViewKernel.Transaction"
}

/// A key for a custom value in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value in transactions that do not set one.
  static var defaultValue: Value { get }
}

/// When an animation counts as complete, for completion handlers.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind { case logicallyComplete, removed }
  private let kind: Kind

  /// When it is logically complete: a spring may still be settling.
  public static let logicallyComplete = Self(kind: .logicallyComplete)
  /// When it has ended and is removed.
  public static let removed = Self(kind: .removed)
}

/// Performs changes of state with a transaction; the outer transaction does not apply.
///
/// ```swift
/// let controller = HostingController(rootView: Text("One").opacity(1))
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.settle()
/// withTransaction(Transaction(animation: .linear)) {
///   controller.rootView = Text("One").opacity(0)
/// }
/// window.settle()
/// print(window.isAnimating)
/// // Prints "true"
/// ```
///
/// May be called on any thread: each has a transaction of its own.
///
/// - Parameters:
///   - transaction: The transaction of the update that follows.
///   - body: Changes state.
/// - Returns: The result of `body`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Performs changes of state with the current transaction, in which the value at a key path is replaced.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Performs changes of state with an animation: the views that depend on the state are animated to it.
///
/// ```swift
/// let clock = HostManualClock()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
/// let controller = HostingController(rootView: Text("One").opacity(1))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.settle()
/// withAnimation(.linear(duration: 2)) { controller.rootView = Text("One").opacity(0) }
/// window.settle()
/// clock.advance(by: 0.5)
/// window.settle()
/// print(window.subviews[0].subviews[0].treeDescription())
/// // Prints:
/// // HostOpacityView (144.17, 229.83, 31.67 x 20.33) alpha=0.75
/// // └─ HostLabel "One" (0, 0, 31.67 x 20.33)
/// ```
///
/// - Parameters:
///   - animation: The animation of the changes; nil disables animation.
///   - body: Changes state.
/// - Returns: The result of `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Performs changes of state with an animation, and calls a completion handler.
///
/// - Parameters:
///   - animation: The animation of the changes; nil disables animation.
///   - completionCriteria: When an animation counts as complete.
///   - body: Changes state.
///   - completion: Called once, when the last of the animations that `body` has started is complete; right after `body`
///     if no view has read its changes.
/// - Returns: The result of `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let listener = AnimationListener(completionCriteria, completion)
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.add(listener)
  defer { onMainActor { listener.bodyDidEnd() } }
  return try withTransaction(transaction, body)
}

extension Equatable {
  fileprivate func isEqual(toAny other: Any) -> Bool { (other as? Self) == self }
}
