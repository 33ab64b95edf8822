public import Foundation

/// The bar at the top of a navigation controller: a back button, items, and the title of what is shown below.
///
/// It shows the last of its ``items``. A ``HostNavigationController`` gives it those of its controllers; alone, it is
/// given items by ``setItems(_:animated:)``, ``pushItem(_:animated:)`` and ``popItem(animated:)``.
///
/// Its standard height is 44 points; a large title adds 52 below, a search bar 52 below that, a prompt 30 above. Items keep 16 points from the edges
/// and from each other. The title lies in the middle of the bar, or of the room between the items where it would touch
/// one. What it shows is brought up to date in the update pass.
open class HostNavigationBar: HostView {
  /// The items, the one that is shown last.
  public final private(set) var items: [HostNavigationItem] = []

  /// Whether titles may be large: see ``HostNavigationItem/largeTitleDisplayMode``; false unless told.
  public final var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { itemDidChange() } }
  }

  /// The colour of the bar; nil is whoever draws it's.
  public final var barTintColor: HostColor? {
    didSet { if barTintColor != oldValue { setNeedsDisplay() } }
  }

  /// Called for a tap on the back button; nil pops the last item.
  final var onBack: (@MainActor () -> Void)?

  /// The button that leads back; it is in the bar only while there is something to go back to.
  public final let backButton = HostButton()
  final let titleLabel = HostLabel()
  final let largeTitleLabel = HostLabel()
  final let promptLabel = HostLabel()

  /// The height of the row with the buttons, in points.
  public static let standardHeight: CGFloat = 44
  /// What a large title adds to the height, in points.
  public static let largeTitleHeight: CGFloat = 52
  /// What a prompt adds to the height, in points.
  public static let promptHeight: CGFloat = 30

  /// Makes a bar without items.
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

  /// The item that is shown.
  public final var topItem: HostNavigationItem? { items.last }

  /// The item that the back button leads to.
  public final var backItem: HostNavigationItem? { items.dropLast().last }

  /// Shows the last of `items`.
  public final func setItems(_ items: [HostNavigationItem], animated: Bool) {
    guard !items.elementsEqual(self.items, by: ===) else { return }
    for item in self.items { item.bar = nil }
    self.items = items
    for item in items { item.bar = self }
    itemDidChange()
  }

  /// Shows an item on top of the others.
  public final func pushItem(_ item: HostNavigationItem, animated: Bool) {
    setItems(items + [item], animated: animated)
  }

  /// Takes the item on top away.
  ///
  /// - Returns: The item; nil for the last one, which stays.
  @discardableResult
  public final func popItem(animated: Bool) -> HostNavigationItem? {
    guard items.count > 1, let last = items.last else { return nil }
    setItems(items.dropLast(), animated: animated)
    return last
  }

  /// Something of an item has changed.
  final func itemDidChange() {
    setNeedsUpdateProperties()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: What is shown

  private var searchBar: HostSearchBar? { topItem?.searchController?.searchBar }

  /// Whether a search is going on that wants the whole bar.
  private var showsSearchOnly: Bool {
    guard let search = topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// Whether the title that is shown is large.
  public final var showsLargeTitle: Bool {
    guard prefersLargeTitles, !showsSearchOnly, let topItem, topItem.title != nil else { return false }
    return items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
  }

  private var showsBackButton: Bool {
    guard let topItem, backItem != nil, !topItem.hidesBackButton else { return false }
    return topItem.leftItemsSupplementBackButton || (topItem.leftBarButtonItems ?? []).isEmpty
  }

  /// Takes what the items say.
  open override func updateProperties() {
    super.updateProperties()
    backButton.title = backItem.map { $0.backButtonTitle ?? $0.title ?? "Back" }
    titleLabel.text = topItem?.title
    largeTitleLabel.text = topItem?.title
    promptLabel.text = topItem?.prompt
    if topItem?.onRename != nil { titleButton.titleText = topItem?.title }
    setSubviews((showsSearchOnly ? [] : titleViews) + (searchBar.map { [$0] } ?? []))
    if let field = renaming?.field {
      // Another item has come to the top, or the title is large.
      if field.superview !== self { endRenaming() } else if !field.isFirstResponder { field.becomeFirstResponder() }
    }
    setNeedsLayout()
  }

  /// What shows the title where the item has no view for it: a label, a button that opens a menu, or a field.
  private var ownTitleView: HostView {
    guard let item = topItem, item.onRename != nil else { return titleLabel }
    return renaming?.item === item ? renaming?.field ?? titleLabel : titleButton
  }

  private lazy var titleButton = HostNavigationTitleButton { [weak self] in self?.beginRenaming() }
  /// The item whose title is being edited, and the field for it.
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

  /// Titles and buttons, in their order.
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
    return views
  }

  // MARK: Layout

  /// All the width that is offered, and the height that the item on top needs.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }

  /// The height that the item on top needs.
  final var height: CGFloat {
    let search = searchBar == nil ? 0 : HostSearchBar.standardHeight
    if showsSearchOnly { return search }
    return (topItem?.prompt == nil ? 0 : HostNavigationBar.promptHeight) + HostNavigationBar.standardHeight
      + (showsLargeTitle ? HostNavigationBar.largeTitleHeight : 0) + search
  }

  /// Places buttons, titles and the search bar.
  open override func layoutSubviews() {
    let searchHeight = HostSearchBar.standardHeight
    searchBar?.frame = CGRect(x: 0, y: height - searchHeight, width: bounds.width, height: searchHeight)
    if !showsSearchOnly { placeTitles() }
  }

  private func placeTitles() {
    let top = topItem?.prompt == nil ? 0 : HostNavigationBar.promptHeight
    let (margin, gap): (CGFloat, CGFloat) = (16, 16)
    let row = CGRect(
      x: margin, y: top, width: max(bounds.width - 2 * margin, 0), height: HostNavigationBar.standardHeight)
    if top > 0 { promptLabel.place(in: CGRect(x: row.minX, y: 0, width: row.width, height: top), at: 0.5) }

    var left = row.minX
    let leading =
      (showsBackButton ? [backButton] : []).map { ($0, 0 as CGFloat) }
      + (topItem?.leftBarButtonItems ?? []).map { ($0.host, $0.width) }
    for (host, width) in leading { left = place(host, width, from: left, in: row) + gap }
    var right = row.maxX
    for item in topItem?.rightBarButtonItems ?? [] {
      let length = min(item.length(in: ProposedViewSize(width: nil, height: row.height)), max(right - left, 0))
      item.host.place(in: CGRect(x: right - length, y: row.minY, width: length, height: row.height), at: 0.5)
      right -= length + gap
    }

    let title = topItem?.titleView ?? ownTitleView
    if title.superview === self {
      let room = CGRect(x: left, y: row.minY, width: max(right - left, 0), height: row.height)
      let width = min(title.sizeThatFits(ProposedViewSize(width: room.width, height: row.height)).width, room.width)
      // In the middle of the bar, but between the items.
      let x = min(max(((bounds.width - width) / 2).rounded(), room.minX), room.maxX - width)
      title.place(in: CGRect(x: x, y: row.minY, width: width, height: row.height), at: 0)
    }
    if showsLargeTitle {
      let area = CGRect(x: row.minX, y: row.maxY, width: row.width, height: HostNavigationBar.largeTitleHeight)
      largeTitleLabel.place(in: area, at: 0)
    }
  }

  /// Places a host at `x`.
  ///
  /// - Returns: Where it ends.
  private func place(_ host: HostView, _ width: CGFloat, from x: CGFloat, in row: CGRect) -> CGFloat {
    let room = max(row.maxX - x, 0)
    let wanted =
      width > 0 && width.isFinite ? width : host.sizeThatFits(ProposedViewSize(width: nil, height: row.height)).width
    let length = min(wanted, room)
    host.place(in: CGRect(x: x, y: row.minY, width: length, height: row.height), at: 0.5)
    return x + length
  }

  /// Draws the ground, and the arrow before the back button; a thin line below only while content is scrolled beneath the bar.
  ///
  /// Above a table that is not scrolled the bar has the table's ground.
  open override func draw(into drawing: inout HostDrawing) {
    let content = contentBelow
    let isAtEdge = content.map { $0.contentOffset.y <= 0 } ?? true
    if backgroundColor == nil {
      let ground = isAtEdge ? (content as? HostTableView)?.groundColor : nil
      drawing.fill(bounds, with: barTintColor ?? ground ?? .systemBackground)
    }
    if !isAtEdge {
      drawing.fill(CGRect(x: 0, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5), with: .separator)
    }
    guard backButton.superview === self else { return }
    let button = mirrored(backButton.frame)
    let place = mirrored(CGRect(x: button.minX - 15, y: button.midY - 9, width: 16, height: 18))
    drawing.symbol("chevron.backward", in: place, color: drawing.tintColor, weight: .semibold)
  }

  /// What scrolls and begins where the bar ends.
  private var contentBelow: HostScrollView? {
    guard let superview else { return nil }
    let point = CGPoint(x: frame.midX, y: frame.maxY + 1)
    for page in superview.subviews where page !== self {
      var host = page.hitTest(superview.convert(point, to: page), with: nil)
      while let found = host, found !== superview {
        if let content = found as? HostScrollView { return content }
        host = found.superview
      }
    }
    return nil
  }

  /// Adds the colour, and whether the title is large.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if showsLargeTitle { description.add("largeTitle") }
    if let barTintColor { description.add("barTint", barTintColor) }
  }
}

extension HostView {
  /// Places this view in a cell of a bar: in the size that it chooses there, vertically in the middle, horizontally at
  /// a part of what is left over.
  final func place(in cell: CGRect, at part: CGFloat) {
    let proposal = ProposedViewSize(cell.size)
    let size = sizeThatFits(proposal)
    place(
      at: CGPoint(
        x: cell.minX + ((cell.width - size.width) * part).rounded(),
        y: cell.minY + ((cell.height - size.height) / 2).rounded()),
      proposal: proposal)
  }
}
