import HostTree

/// The preferred position of a search field.
///
/// ```swift
/// struct Names: View {
///   @State private var text = ""
///
///   var body: some View {
///     NavigationStack {
///       List(["Ann", "Ben"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) { Text($0) }
///         .searchable(text: $text, placement: .navigationBarDrawer)
///     }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Names())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 70))
/// window.insertText("B")
/// window.settle()
/// print(window.treeDescription(options: .structure))
/// // Prints:
/// // HostWindow
/// // └─ HostingView<Names>
/// //    └─ ViewHost
/// //       └─ HostLayoutContainerView
/// //          ├─ ScreenView
/// //          │  └─ HostTableView
/// //          │     └─ HostTableViewCell
/// //          │        └─ HostCellContentView
/// //          │           └─ HostLabel "Ben"
/// //          └─ HostNavigationBar
/// //             └─ HostSearchBar
/// //                ├─ HostSearchTextField "B"
/// //                ├─ HostButton
/// //                │  └─ HostImageView
/// //                └─ HostButton "Cancel"
/// //                   └─ HostLabel "Cancel"
/// ```
///
/// The field is always in the navigation bar, below the title, where there is a navigation bar: other placements have
/// no effect so far.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When a search field below the title is visible; it always is.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    /// The system's default.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always visible.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  private let name: String
  private var displayMode = NavigationBarDrawerDisplayMode.automatic

  private init(_ name: String) { self.name = name }

  /// The system's default.
  public static let automatic = SearchFieldPlacement("automatic")
  /// The navigation bar, below the title.
  public static let navigationBarDrawer = SearchFieldPlacement("navigationBarDrawer")
  /// The first column of a split view; has no effect here.
  public static let sidebar = SearchFieldPlacement("sidebar")
  /// A toolbar; has no effect here.
  public static let toolbar = SearchFieldPlacement("toolbar")

  /// The navigation bar, below the title, with a display mode, which has no effect here.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    var placement = navigationBarDrawer
    placement.displayMode = displayMode
    return placement
  }
}

struct SearchableModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  /// The tokens of the search; nil without any.
  var tokens: (@MainActor () -> SearchTokens)?
}

extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View { SearchableView(modifier: self, content: content) }
}

/// The content with its search.
private struct SearchableView<Content: View>: View {
  let modifier: SearchableModifier
  let content: Content
  @StateObject private var search = SearchCoordinator()
  @Environment(\.navigationCoordinator) private var navigation
  @Environment(\.submitActions) private var submitActions
  @Environment(\.inputTraits) private var inputTraits
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.searchPanels) private var panels
  @Environment(\.searchFocus) private var focus
  @Environment(\.formatSurroundings) private var surroundings

  init(modifier: SearchableModifier, content: Content) {
    self.modifier = modifier
    self.content = content
  }

  var body: some View {
    let search = connectedSearch
    let tokens = connectedTokens(of: search)
    let panels = panels(with: tokens)
    if let tokens { SearchTokenReader(tokens: tokens, search: search) }
    // A page shows its search in its own bar; a search outside of a navigation view is shown by its root page.
    let isInPage = navigation != nil
    content
      .environment(\.searchPanels, SearchPanels())
      .environment(\.searchFocus, nil)
      .environment(\.searchState, SearchState(search: search, isSearching: search.isSearching))
      .environment(\.searchText, modifier.text.wrappedValue)
      .environment(\.searchForNavigation, isInPage ? nil : NavigationSearch(coordinator: search, panels: panels))
      .modifier(SearchPanelsModifier(search: isInPage ? search : nil, panels: panels))
      .navigationItem { item in
        if isInPage { item.search = search }
      }
      .onChange(of: modifier.isPresented?.wrappedValue, initial: true) { _, isPresented in
        if let isPresented { search.controller.isActive = isPresented }
      }
      .onChange(of: focus?.isWanted(), initial: true) { wasWanted, isWanted in
        if let isWanted, isWanted || wasWanted == true { search.moveFocus(isWanted) }
      }
  }

  /// The panels of the environment; tokens are suggested unless something else is.
  private func panels(with tokens: SearchTokens?) -> SearchPanels {
    var panels = panels
    if let tokens, tokens.suggestions != nil, panels.suggestions == nil {
      panels.suggestions = AnyView(SuggestedTokens(tokens: tokens))
    }
    return panels
  }

  private func connectedTokens(of search: SearchCoordinator) -> SearchTokens? {
    let tokens = modifier.tokens?()
    search.tokens = tokens
    search.showTokens()
    return tokens
  }

  private var connectedSearch: SearchCoordinator {
    let search = search
    search.text = modifier.text
    search.isPresented = modifier.isPresented
    search.submitActions = submitActions
    search.focus = focus
    let (controller, bar, field) = search.hosts
    controller.performWithoutEdits { bar.performWithoutEdits { field.performWithoutEdits { update(bar, field) } } }
    return search
  }

  private func update(_ bar: HostSearchBar, _ field: HostTextField) {
    bar.text = modifier.text.wrappedValue
    bar.placeholder = modifier.prompt?.string(in: surroundings) ?? "Search"
    field.isEnabled = isEnabled
    var traits = inputTraits
    if traits.returnKeyType == .default { traits.returnKeyType = .search }
    field.inputTraits = traits
  }
}

extension View {
  /// Adds a search field to the navigation bar of the navigation view that contains this view, or that it contains.
  ///
  /// Descendants read `\.isSearching` and `\.dismissSearch`; the return key calls `onSubmit(of: .search)`. Without a
  /// navigation view no field is shown.
  ///
  /// ```swift
  /// NavigationStack {
  ///   List(names.filter { $0.hasPrefix(text) }, id: \.self) { Text($0) }
  ///     .searchable(text: $text)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - text: The search text. It is cleared when the search ends.
  ///   - placement: The preferred position of the field; see ``SearchFieldPlacement``.
  ///   - prompt: The field's placeholder. Defaults to `Search`.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, prompt: prompt))
  }

  /// Adds a search field with the placeholder `prompt` to the navigation bar.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with the placeholder `prompt` to the navigation bar.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the navigation bar; a binding activates and ends the search.
  ///
  /// - Parameters:
  ///   - text: The search text. It is cleared when the search ends.
  ///   - isPresented: Whether the search is active: true focuses the field, false ends the search. Written when the
  ///     user does either.
  ///   - placement: The preferred position of the field; see ``SearchFieldPlacement``.
  ///   - prompt: The field's placeholder. Defaults to `Search`.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Adds a search field to the navigation bar; a binding activates and ends the search.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the navigation bar; a binding activates and ends the search.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
