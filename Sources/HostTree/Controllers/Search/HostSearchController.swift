public import Foundation

/// Updates the results of a search, as `UISearchResultsUpdating`.
@MainActor @preconcurrency
public protocol HostSearchResultsUpdating: AnyObject {
  /// Called when the search began, when the text changed and when the search ended.
  ///
  /// See ``HostSearchController/searchBar`` and ``HostSearchController/isActive``.
  func updateSearchResults(for searchController: HostSearchController)
}

/// The messages of a search controller, as `UISearchControllerDelegate`. All methods have a default implementation.
@MainActor @preconcurrency
public protocol HostSearchControllerDelegate: AnyObject {
  /// Called when the search begins; ``HostSearchController/isActive`` is already true.
  func willPresentSearchController(_ searchController: HostSearchController)
  /// Called after the search began.
  func didPresentSearchController(_ searchController: HostSearchController)
  /// Called when the search ends, before the text is cleared; ``HostSearchController/isActive`` is already false.
  func willDismissSearchController(_ searchController: HostSearchController)
  /// Called after the search ended.
  func didDismissSearchController(_ searchController: HostSearchController)
}

extension HostSearchControllerDelegate {
  /// The default implementation does nothing. Implement it to prepare for the search.
  public func willPresentSearchController(_ searchController: HostSearchController) {}
  /// The default implementation does nothing. Implement it to react to the search.
  public func didPresentSearchController(_ searchController: HostSearchController) {}
  /// The default implementation does nothing. Implement it to read the last search text.
  public func willDismissSearchController(_ searchController: HostSearchController) {}
  /// The default implementation does nothing. Implement it to react to the end of the search.
  public func didDismissSearchController(_ searchController: HostSearchController) {}
}

/// Manages a search with a search bar, as `UISearchController`.
///
/// Set it as the ``HostNavigationItem/searchController`` of an item, and the navigation bar shows its ``searchBar``
/// below the title. The search begins when the user taps the field and ends with the cancel button. The results are
/// shown by the controller that owns the item; the search controller's own view is not in the tree.
///
/// ```swift
/// final class Results: HostSearchResultsUpdating {
///   func updateSearchResults(for searchController: HostSearchController) {
///     print("results for '\(searchController.searchBar.text ?? "")'")
///   }
/// }
///
/// let results = Results()
/// let search = HostSearchController()
/// search.searchResultsUpdater = results
/// let list = HostViewController()
/// list.navigationItem.searchController = search
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostNavigationController(rootViewController: list)
/// window.makeKeyAndVisible()
/// window.settle()
/// search.searchBar.searchTextField.tap()
/// search.searchBar.searchTextField.insertText("a")
/// // Prints:
/// // results for ''
/// // results for 'a'
/// ```
open class HostSearchController: HostViewController {
  /// The search bar, whose buttons and text this controller manages.
  public final let searchBar = HostSearchBar()
  /// The object that updates the results. Not retained.
  public final weak var searchResultsUpdater: (any HostSearchResultsUpdating)?
  /// The delegate, notified before the observers. Not retained.
  public final weak var delegate: (any HostSearchControllerDelegate)?
  private final var observers = HostObserverList<any HostSearchControllerDelegate>()

  /// Whether the navigation bar shows only the search bar during the search. Defaults to true.
  public final var hidesNavigationBarDuringPresentation = true {
    didSet { if hidesNavigationBarDuringPresentation != oldValue { item?.searchDidChange() } }
  }

  /// Whether the cancel button is shown during the search and hidden after it. Defaults to true.
  public final var automaticallyShowsCancelButton = true

  /// The navigation item that shows the search bar.
  final weak var item: HostNavigationItem?

  /// Called after ``isActive`` changed, before the delegate's `did` messages.
  package final var onActivityChange: (@MainActor () -> Void)?

  private var isSearching = false

  /// Creates a search controller whose search has not begun.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.searchController = self
  }

  /// Adds an observer that receives the delegate's messages, after the delegate and the observers added before.
  ///
  /// It is not retained. Adding an observer again keeps its position.
  public final func addObserver(_ observer: any HostSearchControllerDelegate) { observers.add(observer) }

  /// Removes an observer; does nothing if it was not added.
  public final func removeObserver(_ observer: any HostSearchControllerDelegate) { observers.remove(observer) }

  private final func tell(_ message: (any HostSearchControllerDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }

  /// Whether the search is active: from the user's tap on the field until they cancel.
  ///
  /// Setting it acts as the user would. True makes the field first responder, in a later settle if it is in no window
  /// yet; false clears the text. The delegate, the observers and the updater are notified.
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
