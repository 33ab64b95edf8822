/// An object that can answer events: a view, a view controller or a window.
///
/// An event that an object does not handle goes on to ``next``: from a view to its view controller or its superview,
/// and at last to the window. This is UIKit's responder chain.
@MainActor
open class HostResponder {
  /// Makes a responder that handles nothing.
  public init() {}

  /// The object that is asked next; nil at the end of the chain.
  open var next: HostResponder? { nil }

  /// Whether this object may become the first responder, the one that text input goes to.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object is its window's first responder.
  public final var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks the window to send text input here, after the present first responder has agreed to let go.
  ///
  /// - Returns: Whether this object is the first responder now. False outside of a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    return window.makeFirstResponder(self)
  }

  /// Lets go of text input.
  ///
  /// - Returns: Whether this object agreed; the standard implementation always does.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if let window = responderWindow, window.firstResponder === self { window.forgetFirstResponder() }
    return true
  }

  /// Called after this object became the first responder.
  ///
  /// While the window settles, in its effects pass. The standard implementation does nothing.
  open func didBecomeFirstResponder() {}

  /// Called after this object ceased to be the first responder.
  ///
  /// While the window settles, in its effects pass. The standard implementation does nothing.
  open func didResignFirstResponder() {}

  // MARK: Touches

  /// Touches began on this object, or on one before it in the chain that passed them on.
  ///
  /// Each call is about one touch, so the set has one element; several fingers are several calls. The event is never nil: both types
  /// are UIKit's.
  ///
  /// The standard implementation passes them on to ``next``. Override all four methods, and don't call super for
  /// touches that you take.
  open func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {
    if let next { next.touchesBegan(touches, with: event) } else { event?.isTaken = false }
  }

  /// Touches moved.
  ///
  /// The standard implementation passes them on to ``next``.
  open func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent?) { next?.touchesMoved(touches, with: event) }

  /// Touches were lifted.
  ///
  /// The standard implementation passes them on to ``next``.
  open func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) { next?.touchesEnded(touches, with: event) }

  /// Touches will not end: a gesture took them, or their view left the window.
  ///
  /// The standard implementation passes them on to ``next``.
  open func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether this object wants touches for itself, so that gesture recognisers of it and of the views around it don't
  /// see them: what is inside wins over what is outside.
  package var winsOverOuterGestures: Bool { false }

  /// Whether outer recognisers that scroll may take touches nevertheless, once the finger has moved.
  package var letsOuterGesturesTakeTouches: Bool { false }

  /// The window that this object belongs to; nil outside of one.
  package var responderWindow: HostWindow? { nil }
}
