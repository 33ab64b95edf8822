public import Foundation

/// What is told of a search bar.
@MainActor
public protocol HostSearchBarDelegate: AnyObject {
  /// The field became the first responder.
  func searchBarTextDidBeginEditing(_ searchBar: HostSearchBar)
  /// The field is no longer the first responder.
  func searchBarTextDidEndEditing(_ searchBar: HostSearchBar)
  /// The user has changed the text, or it was emptied because the search has ended.
  func searchBar(_ searchBar: HostSearchBar, textDidChange searchText: String)
  /// The user has pressed the return key; the editing ends after this.
  func searchBarSearchButtonClicked(_ searchBar: HostSearchBar)
  /// The user has tapped the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: HostSearchBar)
}

extension HostSearchBarDelegate {
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: HostSearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: HostSearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: HostSearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: HostSearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: HostSearchBar) {}
}

/// A field for what is searched, with a button that empties it, and one that ends the search.
///
/// A user types into its ``searchTextField`` and taps its buttons. Alone, it tells its ``delegate`` and does nothing by
/// itself; in a ``HostSearchController`` it begins and ends the search. What it shows is brought up to date in the update
/// pass.
open class HostSearchBar: HostView {
  /// The field; its actions tell of each change by the user.
  public final let searchTextField = HostTextField()
  /// Ends the search; it is in the bar only while ``showsCancelButton`` is true.
  public final let cancelButton = HostButton()
  /// Empties the field; it is in the bar only while there is text.
  public final let clearButton = HostButton()

  /// Is told what a user does.
  public final weak var delegate: (any HostSearchBarDelegate)?
  private final var observers = HostObserverList<any HostSearchBarDelegate>()

  /// The controller of the search; nil for a bar that is used alone.
  final weak var searchController: HostSearchController?
  /// Whether the field is to become the first responder as soon as it can.
  private var wantsFocus = false

  /// The height of a bar, in points.
  public static let standardHeight: CGFloat = 52

  /// The text; empty unless told. Setting it calls nobody.
  public final var text: String {
    get { searchTextField.text }
    set {
      guard newValue != text else { return }
      searchTextField.text = newValue
      setNeedsUpdateProperties()
    }
  }

  /// What is shown in grey while there is no text; nil shows nothing.
  public final var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether there is a button that ends the search; false unless told. In a search controller it comes and goes by itself.
  public final var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { setNeedsUpdateProperties() } }
  }

  /// Sets ``showsCancelButton``.
  public final func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Makes an empty bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.inputTraits.returnKeyType = .search
    cancelButton.title = "Cancel"
    clearButton.accessibilityLabel = "Clear text"
    let cross = HostImageView()
    cross.image = HostImage(systemName: "xmark.circle.fill")
    cross.tintColor = .placeholderText
    clearButton.addSubview(cross)
    addSubview(searchTextField)
    followUser()
  }

  /// Adds somebody who is told all that the delegate is, after it and after those who were added before.
  ///
  /// Nobody is kept alive by it; who is one already stays where it is.
  public final func addObserver(_ observer: any HostSearchBarDelegate) { observers.add(observer) }

  /// Removes an observer; does nothing if it is none.
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
      field.selectedRange = 0..<field.text.count
      field.deleteBackward()
    }
  }

  private func textDidChange() {
    setNeedsUpdateProperties()
    tell { $0.searchBar(self, textDidChange: text) }
    searchController?.tellUpdater()
  }

  // MARK: Beginning and ending

  /// Has the field become the first responder: now, or in the update pass once it can.
  final func focus() {
    wantsFocus = !searchTextField.becomeFirstResponder()
    if wantsFocus { setNeedsUpdateProperties() }
  }

  /// Empties the field and ends its editing.
  final func end() {
    wantsFocus = false
    if !text.isEmpty {
      text = ""
      tell { $0.searchBar(self, textDidChange: "") }
    }
    searchTextField.resignFirstResponder()
  }

  // MARK: What is shown

  /// Has the buttons that are needed.
  open override func updateProperties() {
    super.updateProperties()
    var views: [HostView] = [searchTextField]
    if searchTextField.hasText { views.append(clearButton) }
    if showsCancelButton { views.append(cancelButton) }
    setSubviews(views)
    setNeedsLayout()
    setNeedsDisplay()
    if wantsFocus, searchTextField.becomeFirstResponder() { wantsFocus = false }
  }

  /// All the width that is offered; ``standardHeight``.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: HostSearchBar.standardHeight)
  }

  /// What the field lies upon: 36 points high, 16 points from the sides and as much from the cancel button.
  private var ground: CGRect {
    var width = bounds.width - 32
    if cancelButton.superview === self { width -= cancelWidth + 16 }
    return CGRect(x: 16, y: bounds.midY - 18, width: max(width, 0), height: 36)
  }

  private var cancelWidth: CGFloat { cancelButton.sizeThatFits(.unspecified).width }

  /// Places the field and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let ground = ground
    let hasClearButton = clearButton.superview === self
    searchTextField.frame = mirrored(
      CGRect(
        x: ground.minX + 30, y: ground.minY, width: max(ground.width - (hasClearButton ? 64 : 38), 0),
        height: ground.height))
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

  /// Draws the field's ground, with a magnifying glass.
  open override func draw(into drawing: inout HostDrawing) {
    let ground = ground
    drawing.fill(mirrored(ground), cornerRadius: 10, with: .tertiarySystemFill)
    guard ground.width > 30 else { return }
    let glass = mirrored(CGRect(x: ground.minX + 8, y: ground.midY - 8, width: 16, height: 16))
    drawing.symbol("magnifyingglass", in: glass, color: .placeholderText)
  }
}
