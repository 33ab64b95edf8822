public import Foundation

/// A spring: how something moves that is pulled to its place and held back by friction.
///
/// A spring can be told by how long it takes and how much it bounces, or by its physics; all are views of the same three
/// numbers. A bounce of 0 arrives as fast as it can without going beyond; more than 0 swings, less than 0 creeps.
public struct Spring: Hashable, Sendable {
  /// The weight at the end of the spring.
  public private(set) var mass: Double
  /// How strongly the spring pulls.
  public private(set) var stiffness: Double
  /// How strongly friction holds back.
  public private(set) var damping: Double

  /// Swings for each second, times 2 pi, if there were no friction.
  var frequency: Double { (stiffness / mass).squareRoot() }

  /// A spring from how long it seems to take, in seconds, and how much it bounces, from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = bounce.sound(from: -1, to: 1, else: 0, "The bounce of a spring")
    self.init(
      response: duration.sound(from: 0, else: 0.5, "The duration of a spring"),
      dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.9999)) : 1 - bounce)
  }

  /// A spring from the time of one swing without friction, in seconds, and the part of the friction that just keeps it
  /// from swinging: 1 does not swing, less does.
  public init(response: Double, dampingRatio: Double) {
    // Next to no time is all the time that an infinitely stiff spring takes.
    let frequency = 2 * Double.pi / max(response.sound(from: 0, else: 0.5, "The response of a spring"), 1e-4)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * dampingRatio.sound(from: 0, else: 1, "The damping ratio of a spring") * frequency
  }

  /// A spring from its physics.
  ///
  /// - Parameters:
  ///   - mass: The weight at its end.
  ///   - stiffness: How strongly it pulls.
  ///   - damping: How strongly friction holds back.
  ///   - allowOverDamping: Whether it may creep; if not, friction is kept to what just keeps it from swinging.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let damping = damping.sound(from: 0, else: 1, "The damping of a spring")
    self.mass = max(mass.sound(from: 0, else: 1, "The mass of a spring"), 1e-6)
    self.stiffness = max(stiffness.sound(from: 0, else: 1, "The stiffness of a spring"), 1e-6)
    let limit = 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, limit)
  }

  /// How long it seems to take, in seconds.
  public var duration: TimeInterval { response }
  /// How much it bounces, from -1 to 1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The time of one swing without friction, in seconds.
  public var response: Double { 2 * Double.pi / frequency }
  /// The part of the friction that just keeps it from swinging.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// When it has come to rest for good, in seconds: within a thousandth of the way.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

  /// A spring that does not bounce.
  public static var smooth: Spring { smooth() }
  /// A spring that bounces by `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring that bounces a little.
  public static var snappy: Spring { snappy() }
  /// A spring that bounces a little, and by `extraBounce` more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that bounces.
  public static var bouncy: Spring { bouncy() }
  /// A spring that bounces, and by `extraBounce` more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// Where something is on its way from zero to `target`.
  ///
  /// - Parameters:
  ///   - target: The place that the spring pulls to.
  ///   - initialVelocity: How fast it moved at first, in units a second.
  ///   - time: Seconds since then.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (place, speed) = factors(at: time)
    return target - target.scaled(by: place) + initialVelocity.scaled(by: speed)
  }

  /// How fast something moves on its way from zero to `target`, in units a second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (place, speed) = slopes(at: time)
    return initialVelocity.scaled(by: speed) - target.scaled(by: place)
  }

  /// Where something is on its way between two values.
  @MainActor
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// The force that pulls something at `position` that moves at `velocity`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// When something has come to rest on its way from zero to `target`, in seconds.
  ///
  /// - Parameters:
  ///   - target: The place that the spring pulls to.
  ///   - initialVelocity: How fast it moved at first, in units a second.
  ///   - epsilon: The part of the way, or of the swing that the first speed makes, that counts as none.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    let distance = target.magnitudeSquared.squareRoot()
    let swing = initialVelocity.magnitudeSquared.squareRoot() / frequency
    let limit = max(distance, swing) * epsilon
    guard limit > 0 else { return 0 }
    guard damping > 0 else { return .infinity }
    var end = response
    // An upper bound of how far away it can still be, which only falls once it has begun to.
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
    // What the first speed adds rises before it falls, but has begun to fall by then.
    let push = factors(at: max(time, 1 / frequency)).speed
    return factors(at: time).place * distance + push * swing * frequency
  }

  /// What is left of the way, and what the first speed adds, as parts of both.
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

  /// How ``factors(at:)`` change in a second.
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
