import Foundation

/// Can have the focus itself, though its content takes no text; changes nothing about layout.
///
/// ```swift
/// let card = HostFocusView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.addSubview(card)
/// window.makeKeyAndVisible()
/// print(card.becomeFirstResponder(), card.isFirstResponder)
/// // Prints "true true"
/// card.isFocusable = false
/// print(card.isFirstResponder)
/// // Prints "false"
/// ```
public final class HostFocusView: HostContainerView {
  /// Whether this view can become the first responder; true by default. It resigns when that becomes false.
  public var isFocusable = true {
    didSet { if !isFocusable, isFirstResponder { resignFirstResponder() } }
  }

  /// Whether a tap on the content, if nothing further inside takes it, makes this view the first responder; true by
  /// default.
  public var focusesWhenTapped = true

  /// Called after this view has become the first responder or has resigned.
  public var onFocus: (@MainActor (_ isFocused: Bool) -> Void)?

  /// Whether ``isFocusable`` says so.
  public override var canBecomeFirstResponder: Bool { isFocusable }

  /// Calls ``onFocus`` with true.
  public override func didBecomeFirstResponder() { onFocus?(true) }

  /// Calls ``onFocus`` with false.
  public override func didResignFirstResponder() { onFocus?(false) }

  private var takesTouches: Bool { isFocusable && focusesWhenTapped }

  /// Takes the touch if a tap would give this view the focus.
  public override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {
    if !takesTouches { super.touchesBegan(touches, with: event) }
  }

  /// Takes the focus if the finger was lifted inside.
  public override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard takesTouches else { return super.touchesEnded(touches, with: event) }
    guard let place = touches.first?.location(in: self), bounds.contains(place) else { return }
    becomeFirstResponder()
  }

  /// Adds that the focus is here.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if isFirstResponder { description.add("focused") }
  }
}
