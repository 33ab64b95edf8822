public import Foundation

/// The open menu of a window: a card with the items of a ``HostMenu``, in front of all other views.
///
/// A tap on a button whose menu is its primary action opens it, and so does a long press on other owners;
/// ``HostMenuOwner/presentMenu()`` opens it in code. The card lies below its owner, or above if there is more space,
/// inside the safe area. It shows the items as they were when it was opened: from the top, or in a card above its owner
/// from the bottom, see ``HostMenuElementOrder``.
///
/// A tap on an item closes the menu, then performs the action; a submenu replaces the items, with a back row on top. A
/// tap outside closes the menu and does nothing else. The preview of a ``HostContextMenuView`` is shown above the card.
///
/// A window has at most one open menu. It is closed when its owner leaves the window.
public final class HostMenuView: HostView {
  /// The view whose menu this is; nil once it was released.
  public private(set) weak var owner: (any HostMenuOwner)?
  /// The menus from the root to the visible submenu, which is the last.
  private var path: [HostMenu]
  private let card = HostMenuCard()
  /// The preview above the card; nil leaves the owner visible instead.
  private let preview: HostView?
  private var lastSource = CGRect.null
  /// Whether the items are shown from the bottom to the top.
  private var isUpsideDown = false

  /// The width of the card in points, in windows that are wide enough.
  public static let width: CGFloat = 250
  /// The minimum distance to the safe area's edges, in points.
  private static let margin: CGFloat = 8

  fileprivate init(_ menu: HostMenu, of owner: any HostMenuOwner) {
    self.owner = owner
    path = [menu]
    preview = (owner as? HostContextMenuView)?.makePreview()
    super.init(frame: .zero)
    if let preview { addSubview(preview) }
    addSubview(card)
    showEntries()
  }

  /// The visible menu or submenu.
  public var menu: HostMenu { path[path.count - 1] }

  /// The visible rows from top to bottom, with the back row of a submenu.
  public var entries: [HostMenuItemView] { card.rows }

  /// Closes the menu; does nothing if it is closed.
  public func dismiss() {
    guard root?.presentedMenu === self else { return }
    removeFromSuperview()
  }

  private func showEntries() {
    var groups: [[HostMenuElement]] = [[]]
    for child in menu.children {
      guard let inline = child as? HostMenu, inline.isInline else {
        groups[groups.count - 1].append(child)
        continue
      }
      groups.append(inline.visibleChildren)
      groups.append([])
    }
    groups.removeAll(where: \.isEmpty)
    let hasMarks = groups.joined().contains { ($0 as? HostAction)?.state == .on }
    var rows: [HostMenuItemView] = []
    if path.count > 1 {
      rows.append(row(menu.title, [HostImage(systemName: "chevron.backward")], hasMarks: hasMarks) { $0.goBack() })
    }
    for group in groups.map({ $0.map { row(for: $0, hasMarks: hasMarks) } }) {
      rows += group
      (isUpsideDown ? group.first : group.last)?.endsGroup = true
    }
    if isUpsideDown { rows.reverse() }
    rows.last?.endsGroup = false
    rows.last?.isLast = true
    card.show(rows)
    setNeedsLayout()
  }

  private func row(for element: HostMenuElement, hasMarks: Bool) -> HostMenuItemView {
    let chevron = element is HostMenu ? HostImage(systemName: "chevron.forward") : nil
    let row = row(element.title, [element.image, chevron].compactMap { $0 }, hasMarks: hasMarks) { $0.choose(element) }
    guard let action = element as? HostAction else { return row }
    row.isMarked = action.state == .on
    row.role = action.attributes.contains(.destructive) ? .destructive : .normal
    row.isEnabled = !action.attributes.contains(.disabled)
    return row
  }

  private func row(
    _ title: String, _ images: [HostImage], hasMarks: Bool, _ action: @escaping @MainActor (HostMenuView) -> Void
  ) -> HostMenuItemView {
    let row = HostMenuItemView(title, images, hasMarks: hasMarks)
    row.addAction(for: .primaryActionTriggered) { [weak self] in if let self { action(self) } }
    return row
  }

  private func goBack() {
    path.removeLast()
    showEntries()
  }

  private func choose(_ element: HostMenuElement) {
    if let inner = element as? HostMenu {
      path.append(inner)
      return showEntries()
    }
    dismiss()
    (element as? HostAction)?.perform()
  }

  // MARK: Layout

  private var source: CGRect {
    guard let owner, owner.window === root else { return .null }
    return owner.convert(owner.bounds, to: self)
  }

  /// Places the card beside its owner, and the preview above it.
  public override func layoutSubviews() {
    let source = source
    lastSource = source
    guard !source.isNull else { return }
    let safe = safeAreaInsets
    let room = mirrored(
      CGRect(x: safe.leading, y: safe.top, width: bounds.width - safe.horizontal, height: bounds.height - safe.vertical)
    ).insetBy(dx: HostMenuView.margin, dy: HostMenuView.margin)
    let below = room.maxY - source.maxY
    let above = source.minY - room.minY
    let width = max(min(HostMenuView.width, room.width), 0)
    let wanted = card.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    let height = max(min(wanted, room.height), 0)
    if let preview { return layOut(preview, CGSize(width: width, height: height), in: room, source) }
    let isAbove = below < height && below < above
    if let owner, isUpsideDown != (isAbove && owner.ordersMenuByPriority) {
      isUpsideDown.toggle()
      showEntries()
    }
    let y = isAbove ? source.minY - height : source.maxY
    let x = source.midX <= bounds.midX ? source.minX : source.maxX - width
    card.frame = CGRect(
      x: min(max(x, room.minX), max(room.maxX - width, room.minX)),
      y: min(max(y, room.minY), max(room.maxY - height, room.minY)), width: width, height: height)
  }

  /// Centres a preview over the owner, with the card below it.
  private func layOut(_ preview: HostView, _ cardSize: CGSize, in room: CGRect, _ source: CGRect) {
    let offer = CGSize(
      width: max(room.width, 0), height: max(room.height - cardSize.height - HostMenuView.margin, 0))
    let wanted = preview.sizeThatFits(ProposedViewSize(offer))
    let size = CGSize(width: min(wanted.width, offer.width), height: min(wanted.height, offer.height))
    let height = size.height + HostMenuView.margin + cardSize.height
    let top = min(max(source.midY - size.height / 2, room.minY), max(room.maxY - height, room.minY))
    func x(_ width: CGFloat) -> CGFloat {
      min(max(source.midX - width / 2, room.minX), max(room.maxX - width, room.minX))
    }
    preview.frame = CGRect(origin: CGPoint(x: x(size.width), y: top), size: size)
    card.frame = CGRect(
      x: x(cardSize.width), y: top + size.height + HostMenuView.margin, width: cardSize.width, height: cardSize.height)
  }

  /// Called after views moved: follows the owner, and closes the menu if it left the window.
  override func viewsMayHaveMoved() {
    guard owner?.window !== root || owner == nil else {
      if source != lastSource { setNeedsLayout() }
      return
    }
    root?.enqueueCommit { [weak self] in self?.dismiss() }
  }

  override var fillsWindow: Bool { true }

  /// Begins to follow the owner.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    root?.followers.append(self)
  }

  /// Stops following the owner.
  public override func willMove(toWindow newWindow: HostWindow?) {
    super.willMove(toWindow: newWindow)
    root?.followers.removeAll { $0 === self }
  }

  /// Consumes touches outside the card, so that nothing behind receives them.
  public override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {}

  /// Closes the menu: touches that reach this view itself are outside the card.
  public override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) { dismiss() }
}

/// The card of an open menu: a column of rows that scrolls if it does not fit.
final class HostMenuCard: HostScrollView {
  private let stack = HostStackView(axis: .vertical, spacing: 0)

  init() {
    super.init(frame: .zero)
    axes = .vertical
    addSubview(stack)
  }

  var rows: [HostMenuItemView] { stack.subviews.compactMap { $0 as? HostMenuItemView } }

  func show(_ rows: [HostMenuItemView]) {
    stack.setSubviews(rows)
    contentOffset = .zero
  }

  override func draw(into drawing: inout HostDrawing) {
    drawing.fill(bounds, cornerRadius: 13, with: .secondarySystemGroupedBackground)
  }

  override var drawingEffects: [HostDrawing.Effect] {
    let outline = Path(roundedRect: bounds, cornerRadius: 13, style: .circular)
    return [.shadow(HostColor(white: 0, alpha: 0.2), radius: 16, offset: .zero), .clip(outline, FillStyle())]
  }
}

extension HostWindow {
  /// The open menu in front of everything; nil for none.
  public final var presentedMenu: HostMenuView? { subviews.lazy.compactMap { $0 as? HostMenuView }.last }
}

extension HostMenuOwner {
  /// Opens the menu in front of all views of the window, as a user does; closes another open menu.
  ///
  /// Does not check whether a touch could reach the owner, and does not settle the window.
  ///
  /// - Returns: Whether the view is in a window and its menu has items.
  @discardableResult
  public func presentMenu() -> Bool {
    guard let window = root, let menu, !menu.visibleChildren.isEmpty else { return false }
    window.presentedMenu?.dismiss()
    let view = HostMenuView(menu, of: self)
    window.addSubview(view)
    return true
  }
}
