// Tests: `HostInputEventTests`.

/// The methods by which AppKit calls a view, for views that were written for macOS. Each ``HostView`` has them.
@MainActor @preconcurrency
open class HostDesktopView: HostResponder {
  /// Called before the view moves to another window; nil for none. Does nothing by default.
  open func viewWillMove(toWindow newWindow: HostWindow?) {}

  /// Called after the view has moved to another window, or out of one. Does nothing by default.
  open func viewDidMoveToWindow() {}

  /// Called before the view moves to another superview; nil for none. Does nothing by default.
  open func viewWillMove(toSuperview newSuperview: HostView?) {}

  /// Called after the view has moved to another superview, or out of one. Does nothing by default.
  open func viewDidMoveToSuperview() {}

  /// Called before a mouse is followed in a view whose size has changed, and once in each window: the place to add and
  /// remove tracking areas. Does nothing by default.
  open func updateTrackingAreas() {}

  /// Whether the y axis points down: true. An override has no effect: it does so in each view.
  open var isFlipped: Bool { true }

  /// Whether a press that makes the window key is a press on this view, too. An override has no effect: it always is.
  open func acceptsFirstMouse(for event: HostInputEvent?) -> Bool { true }

  override var takesInputEvents: Bool { (self as? HostView)?.isOfKnownClass == false }
}
