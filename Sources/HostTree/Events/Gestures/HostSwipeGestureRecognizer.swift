import Foundation

/// Recognizes a quick stroke in one direction, as `UISwipeGestureRecognizer`.
///
/// It ends, while the finger is still down, when that has moved by 50 points in the ``direction``, less across it,
/// within half a second by the window's clock.
open class HostSwipeGestureRecognizer: HostGestureRecognizer {
  /// Directions of a stroke.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognized. Defaults to the right.
  public final var direction = Direction.right

  /// The number of fingers. Defaults to 1; less counts as 1.
  public final var numberOfTouchesRequired = 1

  private var start: (place: CGPoint, time: TimeInterval)?

  /// Records where the stroke begins.
  open override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent) {
    start = (HostGestureRecognizer.middle(of: self.touches), event.timestamp)
    if numberOfTouches > max(numberOfTouchesRequired, 1) { state = .failed }
  }

  /// Ends the gesture when the stroke is long enough; fails when that takes too long.
  open override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard state == .possible, let start else { return }
    guard event.timestamp - start.time <= 0.5 else { return state = .failed }
    guard numberOfTouches == max(numberOfTouchesRequired, 1) else { return }
    let place = HostGestureRecognizer.middle(of: self.touches)
    let (x, y) = (place.x - start.place.x, place.y - start.place.y)
    guard max(abs(x), abs(y)) >= 50 else { return }
    let way: Direction = abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    state = direction.contains(way) ? .ended : .failed
  }

  /// Fails if the touch is over before the stroke was long enough.
  override func touchesDidChange(_ touches: Set<HostTouch>, _ phase: HostTouch.Phase, _ event: HostEvent) {
    if state == .possible { state = .failed }
  }

  /// Forgets the stroke.
  open override func reset() { start = nil }
}
