public import Foundation

extension Animation {
  /// A spring with a duration of 0.5 seconds that does not bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring that continues the velocity of a running spring.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds; the value settles a little later.
  ///   - bounce: The bounciness: 0 is critically damped, up to 1 bounces, down to -1 is overdamped.
  ///   - blendDuration: Has no effect but on equality: the new spring applies at once.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring that continues the velocity of a running spring.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped oscillation, in seconds.
  ///   - dampingFraction: The damping as a fraction of the critical one: 1 does not bounce.
  ///   - blendDuration: Has no effect but on equality: the new spring applies at once.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring that continues the velocity of a running spring; `blendDuration` has no effect but on equality.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// A spring with a short response, for values that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring with a short response, for values that follow a finger; its bounce is 0.14 plus `extraBounce`.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring with a short response, for values that follow a finger, by its damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring that does not bounce, with a duration of 0.5 seconds.
  public static var smooth: Animation { smooth() }
  /// A spring without bounce but `extraBounce`, with a perceived duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a small bounce of 0.15, with a duration of 0.5 seconds.
  public static var snappy: Animation { snappy() }
  /// A spring with a small bounce of 0.15 plus `extraBounce`, with a perceived duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.3, with a duration of 0.5 seconds.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a bounce of 0.3 plus `extraBounce`, with a perceived duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  // MARK: Additive springs

  /// A spring that runs in addition to running animations of the same value.
  public static var interpolatingSpring: Animation { interpolatingSpring(.smooth) }

  /// A spring by its physical parameters, which runs in addition to running animations of the same value.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object at its end.
  ///   - stiffness: The spring constant.
  ///   - damping: The friction; overdamping is allowed.
  ///   - initialVelocity: The initial velocity, relative to the change: 1 would cover it in a second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring that runs in addition to running animations of the same value.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - bounce: The bounciness, from -1 to 1.
  ///   - initialVelocity: The initial velocity, relative to the change: 1 would cover it in a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring that runs in addition to running animations of the same value.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The initial velocity, relative to the change: 1 would cover it in a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        spring: spring, initialVelocity: initialVelocity.sound(else: 0, "The first velocity of a spring")))
  }
}

/// A spring that replaces a running spring, and continues its velocity.
struct SpringAnimation: CustomAnimation, TimedAnimation {
  let spring: Spring
  var blendDuration = 0.0

  /// Where the previous spring was replaced: the time, the progress and the velocity.
  private struct Start<V: VectorArithmetic>: AnimationStateKey {
    var time = 0.0
    var place = V.zero
    var speed = V.zero
    static var defaultValue: Self { Self() }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let start = context.state[Start<V>.self]
    let way = value - start.place
    let elapsed = time - start.time
    if elapsed >= spring.duration { context.isLogicallyComplete = true }
    if elapsed >= spring.settlingDuration(target: way, initialVelocity: start.speed) { return nil }
    return start.place + spring.value(target: way, initialVelocity: start.speed, time: elapsed)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let start = context.state[Start<V>.self]
    return spring.velocity(target: value - start.place, initialVelocity: start.speed, time: time - start.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard previous.base is SpringAnimation || previous.base is DefaultAnimation else { return false }
    var start = Start<V>()
    start.time = time
    start.place = previous.animate(value: value, time: time, context: &context) ?? value
    start.speed = previous.velocity(value: value, time: time, context: context) ?? .zero
    context.state[Start<V>.self] = start
    context.isLogicallyComplete = false
    return true
  }

  func length<V: VectorArithmetic>(for value: V) -> TimeInterval? { spring.settlingDuration(target: value) }
}

/// The default animation. It is a type of its own for its description, as in SwiftUI.
struct DefaultAnimation: CustomAnimation, TimedAnimation {
  private static let spring = SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1))

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    Self.spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    Self.spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  func length<V: VectorArithmetic>(for value: V) -> TimeInterval? { Self.spring.length(for: value) }
}

/// A spring that runs in addition to others.
struct InterpolatingSpringAnimation: CustomAnimation, TimedAnimation {
  let spring: Spring
  let initialVelocity: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time >= spring.duration { context.isLogicallyComplete = true }
    guard time < settlingDuration(for: value) else { return nil }
    return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func length<V: VectorArithmetic>(for value: V) -> TimeInterval? { settlingDuration(for: value) }

  private func settlingDuration<V: VectorArithmetic>(for value: V) -> TimeInterval {
    spring.settlingDuration(target: value, initialVelocity: value.scaled(by: initialVelocity))
  }
}
