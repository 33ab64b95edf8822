/// A request of the user to the focused view, by a key or an item of a menu: a standard action of AppKit's responders.
///
/// ```swift
/// final class Card: HostView {
///   override var canBecomeFirstResponder: Bool { true }
///   override func handleCommand(_ command: HostResponderCommand) -> Bool {
///     print(command)
///     return true
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let card = Card(frame: window.bounds)
/// window.addSubview(card)
/// window.makeKeyAndVisible()
/// card.becomeFirstResponder()
/// window.pressKey("c", .command)
/// // Prints "copy"
/// ```
public enum HostResponderCommand: Hashable, Sendable {
  /// Where to move: the direction of an arrow key.
  public enum Direction: Hashable, Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// To the left, in right-to-left layouts, too.
    case left
    /// To the right, in right-to-left layouts, too.
    case right
  }

  /// Copy what is selected: the command key with C.
  case copy
  /// Cut what is selected: the command key with X.
  case cut
  /// Paste what ``HostPasteboard`` has: the command key with V.
  case paste
  /// Delete what is selected: one of the delete keys.
  case delete
  /// Leave what is shown: the escape key, or the command key with a full stop.
  case exit
  /// Move what is selected: an arrow key.
  case move(Direction)
  /// Play, or pause: no key, but a remote control, by ``HostWindow/sendCommand(_:)``.
  case playPause

  /// The command of a key; nil for a key that is none.
  public init?(_ key: HostKeyCommand) {
    switch (key.input, key.modifierFlags) {
    case ("c", .command): self = .copy
    case ("x", .command): self = .cut
    case ("v", .command): self = .paste
    case ("\u{8}", []), ("\u{7F}", []), ("\u{F728}", []): self = .delete
    case ("\u{1B}", []), (".", .command): self = .exit
    case ("\u{F700}", []): self = .move(.up)
    case ("\u{F701}", []): self = .move(.down)
    case ("\u{F702}", []): self = .move(.left)
    case ("\u{F703}", []): self = .move(.right)
    default: return nil
    }
  }
}

extension HostWindow {
  /// Sends a command to the first responder, and from there up the responder chain until a responder handles it. While
  /// there is no first responder, the view that was touched last gets it.
  ///
  /// A responder that takes text has the commands of editing and of moving for itself: its views around do not get
  /// them. Does not settle the window. ``pressKey(_:_:)`` calls it for keys that no view has handled.
  ///
  /// - Returns: Whether a responder handled it.
  @discardableResult
  public final func sendCommand(_ command: HostResponderCommand) -> Bool {
    if firstResponder is any HostKeyInput, command != .exit, command != .playPause { return false }
    if let firstResponder { return firstResponder.handleCommand(command) }
    guard let touchedView, touchedView.window === self else { return false }
    return touchedView.handleCommand(command)
  }
}

/// Hears of the modifier keys.
@MainActor @preconcurrency
protocol HostModifierKeyObserver: HostView {
  func modifierKeysDidChange(to flags: HostKeyModifierFlags)
}

extension HostWindow {
  /// Notifies the views that follow ``modifierFlags``.
  final func tellOfModifierKeys() {
    modifierKeyObservers.tell { if $0.window === self { $0.modifierKeysDidChange(to: modifierFlags) } }
  }
}
