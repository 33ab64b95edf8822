import Foundation

/// Recognizes a tap, or several taps in quick succession, as `UITapGestureRecognizer`.
///
/// A recognizer of a single tap does not wait for a second one: it recognizes each tap of a double tap.
open class HostTapGestureRecognizer: HostGestureRecognizer {
  /// The number of taps. Defaults to 1; less counts as 1.
  public final var numberOfTapsRequired: Int {
    get { storedNumber }
    set { storedNumber = max(newValue, 1) }
  }
  private var storedNumber = 1

  // For another module, which would check for exclusive use.
  /// Sets the number of taps, and whether they are recognized.
  package final func update(taps: Int, isEnabled: Bool) {
    numberOfTapsRequired = taps
    self.isEnabled = isEnabled
  }

  package override var precedence: Int { storedNumber }

  /// Fails if the touch left the view.
  open override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent) {
    if let view, let touch = touches.first, !view.point(inside: touch.location(in: view), with: event) {
      state = .failed
    }
  }

  /// Ends the gesture if this was the last of the required taps.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard let touch = touches.first else { return }
    if touch.tapCount % storedNumber == 0 { state = .ended }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent) { state = .failed }
}
