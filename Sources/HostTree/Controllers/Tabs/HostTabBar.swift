public import Foundation

/// What is told of a tab bar.
@MainActor
public protocol HostTabBarDelegate: AnyObject {
  /// A user has tapped a tab; it is selected already.
  func tabBar(_ tabBar: HostTabBar, didSelect item: HostTabBarItem)
}

/// A row of tabs of equal widths, one of which is selected.
///
/// It is 49 points high. Each tab is a button that shows its item's picture, its title and its badge. What it shows is
/// brought up to date in the update pass.
open class HostTabBar: HostView {
  /// Is told of taps. A ``HostTabBarController`` is told by another way, so this stays free.
  public final weak var delegate: (any HostTabBarDelegate)?
  private final var observers = HostObserverList<any HostTabBarDelegate>()

  /// The tabs, from the left; nil shows none.
  public final var items: [HostTabBarItem]? {
    didSet {
      guard !(items ?? []).elementsEqual(oldValue ?? [], by: ===) else { return }
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemDidChange()
    }
  }

  /// The tab that is marked; nil marks none.
  public final var selectedItem: HostTabBarItem? {
    didSet { if selectedItem !== oldValue { itemDidChange() } }
  }

  /// The colour of tabs that are not selected; nil is whoever draws it's.
  public final var unselectedItemTintColor: HostColor? {
    didSet { if unselectedItemTintColor != oldValue { itemDidChange() } }
  }

  /// The colour of the bar; nil is whoever draws it's.
  public final var barTintColor: HostColor? {
    didSet { if barTintColor != oldValue { setNeedsDisplay() } }
  }

  /// Called for a tap before the tab is selected; false refuses.
  final var shouldSelect: (@MainActor (HostTabBarItem) -> Bool)?

  /// The height of a tab bar, in points.
  public static let standardHeight: CGFloat = 49

  private var buttons: [(item: HostTabBarItem, button: HostTabBarButton)] = []

  /// Taps a tab, as a user does; the first one has the index 0.
  ///
  /// - Returns: Whether there is such a tab, and a finger reaches it. If not, nothing has changed.
  @discardableResult
  public final func tapItem(at index: Int) -> Bool {
    guard let items, items.indices.contains(index) else { return false }
    return buttons.first { $0.item === items[index] }?.button.tap() ?? false
  }

  /// Adds somebody who is told all that the delegate is, after it and after those who were added before; asked nothing.
  ///
  /// Nobody is kept alive by it; who is one already stays where it is.
  public final func addObserver(_ observer: any HostTabBarDelegate) { observers.add(observer) }

  /// Removes an observer; does nothing if it is none.
  public final func removeObserver(_ observer: any HostTabBarDelegate) { observers.remove(observer) }

  private final func tell(_ message: (any HostTabBarDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }

  /// Something of an item has changed.
  final func itemDidChange() {
    setNeedsUpdateProperties()
    setNeedsLayout()
  }

  /// Takes what the items say.
  open override func updateProperties() {
    super.updateProperties()
    let former = buttons
    buttons = (items ?? []).map { item in
      (item, former.first { $0.item === item }?.button ?? makeButton(for: item))
    }
    for (item, button) in buttons { button.show(item, isSelected: item === selectedItem, unselectedItemTintColor) }
    setSubviews(buttons.map(\.button))
    setNeedsLayout()
  }

  private func makeButton(for item: HostTabBarItem) -> HostTabBarButton {
    let button = HostTabBarButton()
    button.addAction(for: .primaryActionTriggered) { [weak self, weak item] in
      guard let self, let item else { return }
      if let shouldSelect, !shouldSelect(item) { return }
      selectedItem = item
      tell { $0.tabBar(self, didSelect: item) }
    }
    return button
  }

  /// All the width that is offered, and the standard height.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: HostTabBar.standardHeight)
  }

  /// Gives each tab an equal part of the width, in whole points.
  open override func layoutSubviews() {
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, entry) in buttons.enumerated() {
      let (start, end) = ((CGFloat(index) * width).rounded(), (CGFloat(index + 1) * width).rounded())
      entry.button.frame = mirrored(CGRect(x: start, y: 0, width: end - start, height: bounds.height))
    }
  }

  /// Draws the ground, with a thin line above.
  open override func draw(into drawing: inout HostDrawing) {
    if backgroundColor == nil { drawing.fill(bounds, with: barTintColor ?? .systemBackground) }
    drawing.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 0.5), with: .separator)
  }
}

/// The button of a tab: its picture above its title, its badge at the upper right.
final class HostTabBarButton: HostButton {
  private let imageView = HostImageView()
  private let badge = HostBadgeLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = HostFont(pointSize: 10, weight: .medium)
    titleLabel.numberOfLines = 1
    badge.font = .preferredFont(forTextStyle: .footnote)
    badge.textColor = .white
    badge.accessibilityIdentifier = "badge"
  }

  func show(_ item: HostTabBarItem, isSelected: Bool, _ unselectedColor: HostColor?) {
    title = item.title
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    tintColor = isSelected ? nil : unselectedColor
    accessibilityValue = item.badgeValue
    accessibilityIdentifier = item.accessibilityIdentifier
    imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
    badge.text = item.badgeValue
    var views: [HostView] = []
    if imageView.image != nil { views.append(imageView) }
    if item.title != nil { views.append(titleLabel) }
    if item.badgeValue != nil { views.append(badge) }
    setSubviews(views)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let hasImage = imageView.superview === self
    let titleRow: CGFloat = hasImage ? 14 : bounds.height
    var area = bounds
    if titleLabel.superview === self {
      area.size.height -= titleRow
      titleLabel.place(in: CGRect(x: 0, y: area.height, width: bounds.width, height: titleRow), at: 0.5)
    }
    if hasImage { imageView.place(in: area, at: 0.5) }
    if badge.superview === self {
      // At least a disc, and from there on a capsule; at the upper right of the picture.
      let width = max(badge.sizeThatFits(.unspecified).width + 10, HostBadgeLabel.height)
      let start = bounds.width / 2 + 4
      badge.frame = mirrored(
        CGRect(x: start, y: 2, width: max(min(width, bounds.width - start), 0), height: HostBadgeLabel.height))
    }
  }

  /// The chosen tab has the tint, the others are grey unless told.
  override func prepareDrawing(_ drawing: inout HostDrawing) {
    if !isSelected, rare?.tintColor == nil { drawing.tintColor = .gray }
    drawing.labelColor = drawing.tintColor
  }
}

/// A few letters in the middle of a red capsule.
final class HostBadgeLabel: HostLabel {
  static let height: CGFloat = 18

  override init(frame: CGRect) {
    super.init(frame: frame)
    textAlignment = .center
    numberOfLines = 1
  }

  override func draw(into drawing: inout HostDrawing) {
    drawing.fill(bounds, cornerRadius: min(bounds.width, bounds.height) / 2, with: .red)
    super.draw(into: &drawing)
  }
}
