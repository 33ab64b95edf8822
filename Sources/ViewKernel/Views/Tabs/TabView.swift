import HostTree

/// A container that shows one of several views, which a user selects in a tab bar at the bottom, in a side bar, or by
/// swiping between pages: see `tabViewStyle(_:)`.
///
/// Each view of the content is a tab. `tabItem(_:)` sets its title and image, `tag(_:)` the selection value that it
/// stands for; the views of a `ForEach` default to the identity of their element. A view with a tab item is mounted
/// when its tab is first selected, and stays mounted from then on; all pages are mounted at once.
///
/// ```swift
/// struct Browser: View {
///   @State private var tab = 1
///
///   var body: some View {
///     TabView(selection: $tab) {
///       Text("Welcome").tabItem { Text("Home") }.tag(1)
///       Text("Nothing found").tabItem { Text("Search") }.tag(2)
///     }
///     .onChange(of: tab) { print("tab \(tab)") }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Browser())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 240, y: 460))
/// window.settle()
/// // Prints "tab 2"
/// print(window.treeDescription(options: .structure))
/// // Prints:
/// // HostWindow
/// // └─ HostingView<Browser>
/// //    └─ ViewHost
/// //       └─ HostLayoutContainerView
/// //          ├─ ScreenView
/// //          │  └─ HostLabel "Nothing found"
/// //          └─ HostTabBar
/// //             ├─ HostTabBarButton "Home"
/// //             │  └─ HostLabel "Home"
/// //             └─ HostTabBarButton "Search"
/// //                └─ HostLabel "Search"
/// ```
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) private let selection: Binding<SelectionValue>?
  nonisolated(unsafe) private let content: Content
  @StateObject(onMainActor: { TabCoordinator() }) private var tabs
  @Environment(\.tabViewStyle) private var style
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tabSidebarParts) private var sidebar

  /// Creates a tab view with a selection binding; with nil it keeps the selection itself, and shows the first tab at
  /// first.
  ///
  /// A value that no tab has selects the first tab.
  @_disfavoredOverload
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(optionalSelection: selection, content: content())
  }

  nonisolated init(optionalSelection: Binding<SelectionValue>?, content: Content) {
    selection = optionalSelection
    self.content = content
  }

  /// The controller, with the tabs or pages as its screens.
  public var body: some View {
    let children = TabChild.children(of: content)
    let tabs = connect(children)
    let news = TabNews(children, selectedTag: tabs.selectedTag, customization: tabs.customization)
    let placement = placement(of: tabs)
    switch style {
    case .tabs, .adaptable: TabControllerView(tabs: tabs, news: news, placement: placement)
    case .pages(let mode): PageControllerView(tabs: tabs, news: news, mode: mode)
    }
    TabNavigationItem(item: tabs.navigationItem)
    ForEach(children, id: \.id) { child in
      TabScreen(tabs: tabs, id: child.id, badge: child.traits.badge, content: child.view)
    }
    .environment(\.tabBarPlacement, placement)
    .environment(\.tabSidebarParts, TabSidebarParts())
    if placement == .sidebar || placement == .topBar {
      TabSidebarScreen(tabs: tabs, children: children, parts: sidebar, isShown: placement == .sidebar)
    }
  }

  private func placement(of tabs: TabCoordinator) -> TabBarPlacement {
    switch style {
    case .pages: .pageIndicator
    case .tabs: .bottomBar
    case .adaptable where sizeClass != .regular: .bottomBar
    case .adaptable: tabs.isSidebarShown ?? (sidebar.defaultPlacement == .sidebar) ? .sidebar : .topBar
    }
  }

  private func connect(_ children: [TabChild]) -> TabCoordinator {
    let tabs = tabs
    tabs.children = children
    if case .pages = style { tabs.showsPages = true } else { tabs.showsPages = false }
    tabs.customization = sidebar.customization?.wrappedValue
    tabs.selectedTag = selection.map { AnyHashable(unwrapping: $0.wrappedValue) }
    tabs.select = { [selection] tag in
      selection?.tag.wrappedValue = tag
    }
    return tabs
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that keeps its selection itself, and shows the first tab at first.
  @_disfavoredOverload
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(optionalSelection: nil, content: content())
  }
}

extension TabView: RowCounting {
  /// One row: the controller has one host, and the tabs are its screens.
  static func rowCount(content: Int?) -> Int? { 1 }
}

/// Passes the selected tab's navigation item preferences on to the enclosing bars.
private struct TabNavigationItem: View {
  let item: PreferenceValue<NavigationItemKey>

  var body: some View {
    EmptyView().preference(key: NavigationItemKey.self, value: item.current ?? NavigationItemPreference())
  }
}
