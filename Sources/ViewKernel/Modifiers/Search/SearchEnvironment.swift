/// The search around a view.
struct SearchState: Equatable {
  var search: SearchCoordinator?
  var isSearching = false

  static func == (first: SearchState, second: SearchState) -> Bool {
    first.search === second.search && first.isSearching == second.isSearching
  }
}

private enum SearchStateKey: EnvironmentKey { static var defaultValue: SearchState { SearchState() } }
private enum SearchTextKey: EnvironmentKey { static var defaultValue: String { "" } }
private enum SearchForNavigationKey: EnvironmentKey { static var defaultValue: SearchCoordinator? { nil } }

extension EnvironmentValues {
  /// The search around.
  var searchState: SearchState {
    get { self[SearchStateKey.self] }
    set { self[SearchStateKey.self] = newValue }
  }

  /// What the `searchable` view around is searched for; empty where there is none.
  var searchText: String {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }

  /// The search that is for the first page of the navigation view inside; nil where a page has been reached.
  var searchForNavigation: SearchCoordinator? {
    get { self[SearchForNavigationKey.self] }
    set { self[SearchForNavigationKey.self] = newValue }
  }

  /// Whether the user is searching in the `searchable` view around: from the tap into the field until they cancel.
  ///
  /// Read it in a view inside of the one with the modifier.
  public var isSearching: Bool { searchState.isSearching }

  /// Ends the search in the `searchable` view around; does nothing where there is none.
  ///
  ///     @Environment(\.dismissSearch) private var dismissSearch
  ///     // ...
  ///     Button("Done") { dismissSearch() }
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search: searchState.search) }
}

/// Ends the search around the view that read it: call it as a function.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  nonisolated let search: SearchCoordinator?

  nonisolated init(search: SearchCoordinator?) { self.search = search }

  /// Empties the text and takes the focus out of the field. Does nothing where nobody is searching.
  public func callAsFunction() { search?.controller.isActive = false }
}
