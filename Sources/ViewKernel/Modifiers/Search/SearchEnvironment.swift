/// The search that a view belongs to, in the environment.
struct SearchState: Equatable {
  var search: SearchCoordinator?
  var isSearching = false

  static func == (first: SearchState, second: SearchState) -> Bool {
    first.search === second.search && first.isSearching == second.isSearching
  }
}

private enum SearchStateKey: EnvironmentKey { static var defaultValue: SearchState { SearchState() } }
private enum SearchTextKey: EnvironmentKey { static var defaultValue: String { "" } }
private enum SearchForNavigationKey: EnvironmentKey { static var defaultValue: NavigationSearch? { nil } }

extension EnvironmentValues {
  /// The search of the nearest `searchable` ancestor.
  var searchState: SearchState {
    get { self[SearchStateKey.self] }
    set { self[SearchStateKey.self] = newValue }
  }

  /// The search text of the nearest `searchable` ancestor; empty if there is none.
  var searchText: String {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }

  /// The search that the root page of a navigation view shows; nil on its pages.
  var searchForNavigation: NavigationSearch? {
    get { self[SearchForNavigationKey.self] }
    set { self[SearchForNavigationKey.self] = newValue }
  }

  /// Whether the user is searching in the nearest `searchable` ancestor: from the tap on the field until they cancel.
  ///
  /// Read it in a descendant of the view with the modifier; the view itself sees the search of its own ancestors.
  public var isSearching: Bool { searchState.isSearching }

  /// Ends the search in the nearest `searchable` ancestor; has no effect if there is none.
  ///
  /// ```swift
  /// struct Results: View {
  ///   @Environment(\.dismissSearch) private var dismissSearch
  ///
  ///   var body: some View { Button("Done") { dismissSearch() } }
  /// }
  /// ```
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search: searchState.search) }
}

/// The action behind `\.dismissSearch`: call it as a function.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  nonisolated let search: SearchCoordinator?

  nonisolated init(search: SearchCoordinator?) { self.search = search }

  /// Clears the text and resigns the field's focus. Has no effect while no search is active.
  public func callAsFunction() { search?.controller.isActive = false }
}
