public import Foundation

/// Describes how values change over time when an update is animated: a timing curve, a spring, or a combination.
///
/// An animation is a value without a state: `withAnimation(_:_:)` or `animation(_:value:)` apply it to an update, and
/// it is evaluated in each frame at the time of the window's clock.
///
/// ```swift
/// struct Card: View {
///   @State private var isWide = false
///
///   var body: some View {
///     Color.blue.frame(width: isWide ? 200 : 100, height: 50)
///       .onTapGesture { withAnimation(.linear(duration: 1)) { isWide = true } }
///   }
/// }
///
/// let clock = HostManualClock()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
/// window.rootViewController = HostingController(rootView: Card())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 240))
/// window.settle()
/// clock.advance(by: 0.5)
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<Card> (0, 0, 320 x 480)
/// //    └─ HostGestureView (85, 215, 150 x 50)
/// //       └─ HostFrameView (0, 0, 150 x 50) width=150 height=50
/// //          └─ HostColorView (0, 0, 150 x 50) background=blue
/// ```
public struct Animation: Equatable, Hashable, Sendable {
  // Never mutated; whether its content is thread-safe is the concern of the custom animation.
  nonisolated(unsafe) private let box: AnyHashable

  /// The custom animation that this one wraps.
  public var base: any CustomAnimation {
    // Only the initializers set the box.
    box.base as? any CustomAnimation ?? BezierAnimation(curve: .linear, duration: 0)
  }

  /// Wraps a custom animation.
  public init<A: CustomAnimation>(_ base: A) { box = AnyHashable(base) }

  /// The progress at a time: see ``CustomAnimation/animate(value:time:context:)``.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity at a time: see ``CustomAnimation/velocity(value:time:context:)``.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation replaces a running one.
  ///
  /// See ``CustomAnimation/shouldMerge(previous:value:time:context:)``.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The wrapped animation: `DefaultAnimation()`, or the description of a custom animation.
  public var description: String { "\(base)" }
  /// The wrapped animation, with the module names of types.
  public var debugDescription: String { String(reflecting: base) }
  /// A mirror with one child, `base`.
  public var customMirror: Mirror { Mirror(self, children: ["base": base], displayStyle: .struct) }
}

extension Animation {
  /// The default animation: a spring with a response of 0.55 seconds that does not bounce.
  public static let `default` = Animation(DefaultAnimation())

  // MARK: Curves

  /// A constant speed over 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// A constant speed over `duration` seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// Starts slowly and speeds up, over 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Starts slowly and speeds up, over `duration` seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// Slows down towards the end, over 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Slows down towards the end, over `duration` seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// Starts and ends slowly, over 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// Starts and ends slowly, over `duration` seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// A timing curve over `duration` seconds; a duration that is negative or not finite counts as 0 and is reported.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(
      BezierAnimation(curve: curve, duration: duration.sound(from: 0, else: 0, "The duration of an animation")))
  }
}

/// An animation with a timing curve.
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

/// An animation that may know its duration in advance.
protocol TimedAnimation {
  /// The duration for the vector `value` in seconds; infinity if it never ends, nil if it is not known in advance.
  func length<V: VectorArithmetic>(for value: V) -> TimeInterval?
}

extension Animation {
  /// The duration for the vector `value` in seconds; infinity if it never ends, nil if it is not known in advance.
  func length<V: VectorArithmetic>(for value: V) -> TimeInterval? {
    guard let base = base as? any TimedAnimation else { return nil }
    return base.length(for: value)
  }
}
