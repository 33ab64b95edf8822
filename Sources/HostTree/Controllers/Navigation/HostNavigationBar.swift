public import Foundation

/// The bar at the top of a navigation controller: back button, items and title, as `UINavigationBar`.
///
/// It shows the last of its ``items``. A ``HostNavigationController`` manages them; for a bar used alone call
/// ``setItems(_:animated:)``, ``pushItem(_:animated:)`` and ``popItem(animated:)``.
///
/// The bar is 44 points high, in a sheet 56; a large title adds 52 below, a search bar 52 below that, a prompt 30
/// above. Items have margins and spacing of 16 points. The title is centred in the bar, or in the space between the
/// items if it would overlap them. A title of more than 12 characters is "Back" on the back button, as is one that
/// leaves too little room for the others; then only the chevron is left. Items that are still too wide share the bar.
/// The subviews are updated in the update pass.
open class HostNavigationBar: HostView, LookingBar {
  /// The navigation items, the visible one last.
  public final private(set) var items: [HostNavigationItem] = []

  /// Whether titles may be large: see ``HostNavigationItem/largeTitleDisplayMode``. Defaults to false.
  public final var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { itemDidChange() } }
  }

  /// The background colour; nil, the default, for the system background, or a table's at its top.
  public final var barTintColor: HostColor? {
    didSet { if barTintColor != oldValue { setNeedsDisplay() } }
  }

  /// Called for a tap on the back button; nil pops the last item.
  final var onBack: (@MainActor () -> Void)?
  /// Whether the bar is at the top of a sheet: it is higher, and titles beside buttons for its end are small.
  final var isInSheet = false {
    didSet { if isInSheet != oldValue { invalidateTitles() } }
  }
  /// The room above and below the row of buttons, in points.
  final var rowMargin: CGFloat { isInSheet ? 6 : 0 }
  /// Finds the item to which the back button leads from the first item; nil for none.
  final var findItemBelow: (@MainActor () -> HostNavigationItem?)?
  /// Called after a change of the items or of one of them.
  final var onItemChange: (@MainActor () -> Void)?

  /// The back button; a subview only while it is shown.
  public final let backButton = HostButton()
  final let titleLabel = HostLabel()
  final let largeTitleLabel = HostLabel()
  final let subtitleLabel = HostLabel()
  final let promptLabel = HostLabel()

  /// The looks that were set; see `HostNavigationBar+Appearance.swift`.
  final var looks: BarLooks<HostNavigationBarAppearance>? { didSet { lookDidChange() } }
  /// Whether the texts have looks that were set.
  final var showsTextLooks = false

  /// The height of the row of buttons, in points.
  public static let standardHeight: CGFloat = 44
  /// The height added by a large title, in points.
  public static let largeTitleHeight: CGFloat = 52
  /// The height added by a prompt, in points.
  public static let promptHeight: CGFloat = 30

  /// Creates a bar without items, with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 1
    largeTitleLabel.font = HostFont(pointSize: 34, weight: .bold)
    largeTitleLabel.numberOfLines = 1
    promptLabel.font = .preferredFont(forTextStyle: .footnote)
    promptLabel.numberOfLines = 1
    backButton.accessibilityIdentifier = "BackButton"
    backButton.addAction(for: .primaryActionTriggered) { [weak self] in
      guard let self else { return }
      if let onBack { onBack() } else { popItem(animated: true) }
    }
  }

  // MARK: Items

  /// The visible item; nil without items.
  public final var topItem: HostNavigationItem? { items.last }

  /// The item that the back button leads to; nil if there are fewer than two.
  ///
  /// In the bar of a column of a collapsed ``HostSplitViewController``, the item of the column below, from the first
  /// item.
  public final var backItem: HostNavigationItem? { items.count < 2 ? findItemBelow?() : items[items.count - 2] }

  /// Replaces the items and shows the last. Without animation.
  public final func setItems(_ items: [HostNavigationItem], animated: Bool) {
    guard !items.elementsEqual(self.items, by: ===) else { return }
    for item in self.items { item.bar = nil }
    self.items = items
    for item in items { item.bar = self }
    itemDidChange()
  }

  /// Adds an item on top and shows it. Without animation.
  public final func pushItem(_ item: HostNavigationItem, animated: Bool) {
    setItems(items + [item], animated: animated)
  }

  /// Removes the top item and shows the one below. Without animation.
  ///
  /// - Returns: The removed item; nil if there are fewer than two, which removes nothing.
  @discardableResult
  public final func popItem(animated: Bool) -> HostNavigationItem? {
    guard items.count > 1, let last = items.last else { return nil }
    setItems(items.dropLast(), animated: animated)
    return last
  }

  /// Invalidates the bar after a change of an item.
  final func itemDidChange() {
    invalidateTitles()
    onItemChange?()
  }

  /// Invalidates what the bar shows.
  final func invalidateTitles() {
    setNeedsUpdateProperties()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Subviews

  private var searchBar: HostSearchBar? { topItem?.searchController?.searchBar }

  /// Whether an active search hides everything but the search bar.
  private var showsSearchOnly: Bool {
    guard let search = topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// Whether the current title is displayed large.
  public final var showsLargeTitle: Bool {
    guard prefersLargeTitles, !showsSearchOnly, let topItem, topItem.title != nil else { return false }
    if isInSheet, topItem.hasModalActions, topItem.largeTitleDisplayMode == .automatic { return false }
    return items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
  }

  var showsBackButton: Bool {
    guard let topItem, backItem != nil, !topItem.hidesBackButton else { return false }
    return topItem.leftItemsSupplementBackButton || (topItem.leftBarButtonItems ?? []).isEmpty
  }

  /// Updates texts and subviews for the visible item.
  open override func updateProperties() {
    super.updateProperties()
    overrideUserInterfaceStyle = topItem?.barBackground.userInterfaceStyle ?? .unspecified
    titleLabel.text = topItem?.title
    largeTitleLabel.text = topItem?.title
    promptLabel.text = topItem?.prompt
    updateSubtitle()
    updateTextLooks()
    if titleHasMenu { titleButton.titleText = topItem?.title }
    setSubviews((showsSearchOnly ? [] : titleViews) + (searchBar.map { [$0] } ?? []))
    if let field = renaming?.field {
      // Another item is on top, or the title became large.
      if field.superview !== self { endRenaming() } else if !field.isFirstResponder { field.becomeFirstResponder() }
    }
    setNeedsLayout()
  }

  /// The title view of items without a custom one: a label, a button with a menu, or a text field for renaming.
  var ownTitleView: HostView {
    guard titleHasMenu else { return titleLabel }
    return renaming?.item === topItem ? renaming?.field ?? titleLabel : titleButton
  }

  private var titleHasMenu: Bool { topItem?.onRename != nil || topItem?.titleMenuProvider != nil }
  private lazy var titleButton = HostNavigationTitleButton { [weak self] in self?.titleMenu }

  /// The item to rename, and what the item's own menu makes of it.
  private var titleMenu: HostMenu? {
    guard let item = topItem else { return nil }
    let rename = HostAction(title: "Rename", image: HostImage(systemName: "pencil")) { [weak self] _ in
      self?.beginRenaming()
    }
    let suggested = item.onRename == nil ? [] : [rename]
    return item.titleMenuProvider.map { $0(suggested) } ?? HostMenu(children: suggested)
  }
  /// The item being renamed, and the field for its title.
  private var renaming: (item: HostNavigationItem, field: HostTextField)?

  private func beginRenaming() {
    guard let item = topItem, item.onRename != nil else { return }
    let field = HostTextField()
    field.text = item.title ?? ""
    field.font = titleLabel.font
    field.textAlignment = .center
    field.accessibilityIdentifier = "TitleField"
    field.addAction(for: .editingDidEnd) { [weak self] in self?.endRenaming() }
    field.addAction(for: .editingDidEndOnExit) { [weak field] in field?.resignFirstResponder() }
    renaming = (item, field)
    itemDidChange()
  }

  private func endRenaming() {
    guard let (item, field) = renaming else { return }
    renaming = nil
    itemDidChange()
    if field.text != item.title ?? "" { item.onRename?(field.text) }
  }

  /// The titles and buttons in display order.
  private var titleViews: [HostView] {
    var views: [HostView] = []
    if topItem?.prompt != nil { views.append(promptLabel) }
    if showsBackButton { views.append(backButton) }
    views += (topItem?.leftBarButtonItems ?? []).map(\.host)
    if let titleView = topItem?.titleView {
      views.append(titleView)
    } else if topItem?.title != nil, !showsLargeTitle {
      views.append(ownTitleView)
    }
    views += (topItem?.rightBarButtonItems ?? []).reversed().map(\.host)
    if showsLargeTitle { views.append(largeTitleLabel) }
    return views + subtitleViews
  }

  // MARK: Layout

  /// The proposed width, 10 points if unspecified, and the height for the visible item.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }

  /// The height for the visible item, in points.
  final var height: CGFloat {
    let search = searchBar == nil ? 0 : HostSearchBar.standardHeight
    if showsSearchOnly { return search }
    return (topItem?.prompt == nil ? 0 : HostNavigationBar.promptHeight) + HostNavigationBar.standardHeight
      + 2 * rowMargin + (showsLargeTitle ? HostNavigationBar.largeTitleHeight : 0) + heightForSubtitle + search
  }

  /// Places the buttons, titles and search bar.
  open override func layoutSubviews() {
    let searchHeight = HostSearchBar.standardHeight
    searchBar?.frame = CGRect(x: 0, y: height - searchHeight, width: bounds.width, height: searchHeight)
    if !showsSearchOnly { placeTitles() }
  }

  /// Leads touches of the chevron to the back button.
  open override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    let hit = super.hitTest(point, with: event)
    guard hit == nil || hit === self, isUserInteractionEnabled, !isHidden, showsBackButton, backArea.contains(point)
    else {
      return hit
    }
    return backButton
  }

  /// Its background goes on under what the system covers, which depends on its place in the window.
  override var drawsBeyondBounds: Bool { true }

  /// Draws the background and the back button's chevron, and a separator while content is scrolled beneath the bar.
  ///
  /// At the edge of the content it has no background, so that what extends below it shows; above a table the table's.
  /// See ``standardAppearance`` and ``scrollEdgeAppearance`` for other looks.
  open override func draw(into drawing: inout HostDrawing) {
    drawBackground(into: &drawing)
    drawBackIndicator(into: &drawing)
  }

  /// Adds `largeTitle` and ``barTintColor``.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if showsLargeTitle { description.add("largeTitle") }
    if let barTintColor { description.add("barTint", barTintColor) }
    topItem?.barBackground.describe(into: &description)
  }
}
