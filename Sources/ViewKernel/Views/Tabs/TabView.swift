import HostTree

/// A container that shows one of several views, which a user selects in a tab bar at the bottom, or by swiping between
/// pages: see `tabViewStyle(_:)`.
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
    let news = TabNews(
      order: children.filter { !$0.isHidden }.map(\.id), tags: children.map(\.tag),
      dragging: children.map { [$0.dragging.source != nil, $0.dragging.drop != nil] }, selectedTag: tabs.selectedTag)
    switch style {
    case .tabs: TabControllerView(tabs: tabs, news: news)
    case .pages(let mode): PageControllerView(tabs: tabs, news: news, mode: mode)
    }
    TabNavigationItem(item: tabs.navigationItem)
    ForEach(children, id: \.id) { child in
      TabScreen(tabs: tabs, id: child.id, badge: child.badge, content: child.view)
    }
    .environment(\.tabBarPlacement, style == .tabs ? .bottomBar : .pageIndicator)
  }

  private func connect(_ children: [TabChild]) -> TabCoordinator {
    let tabs = tabs
    tabs.children = children
    tabs.showsPages = style != .tabs
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
  static var rowCount: Int? { 1 }
}

/// Passes the selected tab's navigation item preferences on to the enclosing bars.
private struct TabNavigationItem: View {
  let item: PreferenceValue<NavigationItemKey>

  var body: some View {
    EmptyView().preference(key: NavigationItemKey.self, value: item.current ?? NavigationItemPreference())
  }
}

/// A tab, as far as the value of its view describes it.
struct TabChild {
  let id: ViewChild.ID
  /// The selection value of the tab.
  let tag: AnyHashable?
  let badge: AnyView?
  /// Whether it is left out of the bar.
  let isHidden: Bool
  /// What is dragged from it, and dropped on it.
  let dragging: TabTransfer
  let view: AnyView

  @MainActor
  static func children<V: View>(of content: V) -> [TabChild] {
    ViewChildren(content).all.map { child in
      var tag: AnyHashable?
      var badge: AnyView?
      var isHidden = false
      var dragging = TabTransfer()
      var view: any View = child.value
      while true {
        if let tab = view as? any TabTraits {
          tag = tab.tag ?? tag
          badge = tab.badge ?? badge
        }
        if let around = view as? any ViewAroundTab {
          view = around.inside
          continue
        }
        guard let modified = view as? any ModifiedView else { break }
        if let traits = modified.anyModifier as? any TabTraits {
          // Of several tags or badges the innermost counts, as in rows.
          tag = traits.tag ?? tag
          badge = traits.badge ?? badge
          isHidden = isHidden || traits.isHidden
          var inner = traits.dragging
          inner.fill(from: dragging)
          dragging = inner
        }
        view = modified.anyContent
      }
      return TabChild(
        id: child.id, tag: tag ?? child.elementID, badge: badge, isHidden: isHidden, dragging: dragging,
        view: child.view)
    }
  }
}

/// A view that stands for the tab inside.
@MainActor
protocol ViewAroundTab {
  var inside: any View { get }
}

/// A view or a modifier that sets the tag or the badge of its tab.
@MainActor
protocol TabTraits {
  var tag: AnyHashable? { get }
  var badge: AnyView? { get }
  var isHidden: Bool { get }
  var dragging: TabTransfer { get }
}

extension TabTraits {
  var isHidden: Bool { false }
  var dragging: TabTransfer { TabTransfer() }
}

extension RowTraitModifier: TabTraits {
  var tag: AnyHashable? { nil }
  var badge: AnyView? { (trait as? RowBadge)?.text.map { AnyView($0) } }
}

extension TagModifier: TabTraits {
  var tag: AnyHashable? { AnyHashable(unwrapping: value) }
  var badge: AnyView? { nil }
}
