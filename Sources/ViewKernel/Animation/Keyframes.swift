public import Foundation
public import HostGeometry

/// Changes of a value over time: one ``KeyframeTrack`` for each property that moves.
///
/// ```swift
/// struct Jump {
///   var height = 0.0
///   var stretch = 1.0
/// }
///
/// let timeline = KeyframeTimeline(initialValue: Jump()) {
///   KeyframeTrack(\.height) {
///     LinearKeyframe(0, duration: 1)
///     LinearKeyframe(80, duration: 1)
///   }
///   KeyframeTrack(\.stretch) { LinearKeyframe(2, duration: 1) }
/// }
/// print(timeline.duration, timeline.value(time: 0.5), timeline.value(time: 1.5))
/// // Prints "2.0 Jump(height: 0.0, stretch: 1.5) Jump(height: 40.0, stretch: 2.0)"
/// ```
public protocol Keyframes<Value> {
  /// The type of the value that changes.
  associatedtype Value = Body.Value
  /// The type of the keyframes that these are made of.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The keyframes that these are made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to a timeline's. Tracks are added by the library; others have a ``body-swift.property``.
  func _addTracks(to timeline: inout KeyframeTimeline<Value>)
}

extension Keyframes {
  /// Adds the tracks of the body.
  public func _addTracks(to timeline: inout KeyframeTimeline<Value>) { body._addTracks(to: &timeline) }
}

/// How a value changes over time, by keyframes: its value at each time. See ``Keyframes``.
public struct KeyframeTimeline<Value> {
  private let first: Value
  /// A track's property: sets its value at a time, or its velocity.
  private struct Track {
    let move: (inout Value, TimeInterval) -> Void
    let speed: (inout Value, TimeInterval) -> Void
  }

  private var tracks: [Track] = []

  /// The duration of the longest track, in seconds.
  public private(set) var duration: TimeInterval = 0

  /// Creates the timeline of keyframes that begin with a value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    first = initialValue
    content()._addTracks(to: &self)
  }

  /// The value at a time in seconds. Before the beginning it is the first value, after the end the last.
  public func value(time: TimeInterval) -> Value {
    var value = first
    let time = time.isNaN ? 0 : max(time, 0)
    for track in tracks { track.move(&value, time) }
    return value
  }

  /// The velocity at a time in seconds, in units per second: 0 for a property that does not move then. A property
  /// without a track has its first value.
  public func velocity(time: TimeInterval) -> Value {
    var value = first
    for track in tracks { track.speed(&value, time) }
    return value
  }

  /// The value at a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Adds a track for a property; nil stands for the value itself.
  mutating func add<V: Animatable>(
    _ keyPath: WritableKeyPath<Value, V>, _ segments: [KeyframeCurve<V.AnimatableData>.Segment]
  ) {
    guard !segments.isEmpty else { return }
    let start = first[keyPath: keyPath]
    let curve = KeyframeCurve(segments, from: start.numbers)
    duration = max(duration, curve.duration)
    tracks.append(
      Track {
        $0[keyPath: keyPath] = start.with(curve.value(at: $1))
      } speed: {
        $0[keyPath: keyPath] = start.with(curve.velocity(at: $1))
      })
  }
}

/// The keyframes of one property of a value, one after the other.
///
/// A property that ends before others keeps its last value.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// The type of the value that has the property.
  public typealias Value = Root

  private let keyPath: WritableKeyPath<Root, Property>
  private let content: Content

  /// Creates the track of a value that moves as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
    keyPath = \.self
    self.content = content()
  }

  /// Creates the track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// The track itself.
  public var body: Self { self }

  /// Adds this track.
  public func _addTracks(to timeline: inout KeyframeTimeline<Root>) {
    var keyframes = _KeyframeSequence<Property>()
    content._addKeyframes(to: &keyframes)
    timeline.add(keyPath, keyframes.segments)
  }
}

/// No tracks, or several keyframes'.
struct CombinedKeyframes<Value>: Keyframes {
  let add: (inout KeyframeTimeline<Value>) -> Void

  var body: Self { self }

  func _addTracks(to timeline: inout KeyframeTimeline<Value>) { add(&timeline) }
}

/// Builds keyframes of tracks, or of keyframes that move the value as a whole.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  /// A keyframe of the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// No tracks.
  public static func buildBlock() -> some Keyframes<Value> { CombinedKeyframes<Value> { _ in } }

  /// The first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// The first keyframe of the value itself.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// The tracks so far, and one more.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    CombinedKeyframes {
      accumulated._addTracks(to: &$0)
      next._addTracks(to: &$0)
    }
  }

  /// The keyframes of the value so far, and one more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// The tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

  /// One track of the keyframes.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}
