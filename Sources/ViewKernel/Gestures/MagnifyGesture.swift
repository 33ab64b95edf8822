public import Foundation
public import HostTree

/// A pinch gesture: two fingers that are moved apart or together.
///
/// The name since iOS 17 of ``MagnificationGesture``, with more in its value.
public struct MagnifyGesture {
  /// The movement of the fingers so far.
  public struct Value: Equatable, Sendable {
    /// The time of the last movement: the window's clock in seconds since the reference date, January 1, 2001.
    public var time: Date
    /// The distance of the fingers relative to that at the start; 1 is unchanged.
    public var magnification: CGFloat
    /// The change of the magnification per second, between the last two movements.
    public var velocity: CGFloat
    /// The middle of the fingers at the start, relative to the view's bounds.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the start, in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never

  /// The change of the scale that starts the gesture.
  public var minimumScaleDelta: CGFloat

  /// Creates a pinch gesture; a `minimumScaleDelta` of NaN counts as 0.01 and a negative one as 0, which is reported.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta.soundOrInfinite(
      from: 0, else: 0.01, "The minimum scale delta of a magnification")
  }

  final class Tracker: TypedGestureTracker<MagnifyGesture> {
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
        } else if abs(new.magnification - 1) >= gesture.minimumScaleDelta {
          phase = .active(new)
        }
      case .lifted: if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
      case .cancelled: phase = .failed
      }
    }

    private func value(_ from: CGVector, _ to: CGVector, at time: TimeInterval) -> Value {
      let measured = from.length > 0 ? to.length / from.length : 1
      let date = Date(timeIntervalSinceReferenceDate: time)
      var velocity = value?.velocity ?? 0
      if let value, date > value.time {
        velocity = (measured - value.magnification) / CGFloat(date.timeIntervalSince(value.time))
      }
      return Value(
        time: date, magnification: measured, velocity: velocity, startAnchor: fingers.startAnchor,
        startLocation: fingers.startPlace)
    }

    override func reset() {
      fingers = TwoFingers()
      value = nil
      super.reset()
    }
  }
}

extension MagnifyGesture: TrackedGesture {}
