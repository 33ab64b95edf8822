public import Foundation
import HostTree

/// A gesture of one finger that is dragged.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(
///   rootView: Color.blue.gesture(
///     DragGesture()
///       .onChanged { print("moved by \($0.translation.height)") }
///       .onEnded { print("ended at \($0.location.y)") }))
/// window.makeKeyAndVisible()
/// window.settle()
/// let touch = window.beginTouch(at: CGPoint(x: 100, y: 100))
/// touch.move(to: CGPoint(x: 100, y: 105))
/// touch.move(to: CGPoint(x: 100, y: 150))
/// touch.end()
/// // Prints:
/// // moved by 50.0
/// // ended at 150.0
/// ```
public struct DragGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the last movement: the window's clock in seconds since the reference date, January 1, 2001.
    public var time: Date
    /// The current location of the finger, in the gesture's coordinate space.
    public var location: CGPoint
    /// The location at which the finger came down, in the gesture's coordinate space.
    public var startLocation: CGPoint
    /// The velocity at the last movement, in points per second.
    public var velocity: CGSize

    /// The distance from the start location to the current one, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted location of the finger if it were lifted now: a quarter of a second further at its velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the start location to the predicted end location, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never

  /// The distance in points that the finger has to move; with 0 the gesture begins at touch down.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance in points that starts the gesture. NaN counts as 10, negative as 0; both are
  ///     reported.
  ///   - coordinateSpace: The coordinate space of the locations. Defaults to the view's.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance.soundOrInfinite(from: 0, else: 10, "The minimum distance of a drag")
    self.coordinateSpace = coordinateSpace
  }

  final class Tracker: TypedGestureTracker<DragGesture> {
    private weak var touch: HostTouch?
    private var startLocation = CGPoint.zero
    private var globalStart = CGPoint.zero
    private var last: (place: CGPoint, time: TimeInterval) = (.zero, 0)
    private var velocity = CGSize.zero

    override func receive(_ input: GestureInput) {
      guard !phase.isOver, let event = input.phase else { return }
      if touch == nil {
        // In a sequence the finger may already be down.
        guard event == .began || event == .moved else { return }
        touch = input.touch
        startLocation = input.location(in: gesture.coordinateSpace)
        globalStart = input.location(in: .global)
        last = (startLocation, input.time)
        velocity = .zero
        if gesture.minimumDistance <= 0 { phase = .active(value(input)) }
        return
      }
      guard input.touch === touch else { return }
      switch event {
      case .began: break
      case .moved:
        let value = value(input)
        let place = input.location(in: .global)
        let distance = hypot(place.x - globalStart.x, place.y - globalStart.y)
        if case .active = phase {
          phase = .active(value)
        } else if distance >= gesture.minimumDistance {
          phase = .active(value)
        }
      case .ended: if case .active = phase { phase = .ended(value(input)) } else { phase = .failed }
      case .cancelled: phase = .failed
      }
    }

    private func value(_ input: GestureInput) -> Value {
      let place = input.location(in: gesture.coordinateSpace)
      if input.time > last.time {
        let time = CGFloat(input.time - last.time)
        velocity = CGSize(width: (place.x - last.place.x) / time, height: (place.y - last.place.y) / time)
        last = (place, input.time)
      }
      return Value(
        time: Date(timeIntervalSinceReferenceDate: input.time), location: place, startLocation: startLocation,
        velocity: velocity)
    }

    override func reset() {
      touch = nil
      super.reset()
    }
  }
}

extension DragGesture: TrackedGesture {}
