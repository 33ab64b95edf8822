public import Foundation
public import HostTree

/// A rotation gesture: two fingers that are turned about each other.
///
/// The name since iOS 17 of ``RotationGesture``, with more in its value.
public struct RotateGesture {
  /// The movement of the fingers so far.
  public struct Value: Equatable, Sendable {
    /// The time of the last movement: the window's clock in seconds since the reference date, January 1, 2001.
    public var time: Date
    /// The rotation since the start, clockwise; more than 360° after several turns.
    public var rotation: Angle
    /// The change of the rotation per second, between the last two movements.
    public var velocity: Angle
    /// The middle of the fingers at the start, relative to the view's bounds.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the start, in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never

  /// The rotation that starts the gesture.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture; a `minimumAngleDelta` of NaN counts as 1° and a negative one as 0, which is reported.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = .radians(
      minimumAngleDelta.radians.soundOrInfinite(
        from: 0, else: .pi / 180, "The minimum angle delta of a rotation, in radians,"))
  }

  final class Tracker: TypedGestureTracker<RotateGesture> {
    private var fingers = TwoFingers()
    private var value: Value?

    override func receive(_ input: GestureInput) {
      guard !phase.isOver else { return }
      switch fingers.receive(input.touch, input.phase, in: input.host) {
      case .waits: break
      case .moved(let from, let to):
        let new = value(from, to, at: input.time)
        value = new
        if case .active = phase {
          phase = .active(new)
        } else if abs(new.rotation.radians) >= gesture.minimumAngleDelta.radians {
          phase = .active(new)
        }
      case .lifted: if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
      case .cancelled: phase = .failed
      }
    }

    private func value(_ from: CGVector, _ to: CGVector, at time: TimeInterval) -> Value {
      let measured = Angle(radians: from.turn(to: to, near: value?.rotation.radians ?? 0))
      let date = Date(timeIntervalSinceReferenceDate: time)
      var velocity = value?.velocity ?? .zero
      if let value, date > value.time {
        velocity = (measured - value.rotation) / date.timeIntervalSince(value.time)
      }
      return Value(
        time: date, rotation: measured, velocity: velocity, startAnchor: fingers.startAnchor,
        startLocation: fingers.startPlace)
    }

    override func reset() {
      fingers = TwoFingers()
      value = nil
      super.reset()
    }
  }
}

extension RotateGesture: TrackedGesture {}
