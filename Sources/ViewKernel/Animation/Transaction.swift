import Foundation

/// How an update is to be made: whether what it changes is animated, and by what.
///
/// A change of state notes the transaction in force (``withTransaction(_:_:)``, ``withAnimation(_:_:)``); the update that
/// follows carries it from the views that have read the state to all that changes inside of them, and modifiers on the
/// way may change it for what they contain: `animation(_:value:)`, `transaction(_:)`.
///
/// Changes by different transactions are different updates, in their order: what was written before `withAnimation` is shown, and what is
/// written in it moves on from there. Changes by equal ones are one.
public struct Transaction {
  /// What values that change move by; nil lets them jump.
  public var animation: Animation?
  /// Whether `animation(_:value:)` and its like have no say.
  public var disablesAnimations = false
  /// Whether the change is one of many, as from a finger that moves.
  public var isContinuous = false
  /// Whether nothing is animated, whatever modifiers on the way say: for what is brought to where it begins.
  var isImmediate = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// Who waits for the animations of this transaction.
  private(set) var listeners: [AnimationListener] = []

  /// A transaction without an animation.
  public init() {}

  /// A transaction with an animation, or none.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key, or its default.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` when all that this transaction animates is complete: once, and in any case.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    add(AnimationListener(criteria, completion))
  }

  mutating func add(_ listener: AnimationListener) { listeners.append(listener) }

  /// What values that change really move by.
  var effectiveAnimation: Animation? { isImmediate ? nil : animation }

  /// Whether values that change move at all.
  var animates: Bool { animation != nil && !isImmediate }

  /// Whether this is what counts where nobody said anything.
  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && !isImmediate && values.isEmpty && listeners.isEmpty
  }

  /// Whether both make the same of an update. Values of keys that can't be compared are taken to differ.
  @MainActor
  func isEqual(to other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && isImmediate == other.isImmediate
      && listeners.elementsEqual(other.listeners, by: ===) && values.count == other.values.count
      && values.allSatisfy { key, value in
        guard let value = value as? any Equatable, let their = other.values[key] else { return false }
        return value.isEqual(toAny: their)
      }
  }

  /// This transaction and one that came later for the same update.
  func followed(by later: Transaction) -> Transaction {
    var result = later.animation == nil && !later.disablesAnimations ? self : later
    result.values = values.merging(later.values) { $1 }
    result.listeners = listeners + later.listeners.filter { new in !listeners.contains { $0 === new } }
    return result
  }

  /// The transaction that changes of state note now: one for the main actor, and one for each other thread.
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
  /// The same, where the compiler knows the actor.
  @MainActor static var inForce: Transaction { stored }
  // Read and written on the main actor only: see above.
  nonisolated(unsafe) private static var stored = Transaction()
  /// Whether changes of state note any transaction now, which is seldom.
  nonisolated(unsafe) private(set) static var isAnyInForce = false
  /// Counts how often the one of the main actor was set. Written and read there only, so nothing guards it.
  nonisolated(unsafe) private(set) static var settingCount = 0
  private static let threadKey = "ViewKernel.Transaction"
}

/// A key of a value that travels with a transaction.
public protocol TransactionKey {
  /// The kind of value.
  associatedtype Value
  /// What counts where nobody wrote a value.
  static var defaultValue: Value { get }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind { case logicallyComplete, removed }
  private let kind: Kind

  /// When it seems to be over, even if a spring still trembles a little.
  public static let logicallyComplete = Self(kind: .logicallyComplete)
  /// When the value has come to rest.
  public static let removed = Self(kind: .removed)
}

/// Changes state with a transaction in force.
///
/// - Parameters:
///   - transaction: How to make the update that follows.
///   - body: Changes state.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Changes state with a value that travels with the transaction.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Changes state so that all that depends on it moves to its new values.
///
/// - Parameters:
///   - animation: What it moves by; nil lets it jump.
///   - body: Changes state.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Changes state so that all that depends on it moves to its new values, and tells when it is done.
///
/// - Parameters:
///   - animation: What it moves by; nil lets it jump.
///   - completionCriteria: When the animations count as complete.
///   - body: Changes state.
///   - completion: Called once, after the last of the animations that `body` has started; right after `body` if it
///     changed nothing that views have read.
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
