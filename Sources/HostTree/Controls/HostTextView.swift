public import Foundation

/// A scroll view for text of several lines.
///
/// It takes all the room that it is offered, or grows with its text: see ``visibleLines``. A tap makes it the first responder if it is editable. Its actions are called for `editingDidBegin`,
/// `editingChanged` (each change by the user) and `editingDidEnd`. Setting properties calls no action.
public final class HostTextView: HostScrollView, HostActionSender, HostKeyInput {
  private var editing = TextEditing() {
    didSet { if editing.selection != oldValue.selection { observers.tell { $0.textViewDidChangeSelection(self) } } }
  }
  var observers = HostObserverList<any HostTextViewDelegate>()
  /// Whether the user has typed, so that the next layout scrolls to the caret.
  private var followsCaret = false

  /// The targets and closures; opaque.
  public var actions = HostActionList()

  /// Makes an empty text view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  // MARK: Text

  /// The text; empty unless told.
  ///
  /// Setting another one puts the caret at its end.
  public var text: String {
    get { editing.text }
    set {
      guard newValue != editing.text else { return }
      editing = TextEditing(newValue)
      textDidChange()
    }
  }

  /// What is shown in grey while there is no text; nil shows nothing.
  public var placeholder: String? {
    didSet { if placeholder != oldValue { textDidChange() } }
  }

  /// The font; the body font unless told.
  public var font = HostFont.body {
    didSet { if font != oldValue { textDidChange() } }
  }

  /// The colour of the text; nil takes the usual one.
  public var textColor: HostColor? {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// How the text lies in the view; matters for drawing only.
  public var textAlignment = HostTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// What the view asks of the keyboard; what is usual unless told.
  public var inputTraits = HostTextInputTraits() {
    didSet { if inputTraits != oldValue { setNeedsDisplay() } }
  }

  /// What is drawn around the text; nothing unless told.
  public var borderStyle = HostTextField.BorderStyle.none {
    didSet { if borderStyle != oldValue { textDidChange() } }
  }

  /// How many lines are shown at least and at most: the view is as high as its text within these, and scrolls where the
  /// text has more. Counts below 1 count as 1.
  ///
  /// Nil, as unless told, takes all the height that is offered.
  public var visibleLines: ClosedRange<Int>? {
    didSet { if visibleLines != oldValue { textDidChange() } }
  }

  /// Whether the user can change the text; true unless told.
  ///
  /// Editing under way ends when it becomes false.
  public var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable, isFirstResponder { resignFirstResponder() }
      setNeedsDisplay()
    }
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

  /// Types `text`, as a user does who has tapped the view: the view becomes the first responder if it is not, the text
  /// replaces the selection.
  ///
  /// - Returns: Whether it arrived; false if the view is not editable and outside of a window, where nothing changes.
  @discardableResult
  public func insertText(_ text: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    if !text.isEmpty {
      editing.insert(text)
      didEdit()
    }
    return true
  }

  /// Presses the delete key, as a user does who has tapped the view: deletes the selection, or the character before
  /// the caret.
  ///
  /// - Returns: Whether it arrived; false if the view is not editable and outside of a window, where nothing changes.
  @discardableResult
  public func deleteBackward() -> Bool {
    guard becomeFirstResponder() else { return false }
    if editing.deleteBackward() { didEdit() }
    return true
  }

  /// The text has another size now, so the view may have, too, or there is more or less to scroll.
  private func textDidChange() {
    if visibleLines != nil { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func didEdit() {
    followsCaret = true
    textDidChange()
    send(.editingChanged)
    observers.tell { $0.textViewDidChange(self) }
  }

  // MARK: First responder and touches

  /// Whether the view is editable.
  public override var canBecomeFirstResponder: Bool { isEditable }

  /// Calls the actions for `editingDidBegin`, and tells the observers.
  public override func didBecomeFirstResponder() {
    send(.editingDidBegin)
    observers.tell { $0.textViewDidBeginEditing(self) }
  }

  /// Calls the actions for `editingDidEnd`, and tells the observers.
  public override func didResignFirstResponder() {
    send(.editingDidEnd)
    observers.tell { $0.textViewDidEndEditing(self) }
  }

  /// Takes the touch if the view is editable.
  public override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {
    if !isEditable { super.touchesBegan(touches, with: event) }
  }

  /// Makes the view the first responder if the finger was lifted within it.
  public override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isEditable else { return super.touchesEnded(touches, with: event) }
    if let touch = touches.first, point(inside: touch.location(in: self), with: event) { becomeFirstResponder() }
  }

  package override var winsOverOuterGestures: Bool { isEditable }

  package override var letsOuterGesturesTakeTouches: Bool { true }

  // MARK: Size

  /// What lies between the view's sides and its text: a point above and below where the view grows, as in a text field.
  private var inset: (x: CGFloat, y: CGFloat) {
    if borderStyle == .roundedRect { return (7, 7) }
    return (0, visibleLines == nil ? 0 : 1)
  }

  /// The lines of the text, or of the placeholder, in the view's width.
  private func layout(of text: String, width: CGFloat) -> TextLayout {
    TextLayout(text, font: font, width: max(width - 2 * inset.x, 0))
  }

  /// The whole width that is offered, 10 points where it is open. The height is the text's within ``visibleLines``, but
  /// one line at least and no more than is offered; without them it is the height that is offered.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    guard let visibleLines else { return size }
    let count = layout(of: text.isEmpty ? placeholder ?? "" : text, width: size.width).lines.count
    let lowest = max(visibleLines.lowerBound, 1)
    let wanted = height(lines: min(max(count, lowest), max(visibleLines.upperBound, lowest)))
    size.height = min(wanted, max(proposal.height ?? wanted, height(lines: 1)))
    return size
  }

  private func height(lines: Int) -> CGFloat { CGFloat(lines) * font.lineHeight + 2 * inset.y }

  /// Finds out how large the text is: ``HostScrollView/contentSize``. Where the user has typed it scrolls to the caret.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(of: text, width: bounds.width)
    contentSize = layout.size
    contentSize.width += 2 * inset.x
    contentSize.height += 2 * inset.y
    limitContentOffset()
    if followsCaret { scrollRectToVisible(caretRect(in: layout).insetBy(dx: 0, dy: -inset.y), animated: false) }
    followsCaret = false
  }

  /// The baselines of the text, which begins at the top.
  public override func explicitAlignment(_ id: any AlignmentID.Type, in size: CGSize) -> CGFloat? {
    if let own = super.explicitAlignment(id, in: size) { return own }
    return id == FirstTextBaselineID.self ? inset.y + font.ascender : nil
  }

  // MARK: Drawing and printing

  /// Where the caret stands in the content: at the end of what is selected.
  private func caretRect(in layout: TextLayout) -> CGRect {
    let text = text
    let place = text.index(text.startIndex, offsetBy: selectedRange.upperBound)
    let row = layout.lines.lastIndex { $0.range.lowerBound <= place } ?? 0
    var x: CGFloat = 0
    if layout.lines.indices.contains(row) {
      let start = layout.lines[row].range.lowerBound
      x = min(font.width(of: String(text[min(start, place)..<place])), max(bounds.width - 2 * inset.x - 2, 0))
    }
    return mirrored(
      CGRect(x: inset.x + x, y: inset.y + CGFloat(row) * font.lineHeight, width: 2, height: font.lineHeight))
  }

  /// Draws the text, or the placeholder, from the top, and the caret where there is one.
  public override func draw(into drawing: inout HostDrawing) {
    if borderStyle == .roundedRect {
      drawing.fill(bounds, cornerRadius: 6, with: .systemBackground)
      drawing.strokeBorder(bounds, cornerRadius: 6, with: .systemGray4)
    }
    let shown = layout(of: text.isEmpty ? placeholder ?? "" : text, width: bounds.width)
    let place = CGRect(
      x: inset.x, y: inset.y, width: max(bounds.width - 2 * inset.x, 0), height: shown.size.height)
    drawing.text(
      shown, in: place, font: font, color: text.isEmpty ? .placeholderText : textColor ?? .label,
      alignment: textAlignment)
    guard isFirstResponder else { return }
    drawing.fill(caretRect(in: layout(of: text, width: bounds.width)), with: drawing.tintColor)
  }

  /// Adds the text, the placeholder, and what was said of lines, the border and the keyboard.
  public override func describe(into description: inout HostDescription) {
    description.text = text
    if let placeholder { description.add("placeholder", placeholder) }
    if let visibleLines {
      let last = visibleLines.upperBound
      description.add("lines", last == .max ? "\(visibleLines.lowerBound)..." : "\(visibleLines)")
    }
    if borderStyle != .none { description.add("border", borderStyle) }
    inputTraits.describe(into: &description)
    if textAlignment != .natural { description.add("alignment", textAlignment) }
    super.describe(into: &description)
    if !isEditable { description.add("editable", false) }
    if isFirstResponder { description.add("focused") }
  }
}
