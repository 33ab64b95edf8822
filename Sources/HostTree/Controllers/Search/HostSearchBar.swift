public import Foundation

/// The messages of a search bar, as `UISearchBarDelegate`. All methods have a default implementation.
@MainActor @preconcurrency
public protocol HostSearchBarDelegate: AnyObject {
  /// Called after the field became first responder.
  func searchBarTextDidBeginEditing(_ searchBar: HostSearchBar)
  /// Called after the field resigned first responder.
  func searchBarTextDidEndEditing(_ searchBar: HostSearchBar)
  /// Called after the user changed the text, or the end of the search cleared it.
  func searchBar(_ searchBar: HostSearchBar, textDidChange searchText: String)
  /// Called when the user presses the return key, before editing ends.
  func searchBarSearchButtonClicked(_ searchBar: HostSearchBar)
  /// Called when the user taps the cancel button, before a search controller ends the search.
  func searchBarCancelButtonClicked(_ searchBar: HostSearchBar)
}

extension HostSearchBarDelegate {
  /// The default implementation does nothing. Implement it to show suggestions when a search begins.
  public func searchBarTextDidBeginEditing(_ searchBar: HostSearchBar) {}
  /// The default implementation does nothing. Implement it to react to the end of editing.
  public func searchBarTextDidEndEditing(_ searchBar: HostSearchBar) {}
  /// The default implementation does nothing. Implement it to search while the user types.
  public func searchBar(_ searchBar: HostSearchBar, textDidChange searchText: String) {}
  /// The default implementation does nothing. Implement it to search when the user submits.
  public func searchBarSearchButtonClicked(_ searchBar: HostSearchBar) {}
  /// The default implementation does nothing. Implement it to leave the search.
  public func searchBarCancelButtonClicked(_ searchBar: HostSearchBar) {}
}

/// A text field for searching, with a clear button and an optional cancel button. As `UISearchBar`.
///
/// Used alone, it only notifies its ``delegate`` and observers what the user does; in a ``HostSearchController`` it
/// begins and ends the search. Its subviews are updated in the window's update pass.
///
/// ```swift
/// let searchBar = HostSearchBar()
/// searchBar.placeholder = "Search"
/// searchBar.delegate = self
/// ```
open class HostSearchBar: HostView {
  /// The text field; its actions report each change by the user.
  public final let searchTextField = HostSearchTextField()
  /// The button that cancels the search; a subview only while ``showsCancelButton`` is true.
  public final let cancelButton = HostButton()
  /// The button that clears the text; a subview only while there is text.
  public final let clearButton = HostButton()

  /// The delegate, notified before the observers. Not retained.
  public final weak var delegate: (any HostSearchBarDelegate)?
  private final var observers = HostObserverList<any HostSearchBarDelegate>()

  /// The views of the field's tokens, in order.
  private final var tokenViews: [HostSearchTokenView] = []

  /// The search controller that owns the bar; nil for a bar used alone.
  final weak var searchController: HostSearchController?
  /// Whether the field becomes first responder in the next update pass in which it can.
  private var wantsFocus = false

  /// The height of a search bar, in points: 52.
  public static let standardHeight: CGFloat = 52

  /// The text of the field. Defaults to empty. Setting it sends no messages.
  public final var text: String! {
    get { searchTextField.text }
    set {
      guard newValue != text else { return }
      searchTextField.text = newValue
      setNeedsUpdateProperties()
    }
  }

  /// The placeholder shown while there is no text; nil for none.
  public final var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether the cancel button is shown. Defaults to false. A search controller sets it when a search begins and ends.
  public final var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { setNeedsUpdateProperties() } }
  }

  /// How prominent a bar is, as `UISearchBar.Style`. All look the same here.
  public enum Style: Int, Hashable, Sendable {
    /// By the place; with a background; without one.
    case `default`, prominent, minimal
  }
  /// How prominent the bar is. Kept only: all look the same here.
  public final var searchBarStyle = Style.default

  /// Sets ``showsCancelButton``, without animation.
  public final func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Creates an empty search bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.inputTraits.returnKeyType = .search
    searchTextField.placeholderColor = .secondaryLabel
    cancelButton.title = "Cancel"
    clearButton.accessibilityLabel = "Clear text"
    let cross = HostImageView()
    cross.image = HostImage(systemName: "xmark.circle.fill")
    cross.tintColor = .placeholderText
    clearButton.addSubview(cross)
    searchTextField.onTokensChange = { [weak self] in self?.setNeedsUpdateProperties() }
    addSubview(searchTextField)
    followUser()
  }

  /// Adds an observer that receives the delegate's messages, after the delegate and the observers added before.
  ///
  /// It is not retained. Adding an observer again keeps its position.
  public final func addObserver(_ observer: any HostSearchBarDelegate) { observers.add(observer) }

  /// Removes an observer; does nothing if it was not added.
  public final func removeObserver(_ observer: any HostSearchBarDelegate) { observers.remove(observer) }

  private final func tell(_ message: (any HostSearchBarDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }

  private func followUser() {
    searchTextField.addAction(for: .editingDidBegin) { [weak self] _ in
      guard let self else { return }
      searchController?.isActive = true
      tell { $0.searchBarTextDidBeginEditing(self) }
    }
    searchTextField.addAction(for: .editingDidEnd) { [weak self] _ in
      guard let self else { return }
      tell { $0.searchBarTextDidEndEditing(self) }
    }
    searchTextField.addAction(for: .editingChanged) { [weak self] _ in self?.textDidChange() }
    searchTextField.addAction(for: .editingDidEndOnExit) { [weak self] _ in
      guard let self else { return }
      tell { $0.searchBarSearchButtonClicked(self) }
    }
    cancelButton.addAction { [weak self] _ in
      guard let self else { return }
      tell { $0.searchBarCancelButtonClicked(self) }
      searchController?.isActive = false
    }
    clearButton.addAction { [weak self] _ in
      guard let field = self?.searchTextField else { return }
      let hadText = field.hasText
      field.tokens = []
      guard hadText else { return field.sendActions(for: .editingChanged) }
      field.selectedRange = 0..<field.text.count
      field.deleteBackward()
    }
  }

  private func textDidChange() {
    setNeedsUpdateProperties()
    tell { $0.searchBar(self, textDidChange: text) }
    searchController?.tellUpdater()
  }

  // MARK: Search

  /// Makes the field first responder: now, or in the next update pass in which it can be.
  package final func focus() {
    wantsFocus = !searchTextField.becomeFirstResponder()
    if wantsFocus { setNeedsUpdateProperties() }
  }

  /// Clears the text, notifies the delegate if there was any, and ends editing.
  final func end() {
    wantsFocus = false
    if !text.isEmpty || !searchTextField.tokens.isEmpty {
      searchTextField.tokens = []
      text = ""
      tell { $0.searchBar(self, textDidChange: "") }
    }
    searchTextField.resignFirstResponder()
  }

  // MARK: Layout and drawing

  /// Updates the subviews: the field, and the buttons that are currently shown.
  open override func updateProperties() {
    super.updateProperties()
    tokenViews = searchTextField.tokens.map { token in
      tokenViews.first { $0.token === token } ?? HostSearchTokenView(token)
    }
    var views: [HostView] = tokenViews + [searchTextField]
    if searchTextField.hasText || !tokenViews.isEmpty { views.append(clearButton) }
    if showsCancelButton { views.append(cancelButton) }
    setSubviews(views)
    setNeedsLayout()
    setNeedsDisplay()
    if wantsFocus, searchTextField.becomeFirstResponder() { wantsFocus = false }
  }

  /// The proposed width, 10 points if unspecified; ``standardHeight``.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: HostSearchBar.standardHeight)
  }

  /// The field's background: 36 points high, 16 points from the sides and from the cancel button.
  private var ground: CGRect {
    var width = bounds.width - 32
    if cancelButton.superview === self { width -= cancelWidth + 16 }
    return CGRect(x: 16, y: bounds.midY - 18, width: max(width, 0), height: 36)
  }

  private var cancelWidth: CGFloat { cancelButton.sizeThatFits(.unspecified).width }

  /// Places the field and the visible buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let ground = ground
    let hasClearButton = clearButton.superview === self
    let end = ground.maxX - (hasClearButton ? 34 : 8)
    var left = ground.minX + 26
    for view in tokenViews {
      let size = view.sizeThatFits(.unspecified)
      // Tokens leave room to type.
      let width = min(size.width, max(end - left - 40, 0))
      view.frame = mirrored(CGRect(x: left, y: ground.midY - size.height / 2, width: width, height: size.height))
      left += width + 4
    }
    searchTextField.frame = mirrored(
      CGRect(x: left, y: ground.minY, width: max(end - left, 0), height: ground.height))
    if hasClearButton {
      let cell = CGRect(x: max(ground.maxX - 28, ground.minX), y: ground.minY, width: 20, height: ground.height)
      clearButton.place(in: cell, at: 0.5)
    }
    if cancelButton.superview === self {
      let width = cancelWidth
      cancelButton.place(
        in: CGRect(x: bounds.width - 16 - width, y: ground.minY, width: width, height: ground.height), at: 0.5)
    }
  }

  /// Draws the field's rounded background and the magnifying glass.
  open override func draw(into drawing: inout HostDrawing) {
    let ground = ground
    drawing.fill(mirrored(ground), cornerRadius: 10, with: .tertiarySystemFill)
    guard ground.width > 30 else { return }
    let glass = mirrored(CGRect(x: ground.minX + 4, y: ground.midY - 10, width: 20, height: 20))
    drawing.symbol("magnifyingglass", in: glass, color: .secondaryLabel)
  }
}

extension HostSearchBar: HostTextInputTraitsOwner {
  /// The settings of the bar's field.
  public final var inputTraits: HostTextInputTraits {
    get { searchTextField.inputTraits }
    set { searchTextField.inputTraits = newValue }
  }
}
