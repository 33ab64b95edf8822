public import Foundation

/// The physical model of a damped spring, which animations use; it can also be evaluated directly.
///
/// A spring is created by its perceived duration and bounce, or by physical parameters; both describe the same three
/// numbers. A bounce of 0 is critically damped: it arrives as fast as possible without overshooting. A positive bounce
/// oscillates, a negative one is overdamped.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0)
/// print(spring.value(target: 100.0, time: 0), spring.value(target: 100.0, time: 0.25).rounded())
/// // Prints "0.0 82.0"
/// ```
public struct Spring: Hashable, Sendable {
  /// The mass of the object at the end of the spring.
  public private(set) var mass: Double
  /// The spring constant.
  public private(set) var stiffness: Double
  /// The friction, which is proportional to the velocity.
  public private(set) var damping: Double

  /// The angular frequency without friction, in radians per second.
  var frequency: Double { (stiffness / mass).squareRoot() }

  /// Creates a spring by its perceived duration in seconds, and its bounce from -1 to 1.
  ///
  /// A bounce outside is clamped, NaN counts as 0; a negative duration counts as 0, NaN as 0.5. All are reported.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = bounce.sound(from: -1, to: 1, else: 0, "The bounce of a spring")
    self.init(
      response: duration.sound(from: 0, else: 0.5, "The duration of a spring"),
      dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.9999)) : 1 - bounce)
  }

  /// Creates a spring by its physical response.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped oscillation, in seconds.
  ///   - dampingRatio: The damping as a fraction of the critical one: 1 does not oscillate, less does, more is slower.
  public init(response: Double, dampingRatio: Double) {
    // Almost no time is the duration of a spring of infinite stiffness.
    let frequency = 2 * Double.pi / max(response.sound(from: 0, else: 0.5, "The response of a spring"), 1e-4)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * dampingRatio.sound(from: 0, else: 1, "The damping ratio of a spring") * frequency
  }

  /// Creates a spring by its physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object at its end.
  ///   - stiffness: The spring constant.
  ///   - damping: The friction.
  ///   - allowOverDamping: Whether the spring may be overdamped. If false, as by default, the damping is limited to the
  ///     critical one.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let damping = damping.sound(from: 0, else: 1, "The damping of a spring")
    self.mass = max(mass.sound(from: 0, else: 1, "The mass of a spring"), 1e-6)
    self.stiffness = max(stiffness.sound(from: 0, else: 1, "The stiffness of a spring"), 1e-6)
    let limit = 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, limit)
  }

  /// Creates a spring by the time that it takes to settle.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time in seconds until the spring stays within `epsilon` of the way from its target.
  ///   - dampingRatio: The damping as a fraction of the critical one. A spring without damping never settles: its
  ///     response is `settlingDuration`.
  ///   - epsilon: The distance that counts as settled, as a fraction of the way.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = settlingDuration.sound(from: 0, else: 0.5, "The settling duration of a spring")
    // The time scales with the response.
    let unit = Spring(response: 1, dampingRatio: dampingRatio).settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: unit.isFinite && unit > 0 ? duration / unit : duration, dampingRatio: dampingRatio)
  }

  /// The perceived duration in seconds; the same as the response.
  public var duration: TimeInterval { response }
  /// The bounciness, from -1 to 1: 0 is critically damped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The period of the undamped oscillation, in seconds.
  public var response: Double { 2 * Double.pi / frequency }
  /// The damping as a fraction of the critical one.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// The time in seconds until the spring stays within a thousandth of the distance from its target.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

  /// A spring that does not bounce, with a duration of 0.5 seconds.
  public static var smooth: Spring { smooth() }
  /// A spring with a bounce of `extraBounce`, and a perceived duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a bounce of 0.15, and a duration of 0.5 seconds.
  public static var snappy: Spring { snappy() }
  /// A spring with a bounce of 0.15 plus `extraBounce`, and a perceived duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a bounce of 0.3, and a duration of 0.5 seconds.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a bounce of 0.3 plus `extraBounce`, and a perceived duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// The position at a time, on the way from zero to `target`.
  ///
  /// - Parameters:
  ///   - target: The position at rest.
  ///   - initialVelocity: The initial velocity, in units per second.
  ///   - time: The time in seconds since the start; a negative one counts as 0.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (place, speed) = factors(at: time)
    return target - target.scaled(by: place) + initialVelocity.scaled(by: speed)
  }

  /// The velocity at a time, on the way from zero to `target`, in units per second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (place, speed) = slopes(at: time)
    return initialVelocity.scaled(by: speed) - target.scaled(by: place)
  }

  /// Moves a value and its velocity by a time in seconds, towards a target: to their values when it has passed.
  ///
  /// Many short steps arrive at the same as one long one. A negative time counts as 0.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let start = velocity
    let deltaTime = min(deltaTime, 1e9)  // at rest, where infinite steps have no numbers
    velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
    value += self.value(target: way, initialVelocity: start, time: deltaTime)
  }

  /// The force on an object at a position with a velocity: stiffness times distance, less damping times velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The time in seconds at which the spring has settled, on the way from zero to `target`.
  ///
  /// - Parameters:
  ///   - target: The position at rest.
  ///   - initialVelocity: The initial velocity, in units per second.
  ///   - epsilon: The distance that counts as settled, as a fraction of the way or of the swing that the initial
  ///     velocity causes.
  /// - Returns: 0 if there is no way to go, infinity if the spring has no damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    let distance = target.magnitudeSquared.squareRoot()
    let swing = initialVelocity.magnitudeSquared.squareRoot() / frequency
    let limit = max(distance, swing) * epsilon
    guard limit > 0 else { return 0 }
    guard damping > 0 else { return .infinity }
    var end = response
    // An upper bound of the remaining distance, which only falls once it has begun to.
    while bound(distance, swing, at: end) > limit, end < 1e4 { end *= 2 }
    return bisect(0, end) { bound(distance, swing, at: $0) > limit }
  }

  private func bound(_ distance: Double, _ swing: Double, at time: TimeInterval) -> Double {
    let ratio = dampingRatio
    if ratio < 0.9999 {
      let steep = (1 - ratio * ratio).squareRoot()
      let side = (swing + ratio * distance) / steep
      return exp(-ratio * frequency * time) * (distance * distance + side * side).squareRoot()
    }
    // The effect of the initial velocity rises before it falls, but has begun to fall by then.
    let push = factors(at: max(time, 1 / frequency)).speed
    return factors(at: time).place * distance + push * swing * frequency
  }

  /// The remaining distance, and the effect of the initial velocity, as factors of both.
  private func factors(at time: TimeInterval) -> (place: Double, speed: Double) {
    let t = time > 0 ? time : 0
    let ratio = dampingRatio
    let w = frequency
    if abs(ratio - 1) < 1e-6 {
      let decay = exp(-w * t)
      return ((1 + w * t) * decay, t * decay)
    }
    if ratio < 1 {
      let wd = w * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * w * t)
      return (decay * (cos(wd * t) + ratio * w / wd * sin(wd * t)), decay * sin(wd * t) / wd)
    }
    let root = w * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * w + root, -ratio * w - root)
    let (a, b) = (exp(slow * t), exp(fast * t))
    return ((slow * b - fast * a) / (slow - fast), (a - b) / (slow - fast))
  }

  /// The derivatives of ``factors(at:)`` by time.
  private func slopes(at time: TimeInterval) -> (place: Double, speed: Double) {
    let t = time > 0 ? time : 0
    let ratio = dampingRatio
    let w = frequency
    if abs(ratio - 1) < 1e-6 {
      let decay = exp(-w * t)
      return (-w * w * t * decay, (1 - w * t) * decay)
    }
    if ratio < 1 {
      let wd = w * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * w * t)
      return (-decay * w * w / wd * sin(wd * t), decay * (cos(wd * t) - ratio * w / wd * sin(wd * t)))
    }
    let root = w * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * w + root, -ratio * w - root)
    let (a, b) = (exp(slow * t), exp(fast * t))
    return (slow * fast * (b - a) / (slow - fast), (slow * a - fast * b) / (slow - fast))
  }
}
