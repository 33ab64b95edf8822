import HostTree

/// The panels that a search shows besides its field: suggestions and scopes, set by modifiers around the searchable
/// view.
struct SearchPanels {
  /// The suggestions; nil without `searchSuggestions`.
  var suggestions: AnyView?
  /// Whether suggestions are not shown in place of the content.
  var hidesSuggestions = false
  /// The control for the scopes; nil without `searchScopes`.
  var scopes: AnyView?
  /// When the scopes are shown.
  var activation = SearchScopeActivation.automatic
}

/// A search outside of a navigation container, whose root page shows it.
struct NavigationSearch {
  let coordinator: SearchCoordinator
  let panels: SearchPanels
}

private enum SearchPanelsKey: EnvironmentKey { static var defaultValue: SearchPanels { SearchPanels() } }

extension EnvironmentValues {
  /// The panels that the search of a searchable view shows besides its field. Set around the view with the field.
  var searchPanels: SearchPanels {
    get { self[SearchPanelsKey.self] }
    set { self[SearchPanelsKey.self] = newValue }
  }
}

/// Shows the scopes of a search above a page's content, and its suggestions in front of it.
struct SearchPanelsModifier: ViewModifier {
  /// The search whose field the page's bar shows; nil for none.
  let search: SearchCoordinator?
  let panels: SearchPanels

  func body(content: Content) -> some View {
    if let search, panels.scopes != nil || panels.suggestions != nil {
      content
        // All of the page, so that the scopes are at its top, and suggestions cover it.
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay { SearchSuggestionList(search: search, panels: panels) }
        .safeAreaInset(edge: .top, spacing: 0) { SearchScopeBar(search: search, panels: panels) }
    } else {
      content
    }
  }
}

/// The scopes of a search, while it is active.
private struct SearchScopeBar: View {
  @ObservedObject var search: SearchCoordinator
  let panels: SearchPanels

  private var isShown: Bool {
    panels.activation == .onSearchPresentation ? search.isSearching : search.hasTyped
  }

  var body: some View {
    if isShown, let scopes = panels.scopes {
      scopes.padding(EdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16))
    }
  }
}

/// The suggestions of a search, while there are any and the user has chosen none.
private struct SearchSuggestionList: View {
  @ObservedObject var search: SearchCoordinator
  let panels: SearchPanels

  var body: some View {
    if search.showsSuggestions, !panels.hidesSuggestions, let suggestions = panels.suggestions {
      Group(subviews: suggestions) { subviews in
        if !subviews.isEmpty { List { subviews }.listStyle(.plain) }
      }
      .environment(\.searchState, SearchState(search: search, isSearching: search.isSearching))
    }
  }
}
