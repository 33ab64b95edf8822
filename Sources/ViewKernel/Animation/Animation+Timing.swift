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

  private struct Turn: AnimationStateKey {
    var number = 0.0
    var begin = 0.0
    static var defaultValue: Turn { Turn() }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var turn = context.state[Turn.self]
    let length = base.length(for: value)
    if let length {
      guard length > 0 else { return nil }
      turn.number = length.isFinite ? (time / length).rounded(.down) : 0
      turn.begin = length.isFinite ? turn.number * length : 0
    }
    if let count, turn.number >= Double(count) { return nil }
    // Each run begins with an empty state.
    var inside = context.withState(AnimationState<V>())
    var place = base.animate(value: value, time: time - turn.begin, context: &inside)
    if place == nil, length == nil {
      turn.number += 1
      turn.begin = time
      context.state[Turn.self] = turn
      if let count, turn.number >= Double(count) { return nil }
      place = .zero
    }
    let way = place ?? value
    return autoreverses && turn.number.truncatingRemainder(dividingBy: 2) == 1 ? value - way : way
  }

  func length<V: VectorArithmetic>(for value: V) -> TimeInterval? {
    guard let count else { return .infinity }
    return base.length(for: value).map { Double(count) * $0 }
  }
}

struct LogicalAnimation: CustomAnimation, TimedAnimation {
  let base: Animation
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func length<V: VectorArithmetic>(for value: V) -> TimeInterval? { base.length(for: value) }
}
