public import Foundation

/// An animation as a function of time, with a state that is kept between its calls.
///
/// All animations conform to it. Use a custom one as `Animation(MyAnimation())`:
///
/// ```swift
/// struct Steps: CustomAnimation {
///   func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///     guard time < 1 else { return nil }
///     var result = value
///     result.scale(by: (time * 4).rounded(.down) / 4)
///     return result
///   }
/// }
///
/// let clock = HostManualClock()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
/// let controller = HostingController(rootView: Text("One").opacity(0))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.settle()
/// withAnimation(Animation(Steps())) { controller.rootView = Text("One").opacity(1) }
/// window.settle()
/// clock.advance(by: 0.6)
/// window.settle()
/// print(window.subviews[0].subviews[0].treeDescription())
/// // Prints:
/// // HostOpacityView (144.17, 229.83, 31.67 x 20.33) alpha=0.5
/// // └─ HostLabel "One" (0, 0, 31.67 x 20.33)
/// ```
public protocol CustomAnimation: Hashable {
  /// The progress at a time; called in each frame.
  ///
  /// - Parameters:
  ///   - value: The vector from the old to the new value.
  ///   - time: The time in seconds since the animation began.
  ///   - context: The state of the animation, and its environment.
  /// - Returns: The vector from the old value to the presented one; nil when the animation is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// The velocity at a time, in units per second; nil if it is not known, which is the default.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation replaces `previous`, which is running for the same value.
  ///
  /// If it does, it takes over the state and the start time; `value` is the vector of the previous animation, to which
  /// the vector of the new change is added. If it does not, which is the default, both run, and their values are added.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// The default implementation: the velocity is not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  /// The default implementation: both animations run, and their values are added.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state of an animation between its calls, and the values it can read.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state of the animation.
  public var state: AnimationState<Value>
  /// Whether the animation is logically complete, although a spring may still be settling.
  ///
  /// Completions with the criterion `logicallyComplete` are called then.
  public var isLogicallyComplete = false
  /// The environment of the animated view; the root view's where a layout moves hosts.
  public let environment: EnvironmentValues

  package init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()) {
    self.state = state
    self.environment = environment
  }

  /// A copy of the context with another state, for an animation that this one wraps.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment)
  }
}

/// The state of an animation, as values for keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// The value for a key, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value in an animation's state.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before one is set.
  static var defaultValue: Value { get }
}
