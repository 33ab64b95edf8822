import HostTree

/// One tab of a tab view: a screen with the tab's content, and a reader of its badge.
struct TabScreen: View {
  let tabs: TabCoordinator
  let id: ViewChild.ID
  let badge: AnyView?
  let content: AnyView
  @StateObject private var page = TabPage()

  init(tabs: TabCoordinator, id: ViewChild.ID, badge: AnyView?, content: AnyView) {
    self.tabs = tabs
    self.id = id
    self.badge = badge
    self.content = content
  }

  var body: some View {
    let page = page
    Screen(TabContainer(tabs: tabs, page: page, id: id)) {
      TabAccessoryRoom(content: content)
        .environment(\.tabPage, page)
        .environment(\.isTabLoaded, page.isLoaded)
        .modifier(
          PreferenceSink(NavigationItemKey.self) { [weak tabs, weak page] item in
            page?.controller.item = item
            tabs?.navigationItemMayChange()
          })
    }
    HostReader(content: badge) { [weak page] in page?.controller.takeBadge($0) }
  }
}

/// Shows a tab's controller in its tab view.
private struct TabContainer: ScreenContainer {
  let tabs: TabCoordinator
  let page: TabPage
  let id: ViewChild.ID

  func makeController(context: ScreenContext) -> TabPageController { page.controller }
  func show(_ controller: TabPageController, context: ScreenContext) {
    tabs.show(page, as: id, in: context.node.graph)
  }
  func hide(_ controller: TabPageController, context: ScreenContext) {
    tabs.hide(page, as: id)
  }
}

/// The modifier behind `tabItem(_:)`: mounts its content when the tab is first selected.
struct TabItemModifier<Label: View> {
  let label: Label
  @Environment(\.tabPage) private var page
  @Environment(\.isTabLoaded) private var isLoaded

  init(label: Label) { self.label = label }
}

extension TabItemModifier: ViewModifier {
  func body(content: Content) -> some View {
    if let page {
      // Tab items inside of a label stand for no tab.
      HostReader(content: label.environment(\.tabPage, nil).symbolVariant(.fill), isOfScreenItself: true) {
        [weak page] in
        page?.controller.takeItem($0)
      }
    }
    if page == nil || isLoaded {
      content.environment(\.tabPage, nil)
    }
  }
}

extension View {
  /// Sets the tab item of this view in a ``TabView``: the first text and the first image in `label`.
  ///
  /// It also defers this view: it is mounted when its tab is first selected.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

private enum TabPageKey: EnvironmentKey { static var defaultValue: TabPage? { nil } }
private enum IsTabLoadedKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// The enclosing tab; nil outside of tab views, and in the content of the view with the tab item.
  var tabPage: TabPage? {
    get { self[TabPageKey.self] }
    set { self[TabPageKey.self] = newValue }
  }

  /// Whether the enclosing tab has been selected before; true outside of tab views.
  var isTabLoaded: Bool {
    get { self[IsTabLoadedKey.self] }
    set { self[IsTabLoadedKey.self] = newValue }
  }
}
