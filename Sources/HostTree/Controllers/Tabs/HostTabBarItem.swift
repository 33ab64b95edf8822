public import Foundation

/// The tab of a controller in a tab bar: title, image and badge. As `UITabBarItem`.
///
/// Each ``HostViewController`` has one: see ``HostViewController/tabBarItem``. A change is shown in the next settle.
@MainActor @preconcurrency
open class HostTabBarItem: HostAppearance, HostTitleTextAttributesOwner {
  /// The title of the tab; nil for none.
  public final var title: String? { didSet { if title != oldValue { bar?.itemDidChange() } } }
  /// The image above the title; nil for none.
  public final var image: HostImage? { didSet { if image != oldValue { bar?.itemDidChange() } } }
  /// The image while the tab is selected; nil for the same as ``image``.
  public final var selectedImage: HostImage? { didSet { if selectedImage != oldValue { bar?.itemDidChange() } } }
  /// The text of the badge, a number or short word; nil for no badge.
  public final var badgeValue: String? { didSet { if badgeValue != oldValue { bar?.itemDidChange() } } }
  /// The colour of the badge; nil, the default, for red. The colour of the bar's ``HostTabBar/standardAppearance``
  /// comes before it.
  public final var badgeColor: HostColor? { didSet { if badgeColor != oldValue { bar?.itemDidChange() } } }
  /// The attributes of the title by the states for which they are set; see ``HostTitleTextAttributesOwner``.
  public final var titleTextAttributes: [HostControl.State: [NSAttributedString.Key: Any]] = [:] {
    didSet { bar?.itemDidChange() }
  }
  /// Whether the tab can be tapped. Defaults to true.
  public final var isEnabled = true { didSet { if isEnabled != oldValue { bar?.itemDidChange() } } }
  /// The identifier by which tests and tools find the tab; nil for none.
  public final var accessibilityIdentifier: String? { didSet { bar?.itemDidChange() } }
  /// Called when a drag begins at the tab, to get the dragged items; nil, the default, and no items begin no drag.
  public final var makeDragItems: (@MainActor () -> [HostDragItem])? { didSet { bar?.itemDidChange() } }
  /// Whether a drag that comes over the tab is taken; nil, the default, takes none.
  public final var canHandleDrop: (@MainActor (HostDropSession) -> Bool)? { didSet { bar?.itemDidChange() } }
  /// Called when something is dropped on the tab.
  public final var onDrop: (@MainActor (HostDropSession) -> Void)?
  /// Whether the tab is in no tab bar where there may be a side bar. The tab bar controller reads it when it sets its
  /// bar.
  package final var isOnlyInSidebar = false
  /// A number for the app's own use. Defaults to 0.
  public final var tag: Int

  /// The edits applied to this item; private to the library. Nil until there is one.
  public final var editStack: HostEditStack?

  /// The tab bar that has this item; nil for none. The bar sets it when it takes the item, and lays itself out in the
  /// next settle after a change.
  final weak var bar: HostTabBar?

  /// Creates a tab item.
  public init(title: String?, image: HostImage?, tag: Int = 0) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab item with a different image while it is selected.
  public convenience init(title: String?, image: HostImage?, selectedImage: HostImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
