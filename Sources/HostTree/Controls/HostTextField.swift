public import Foundation

/// A control for one line of text.
///
/// A tap makes it the first responder, which sends `editingDidBegin`; each change by the user sends `editingChanged`;
/// when it ceases to be the first responder it sends `editingDidEnd`. The return key sends `editingDidEndOnExit` and
/// `primaryActionTriggered`, and then ends the editing. Setting properties calls no action.
public final class HostTextField: HostControl, HostKeyInput {
  private var editing = TextEditing() {
    didSet { if editing.selection != oldValue.selection { tell { $0.textFieldDidChangeSelection(self) } } }
  }
  var observers = HostObserverList<any HostTextFieldDelegate>()

  /// Hears of the editing before all observers, and is asked what a user may do; not kept alive.
  ///
  /// The fields of views have none, so it is anybody's to set.
  public weak var delegate: (any HostTextFieldDelegate)?

  private func tell(_ message: (any HostTextFieldDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }

  // MARK: Text

  /// The text; empty unless told.
  ///
  /// Setting another one puts the caret at its end.
  public var text: String {
    get { editing.text }
    set {
      isTextTyped = false
      guard newValue != editing.text else { return }
      editing = TextEditing(newValue)
      setNeedsDisplay()
    }
  }

  /// Whether a user has changed the text since it was last set.
  package private(set) var isTextTyped = false

  /// What is shown in grey while there is no text; nil shows nothing.
  public var placeholder: String? {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }

  /// The color of the placeholder; nil for the usual grey.
  public var placeholderColor: HostColor? {
    didSet { if placeholderColor != oldValue { setNeedsDisplay() } }
  }

  /// The font; the body font unless told.
  public var font = HostFont.body {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The colour of the text; nil takes the usual one.
  public var textColor: HostColor? {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is shown and printed as bullets; false unless told.
  public var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { setNeedsDisplay() } }
  }

  private var storedIsSecureField: Bool?

  /// Whether the field is for secrets, also while a user has a look at them; follows ``isSecureTextEntry`` unless told.
  public var isSecureField: Bool {
    get { storedIsSecureField ?? isSecureTextEntry }
    set { storedIsSecureField = newValue }
  }

  /// What the field asks of the keyboard; what is usual unless told.
  public var inputTraits = HostTextInputTraits() {
    didSet { if inputTraits != oldValue { setNeedsDisplay() } }
  }

  /// What is drawn around the text.
  public enum BorderStyle: Hashable, Sendable {
    /// Nothing.
    case none
    /// A rectangle with round corners; there is room between it and the text.
    case roundedRect
  }

  /// What is drawn around the text; nothing unless told.
  public var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How the text lies in the field; matters for drawing only.
  public var textAlignment = HostTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// What is selected, counted in characters as users see them; empty where the caret stands.
  ///
  /// Setting a range that goes beyond the text selects as much of it as there is.
  public var selectedRange: Range<Int> {
    get { editing.selection }
    set {
      editing.select(newValue)
      setNeedsDisplay()
    }
  }

  // MARK: Typing

  /// Whether there is text.
  public var hasText: Bool { !editing.text.isEmpty }

  /// Types `text`, as a user does who has tapped the field: the field becomes the first responder if it is not, the
  /// text replaces the selection.
  ///
  /// A line break by itself is the return key; line breaks within a longer text become spaces.
  ///
  /// - Returns: Whether it arrived; false for a disabled field and outside of a window, where nothing changes.
  @discardableResult
  public func insertText(_ text: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    if text.count == 1, text.first?.isNewline == true {
      pressReturn()
    } else if !text.isEmpty {
      let line = String(text.map { $0.isNewline ? " " : $0 })
      guard mayReplace(editing.selection, by: line) else { return true }
      editing.insert(line)
      didEdit()
    }
    return true
  }

  /// Presses the delete key, as a user does who has tapped the field: deletes the selection, or the character before
  /// the caret.
  ///
  /// - Returns: Whether it arrived; false for a disabled field and outside of a window, where nothing changes.
  @discardableResult
  public func deleteBackward() -> Bool {
    guard becomeFirstResponder() else { return false }
    let selection = editing.selection
    let range = selection.isEmpty ? max(selection.lowerBound - 1, 0)..<selection.upperBound : selection
    if !range.isEmpty, mayReplace(range, by: ""), editing.deleteBackward() { didEdit() }
    return true
  }

  private func mayReplace(_ range: Range<Int>, by text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  private func didEdit() {
    isTextTyped = true
    setNeedsDisplay()
    sendActions(for: .editingChanged)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    resignFirstResponder()
  }

  // MARK: First responder

  /// Whether the field is enabled.
  public override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins the editing, if the delegate lets it.
  @discardableResult
  public override func becomeFirstResponder() -> Bool {
    guard isFirstResponder || !isEnabled || delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    return super.becomeFirstResponder()
  }

  /// Sends `editingDidBegin`, and tells the delegate and the observers.
  public override func didBecomeFirstResponder() {
    sendActions(for: .editingDidBegin)
    tell { $0.textFieldDidBeginEditing(self) }
  }

  /// Sends `editingDidEnd`, and tells the delegate and the observers.
  public override func didResignFirstResponder() {
    sendActions(for: .editingDidEnd)
    tell { $0.textFieldDidEndEditing(self) }
  }

  /// Makes the field the first responder if the finger was lifted within it.
  public override func endTracking(_ touch: HostTouch, isInside: Bool) {
    super.endTracking(touch, isInside: isInside)
    if isInside { becomeFirstResponder() }
  }

  // MARK: Drawing

  /// Draws the text or the placeholder on a line in the middle, and the caret after it while there is one.
  public override func draw(into drawing: inout HostDrawing) {
    var room = bounds
    if borderStyle == .roundedRect {
      drawing.fill(bounds, cornerRadius: 6, with: .systemBackground)
      drawing.strokeBorder(bounds, cornerRadius: 6, with: .systemGray4)
      room = bounds.insetBy(dx: min(7, bounds.width / 2), dy: 0)
    }
    let shown = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    let isEmpty = shown.isEmpty
    drawing.text(
      isEmpty ? placeholder ?? "" : shown, in: room, font: font,
      color: isEmpty ? placeholderColor ?? .placeholderText : textColor ?? .label, alignment: textAlignment,
      isCenteredVertically: true, lineLimit: 1)
    guard isFirstResponder else { return }
    let left = room.minX + min(font.width(of: shown), max(room.width - 2, 0))
    let caret = mirrored(CGRect(x: left, y: bounds.midY - font.lineHeight / 2, width: 2, height: font.lineHeight))
    drawing.fill(caret, with: drawing.tintColor)
  }

  package override var letsOuterGesturesTakeTouches: Bool { true }

  // MARK: Size and printing

  /// A line of the font and 2 points more (14 with a border), without a width of its own.
  public override var intrinsicContentSize: CGSize {
    CGSize(width: HostView.noIntrinsicMetric, height: font.lineHeight + (borderStyle == .roundedRect ? 14 : 2))
  }

  /// The text's baselines; its line is in the middle of the field.
  public override func explicitAlignment(_ id: any AlignmentID.Type, in size: CGSize) -> CGFloat? {
    if let own = super.explicitAlignment(id, in: size) { return own }
    guard id == FirstTextBaselineID.self || id == LastTextBaselineID.self else { return nil }
    return (size.height - font.lineHeight) / 2 + font.ascender
  }

  /// Adds the text, the placeholder, and what was said of the border and the keyboard.
  public override func describe(into description: inout HostDescription) {
    description.text = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    if let placeholder { description.add("placeholder", placeholder) }
    if borderStyle != .none { description.add("border", borderStyle) }
    inputTraits.describe(into: &description)
    if textAlignment != .natural { description.add("alignment", textAlignment) }
    super.describe(into: &description)
  }
}
