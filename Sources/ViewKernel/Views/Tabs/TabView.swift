import HostTree

/// Shows one of several views, which a user chooses by tabs at the bottom; or by swiping from one to the next, see
/// `tabViewStyle(_:)`.
///
/// Each view of the content is a tab; it says how by `tabItem(_:)`, and by `tag(_:)` which value of the selection stands
/// for it. A view with a tab item comes to be when its tab is first chosen, and stays from then on.
///
/// ```swift
/// TabView(selection: $tab) {
///   Home().tabItem { Label("Home", systemImage: "house") }.tag(1)
///   Search().tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(2)
/// }
/// ```
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) private let selection: Binding<SelectionValue>?
  nonisolated(unsafe) private let content: Content
  @StateObject(onMainActor: { TabCoordinator() }) private var tabs
  @Environment(\.tabViewStyle) private var style

  /// Makes a tab view whose selection is behind a binding; nil lets it keep its selection by itself.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The controller, and the tabs or pages in it.
  public var body: some View {
    let children = TabChild.children(of: content)
    let tabs = connect(children)
    let news = TabNews(order: children.map(\.id), tags: children.map(\.tag), selectedTag: tabs.selectedTag)
    switch style {
    case .tabs: TabControllerView(tabs: tabs, news: news)
    case .pages(let mode): PageControllerView(tabs: tabs, news: news, mode: mode)
    }
    TabNavigationItem(item: tabs.navigationItem)
    ForEach(children, id: \.id) { child in
      TabScreen(tabs: tabs, id: child.id, badge: child.badge, content: child.view)
    }
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
  /// Makes a tab view that keeps its selection by itself, beginning with the first tab.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView: RowCounting {
  /// The tabs are shown in the one host of the controller.
  static var rowCount: Int? { 1 }
}

/// Hands up what the selected tab says of the bars around.
private struct TabNavigationItem: View {
  let item: PreferenceValue<NavigationItemKey>

  var body: some View {
    EmptyView().preference(key: NavigationItemKey.self, value: item.current ?? NavigationItemPreference())
  }
}

/// What is known of a tab from the value of its view.
struct TabChild {
  let id: ViewChild.ID
  /// What a selection calls it.
  let tag: AnyHashable?
  let badge: AnyView?
  let view: AnyView

  @MainActor
  static func children<V: View>(of content: V) -> [TabChild] {
    ViewChildren(content).all.map { child in
      var tag: AnyHashable?
      var badge: AnyView?
      var view: any View = child.value
      while true {
        if let tab = view as? any TabTraits {
          tag = tab.tag ?? tag
          badge = badge ?? tab.badge
        }
        guard let modified = view as? any ModifiedView else { break }
        if let traits = modified.anyModifier as? any TabTraits {
          // Of several the inner one counts.
          tag = traits.tag ?? tag
          badge = badge ?? traits.badge
        }
        view = modified.anyContent
      }
      return TabChild(id: child.id, tag: tag ?? child.elementID, badge: badge, view: child.view)
    }
  }
}

/// A view or a modifier that says something of the tab that it is in.
@MainActor
protocol TabTraits {
  var tag: AnyHashable? { get }
  var badge: AnyView? { get }
}

extension RowTraitModifier: TabTraits {
  var tag: AnyHashable? { nil }
  var badge: AnyView? { (trait as? RowBadge)?.text.map { AnyView($0) } }
}

extension TagModifier: TabTraits {
  var tag: AnyHashable? { AnyHashable(unwrapping: value) }
  var badge: AnyView? { nil }
}
