// Tests: `KeyframeTimelineTests`.

public import Foundation
public import HostGeometry

/// Keyframes of one property: a ``LinearKeyframe`` and the like, or several of them as a type of one's own.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value: Animatable = Body.Value
  /// The type of the keyframes that these are made of.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The keyframes that these are made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes to a track's. Keyframes are added by the library; others have a ``body-swift.property``.
  func _addKeyframes(to sequence: inout _KeyframeSequence<Value>)
}

extension KeyframeTrackContent {
  /// Adds the keyframes of the body.
  public func _addKeyframes(to sequence: inout _KeyframeSequence<Value>) { body._addKeyframes(to: &sequence) }
}

/// The keyframes of a track, as they are added.
public struct _KeyframeSequence<Value: Animatable> {
  var segments: [KeyframeCurve<Value.AnimatableData>.Segment] = []

  mutating func add(
    _ target: Value, _ duration: TimeInterval?, _ kind: KeyframeCurve<Value.AnimatableData>.Segment.Kind
  ) {
    segments.append(.init(target: target.numbers, duration: duration, kind: kind))
  }
}

extension TimeInterval {
  /// The duration of a keyframe: one that is negative or not finite is reported, and counts as 0.
  fileprivate var asDuration: TimeInterval { sound(from: 0, else: 0, "The duration of a keyframe") }
}

/// A keyframe that moves the value to another by a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let target: Value
  private let duration: TimeInterval
  private let curve: UnitCurve

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: Its duration in seconds; a negative one is reported, and counts as 0.
  ///   - timingCurve: How fast the value moves meanwhile.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    target = to
    self.duration = duration.asDuration
    curve = timingCurve
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Adds this keyframe.
  public func _addKeyframes(to sequence: inout _KeyframeSequence<Value>) {
    sequence.add(target, duration, .linear(curve))
  }
}

/// A keyframe that moves the value to another on a smooth curve.
///
/// Several in a row are a Catmull-Rom spline through their values. Beside a keyframe of another kind the value keeps
/// its velocity, and at the ends of a track it stands still, unless a velocity is given.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let target: Value
  private let duration: TimeInterval
  private let start: Value?
  private let end: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: Its duration in seconds; a negative one is reported, and counts as 0.
  ///   - startVelocity: The velocity at its beginning, in units per second; nil for one without a jerk.
  ///   - endVelocity: The velocity at its end, in units per second; nil for one without a jerk.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    target = to
    self.duration = duration.asDuration
    start = startVelocity
    end = endVelocity
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Adds this keyframe.
  public func _addKeyframes(to sequence: inout _KeyframeSequence<Value>) {
    sequence.add(target, duration, .cubic(start: start?.numbers, end: end?.numbers))
  }
}

/// A keyframe that moves the value to another by a spring.
///
/// The next keyframe begins where the spring is when its duration has passed.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let target: Value
  private let duration: TimeInterval?
  private let spring: Spring
  private let start: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value that the spring moves to.
  ///   - duration: Its duration in seconds; nil for the time in which the spring settles.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity at its beginning, in units per second; nil for that at the end of the keyframe
  ///     before.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    target = to
    self.duration = duration?.asDuration
    self.spring = spring
    start = startVelocity
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Adds this keyframe.
  public func _addKeyframes(to sequence: inout _KeyframeSequence<Value>) {
    sequence.add(target, duration, .spring(spring, start: start?.numbers))
  }
}

/// A keyframe that sets the value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let target: Value

  /// Creates a keyframe that sets the value.
  public init(_ to: Value) { target = to }

  /// The keyframe itself.
  public var body: Self { self }

  /// Adds this keyframe.
  public func _addKeyframes(to sequence: inout _KeyframeSequence<Value>) { sequence.add(target, 0, .move) }
}

/// Any number of keyframes, one after the other.
struct CombinedTrackContent<Value: Animatable>: KeyframeTrackContent {
  let add: (inout _KeyframeSequence<Value>) -> Void

  var body: Self { self }

  func _addKeyframes(to sequence: inout _KeyframeSequence<Value>) { add(&sequence) }
}

/// Builds the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// No keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { CombinedTrackContent<Value> { _ in } }

  /// The first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// The keyframes so far, and one more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    CombinedTrackContent {
      accumulated._addKeyframes(to: &$0)
      next._addKeyframes(to: &$0)
    }
  }

  /// The keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    CombinedTrackContent { sequence in
      for component in components { component._addKeyframes(to: &sequence) }
    }
  }

  /// The keyframes of a condition's first branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(first: component, second: nil)
  }

  /// The keyframes of a condition's second branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(first: nil, second: component)
  }

  /// The keyframes of one of two branches.
  public struct Conditional<
    ConditionalValue: Animatable, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent where First.Value == ConditionalValue, Second.Value == ConditionalValue {
    /// The type of the property.
    public typealias Value = ConditionalValue

    let first: First?
    let second: Second?

    /// The branch itself.
    public var body: Self { self }

    /// Adds the keyframes of the branch.
    public func _addKeyframes(to sequence: inout _KeyframeSequence<ConditionalValue>) {
      first?._addKeyframes(to: &sequence)
      second?._addKeyframes(to: &sequence)
    }
  }
}
