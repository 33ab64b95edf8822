// Tests: `HostWindowFirstResponderTests`, `HostEventTests`.

/// An object that can handle events: a view, a view controller or a window.
///
/// ```swift
/// let button = HostButton()
/// let card = HostView()
/// card.addSubview(button)
/// let controller = HostViewController()
/// controller.view.addSubview(card)
/// for responder in sequence(first: button, next: \HostResponder.next) { print(type(of: responder)) }
/// // Prints:
/// // HostButton
/// // HostView
/// // HostView
/// // HostViewController
/// ```
///
/// An event that an object does not handle goes on to ``next``: from a view to its view controller or its superview,
/// and at last to the window. This is UIKit's responder chain.
@MainActor @preconcurrency
open class HostResponder {
  /// Creates a responder that handles no events.
  public init() {}

  /// The next responder in the chain; nil at its end.
  open var next: HostResponder? { nil }

  /// The undo manager that changes in this object are registered with: the next responder's, which is the window's in
  /// the end; nil outside of a window.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Whether this object may become the first responder, which receives text input.
  ///
  /// By default the answer of ``acceptsFirstResponder``, which AppKit asks.
  open var canBecomeFirstResponder: Bool { acceptsFirstResponder }

  /// Whether this object may become the first responder, by AppKit's name; false by default.
  open var acceptsFirstResponder: Bool { false }

  /// Whether this object is its window's first responder; false outside of a window.
  public final var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this object the window's first responder, after the current one has agreed to resign.
  ///
  /// Changes nothing while ``canBecomeFirstResponder`` is false.
  ///
  /// - Returns: Whether this object is the first responder now. False outside of a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    return window.moveFirstResponder(to: self)
  }

  /// Gives up first responder status. Override it to refuse.
  ///
  /// - Returns: Whether this object agreed; the default implementation always does.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if let window = responderWindow, window.firstResponder === self { window.forgetFirstResponder() }
    return true
  }

  /// Called after this object became the first responder.
  ///
  /// Called at once, or during a settle in its effects pass. The default implementation does nothing.
  open func didBecomeFirstResponder() {}

  /// Called after this object resigned first responder status.
  ///
  /// Called at once, or during a settle in its effects pass. The default implementation does nothing.
  open func didResignFirstResponder() {}

  // MARK: Keys

  /// A key was pressed or released while this object, or one before it in the chain, is the first responder.
  ///
  /// The default implementation passes the press on to ``next``. Don't call super for keys that you handle.
  ///
  /// - Returns: Whether the press was handled: a key that is not may be a shortcut, or type text.
  open func handleKeyPress(_ press: HostKeyPress) -> Bool { next?.handleKeyPress(press) ?? false }

  /// The user asks for something, by a key or an item of a menu, while this object, or one before it in the chain, has
  /// the focus.
  ///
  /// The default implementation passes the command on to ``next``. Don't call super for commands that you handle.
  ///
  /// - Returns: Whether the command was handled.
  open func handleCommand(_ command: HostResponderCommand) -> Bool { next?.handleCommand(command) ?? false }

  // MARK: Mouse and keyboard, as in AppKit

  // The default implementations pass the event on: the touch, or the key, is offered to the next responder.

  /// A key was pressed while this object, or one before it in the chain, is the first responder, and no responder has
  /// handled the press. Passed on by default.
  open func keyDown(with event: HostInputEvent) { event.isPassedOn = true }

  /// A key was released. Passed on by default.
  open func keyUp(with event: HostInputEvent) { event.isPassedOn = true }

  /// A modifier key was pressed or released. Never called: see ``HostWindow/modifierFlags``.
  open func flagsChanged(with event: HostInputEvent) { event.isPassedOn = true }

  /// A touch, or the left button, was pressed on this object. Passed on by default.
  open func mouseDown(with event: HostInputEvent) { event.isPassedOn = true }

  /// A touch that was pressed on this object moved. Passed on by default.
  open func mouseDragged(with event: HostInputEvent) { event.isPassedOn = true }

  /// A touch that was pressed on this object was lifted or cancelled. Passed on by default.
  open func mouseUp(with event: HostInputEvent) { event.isPassedOn = true }

  /// The right button was pressed. Never called: a long touch stands for it.
  open func rightMouseDown(with event: HostInputEvent) { event.isPassedOn = true }

  /// The pressure on a trackpad changed. Never called: displays report no pressure.
  open func pressureChange(with event: HostInputEvent) { event.isPassedOn = true }

  /// A mouse moved in a tracking area of this object. Does nothing by default.
  open func mouseMoved(with event: HostInputEvent) {}

  /// A mouse entered a tracking area of this object. Does nothing by default.
  open func mouseEntered(with event: HostInputEvent) {}

  /// A mouse left a tracking area of this object. Does nothing by default.
  open func mouseExited(with event: HostInputEvent) {}

  /// A wheel was turned. Never called: displays scroll by themselves.
  open func scrollWheel(with event: HostInputEvent) { event.isPassedOn = true }

  /// Whether an override may handle the events of a mouse and a keyboard.
  var takesInputEvents: Bool { true }

  // MARK: Touches

  /// Touches began on this object, or on one before it in the chain that passed them on.
  ///
  /// Each call is about one touch, so the set has one element; several fingers are several calls. The event is never
  /// nil: both types are UIKit's.
  ///
  /// The default implementation passes them on to ``next``. Override all four methods, and don't call super for touches
  /// that you handle.
  open func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {
    if takesAsMouse(touches, .leftMouseDown) { return }
    if let next { next.touchesBegan(touches, with: event) } else { event?.isTaken = false }
  }

  /// Touches that began on this object moved.
  ///
  /// The default implementation passes them on to ``next``.
  open func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent?) {
    if !takesAsMouse(touches, .leftMouseDragged) { next?.touchesMoved(touches, with: event) }
  }

  /// Fingers were lifted.
  ///
  /// The default implementation passes them on to ``next``.
  open func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    if !takesAsMouse(touches, .leftMouseUp) { next?.touchesEnded(touches, with: event) }
  }

  /// Touches were cancelled: a gesture recognizer took them, or their view left the window.
  ///
  /// The default implementation passes them on to ``next``.
  open func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent?) {
    // A mouse has no presses without an end.
    if !takesAsMouse(touches, .leftMouseUp) { next?.touchesCancelled(touches, with: event) }
  }

  /// Whether this object claims its touches, so that gesture recognizers of it and of its ancestors don't receive them:
  /// a descendant's handling takes precedence.
  package var winsOverOuterGestures: Bool { false }

  /// Whether ancestors' scrolling recognizers may still take claimed touches once the finger has moved.
  package var letsOuterGesturesTakeTouches: Bool { false }

  /// The window that this object belongs to; nil outside of one.
  package var responderWindow: HostWindow? { nil }
}

extension HostResponder: Hashable {
  /// Whether two responders are the same object.
  nonisolated public static func == (a: HostResponder, b: HostResponder) -> Bool { a === b }
  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
