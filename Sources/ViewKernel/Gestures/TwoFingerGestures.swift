public import Foundation
public import HostTree

/// Tracks the first two fingers of a gesture.
@MainActor
struct TwoFingers {
  weak var first: HostTouch?
  weak var second: HostTouch?
  private(set) var start: CGVector?
  /// The place in the middle of the fingers when the second one came down, in the gesture's view.
  private(set) var startPlace = CGPoint.zero
  private(set) var startAnchor = UnitPoint.center

  /// The vector from the first finger to the second; nil until both are down.
  private var vector: CGVector? {
    guard let first, let second else { return nil }
    let from = first.location(in: nil)
    let to = second.location(in: nil)
    return CGVector(dx: to.x - from.x, dy: to.y - from.y)
  }

  private mutating func notePlace(in host: HostView) {
    guard let first = first?.location(in: host), let second = second?.location(in: host) else { return }
    startPlace = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    let size = host.bounds.size
    startAnchor = UnitPoint(
      x: size.width > 0 ? startPlace.x / size.width : 0.5, y: size.height > 0 ? startPlace.y / size.height : 0.5)
  }

  enum Step { case waits, moved(from: CGVector, to: CGVector), lifted, cancelled }

  mutating func receive(_ input: GestureInput) -> Step {
    if input.phase == .began {
      if first == nil {
        first = input.touch
      } else if second == nil {
        second = input.touch
        start = vector
        notePlace(in: input.host)
      }
      return .waits
    }
    guard input.touch === first || input.touch === second else { return .waits }
    if input.phase == .cancelled { return .cancelled }
    if input.phase == .ended { return .lifted }
    guard let start, let vector else { return .waits }
    return .moved(from: start, to: vector)
  }
}

extension CGVector {
  var length: CGFloat { hypot(dx, dy) }

  /// The angle from this vector to another in radians: of all those in the same direction the one nearest to `last`, so
  /// that turning on does not jump back after half a turn.
  func turn(to other: CGVector, near last: Double) -> Double {
    let turn = Double(atan2(dx * other.dy - dy * other.dx, dx * other.dx + dy * other.dy))
    return turn + ((last - turn) / (2 * .pi)).rounded() * 2 * .pi
  }
}

/// A pinch gesture: two fingers that are moved apart or together.
public struct MagnificationGesture {
  /// The distance of the fingers relative to that at the start; 1 is unchanged.
  public typealias Value = CGFloat
  /// A primitive gesture: it has no body.
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
      switch fingers.receive(input) {
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
  /// A primitive gesture: it has no body.
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
      switch fingers.receive(input) {
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
