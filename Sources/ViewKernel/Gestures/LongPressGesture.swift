public import Foundation
import HostTree

/// A gesture of one finger that stays down at its place for some time.
///
/// Its value is true from the moment at which the finger comes down, when `onChanged` and `updating` are called. It
/// ends when the finger was down for the minimum duration by the window's clock: at the next settle, or the next event
/// of the touch.
public struct LongPressGesture {
  /// Whether the finger is down; always true.
  public typealias Value = Bool
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never

  /// The time in seconds for which the finger has to stay down.
  public var minimumDuration: Double
  /// The distance in points that the finger may move in the meantime.
  public var maximumDistance: CGFloat

  /// Creates a long press.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time in seconds. NaN counts as 0.5, negative as 0; both are reported.
  ///   - maximumDistance: The permitted movement in points. NaN counts as 10, negative as 0; both are reported.
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
        // In a sequence the finger may already be down.
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
