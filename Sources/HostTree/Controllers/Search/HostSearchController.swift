/// Who shows what was found.
@MainActor
public protocol HostSearchResultsUpdating: AnyObject {
  /// The user has begun to search, has changed the text, or has ended the search: see
  /// ``HostSearchController/searchBar`` and ``HostSearchController/isActive``.
  func updateSearchResults(for searchController: HostSearchController)
}

/// What is told of the beginning and the end of a search.
@MainActor
public protocol HostSearchControllerDelegate: AnyObject {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: HostSearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: HostSearchController)
  /// The search is about to end; the text is still there.
  func willDismissSearchController(_ searchController: HostSearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: HostSearchController)
}

extension HostSearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: HostSearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: HostSearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: HostSearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: HostSearchController) {}
}

/// Manages the search that a search bar begins and ends.
///
/// It is shaped like `UISearchController`. Given to a ``HostNavigationItem/searchController``, its ``searchBar`` is shown
/// by the navigation bar, below the title. The search begins when the user taps the field, and ends when they tap the cancel
/// button; what is found is shown by the controller whose item it is, so its own view is in no tree.
open class HostSearchController: HostViewController {
  /// The bar.
  public final let searchBar = HostSearchBar()
  /// Shows what was found.
  public final weak var searchResultsUpdater: (any HostSearchResultsUpdating)?
  /// Is told when the search begins and ends.
  public final weak var delegate: (any HostSearchControllerDelegate)?
  private final var observers = HostObserverList<any HostSearchControllerDelegate>()

  /// Whether the navigation bar shows nothing but the search bar while the search is active; true unless told.
  public final var hidesNavigationBarDuringPresentation = true {
    didSet { if hidesNavigationBarDuringPresentation != oldValue { item?.searchDidChange() } }
  }

  /// Whether the search bar has its cancel button while the search is active, and only then; true unless told.
  public final var automaticallyShowsCancelButton = true

  /// The item that shows the bar.
  final weak var item: HostNavigationItem?

  /// Called after ``isActive`` changed, before the delegate.
  package final var onActivityChange: (@MainActor () -> Void)?

  private var isSearching = false

  /// Makes a controller of a search that has not begun.
  public override init() {
    super.init()
    searchBar.searchController = self
  }

  /// Adds somebody who is told all that the delegate is, after it and after those who were added before.
  ///
  /// Nobody is kept alive by it; who is one already stays where it is.
  public final func addObserver(_ observer: any HostSearchControllerDelegate) { observers.add(observer) }

  /// Removes an observer; does nothing if it is none.
  public final func removeObserver(_ observer: any HostSearchControllerDelegate) { observers.remove(observer) }

  private final func tell(_ message: (any HostSearchControllerDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }

  /// Whether the search is going on: true from the user's tap into the field until they cancel.
  ///
  /// To set it does what the user's tap would: true has the field become the first responder, in a later settle if it is
  /// in no window yet; false empties the text. Both are told to the delegate and the updater.
  public final var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      newValue ? begin() : end()
    }
  }

  private func begin() {
    isSearching = true
    tell { $0.willPresentSearchController(self) }
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    item?.searchDidChange()
    if !searchBar.searchTextField.isFirstResponder { searchBar.focus() }
    onActivityChange?()
    tell { $0.didPresentSearchController(self) }
    tellUpdater()
  }

  private func end() {
    isSearching = false
    tell { $0.willDismissSearchController(self) }
    searchBar.end()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    item?.searchDidChange()
    onActivityChange?()
    tell { $0.didDismissSearchController(self) }
    tellUpdater()
  }

  final func tellUpdater() { searchResultsUpdater?.updateSearchResults(for: self) }
}
