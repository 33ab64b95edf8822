public import Foundation
import HostTree

/// A finger that stays where it came down.
///
/// Its value is true from the moment in which the finger comes down: `onChanged` and `updating` learn of it then. It ends
/// when the finger was down long enough by the window's clock: at the next settle, or the next event of the touch.
public struct LongPressGesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// How long the finger stays down, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Makes a gesture of a time in seconds and a distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration.soundOrInfinite(from: 0, else: 0.5, "The minimum duration of a long press")
    self.maximumDistance = maximumDistance.soundOrInfinite(from: 0, else: 10, "The maximum distance of a long press")
  }

  final class Tracker: TypedGestureTracker<LongPressGesture> {
    private weak var touch: HostTouch?
    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    override var deadline: TimeInterval? {
      touch != nil && !phase.isOver ? startTime + gesture.minimumDuration : nil
    }

    override func receive(_ input: GestureInput) {
      guard !phase.isOver else { return }
      guard let touch else {
        // In a sequence the finger may be down already.
        guard input.phase == .began || input.phase == .moved else { return }
        touch = input.touch
        start = input.location(in: .global)
        startTime = input.time
        phase = .possible(true)
        return
      }
      guard input.touch === touch else { return }
      if input.time - startTime >= gesture.minimumDuration {
        phase = .ended(true)
      } else if input.phase == .ended || input.phase == .cancelled || distance(to: input) > gesture.maximumDistance {
        phase = .failed
      }
    }

    private func distance(to input: GestureInput) -> CGFloat {
      let place = input.location(in: .global)
      return hypot(place.x - start.x, place.y - start.y)
    }

    override func reset() {
      touch = nil
      super.reset()
    }
  }
}

extension LongPressGesture: TrackedGesture {}
