public import Foundation

/// How a value moves: a function of the time that may keep something between its calls.
///
/// All animations are such. Make one of your own, and use it as `Animation(MyAnimation())`.
public protocol CustomAnimation: Hashable {
  /// Where the value is on its way.
  ///
  /// - Parameters:
  ///   - value: The whole way, as a vector: what is asked for is the part of it that was made.
  ///   - time: Seconds since the animation began.
  ///   - context: What the animation keeps, and what it can see.
  /// - Returns: How far the value has come from zero towards `value`; nil when the animation is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// How fast the value moves, in units a second; nil, the standard answer, if nobody knows.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation takes the place of `previous`, which is under way for the same value.
  ///
  /// If so, it takes over the other's state and time; `value` is the other's way, to which the new one is added. If not,
  /// which is the standard answer, both run, and their values are added up.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nobody knows.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  /// No: both run, and their values are added up.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation keeps between its calls, and what it can see.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state: AnimationState<Value>
  /// Whether all that matters of the animation is over, even if it still trembles: what waits for it to be logically
  /// complete goes on then.
  public var isLogicallyComplete = false
  /// The environment of the view that is animated.
  public let environment: EnvironmentValues

  package init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()) {
    self.state = state
    self.environment = environment
  }

  /// The same context for an animation inside of this one.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment)
  }
}

/// What an animation keeps between its calls, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Keeps nothing so far.
  public init() {}

  /// What is kept for a key, or its default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for something that an animation keeps.
public protocol AnimationStateKey {
  /// The kind of value.
  associatedtype Value
  /// What counts before something was kept.
  static var defaultValue: Value { get }
}
