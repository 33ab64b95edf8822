public import Foundation

/// The message of a tab bar, as `UITabBarDelegate`.
@MainActor @preconcurrency
public protocol HostTabBarDelegate: AnyObject {
  /// Called when the user tapped a tab, after it was selected.
  func tabBar(_ tabBar: HostTabBar, didSelect item: HostTabBarItem)
}

/// A row of tabs of equal widths, one of which is selected. As `UITabBar`.
///
/// It is 49 points high. Each tab is a button with its item's image, title and badge. The buttons are updated in the
/// update pass.
open class HostTabBar: HostView, LookingBar {
  /// The delegate, notified before the observers. Not retained. A ``HostTabBarController`` leaves it free.
  public final weak var delegate: (any HostTabBarDelegate)?
  private final var observers = HostObserverList<any HostTabBarDelegate>()

  /// The tabs from the leading edge; nil for none.
  public final var items: [HostTabBarItem]? {
    didSet {
      guard !(items ?? []).elementsEqual(oldValue ?? [], by: ===) else { return }
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemDidChange()
    }
  }

  /// The selected tab; nil for none. Setting it sends no messages.
  public final var selectedItem: HostTabBarItem? {
    didSet { if selectedItem !== oldValue { itemDidChange() } }
  }

  /// The colour of unselected tabs; nil, the default, for gray.
  public final var unselectedItemTintColor: HostColor? {
    didSet { if unselectedItemTintColor != oldValue { itemDidChange() } }
  }

  /// The background colour; nil, the default, for the system background.
  public final var barTintColor: HostColor? {
    didSet { if barTintColor != oldValue { setNeedsDisplay() } }
  }

  /// The looks that were set; see `HostTabBarAppearance.swift`.
  final var looks: BarLooks<HostTabBarAppearance>? { didSet { lookDidChange() } }

  /// Called for a tap before the tab is selected; returning false keeps the selection.
  final var shouldSelect: (@MainActor (HostTabBarItem) -> Bool)?

  /// Whether it is at the top, where its ends keep clear of the button for a side bar.
  final var isAtTop = false {
    didSet {
      guard isAtTop != oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The height of a tab bar, in points: 49.
  public static let standardHeight: CGFloat = 49

  private var buttons: [(item: HostTabBarItem, button: HostTabBarButton)] = []

  /// Taps the tab at an index, as a user does.
  ///
  /// - Returns: Whether the tab exists and a touch reaches it. If false, nothing has changed.
  @discardableResult
  public final func tapItem(at index: Int) -> Bool {
    guard let items, items.indices.contains(index) else { return false }
    return buttons.first { $0.item === items[index] }?.button.tap() ?? false
  }

  /// Adds an observer that receives the delegate's messages, after the delegate and the observers added before.
  ///
  /// It is not retained. Adding an observer again keeps its position.
  public final func addObserver(_ observer: any HostTabBarDelegate) { observers.add(observer) }

  /// Removes an observer; does nothing if it was not added.
  public final func removeObserver(_ observer: any HostTabBarDelegate) { observers.remove(observer) }

  private final func tell(_ message: (any HostTabBarDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }

  /// Invalidates the bar after a change of an item.
  final func itemDidChange() {
    setNeedsUpdateProperties()
    setNeedsLayout()
  }

  /// Updates the buttons for the items, reusing the buttons of items that stay.
  open override func updateProperties() {
    super.updateProperties()
    overrideUserInterfaceStyle = barBackground.userInterfaceStyle
    let former = buttons
    buttons = (items ?? []).map { item in
      (item, former.first { $0.item === item }?.button ?? makeButton(for: item))
    }
    for (item, button) in buttons {
      button.show(item, isSelected: item === selectedItem, unselectedItemTintColor)
      button.show(looks?.standard?.stackedLayoutAppearance, of: item)
    }
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

  /// The background. Defaults to the one that the selected controller of a tab bar controller wants.
  public final var barBackground: HostBarBackground {
    get { storedBackground ?? findBackground?() ?? HostBarBackground() }
    set {
      storedBackground = newValue
      setNeedsDisplay()
    }
  }
  private var storedBackground: HostBarBackground?
  /// The background that the controller around the bar wants; nil for a bar of its own.
  final var findBackground: (@MainActor () -> HostBarBackground?)?

  /// The proposed width, 10 points if unspecified, and the standard height.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: HostTabBar.standardHeight)
  }

  /// Gives each tab an equal share of the width, rounded to whole points.
  open override func layoutSubviews() {
    let inset = isAtTop ? min(HostTabBar.standardHeight, bounds.width / 2) : 0
    let width = (bounds.width - 2 * inset) / CGFloat(max(buttons.count, 1))
    for (index, entry) in buttons.enumerated() {
      let (start, end) = ((inset + CGFloat(index) * width).rounded(), (inset + CGFloat(index + 1) * width).rounded())
      entry.button.frame = mirrored(CGRect(x: start, y: 0, width: end - start, height: bounds.height))
    }
  }

  /// Its background goes on under what the system covers, which depends on its place in the window.
  override var drawsBeyondBounds: Bool { true }

  /// Draws the background, with a separator at the edge towards the content.
  open override func draw(into drawing: inout HostDrawing) { drawBackground(into: &drawing) }

  /// Adds the background, if it is not the bar's own.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    barBackground.describe(into: &description)
  }
}

/// The button of a tab: the image above the title, the badge at the top trailing corner of the image.
final class HostTabBarButton: HostButton {
  let symbolView = HostImageView()
  let badge = HostBadgeLabel()
  private lazy var dragging = TabDragging(self)
  /// Symbols in tabs are 28 points high.
  private static let symbolConfiguration = HostImage.SymbolConfiguration(pointSize: 23.5)

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = HostFont(pointSize: 10, weight: .medium)
    titleLabel.numberOfLines = 1
    badge.font = .preferredFont(forTextStyle: .footnote)
    badge.textColor = .white
    badge.accessibilityIdentifier = "badge"
  }

  func show(_ item: HostTabBarItem, isSelected: Bool, _ unselectedColor: HostColor?) {
    barItem = item
    title = item.title
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    tintColor = isSelected ? nil : unselectedColor
    accessibilityValue = item.badgeValue
    accessibilityIdentifier = item.accessibilityIdentifier
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    symbolView.image = image?.withConfiguration(HostTabBarButton.symbolConfiguration)
    badge.text = item.badgeValue
    if item.makeDragItems != nil || item.canHandleDrop != nil || !interactions.isEmpty { dragging.show(item) }
    var views: [HostView] = []
    if symbolView.image != nil { views.append(symbolView) }
    if item.title != nil { views.append(titleLabel) }
    if item.badgeValue != nil { views.append(badge) }
    setSubviews(views)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let hasImage = symbolView.superview === self
    let titleRow: CGFloat = hasImage ? 15 : bounds.height
    var area = bounds
    if titleLabel.superview === self {
      area.size.height -= titleRow
      titleLabel.place(in: CGRect(x: 0, y: area.height, width: bounds.width, height: titleRow), at: 0.5)
    }
    if hasImage { symbolView.place(in: area, at: 0.5) }
    if badge.superview === self {
      // The badge is at least a circle, then a capsule.
      let width = max(badge.sizeThatFits(.unspecified).width + 10, HostBadgeLabel.height)
      let start = bounds.width / 2 + 11.5
      badge.frame = mirrored(
        CGRect(x: start, y: 2, width: max(min(width, bounds.width - start), 0), height: HostBadgeLabel.height))
    }
  }

  /// A selected tab has the tint colour; the others are gray unless the bar sets another colour.
  override func prepareDrawing(_ drawing: inout HostDrawing) {
    if !isSelected, rare?.tintColor == nil { drawing.tintColor = .gray }
    drawing.labelColor = drawing.tintColor
  }
}

/// A short text in a red capsule.
final class HostBadgeLabel: HostLabel {
  static let height: CGFloat = 18
  /// The colour of the capsule; nil for red.
  var color: HostColor? { didSet { if color != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    textAlignment = .center
    numberOfLines = 1
  }

  override func draw(into drawing: inout HostDrawing) {
    drawing.fill(bounds, cornerRadius: min(bounds.width, bounds.height) / 2, with: color ?? .red)
    super.draw(into: &drawing)
  }
}
