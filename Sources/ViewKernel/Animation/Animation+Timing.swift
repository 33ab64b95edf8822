public import Foundation

extension Animation {
  /// Delays the start by `delay` seconds.
  ///
  /// A negative delay counts as 0, one that is not finite as none; both are reported.
  public func delay(_ delay: TimeInterval) -> Animation {
    let sound = delay.sound(from: 0, else: 0, "The delay of an animation")
    return delay.isFinite ? Animation(DelayAnimation(base: self, delay: sound)) : self
  }

  /// Multiplies the speed by `speed`; a speed that is not greater than 0, or not finite, counts as 1 and is reported.
  public func speed(_ speed: Double) -> Animation {
    guard speed > 0, speed.isFinite else {
      onMainActor {
        reportMisuse("An animation can't have the speed \(speed), which is taken for 1. Give it one greater than 0.")
      }
      return self
    }
    return Animation(SpeedAnimation(base: self, speed: speed))
  }

  /// Repeats the animation `repeatCount` times; with `autoreverses` each run, forwards or backwards, counts as one.
  ///
  /// A negative number counts as 0 and is reported.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    if repeatCount < 0 {
      onMainActor {
        reportMisuse(
          "An animation can't run \(repeatCount) times; it counts as 0. Give repeatCount a number of 0 or more.")
      }
    }
    return Animation(RepeatAnimation(base: self, count: max(repeatCount, 0), autoreverses: autoreverses))
  }

  /// Repeats the animation as long as the view exists; with `autoreverses` every second run goes backwards.
  ///
  /// A change of the value without an animation ends it.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Makes the animation logically complete after `duration` seconds, although a spring may still be settling.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(
      LogicalAnimation(base: self, duration: duration.sound(from: 0, else: 0, "The logical duration of an animation")))
  }
}

struct DelayAnimation: CustomAnimation, TimedAnimation {
  let base: Animation
  let delay: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  /// Merges with an animation of the same delay, which has passed already or goes on.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? DelayAnimation, previous.delay == delay else { return false }
    return base.shouldMerge(previous: previous.base, value: value, time: max(time - delay, 0), context: &context)
  }

  func length<V: VectorArithmetic>(for value: V) -> TimeInterval? { base.length(for: value).map { delay + $0 } }
}

struct SpeedAnimation: CustomAnimation, TimedAnimation {
  let base: Animation
  let speed: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else { return false }
    return base.shouldMerge(previous: previous.base, value: value, time: time * speed, context: &context)
  }

  func length<V: VectorArithmetic>(for value: V) -> TimeInterval? { base.length(for: value).map { $0 / speed } }
}

/// Repeats another animation.
///
/// If the other one's duration is known, the progress depends on the time only. If not, each run begins in the frame
/// that finds the previous one over.
struct RepeatAnimation: CustomAnimation, TimedAnimation {
  let base: Animation
  /// The number of runs; nil is infinite.
  let count: Int?
  let autoreverses: Bool

  private struct Turn<V: VectorArithmetic>: AnimationStateKey {
    var number = 0.0
    var begin = 0.0
    /// The state of the other animation; each run begins with an empty one.
    var state = AnimationState<V>()
    static var defaultValue: Self { Self() }
  }

  /// The run at a time; the last one that was seen if the duration is not known.
  private func turn<V: VectorArithmetic>(
    at time: TimeInterval, length: TimeInterval?, _ context: AnimationContext<V>
  ) -> Turn<V> {
    let turn = context.state[Turn<V>.self]
    guard let length, length > 0, length.isFinite else { return turn }
    let number = (time / length).rounded(.down)
    return number == turn.number ? turn : Turn(number: number, begin: number * length)
  }

  private func isReversed<V>(_ turn: Turn<V>) -> Bool {
    autoreverses && turn.number.truncatingRemainder(dividingBy: 2) == 1
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let length = base.length(for: value)
    if let length, length <= 0 { return nil }
    var turn = turn(at: time, length: length, context)
    if let count, turn.number >= Double(count) { return nil }
    var inside = context.withState(turn.state)
    var place = base.animate(value: value, time: time - turn.begin, context: &inside)
    turn.state = inside.state
    if place == nil, length == nil {
      turn = Turn(number: turn.number + 1, begin: time)
      place = .zero
    }
    context.state[Turn<V>.self] = turn
    if let count, turn.number >= Double(count) { return nil }
    let way = place ?? value
    return isReversed(turn) ? value - way : way
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let turn = turn(at: time, length: base.length(for: value), context)
    let inside = context.withState(turn.state)
    let velocity = base.velocity(value: value, time: time - turn.begin, context: inside)
    return isReversed(turn) ? velocity.map { .zero - $0 } : velocity
  }

  func length<V: VectorArithmetic>(for value: V) -> TimeInterval? {
    guard let count else { return .infinity }
    return base.length(for: value).map { Double(count) * $0 }
  }
}

struct LogicalAnimation: CustomAnimation, TimedAnimation {
  let base: Animation
  let duration: TimeInterval

  /// When the last of the merged animations began.
  private enum Start: AnimationStateKey {
    static var defaultValue: TimeInterval { 0 }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time - context.state[Start.self] >= duration
    return result
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? LogicalAnimation, previous.duration == duration,
      base.shouldMerge(previous: previous.base, value: value, time: time, context: &context)
    else { return false }
    context.state[Start.self] = time
    context.isLogicallyComplete = false
    return true
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func length<V: VectorArithmetic>(for value: V) -> TimeInterval? { base.length(for: value) }
}
