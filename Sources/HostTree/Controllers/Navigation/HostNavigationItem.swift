/// The title and buttons in a navigation bar while a controller is on top, and its back button, as `UINavigationItem`.
///
/// Each ``HostViewController`` has one: see ``HostViewController/navigationItem``. A change is shown in the next
/// settle.
@MainActor @preconcurrency
open class HostNavigationItem: HostEditable {
  /// Whether the title is large in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Hashable, Sendable {
    /// As the item below in the stack; large for the first item.
    case automatic
    /// The title is large.
    case always
    /// The title is small and centred in the bar.
    case never
  }

  /// The title; nil for none.
  public final var title: String? { didSet { if title != oldValue { didChange() } } }
  /// Called with the new title after the user renamed it; nil, the default, if it can't be renamed.
  ///
  /// If set, a small title shows a chevron and opens a menu, whose item turns the title into a text field.
  public final var onRename: (@MainActor (String) -> Void)? {
    didSet { if (onRename == nil) != (oldValue == nil) { didChange() } }
  }
  /// Makes the menu of a small title from what the bar suggests, such as an item to rename; nil, the default, for a
  /// menu of these alone, and none without any.
  public final var titleMenuProvider: (@MainActor (_ suggestedItems: [HostMenuElement]) -> HostMenu?)? {
    didSet { if (titleMenuProvider == nil) != (oldValue == nil) { didChange() } }
  }
  /// The background of the bar while this item is on top. Defaults to the bar's own.
  public final var barBackground = HostBarBackground() { didSet { if barBackground != oldValue { didChange() } } }
  /// The look of the bar while this item is on top and content is scrolled beneath the bar; nil, the default, for the
  /// bar's.
  public final var standardAppearance: HostNavigationBarAppearance? {
    didSet { standardAppearance = copyForBar(standardAppearance) }
  }
  /// The look of the bar while this item is on top and the content at its top; nil, the default, for the bar's.
  public final var scrollEdgeAppearance: HostNavigationBarAppearance? {
    didSet { scrollEdgeAppearance = copyForBar(scrollEdgeAppearance) }
  }
  /// A line of text above the title, which makes the bar 30 points higher; nil for none.
  public final var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
  /// A line of text below the title; nil for none.
  public final var subtitle: String? { didSet { if subtitle != oldValue { didChange() } } }
  /// The view shown instead of the title; nil for none.
  public final var titleView: HostView? { didSet { if titleView !== oldValue { didChange() } } }
  /// The search controller whose search bar is shown below the title; nil for none.
  ///
  /// A search controller belongs to one item: setting it removes it from the former one.
  public final var searchController: HostSearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.item === self { oldValue?.item = nil }
      if let former = searchController?.item { former.searchController = nil }
      searchController?.item = self
      didChange()
    }
  }
  /// Whether the title is large in a bar that prefers large titles. Defaults to `.automatic`.
  public final var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }

  /// Whether buttons confirm or cancel what a sheet shows: then an automatic title is small in it.
  package final var hasModalActions = false { didSet { if hasModalActions != oldValue { didChange() } } }

  /// Whether the back button is hidden while this item is on top. Defaults to false.
  public final var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  /// The title of the back button that leads to this item; nil, the default, uses the ``title``, or `Back` without one.
  public final var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
  /// Whether the back button stays visible beside left items. Defaults to false: they replace it.
  public final var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }

  /// The items at the leading edge, the outermost first; nil for none.
  public final var leftBarButtonItems: [HostBarButtonItem]? { didSet { itemsChanged(oldValue, leftBarButtonItems) } }
  /// The items at the trailing edge, the outermost first; nil for none.
  public final var rightBarButtonItems: [HostBarButtonItem]? { didSet { itemsChanged(oldValue, rightBarButtonItems) } }

  /// The edits applied to this item; private to the library. Nil until there is one.
  public final var editStack: HostEditStack?

  /// The bar that has this item; nil for none.
  final weak var bar: HostNavigationBar?

  /// Creates an item with a title.
  public init(title: String? = nil) { self.title = title }

  /// The first item at the leading edge. Setting it replaces all of them.
  public final var leftBarButtonItem: HostBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing edge, which is outermost. Setting it replaces all of them.
  public final var rightBarButtonItem: HostBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func itemsChanged(_ old: [HostBarButtonItem]?, _ new: [HostBarButtonItem]?) {
    if !(old ?? []).elementsEqual(new ?? [], by: ===) { didChange() }
  }

  /// Updates the bar after the search began or ended.
  final func searchDidChange() { didChange() }

  private func copyForBar(_ appearance: HostNavigationBarAppearance?) -> HostNavigationBarAppearance? {
    bar?.lookDidChange()
    return appearance?.copy { [weak self] in self?.bar?.lookDidChange() }
  }

  private func didChange() { bar?.itemDidChange() }
}
