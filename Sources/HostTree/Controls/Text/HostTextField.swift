public import Foundation

/// A control for editing a single line of text, as `UITextField`.
///
/// A tap makes it first responder, which sends `editingDidBegin`; each change by the user sends `editingChanged`;
/// resigning first responder sends `editingDidEnd`. The return key sends `editingDidEndOnExit` and
/// `primaryActionTriggered`, then ends editing. Setting properties sends no events.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let field = HostTextField()
/// field.addAction(for: .editingDidBegin) { _ in print("begin") }
/// field.addAction(for: .editingChanged) { print("changed: \($0.text ?? "")") }
/// field.addAction(for: .editingDidEnd) { _ in print("end") }
/// window.addSubview(field)
/// window.makeKeyAndVisible()
/// field.becomeFirstResponder()
/// field.insertText("Ada")
/// field.resignFirstResponder()
/// // Prints:
/// // begin
/// // changed: Ada
/// // end
/// ```
public class HostTextField: HostControl, HostKeyInput {
  final var undo = TextUndo()
  final var editing = TextEditing() {
    didSet {
      undo.note(editing, oldValue)
      if sides != nil, editing.text.isEmpty != oldValue.text.isEmpty { sidesDidChange() }
      if editing.selection != oldValue.selection { tell { $0.textFieldDidChangeSelection(self) } }
    }
  }
  var observers = HostObserverList<any HostTextFieldDelegate>()

  /// Notified of editing before the observers, and asked about the user's edits. Not retained.
  ///
  /// Views leave it unset, so it is free for other code to use.
  public weak var delegate: (any HostTextFieldDelegate)?

  private func tell(_ message: (any HostTextFieldDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }

  // MARK: Text

  /// The text. Defaults to empty.
  ///
  /// Setting a different text moves the caret to its end. It is never nil: optional as UIKit's, and nil sets an empty
  /// one.
  public var text: String! {
    get { editing.text }
    set {
      isTextTyped = false
      let newText = newValue ?? ""
      guard newText != editing.text else { return }
      editing = TextEditing(newText)
      forgetEdits()
      setNeedsDisplay()
    }
  }

  /// Whether the user changed the text since it was last set.
  package private(set) var isTextTyped = false

  /// The placeholder shown while there is no text; nil for none.
  public var placeholder: String? {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }

  /// Whether something else stands in the field, so that the placeholder is not shown.
  final var hidesPlaceholder = false {
    didSet { if hidesPlaceholder != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the placeholder; nil, the default, for ``HostColor/placeholderText``.
  public var placeholderColor: HostColor? {
    didSet { if placeholderColor != oldValue { setNeedsDisplay() } }
  }

  /// The font. Defaults to the body font.
  public var font = HostFont.body {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The colour of the text; nil, the default, for ``HostColor/label``.
  public var textColor: HostColor? {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is displayed and printed as bullets. Defaults to false.
  public var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { setNeedsDisplay() } }
  }

  private var storedIsSecureField: Bool?

  /// Whether the field holds a secret, even while it is revealed. Defaults to ``isSecureTextEntry``.
  public var isSecureField: Bool {
    get { storedIsSecureField ?? isSecureTextEntry }
    set { storedIsSecureField = newValue }
  }

  /// The keyboard and text input settings, for whatever shows a keyboard.
  public var inputTraits = HostTextInputTraits() {
    didSet { if inputTraits != oldValue { setNeedsDisplay() } }
  }

  /// The border of a text field.
  public enum BorderStyle: Hashable, Sendable {
    /// No border.
    case none
    /// A rounded rectangle with a background, 7 points around the text.
    case roundedRect
  }

  /// The border. Defaults to `.none`.
  public var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The horizontal alignment of the text. Defaults to `.natural`. Does not change the size.
  public var textAlignment = HostTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// The selected range, counted in characters (grapheme clusters); empty at the caret.
  ///
  /// Setting it clamps the range to the text.
  public var selectedRange: Range<Int> {
    get { editing.selection }
    set {
      editing.select(newValue)
      setNeedsDisplay()
    }
  }

  /// Views at the ends and the clear button; see `HostTextField+SideViews.swift`.
  final var sides: TextFieldSides? { didSet { sidesDidChange() } }

  // MARK: Typing

  /// Whether the text is not empty.
  public var hasText: Bool { !editing.text.isEmpty }

  /// Inserts `text` as the user does: makes the field first responder and replaces the selection.
  ///
  /// A single line break is the return key; line breaks in a longer text become spaces. The delegate may refuse the
  /// text.
  ///
  /// - Returns: Whether the field became or is first responder; false if it is disabled, refused by the delegate or not
  ///   in a window. Then nothing changes.
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

  /// Deletes the selection, or the character before the caret, as the delete key does after a tap on the field.
  ///
  /// The delegate may refuse the change.
  ///
  /// - Returns: Whether the field became or is first responder; false if it is disabled, refused by the delegate or not
  ///   in a window. Then nothing changes.
  @discardableResult
  public func deleteBackward() -> Bool {
    guard becomeFirstResponder() else { return false }
    let range = editing.rangeOfDeleting
    if !range.isEmpty, mayReplace(range, by: ""), editing.deleteBackward() { didEdit() }
    return true
  }

  private func mayReplace(_ range: Range<Int>, by text: String) -> Bool {
    guard let delegate else { return true }
    return delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text)
      && delegate.textField(
        self, shouldChangeCharactersIn: editing.codeUnits(range), replacementString: text)
  }

  final func didEdit() {
    isTextTyped = true
    registerEdit()
    setNeedsDisplay()
    sendActions(for: .editingChanged)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    resignFirstResponder()
  }

  // MARK: First responder

  /// True while the field is enabled.
  public override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the field is enabled and the delegate allows it.
  @discardableResult
  public override func becomeFirstResponder() -> Bool {
    guard isFirstResponder || !isEnabled || delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    return super.becomeFirstResponder()
  }

  /// Sends `editingDidBegin`, then notifies the delegate and the observers.
  public override func didBecomeFirstResponder() {
    sidesDidChange()
    sendActions(for: .editingDidBegin)
    tell { $0.textFieldDidBeginEditing(self) }
  }

  /// Sends `editingDidEnd`, then notifies the delegate and the observers.
  public override func didResignFirstResponder() {
    sidesDidChange()
    sendActions(for: .editingDidEnd)
    tell { $0.textFieldDidEndEditing(self) }
  }

  /// Makes the field first responder if the touch ended inside.
  public override func endTracking(_ touch: HostTouch, isInside: Bool) {
    super.endTracking(touch, isInside: isInside)
    if isInside { becomeFirstResponder() }
  }

  // MARK: Drawing

  /// The part of a field's bounds in which its text is drawn: all of it but the border's margins.
  public func textRect(forBounds bounds: CGRect) -> CGRect {
    let room = borderStyle == .roundedRect ? bounds.insetBy(dx: min(7, bounds.width / 2), dy: 0) : bounds
    return sides == nil ? room : roomBetweenSides(room)
  }

  /// Places the views at the ends.
  public override func layoutSubviews() { placeSides() }

  /// Draws the text or placeholder on a vertically centred line; while first responder, the selection, and a caret at
  /// its end.
  public override func draw(into drawing: inout HostDrawing) {
    let room = textRect(forBounds: bounds)
    if borderStyle == .roundedRect {
      drawing.fill(bounds, cornerRadius: 6, with: .systemBackground)
      drawing.strokeBorder(bounds, cornerRadius: 6, with: .systemGray4, lineWidth: .pixel)
    }
    let shown = isSecureTextEntry ? String(repeating: "•", count: editing.text.count) : editing.text
    let isEmpty = shown.isEmpty
    drawing.text(
      isEmpty ? hidesPlaceholder ? "" : placeholder ?? "" : shown, in: room, font: font,
      color: isEmpty ? placeholderColor ?? .placeholderText : textColor ?? .label, alignment: textAlignment,
      isCenteredVertically: true, lineLimit: 1)
    guard isFirstResponder else { return }
    func caret(_ place: Int) -> CGRect {
      let left = textAlignment.caret(
        after: font.width(of: String(shown.prefix(place))), in: font.width(of: shown), room: room,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
      return CGRect(x: left, y: bounds.midY - font.lineHeight / 2, width: 2, height: font.lineHeight)
    }
    let end = caret(selectedRange.upperBound)
    if !selectedRange.isEmpty { drawing.fillSelection(caret(selectedRange.lowerBound).union(end)) }
    drawing.fill(end, with: drawing.tintColor)
  }

  package override var letsOuterGesturesTakeTouches: Bool { true }

  // MARK: Size and printing

  /// The line height plus 2 points, plus 14 with a border; the width is flexible (``HostView/noIntrinsicMetric``).
  public override var intrinsicContentSize: CGSize {
    CGSize(width: HostView.noIntrinsicMetric, height: font.lineHeight + (borderStyle == .roundedRect ? 14 : 2))
  }

  /// The baseline of the vertically centred line, as first and last text baseline.
  public override func explicitAlignment(_ id: any AlignmentID.Type, in size: CGSize) -> CGFloat? {
    if let own = super.explicitAlignment(id, in: size) { return own }
    guard id == FirstTextBaselineID.self || id == LastTextBaselineID.self else { return nil }
    return (size.height - font.lineHeight) / 2 + font.ascender
  }

  /// Adds the text (bullets if secure), the placeholder, the border and the keyboard settings.
  public override func describe(into description: inout HostDescription) {
    description.text = isSecureTextEntry ? String(repeating: "•", count: editing.text.count) : editing.text
    if let placeholder { description.add("placeholder", placeholder) }
    if borderStyle != .none { description.add("border", borderStyle) }
    inputTraits.describe(into: &description)
    if textAlignment != .natural { description.add("alignment", textAlignment) }
    super.describe(into: &description)
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [("text", \HostTextField.text)]
  }
}
