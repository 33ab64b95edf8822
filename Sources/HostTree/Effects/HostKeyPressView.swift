/// Hears of the keys that are pressed while the focus is inside; changes nothing about layout.
public final class HostKeyPressView: HostContainerView {
  /// Called with each press that no responder further inside has handled. Returns whether it was handled, so that
  /// responders around do not get it.
  public var onKeyPress: (@MainActor (HostKeyPress) -> Bool)?

  /// Calls ``onKeyPress``; if that does not handle the press, the next responder gets it.
  public override func handleKeyPress(_ press: HostKeyPress) -> Bool {
    if let onKeyPress, onKeyPress(press) { return true }
    return super.handleKeyPress(press)
  }
}
