/// What a tab bar shows of a controller.
///
/// Each ``HostViewController`` has one; see ``HostViewController/tabBarItem``. A change is shown in the next settle.
@MainActor
open class HostTabBarItem: HostEditable {
  /// What the tab says.
  public final var title: String? { didSet { if title != oldValue { bar?.itemDidChange() } } }
  /// What the tab shows above its title.
  public final var image: HostImage? { didSet { if image != oldValue { bar?.itemDidChange() } } }
  /// What the tab shows instead while it is selected; nil shows the same.
  public final var selectedImage: HostImage? { didSet { if selectedImage != oldValue { bar?.itemDidChange() } } }
  /// A number or word in a red dot at the tab; nil shows none.
  public final var badgeValue: String? { didSet { if badgeValue != oldValue { bar?.itemDidChange() } } }
  /// Whether the tab takes taps; true unless told.
  public final var isEnabled = true { didSet { if isEnabled != oldValue { bar?.itemDidChange() } } }
  /// A name for tests and tools to find the tab by.
  public final var accessibilityIdentifier: String? { didSet { bar?.itemDidChange() } }
  /// A number for the use of whoever owns the item.
  public final var tag: Int

  /// The edits of this item; opaque. Nil until there is one.
  public final var editStack: HostEditStack?

  /// The bar that shows the item.
  final weak var bar: HostTabBar?

  /// Makes an item.
  public init(title: String?, image: HostImage?, tag: Int = 0) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with another picture for while it is selected.
  public convenience init(title: String?, image: HostImage?, selectedImage: HostImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
