public import Foundation
import HostTree

/// A finger that is dragged.
public struct DragGesture {
  /// What a drag tells of itself.
  public struct Value: Equatable, Sendable {
    /// When the finger moved last: the window's clock as a time since the first of January 2001.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger came down.
    public var startLocation: CGPoint
    /// How fast the finger moved last, in points per second.
    public var velocity: CGSize

    /// The way from where the finger came down to where it is, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to if it were let go now: a quarter of a second further at its velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way from where the finger came down to where it would come to.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// How far the finger moves before it is a drag, in points.
  public var minimumDistance: CGFloat
  /// What places are relative to.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
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
        // In a sequence the finger may be down already.
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
