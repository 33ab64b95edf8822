public import Foundation

extension Animation {
  /// A spring that does not bounce, of 0.5 seconds.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring. When the value is on its way already by a spring, it takes over its speed.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds.
  ///   - bounce: How much it bounces, from -1 to 1.
  ///   - blendDuration: Part of the animation's identity only: the new spring counts at once.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring. When the value is on its way already by a spring, it takes over its speed.
  ///
  /// - Parameters:
  ///   - response: The time of one swing without friction, in seconds.
  ///   - dampingFraction: The part of the friction that just keeps it from swinging.
  ///   - blendDuration: Part of the animation's identity only: the new spring counts at once.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring. When the value is on its way already by a spring, it takes over its speed.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// A stiff spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A stiff spring for what follows a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A stiff spring for what follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring that does not bounce.
  public static var smooth: Animation { smooth() }
  /// A spring that bounces by `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that bounces a little.
  public static var snappy: Animation { snappy() }
  /// A spring that bounces a little, and by `extraBounce` more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that bounces.
  public static var bouncy: Animation { bouncy() }
  /// A spring that bounces, and by `extraBounce` more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  // MARK: Springs that add up

  /// A spring whose way is added to what is under way.
  public static var interpolatingSpring: Animation { interpolatingSpring(.smooth) }

  /// A spring from its physics, whose way is added to what is under way.
  ///
  /// - Parameters:
  ///   - mass: The weight at its end.
  ///   - stiffness: How strongly it pulls.
  ///   - damping: How strongly friction holds back.
  ///   - initialVelocity: How fast it begins: 1 makes the whole way in a second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring whose way is added to what is under way.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds.
  ///   - bounce: How much it bounces, from -1 to 1.
  ///   - initialVelocity: How fast it begins: 1 makes the whole way in a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring whose way is added to what is under way; an `initialVelocity` of 1 makes the whole way in a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        spring: spring, initialVelocity: initialVelocity.sound(else: 0, "The first velocity of a spring")))
  }
}

/// A spring that takes the place of another one, and goes on at its speed.
struct SpringAnimation: CustomAnimation, TimedAnimation {
  let spring: Spring
  var blendDuration = 0.0

  /// Where another spring has left off: the time, and the place and the speed on the way so far.
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

/// The animation that is used where none is named. It is a type of its own for its printed form, which SwiftUI's has, too.
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

/// A spring that runs beside others.
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
