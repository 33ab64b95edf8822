public import Foundation

/// Recognises a finger that stays where it came down.
///
/// It begins when the finger was down for ``minimumPressDuration`` by the window's clock: at the next
/// ``HostWindow/settle()``, or the next event of the touch. It changes when the finger moves after that, and ends when it
/// is lifted.
open class HostLongPressGestureRecognizer: HostGestureRecognizer {
  private weak var touch: HostTouch?
  private var start = CGPoint.zero
  private var beganAt: TimeInterval?

  /// How long the finger is down before the gesture begins, in seconds; 0.5 unless told.
  public final var minimumPressDuration: TimeInterval = 0.5

  /// How far the finger may move until then, in points; 10 unless told.
  public final var allowableMovement: CGFloat = 10

  /// When the finger will have been down long enough.
  open override var deadline: TimeInterval? { state == .possible ? beganAt.map { $0 + minimumPressDuration } : nil }

  /// Begins.
  open override func timeDidPass(with event: HostEvent) { state = .began }

  /// Notes where the finger came down.
  open override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard touch == nil, let touch = touches.first else { return }
    self.touch = touch
    start = touch.location(in: nil)
    beganAt = event.timestamp
  }

  /// Fails if the finger moved too far before the gesture began.
  open override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard let touch = touches.first, touch === self.touch else { return }
    guard state == .possible else {
      state = .changed
      return
    }
    let place = touch.location(in: nil)
    let x = place.x - start.x
    let y = place.y - start.y
    if (x * x + y * y).squareRoot() > allowableMovement { state = .failed }
  }

  /// Ends.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard touches.first === touch else { return }
    state = state == .possible ? .failed : .ended
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard touches.first === touch else { return }
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the finger.
  open override func reset() {
    touch = nil
    beganAt = nil
  }
}
