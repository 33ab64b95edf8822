public import Foundation

/// A scroll view for text of several lines.
///
/// A tap makes it the first responder if it is editable. Its actions are called for `editingDidBegin`,
/// `editingChanged` (each change by the user) and `editingDidEnd`. Setting properties calls no action.
public final class HostTextView: HostScrollView, HostActionSender, HostKeyInput {
  private var editing = TextEditing() {
    didSet { if editing.selection != oldValue.selection { observers.tell { $0.textViewDidChangeSelection(self) } } }
  }
  private var observers = HostObserverList<any HostTextViewDelegate>()

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

  /// The font; the body font unless told.
  public var font = HostFont.body {
    didSet { if font != oldValue { textDidChange() } }
  }

  /// The colour of the text; nil takes the usual one.
  public var textColor: HostColor? {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
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

  /// The text has another size now, so there is more or less to scroll.
  private func textDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func didEdit() {
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
  public override func touchesBegan(_ touches: [HostTouch], with event: HostEvent) {
    if !isEditable { super.touchesBegan(touches, with: event) }
  }

  /// Makes the view the first responder if the finger was lifted within it.
  public override func touchesEnded(_ touches: [HostTouch], with event: HostEvent) {
    guard isEditable else { return super.touchesEnded(touches, with: event) }
    if let touch = touches.first, point(inside: touch.location(in: self), with: event) { becomeFirstResponder() }
  }

  package override var winsOverOuterGestures: Bool { isEditable }

  package override var letsOuterGesturesTakeTouches: Bool { true }

  // MARK: Observers

  /// Adds somebody who is told of the editing and of scrolling, after those who were added before.
  ///
  /// Nobody is kept alive by it; who is one already stays where it is.
  public func addObserver(_ observer: any HostTextViewDelegate) {
    observers.add(observer)
    scrollObservers.add(observer)
  }

  /// Removes an observer; does nothing if it is none.
  public func removeObserver(_ observer: any HostTextViewDelegate) {
    observers.remove(observer)
    scrollObservers.remove(observer)
  }

  // MARK: Size and printing

  /// The whole proposal, 10 points where it is open.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Finds out how large the text is: ``HostScrollView/contentSize``.
  public override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = TextLayout.size(of: text, font: font, width: bounds.width)
    limitContentOffset()
  }

  /// The baselines of the text, which begins at the top.
  public override func explicitAlignment(_ id: any AlignmentID.Type, in size: CGSize) -> CGFloat? {
    if let own = super.explicitAlignment(id, in: size) { return own }
    return id == FirstTextBaselineID.self ? font.ascender : nil
  }

  /// Draws the text from the top.
  public override func draw(into drawing: inout HostDrawing) {
    let layout = TextLayout(text, font: font, width: bounds.width)
    let place = CGRect(x: 0, y: 0, width: bounds.width, height: layout.size.height)
    drawing.text(layout, in: place, font: font, color: textColor ?? .label)
  }

  /// Adds the text.
  public override func describe(into description: inout HostDescription) {
    description.text = text
    super.describe(into: &description)
    if !isEditable { description.add("editable", false) }
    if isFirstResponder { description.add("focused") }
  }
}
