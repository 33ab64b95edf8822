/// Hears of the keys that are pressed while the focus is inside, and of commands and modifier keys; changes nothing
/// about layout.
public final class HostKeyPressView: HostContainerView, HostModifierKeyObserver {
  /// Called with each press that no responder further inside has handled. Returns whether it was handled, so that
  /// responders around do not get it.
  public var onKeyPress: (@MainActor (HostKeyPress) -> Bool)?

  /// Calls ``onKeyPress``; if that does not handle the press, the next responder gets it.
  public override func handleKeyPress(_ press: HostKeyPress) -> Bool {
    if let onKeyPress, onKeyPress(press) { return true }
    return super.handleKeyPress(press)
  }

  /// Called with each command that no responder further inside has handled: see ``HostWindow/sendCommand(_:)``. Returns
  /// whether it was handled.
  public var onCommand: (@MainActor (HostResponderCommand) -> Bool)?

  /// Called with ``HostWindow/modifierFlags`` when this view comes into a window, and whenever they change there,
  /// wherever the focus is.
  public var onModifierFlagsChange: (@MainActor (HostKeyModifierFlags) -> Void)? {
    didSet { if onModifierFlagsChange != nil { followModifierKeys() } }
  }

  /// Calls ``onCommand``; if that does not handle the command, the next responder gets it.
  public override func handleCommand(_ command: HostResponderCommand) -> Bool {
    if let onCommand, onCommand(command) { return true }
    return super.handleCommand(command)
  }

  /// Follows the modifier keys of the new window.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    followModifierKeys()
  }

  private func followModifierKeys() {
    guard let onModifierFlagsChange, let window else { return }
    window.modifierKeyObservers.add(self)
    onModifierFlagsChange(window.modifierFlags)
  }

  func modifierKeysDidChange(to flags: HostKeyModifierFlags) { onModifierFlagsChange?(flags) }
}
