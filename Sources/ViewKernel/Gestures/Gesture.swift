import Foundation
import HostTree

/// Something that a user does with fingers on a view, over time; put to use by `gesture(_:)`.
///
/// Gestures are values, as views are: `DragGesture().onChanged { ... }.onEnded { ... }`. While one is under way it has a
/// ``Value``, and at its end the last one. A gesture of one's own has a ``body-swift.property`` made of others.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells of itself.
  associatedtype Value
  /// The type of the gesture that this one is made of; `Never` for the library's own.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes what follows the touches. The library's own gestures implement it; others keep the standard implementation.
  @MainActor @preconcurrency static func makeTracker(_ gesture: Self) -> GestureTracker<Value>

  /// Hands a new value to what ``makeTracker(_:)`` made.
  @MainActor @preconcurrency static func updateTracker(_ tracker: GestureTracker<Value>, with gesture: Self)
}

extension Gesture where Value == Body.Value {
  /// Follows the touches by the body's means.
  public static func makeTracker(_ gesture: Self) -> GestureTracker<Value> { Body.makeTracker(gesture.body) }

  /// Hands the new body on.
  public static func updateTracker(_ tracker: GestureTracker<Value>, with gesture: Self) {
    Body.updateTracker(tracker, with: gesture.body)
  }
}

extension Gesture where Body == Never {
  /// The library's own gestures have no body; nothing calls this.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it follows the touches itself. Don't call its body.")
  }
}

extension Never: Gesture {
  /// There is no such gesture.
  public typealias Value = Never
  /// There is no such gesture.
  public static func makeTracker(_ gesture: Never) -> GestureTracker<Never> {}
  /// There is no such gesture.
  public static func updateTracker(_ tracker: GestureTracker<Never>, with gesture: Never) {}
}

/// How far a gesture has come.
enum GesturePhase<Value> {
  /// It may still become the gesture; there may be a value to show meanwhile.
  case possible(Value?)
  /// It is the gesture, and goes on.
  case active(Value)
  /// It is complete.
  case ended(Value)
  /// It is not this gesture, or was broken off.
  case failed

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  /// The value, at the end as well.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }
}

/// What a gesture is told: a touch came down, moved, was lifted or taken away; or only that time passed.
@MainActor
struct GestureInput {
  let touch: HostTouch
  /// Nil if only time passed.
  let phase: HostTouch.Phase?
  let time: TimeInterval
  /// The host that the gesture was put on.
  let host: HostView

  func location(in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return touch.location(in: host)
    case .global: return touch.location(in: nil)
    case .named(let name):
      if let view = host.coordinateSpace(named: name) {
        return host.convert(CGRect(origin: touch.location(in: host), size: .zero), toSpaceOf: view).origin
      }
      reportMisuse(
        "A gesture asks for places in the coordinate space \(name), but no view around it has that name: the window's "
          + "coordinates count. Name one with coordinateSpace(name:).")
      return touch.location(in: nil)
    }
  }

  var isInside: Bool { host.point(inside: touch.location(in: host), with: nil) }
}

/// Follows the touches for a gesture. It lives as long as the view that the gesture was put on.
///
/// For each sequence of touches: ``receive(_:)`` any number of times, then ``reset()``.
@MainActor
public class GestureTracker<Value> {
  /// How far the gesture has come; what was tracked last.
  final var phase = GesturePhase<Value>.possible(nil)

  init() {}

  /// Brings ``phase`` up to date.
  func receive(_ input: GestureInput) {}

  /// When it wants to know that time passed; nil for never.
  var deadline: TimeInterval? { nil }

  /// All touches are over, or belong to somebody else: whatever is under way is broken off.
  func reset() { phase = .possible(nil) }
}

/// A tracker that knows the newest value of its gesture.
class TypedGestureTracker<G: Gesture>: GestureTracker<G.Value> {
  final var gesture: G
  required init(_ gesture: G) { self.gesture = gesture }
}

/// A gesture that follows the touches by a tracker of its own.
@MainActor
protocol TrackedGesture: Gesture where Body == Never {
  associatedtype Tracker: TypedGestureTracker<Self>
}

extension TrackedGesture {
  /// Makes what follows the touches.
  public static func makeTracker(_ gesture: Self) -> GestureTracker<Value> { Tracker(gesture) }

  /// Hands the new value on.
  public static func updateTracker(_ tracker: GestureTracker<Value>, with gesture: Self) {
    let tracker = knownDowncast(tracker, to: TypedGestureTracker<Self>.self)
    tracker.gesture = gesture
    (tracker as? any GestureWrapper)?.gestureDidChange()
  }
}

/// A tracker that has others inside.
@MainActor
protocol GestureWrapper {
  /// Hands the newest value of what is inside on.
  func gestureDidChange()
}

/// A gesture whose type is erased.
public struct AnyGesture<Value> {
  /// A primitive gesture: it has no body.
  public typealias Body = Never
  private let type: Any.Type
  private let make: @MainActor () -> GestureTracker<Value>
  private let update: @MainActor (GestureTracker<Value>) -> Void

  /// Erases the type of a gesture.
  @MainActor
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    type = T.self
    make = { T.makeTracker(gesture) }
    update = { T.updateTracker($0, with: gesture) }
  }

  fileprivate final class AnyGestureTracker<V>: GestureTracker<V> {
    private var type: Any.Type
    private var inner: GestureTracker<V>

    init(_ gesture: AnyGesture<V>) {
      type = gesture.type
      inner = gesture.make()
    }

    func take(_ gesture: AnyGesture<V>) {
      guard gesture.type != type else { return gesture.update(inner) }
      inner.reset()
      type = gesture.type
      inner = gesture.make()
      phase = .failed
    }

    override var deadline: TimeInterval? { inner.deadline }

    override func receive(_ input: GestureInput) {
      inner.receive(input)
      phase = inner.phase
    }

    override func reset() {
      inner.reset()
      super.reset()
    }
  }
}

extension AnyGesture: Gesture {
  /// Makes what follows the touches.
  public static func makeTracker(_ gesture: Self) -> GestureTracker<Value> { AnyGestureTracker(gesture) }

  /// Hands the new value on; one of another type takes the former's place.
  public static func updateTracker(_ tracker: GestureTracker<Value>, with gesture: Self) {
    knownDowncast(tracker, to: AnyGestureTracker<Value>.self).take(gesture)
  }
}
