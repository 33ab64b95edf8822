public import Foundation
import HostTree

/// A pinch gesture: two fingers that are moved apart or together.
public struct MagnificationGesture {
  /// The distance of the fingers relative to that at the start; 1 is unchanged.
  public typealias Value = CGFloat
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never

  /// The change of the scale that starts the gesture.
  public var minimumScaleDelta: CGFloat

  /// Creates a pinch gesture; a `minimumScaleDelta` of NaN counts as 0.01 and a negative one as 0, which is reported.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta.soundOrInfinite(
      from: 0, else: 0.01, "The minimum scale delta of a magnification")
  }

  final class Tracker: TypedGestureTracker<MagnificationGesture> {
    private var fingers = TwoFingers()

    override func receive(_ input: GestureInput) {
      guard !phase.isOver else { return }
      switch fingers.receive(input.touch, input.phase, in: input.host) {
      case .waits: break
      case .moved(let from, let to):
        let scale = from.length > 0 ? to.length / from.length : 1
        if case .active = phase {
          phase = .active(scale)
        } else if abs(scale - 1) >= gesture.minimumScaleDelta {
          phase = .active(scale)
        }
      case .lifted: if case .active(let scale) = phase { phase = .ended(scale) } else { phase = .failed }
      case .cancelled: phase = .failed
      }
    }

    override func reset() {
      fingers = TwoFingers()
      super.reset()
    }
  }
}

/// A rotation gesture: two fingers that are turned about each other.
public struct RotationGesture {
  /// The rotation since the start, clockwise; more than 360° after several turns.
  public typealias Value = Angle
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never

  /// The rotation that starts the gesture.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture; a `minimumAngleDelta` of NaN counts as 1° and a negative one as 0, which is reported.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    let radians = minimumAngleDelta.radians
    self.minimumAngleDelta = .radians(
      radians.soundOrInfinite(from: 0, else: .pi / 180, "The minimum angle delta of a rotation, in radians,"))
  }

  final class Tracker: TypedGestureTracker<RotationGesture> {
    private var fingers = TwoFingers()
    /// The angle of the last movement.
    private var last = 0.0

    override func receive(_ input: GestureInput) {
      guard !phase.isOver else { return }
      switch fingers.receive(input.touch, input.phase, in: input.host) {
      case .waits: break
      case .moved(let from, let to):
        last = from.turn(to: to, near: last)
        let angle = Angle(radians: last)
        if case .active = phase {
          phase = .active(angle)
        } else if abs(angle.radians) >= gesture.minimumAngleDelta.radians {
          phase = .active(angle)
        }
      case .lifted: if case .active(let angle) = phase { phase = .ended(angle) } else { phase = .failed }
      case .cancelled: phase = .failed
      }
    }

    override func reset() {
      fingers = TwoFingers()
      last = 0
      super.reset()
    }
  }
}

extension MagnificationGesture: TrackedGesture {}
extension RotationGesture: TrackedGesture {}
