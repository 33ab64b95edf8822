import Foundation

/// Recognises one tap, or several in quick succession.
///
/// A recogniser of one tap does not wait to see whether a second one follows: it recognises each tap.
open class HostTapGestureRecognizer: HostGestureRecognizer {
  /// How many taps make the gesture; 1 unless told.
  ///
  /// Less than 1 counts as 1.
  public final var numberOfTapsRequired: Int {
    get { storedNumber }
    set { storedNumber = max(newValue, 1) }
  }
  private var storedNumber = 1

  package override var precedence: Int { storedNumber }

  /// Fails if the finger left the view.
  open override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent) {
    if let view, let touch = touches.first, !view.point(inside: touch.location(in: view), with: event) {
      state = .failed
    }
  }

  /// Recognises the gesture if this was the last of the taps that it needs.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard let touch = touches.first else { return }
    if touch.tapCount % storedNumber == 0 { state = .ended }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent) { state = .failed }
}
