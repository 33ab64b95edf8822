public import Foundation

/// A scroll view for editing several lines of text, as `UITextView`.
///
/// It takes the proposed size, or grows with its text: see ``visibleLines``. A tap makes it first responder if it is
/// editable. It sends `editingDidBegin`, `editingChanged` (each change by the user) and `editingDidEnd`. Setting
/// properties sends no events.
public final class HostTextView: HostScrollView, HostActionSender, HostKeyInput {
  var undo = TextUndo()
  var editing = TextEditing() {
    didSet {
      undo.note(editing, oldValue)
      if editing.selection != oldValue.selection {
        typed = nil
        observers.tell { $0.textViewDidChangeSelection(self) }
      }
    }
  }
  /// The looks of text typed next, if set for the present selection. See `HostTextView+Attributes.swift`.
  var typed: HostTextRun?
  /// Makes the tag of a run fit it, after the user has made it look otherwise.
  package var retag: (@MainActor (inout HostTextRun, HostTextTrait) -> Void)?
  var observers = HostObserverList<any HostTextViewDelegate>()
  /// The object that decides what the user may do, and hears as an observer of editing and scrolling, a
  /// ``HostTextViewDelegate``; nil for none. Not retained.
  public override weak var delegate: (any HostScrollViewDelegate)? {
    didSet {
      if let former = oldValue as? any HostTextViewDelegate { observers.remove(former) }
      textDelegate = delegate as? any HostTextViewDelegate
      if let textDelegate { observers.add(textDelegate) }
    }
  }
  /// The delegate, if it is one of text views.
  private weak var textDelegate: (any HostTextViewDelegate)?
  /// Whether the next layout scrolls to the caret, because the user typed.
  private var followsCaret = false

  /// The registered targets and closures; its content is private to the library.
  public var actions = HostActionList()

  /// Creates an empty text view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  // MARK: Text

  /// The text. Defaults to empty.
  ///
  /// Setting a different text moves the caret to its end, and removes ``runs``. It is never nil: optional as UIKit's,
  /// and nil sets an empty one.
  public var text: String! {
    get { editing.text }
    set {
      guard newValue ?? "" != editing.text || editing.runs != nil else { return }
      editing = TextEditing(newValue ?? "")
      forgetEdits()
      textDidChange()
    }
  }

  /// The placeholder shown while there is no text; nil for none.
  public var placeholder: String? {
    didSet { if placeholder != oldValue { textDidChange() } }
  }

  /// The font. Defaults to the body font.
  public var font = HostFont.body {
    didSet { if font != oldValue { textDidChange() } }
  }

  /// The colour of the text; nil, the default, for ``HostColor/label``.
  public var textColor: HostColor? {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// The horizontal alignment of the text. Defaults to `.natural`. Does not change the size.
  public var textAlignment = HostTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// The keyboard and text input settings, for whatever shows a keyboard.
  public var inputTraits = HostTextInputTraits() {
    didSet { if inputTraits != oldValue { setNeedsDisplay() } }
  }

  /// The border. Defaults to `.none`.
  public var borderStyle = HostTextField.BorderStyle.none {
    didSet { if borderStyle != oldValue { textDidChange() } }
  }

  /// See ``HostTextContainer/lineFragmentPadding``.
  final var padding: CGFloat = 0
  /// The insets that were set, with the padding; see `HostTextView+Insets.swift`.
  final var ownInset: EdgeInsets? { didSet { if ownInset != oldValue { textDidChange() } } }

  /// The minimum and maximum height in lines: the view grows with its text between them, and scrolls beyond.
  /// Nil, the default, takes the proposed height. Counts below 1 count as 1.
  public var visibleLines: ClosedRange<Int>? {
    didSet { if visibleLines != oldValue { textDidChange() } }
  }

  /// Whether the user can change the text. Defaults to true. Setting it to false ends editing.
  public var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable, isFirstResponder { resignFirstResponder() }
      setNeedsDisplay()
    }
  }

  /// Whether the command key with B, I and U makes the selected text bold, italic and underlined, or no longer.
  /// Defaults to false.
  ///
  /// It needs a text with attributes: ``runs``.
  public var allowsEditingTextAttributes = false

  /// The selected range in characters (grapheme clusters); empty at the caret. Setting it clamps it to the text.
  public var selectedRange: Range<Int> {
    get { editing.selection }
    set {
      editing.select(newValue)
      setNeedsDisplay()
    }
  }

  // MARK: Typing

  /// Whether the text is not empty.
  public var hasText: Bool { !editing.text.isEmpty }

  /// Inserts `text` as the user does: makes the view first responder and replaces the selection, if allowed.
  ///
  /// - Returns: Whether the view became or is first responder; false if it is not editable or not in a window. Then
  ///   nothing changes.
  @discardableResult
  public func insertText(_ text: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    if !text.isEmpty, mayReplace(editing.selection, by: text) {
      editing.insert(text, as: editing.runs == nil ? nil : typingAttributes)
      didEdit()
    }
    return true
  }

  /// Deletes the selection, or the character before the caret, as the delete key does after a tap on the view.
  ///
  /// - Returns: Whether the view became or is first responder; false if it is not editable or not in a window. Then
  ///   nothing changes.
  @discardableResult
  public func deleteBackward() -> Bool {
    guard becomeFirstResponder() else { return false }
    let range = editing.rangeOfDeleting
    if !range.isEmpty, mayReplace(range, by: ""), editing.deleteBackward() { didEdit() }
    return true
  }

  private func mayReplace(_ range: Range<Int>, by text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: editing.codeUnits(range), replacementText: text) ?? true
  }

  /// Invalidates size and layout after a change that may change the size of the text.
  func textDidChange() {
    if visibleLines != nil || !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  func didEdit() {
    followsCaret = true
    undo.noteEdit(in: window)
    registerEdit()
    textDidChange()
    send(.editingChanged)
    observers.tell { $0.textViewDidChange(self) }
  }

  // MARK: First responder and touches

  /// True while the view is editable.
  public override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing, if the view is editable and the delegate allows it.
  @discardableResult
  public override func becomeFirstResponder() -> Bool {
    guard isFirstResponder || !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true else {
      return false
    }
    return super.becomeFirstResponder()
  }

  /// Sends `editingDidBegin`, then notifies the observers.
  public override func didBecomeFirstResponder() {
    send(.editingDidBegin)
    observers.tell { $0.textViewDidBeginEditing(self) }
  }

  /// Sends `editingDidEnd`, then notifies the observers.
  public override func didResignFirstResponder() {
    send(.editingDidEnd)
    observers.tell { $0.textViewDidEndEditing(self) }
  }

  /// Takes the touch if the view is editable.
  public override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {
    if !isEditable { super.touchesBegan(touches, with: event) }
  }

  /// Makes an editable view first responder if the touch ended inside.
  public override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isEditable else { return super.touchesEnded(touches, with: event) }
    if let touch = touches.first, point(inside: touch.location(in: self), with: event) { becomeFirstResponder() }
  }

  package override var winsOverOuterGestures: Bool { isEditable }

  package override var letsOuterGesturesTakeTouches: Bool { true }

  // MARK: Size

  /// The proposed width, 10 points if unspecified, and the height of the visible lines.
  ///
  /// The height is the text's within ``visibleLines``, but at most the proposal and at least one line; without
  /// ``visibleLines`` it is the proposed height, or the text's if it cannot scroll.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    guard let visibleLines else {
      if !isScrollEnabled { size.height = height(lines: max(shownLayout(width: size.width).lines.count, 1)) }
      return size
    }
    let count = shownLayout(width: size.width).lines.count
    let lowest = max(visibleLines.lowerBound, 1)
    let wanted = height(lines: min(max(count, lowest), max(visibleLines.upperBound, lowest)))
    size.height = min(wanted, max(proposal.height ?? wanted, height(lines: 1)))
    return size
  }

  /// Updates ``HostScrollView/contentSize``, and scrolls to the caret after the user typed.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(width: bounds.width)
    contentSize = layout.size
    contentSize.width += inset.leading + inset.trailing
    contentSize.height += inset.top + inset.bottom
    limitContentOffset()
    if followsCaret { scrollRectToVisible(caretRect(in: layout).insetBy(dx: 0, dy: -inset.top), animated: false) }
    followsCaret = false
  }

  /// The first baseline of the text; it has no last baseline, because it scrolls.
  public override func explicitAlignment(_ id: any AlignmentID.Type, in size: CGSize) -> CGFloat? {
    if let own = super.explicitAlignment(id, in: size) { return own }
    return id == FirstTextBaselineID.self ? inset.top + lineMetrics.ascent : nil
  }

  // MARK: Drawing and printing

  /// The part of a view's bounds in which its text is laid out.
  public func textRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + min(inset.leading, bounds.width / 2), y: bounds.minY + min(inset.top, bounds.height / 2),
      width: textWidth(in: bounds.width), height: max(bounds.height - inset.top - inset.bottom, 0))
  }

  /// Draws the border, the text or placeholder from the top; while first responder, the selection, and a caret at its
  /// end.
  public override func draw(into drawing: inout HostDrawing) {
    if borderStyle == .roundedRect {
      drawing.fill(bounds, cornerRadius: 6, with: .systemBackground)
      drawing.strokeBorder(bounds, cornerRadius: 6, with: .systemGray4)
    }
    drawText(into: &drawing)
    guard isFirstResponder else { return }
    let layout = layout(width: bounds.width)
    if !selectedRange.isEmpty { drawSelection(in: layout, into: &drawing) }
    drawing.fill(caretRect(in: layout), with: drawing.tintColor)
  }

  /// Adds the text, the placeholder, the visible lines, the border and the keyboard settings.
  public override func describe(into description: inout HostDescription) {
    description.text = text
    describeAttributes(into: &description)
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

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [("text", \HostTextView.text)]
  }
}
