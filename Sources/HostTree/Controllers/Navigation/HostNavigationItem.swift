/// What a navigation bar shows while a controller is on top: its title, its buttons, and what leads back to it.
///
/// Each ``HostViewController`` has one; see ``HostViewController/navigationItem``. A change is shown in the next settle.
@MainActor
open class HostNavigationItem: HostEditable {
  /// How a bar that prefers large titles shows an item's.
  public enum LargeTitleDisplayMode: Hashable, Sendable {
    /// As the item before; the first one's title is large.
    case automatic
    /// Large.
    case always
    /// Small, in the middle of the bar.
    case never
  }

  /// The title in the middle of the bar; nil shows none.
  public final var title: String? { didSet { if title != oldValue { didChange() } } }
  /// Called with the new title when a user has renamed what is shown. Where there is one, a small title has an arrow, and opens a
  /// menu that makes it a field; nil, as unless told, keeps users from it.
  public final var onRename: (@MainActor (String) -> Void)? {
    didSet { if (onRename == nil) != (oldValue == nil) { didChange() } }
  }
  /// A line above the title; the bar is 30 points higher for it.
  public final var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
  /// What is shown in the place of the title; nil for none.
  public final var titleView: HostView? { didSet { if titleView !== oldValue { didChange() } } }
  /// The search whose bar is shown below the title; nil for none.
  ///
  /// A controller belongs to one item: the one that it was given to last.
  public final var searchController: HostSearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.item === self { oldValue?.item = nil }
      if let former = searchController?.item { former.searchController = nil }
      searchController?.item = self
      didChange()
    }
  }
  /// Whether the title is large, in a bar that prefers large titles; as the item before unless told.
  public final var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }

  /// Whether the bar has no back button while this item is on top; false unless told.
  public final var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  /// What the back button says while the item after this one is on top; nil takes the title, and `Back` without one.
  public final var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
  /// Whether the back button stays beside left items; false unless told.
  public final var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }

  /// The buttons on the left, from the left.
  public final var leftBarButtonItems: [HostBarButtonItem]? { didSet { itemsChanged(oldValue, leftBarButtonItems) } }
  /// The buttons on the right, from the right: the first one stands at the edge.
  public final var rightBarButtonItems: [HostBarButtonItem]? { didSet { itemsChanged(oldValue, rightBarButtonItems) } }

  /// The edits of this item; opaque. Nil until there is one.
  public final var editStack: HostEditStack?

  /// The bar that shows the item.
  final weak var bar: HostNavigationBar?

  /// Makes an item with a title.
  public init(title: String? = nil) { self.title = title }

  /// The only, or the first, button on the left.
  public final var leftBarButtonItem: HostBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The only, or the first, button on the right, which stands at the edge.
  public final var rightBarButtonItem: HostBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func itemsChanged(_ old: [HostBarButtonItem]?, _ new: [HostBarButtonItem]?) {
    if !(old ?? []).elementsEqual(new ?? [], by: ===) { didChange() }
  }

  /// The search has begun or ended.
  final func searchDidChange() { didChange() }

  private func didChange() { bar?.itemDidChange() }
}
