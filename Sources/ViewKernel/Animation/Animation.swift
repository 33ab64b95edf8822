public import Foundation

/// How values move from the old to the new one when an update is animated: a curve over a time, a spring, or something
/// made of those.
///
/// An animation is a value and knows no time of its own. It is put in force by `withAnimation(_:_:)` or
/// `animation(_:value:)`, and read in each frame at the time that the window's clock shows.
public struct Animation: Equatable, Hashable, Sendable {
  // A value that nobody changes; what it is made of is the business of whoever made it.
  nonisolated(unsafe) private let box: AnyHashable

  /// What the animation is made of.
  public var base: any CustomAnimation {
    // Only initializers fill the box.
    box.base as? any CustomAnimation ?? BezierAnimation(curve: .linear, duration: 0)
  }

  /// Makes an animation of one's own.
  public init<A: CustomAnimation>(_ base: A) { box = AnyHashable(base) }

  /// Where the value is on its way: see ``CustomAnimation/animate(value:time:context:)``.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// How fast the value moves: see ``CustomAnimation/velocity(value:time:context:)``.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes the place of another: see
  /// ``CustomAnimation/shouldMerge(previous:value:time:context:)``.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// What the animation is made of: `DefaultAnimation()`, or the printed form of a custom animation.
  public var description: String { "\(base)" }
  /// The same, with the modules of types.
  public var debugDescription: String { String(reflecting: base) }
  /// One child, `base`.
  public var customMirror: Mirror { Mirror(self, children: ["base": base], displayStyle: .struct) }
}

extension Animation {
  /// What counts where nothing is said: a spring of 0.55 seconds that does not bounce.
  public static let `default` = Animation(DefaultAnimation())

  // MARK: Curves

  /// At the same speed all the way, in 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// At the same speed all the way.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// Begins slowly, in 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Begins slowly.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// Ends slowly, in 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// Begins and ends slowly, in 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// Begins and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// Along a curve that two control points draw, in `duration` seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Along a curve, in `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(
      BezierAnimation(curve: curve, duration: duration.sound(from: 0, else: 0, "The duration of an animation")))
  }
}

/// An animation along a curve.
struct BezierAnimation: CustomAnimation, TimedAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time >= 0, time < duration else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }

  func length<V: VectorArithmetic>(for value: V) -> TimeInterval? { duration }
}

/// An animation that may know before it begins how long it takes.
protocol TimedAnimation {
  /// How long the way `value` takes, in seconds; infinity if it never ends, nil if that shows only in the end.
  func length<V: VectorArithmetic>(for value: V) -> TimeInterval?
}

extension Animation {
  /// How long the way `value` takes, in seconds; infinity if it never ends, nil if that shows only in the end.
  func length<V: VectorArithmetic>(for value: V) -> TimeInterval? {
    guard let base = base as? any TimedAnimation else { return nil }
    return base.length(for: value)
  }
}
