import Foundation
import HostTree

/// A sequence of touches on a view that is recognized over time; attached to a view by `gesture(_:)`.
///
/// Gestures are values, as views are. While one is in progress it has a ``Value``, which callbacks receive. A custom
/// gesture has a ``body-swift.property`` composed of other gestures:
///
/// ```swift
/// struct Swipe: Gesture {
///   let action: () -> Void
///
///   var body: some Gesture<DragGesture.Value> {
///     DragGesture(minimumDistance: 50).onEnded { _ in action() }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Color.blue.gesture(Swipe { print("swiped") }))
/// window.makeKeyAndVisible()
/// window.settle()
/// let touch = window.beginTouch(at: CGPoint(x: 100, y: 100))
/// touch.move(to: CGPoint(x: 200, y: 100))
/// touch.end()
/// // Prints "swiped"
/// ```
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the value that the gesture has while it is in progress.
  associatedtype Value
  /// The type of the body; `Never` for primitive gestures.
  associatedtype Body: Gesture

  /// The gesture that this one is composed of.
  @MainActor @preconcurrency var body: Body { get }

  /// Creates the object that tracks the touches for the gesture.
  ///
  /// Primitive gestures implement it. Custom gestures keep the default implementation, which uses the body.
  @MainActor @preconcurrency static func makeTracker(_ gesture: Self) -> GestureTracker<Value>

  /// Updates a tracker that ``makeTracker(_:)`` created with the gesture's newest value.
  @MainActor @preconcurrency static func updateTracker(_ tracker: GestureTracker<Value>, with gesture: Self)
}

extension Gesture where Value == Body.Value {
  /// The default implementation: creates the tracker of the body.
  public static func makeTracker(_ gesture: Self) -> GestureTracker<Value> { Body.makeTracker(gesture.body) }

  /// The default implementation: updates the tracker with the new body.
  public static func updateTracker(_ tracker: GestureTracker<Value>, with gesture: Self) {
    Body.updateTracker(tracker, with: gesture.body)
  }
}

extension Gesture where Body == Never {
  /// Primitive gestures have no body; a call traps.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it follows the touches itself. Don't call its body.")
  }
}

extension Never: Gesture {
  /// There is no value of this type.
  public typealias Value = Never
  /// Never called, as there is no value of this type.
  public static func makeTracker(_ gesture: Never) -> GestureTracker<Never> {}
  /// Never called, as there is no value of this type.
  public static func updateTracker(_ tracker: GestureTracker<Never>, with gesture: Never) {}
}

/// The phase of a gesture's recognition.
enum GesturePhase<Value> {
  /// The gesture may still be recognized; there may be a value in the meantime.
  case possible(Value?)
  /// The gesture is recognized and in progress.
  case active(Value)
  /// The gesture has ended.
  case ended(Value)
  /// The gesture was not recognized, or was cancelled.
  case failed

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  /// The value of the gesture, also after it has ended.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }
}

/// The input of a gesture: a touch that began, moved, ended or was cancelled, or only the passing of time.
///
/// It knows where the touch was then: a gesture may receive it later, when another one has failed.
@MainActor
struct GestureInput {
  let touch: HostTouch
  /// The place of the touch in the window.
  private let place: CGPoint
  /// The phase of the touch; nil if only time has passed.
  let phase: HostTouch.Phase?
  let time: TimeInterval
  /// The host that the gesture is attached to.
  let host: HostView

  init(touch: HostTouch, phase: HostTouch.Phase?, time: TimeInterval, host: HostView) {
    self.touch = touch
    self.phase = phase
    self.time = time
    self.host = host
    place = touch.location(in: nil)
  }

  func location(in space: CoordinateSpace) -> CGPoint {
    GestureInput.convert(place, in: touch.window, to: space, of: host)
  }

  /// Converts a place in a window to a coordinate space of a host.
  static func convert(_ place: CGPoint, in window: HostWindow, to space: CoordinateSpace, of host: HostView) -> CGPoint
  {
    switch space {
    case .local: return window.convert(place, to: host)
    case .global: return place
    case .named(let name):
      if let view = host.coordinateSpace(named: name) {
        return host.convert(CGRect(origin: window.convert(place, to: host), size: .zero), toSpaceOf: view).origin
      }
      reportMisuse(
        "A gesture asks for places in the coordinate space \(name), but no view around it has that name: the window's "
          + "coordinates count. Name one with coordinateSpace(name:).")
      return place
    }
  }

  var isInside: Bool { host.point(inside: location(in: .local), with: nil) }
}

/// Tracks the touches for a gesture, as long as the gesture's view exists.
///
/// For each sequence of touches, `receive(_:)` is called any number of times, then `reset()`.
@MainActor
public class GestureTracker<Value> {
  /// The phase after the last input.
  final var phase = GesturePhase<Value>.possible(nil)

  init() {}

  /// Updates ``phase`` for an input. The default implementation does nothing.
  func receive(_ input: GestureInput) {}

  /// The time on the window's clock at which the tracker needs an input without a touch; nil for never.
  var deadline: TimeInterval? { nil }

  /// The number of taps, as a gesture of more taps is asked before one of fewer; 0 for other gestures.
  var numberOfTaps: Int { 0 }

  /// Returns to the initial phase: all touches have ended, or another recognizer has taken them.
  func reset() { phase = .possible(nil) }

  /// Resets the tracker of a gesture that an update has removed: after the update, as gesture states are written.
  final func resetAfterUpdate() { MainActorInbox.add { self.reset() } }
}

/// A tracker with the newest value of its gesture.
class TypedGestureTracker<G: Gesture>: GestureTracker<G.Value> {
  final var gesture: G
  required init(_ gesture: G) { self.gesture = gesture }
}

/// A gesture that tracks the touches by a tracker of its own.
@MainActor
protocol TrackedGesture: Gesture where Body == Never {
  associatedtype Tracker: TypedGestureTracker<Self>
}

extension TrackedGesture {
  /// Creates the gesture's tracker.
  public static func makeTracker(_ gesture: Self) -> GestureTracker<Value> { Tracker(gesture) }

  /// Updates the tracker with the gesture's new value.
  public static func updateTracker(_ tracker: GestureTracker<Value>, with gesture: Self) {
    let tracker = knownDowncast(tracker, to: TypedGestureTracker<Self>.self)
    tracker.gesture = gesture
    (tracker as? any GestureWrapper)?.gestureDidChange()
  }
}

/// A tracker that contains others.
@MainActor
protocol GestureWrapper {
  /// Updates the inner trackers with the newest values of their gestures.
  func gestureDidChange()
}

/// A type-erased gesture.
///
/// A change of the wrapped type replaces the tracker, and cancels the gesture that is in progress.
public struct AnyGesture<Value> {
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never
  private let type: Any.Type
  private let make: @MainActor () -> GestureTracker<Value>
  private let update: @MainActor (GestureTracker<Value>) -> Void

  /// Wraps a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    type = T.self
    // Gestures are values that may be made anywhere, and are read on the main actor only.
    nonisolated(unsafe) let gesture = gesture
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
      inner.resetAfterUpdate()
      type = gesture.type
      inner = gesture.make()
      phase = .failed
    }

    override var deadline: TimeInterval? { inner.deadline }
    override var numberOfTaps: Int { inner.numberOfTaps }

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
  /// Creates a tracker that forwards to the wrapped gesture's.
  public static func makeTracker(_ gesture: Self) -> GestureTracker<Value> { AnyGestureTracker(gesture) }

  /// Updates the wrapped gesture's tracker, or replaces it by another type's.
  public static func updateTracker(_ tracker: GestureTracker<Value>, with gesture: Self) {
    knownDowncast(tracker, to: AnyGestureTracker<Value>.self).take(gesture)
  }
}
