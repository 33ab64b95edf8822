public import Foundation

/// Recognizes a long press: a touch that stays in place, as `UILongPressGestureRecognizer`.
///
/// It begins when the touch has lasted ``minimumPressDuration`` by the window's clock, noticed in the next
/// ``HostWindow/settle()`` or at the touch's next event. It changes when the touch moves after that, and ends with the
/// touch.
open class HostLongPressGestureRecognizer: HostGestureRecognizer {
  private weak var touch: HostTouch?
  private var start = CGPoint.zero
  private var beganAt: TimeInterval?

  /// The duration before the gesture begins, in seconds. Defaults to 0.5.
  public final var minimumPressDuration: TimeInterval = 0.5

  /// The distance the touch may move before that, in points. Defaults to 10; beyond, the recognizer fails.
  public final var allowableMovement: CGFloat = 10

  /// The time at which the press is long enough; nil before the touch and after the gesture began.
  open override var deadline: TimeInterval? { state == .possible ? beganAt.map { $0 + minimumPressDuration } : nil }

  /// Begins the gesture.
  open override func timeDidPass(with event: HostEvent) { state = .began }

  /// Records where and when the touch began; further touches are ignored.
  open override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard touch == nil, let touch = touches.first else { return }
    self.touch = touch
    start = touch.location(in: nil)
    beganAt = event.timestamp
  }

  /// Changes the gesture; before it began, fails if the touch moved too far.
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

  /// Ends the gesture; fails if it did not begin.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard touches.first === touch else { return }
    state = state == .possible ? .failed : .ended
  }

  /// Cancels the gesture; fails if it did not begin.
  open override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard touches.first === touch else { return }
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the touch.
  open override func reset() {
    touch = nil
    beganAt = nil
  }
}
