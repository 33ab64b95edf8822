import HostTree

/// Where the field of a search would like to be.
///
/// It is in the navigation bar wherever there is one, below the title: a wish for another place is not heard.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When a field below the title is shown. It always is.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    /// As suits the device.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  private let name: String
  private var displayMode = NavigationBarDrawerDisplayMode.automatic

  private init(_ name: String) { self.name = name }

  /// As suits the device.
  public static let automatic = SearchFieldPlacement("automatic")
  /// In the navigation bar, below the title.
  public static let navigationBarDrawer = SearchFieldPlacement("navigationBarDrawer")
  /// In the first column of a split view.
  public static let sidebar = SearchFieldPlacement("sidebar")
  /// In a bar.
  public static let toolbar = SearchFieldPlacement("toolbar")

  /// In the navigation bar, below the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    var placement = navigationBarDrawer
    placement.displayMode = displayMode
    return placement
  }
}

/// The modifier behind `searchable`.
struct SearchableModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
}

extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View { SearchableView(modifier: self, content: content) }
}

/// A view that can be searched.
private struct SearchableView<Content: View>: View {
  let modifier: SearchableModifier
  let content: Content
  @StateObject private var search = SearchCoordinator()
  @Environment(\.navigationCoordinator) private var navigation
  @Environment(\.submitActions) private var submitActions
  @Environment(\.inputTraits) private var inputTraits
  @Environment(\.isEnabled) private var isEnabled

  init(modifier: SearchableModifier, content: Content) {
    self.modifier = modifier
    self.content = content
  }

  var body: some View {
    let search = connectedSearch
    // A page hands its search up to its own bar; what is around navigation hands it down to the first page.
    let isInPage = navigation != nil
    content
      .environment(\.searchState, SearchState(search: search, isSearching: search.isSearching))
      .environment(\.searchText, modifier.text.wrappedValue)
      .environment(\.searchForNavigation, isInPage ? nil : search)
      .navigationItem { item in
        if isInPage { item.search = search }
      }
      .onChange(of: modifier.isPresented?.wrappedValue, initial: true) { _, isPresented in
        if let isPresented { search.controller.isActive = isPresented }
      }
  }

  private var connectedSearch: SearchCoordinator {
    let search = search
    search.text = modifier.text
    search.isPresented = modifier.isPresented
    search.submitActions = submitActions
    let (controller, bar, field) = search.hosts
    controller.performWithoutEdits { bar.performWithoutEdits { field.performWithoutEdits { update(bar, field) } } }
    return search
  }

  private func update(_ bar: HostSearchBar, _ field: HostTextField) {
    bar.text = modifier.text.wrappedValue
    bar.placeholder = modifier.prompt?.string ?? "Search"
    field.isEnabled = isEnabled
    var traits = inputTraits
    if traits.returnKeyType == .default { traits.returnKeyType = .search }
    field.inputTraits = traits
  }
}

extension View {
  /// Gives the bar of the navigation view in or around this view a field for what is searched.
  ///
  /// Views inside read `\.isSearching` and `\.dismissSearch`; the return key calls `onSubmit(of: .search)`. Without a
  /// navigation view there is no field.
  ///
  /// - Parameters:
  ///   - text: Where the text is kept. It is emptied when the search ends.
  ///   - placement: Where the field would like to be.
  ///   - prompt: What it shows while it is empty; nil for `Search`.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, prompt: prompt))
  }

  /// Gives the navigation bar a field for what is searched, which shows `prompt` while it is empty.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Gives the navigation bar a field for what is searched, which shows `prompt` while it is empty.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Gives the navigation bar a field for what is searched; a binding begins and ends the search.
  ///
  /// - Parameters:
  ///   - text: Where the text is kept. It is emptied when the search ends.
  ///   - isPresented: Whether the search is going on: true moves the focus into the field, false ends it. What the user
  ///     does is written there.
  ///   - placement: Where the field would like to be.
  ///   - prompt: What it shows while it is empty; nil for `Search`.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Gives the navigation bar a field for what is searched; a binding begins and ends the search.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Gives the navigation bar a field for what is searched; a binding begins and ends the search.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
