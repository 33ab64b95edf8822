import HostTree

/// What stands between the views of one tab view and its controller.
///
/// The controller's tabs are set once for all when the graph comes to rest. When a user chooses a tab the controller
/// shows it at once, and the selection is written; if the binding does not take it, the controller follows the binding.
@MainActor
final class TabCoordinator: ObservableObject {
  let controller = HostTabBarController()
  /// The tabs in order, as the tab view's body knows them.
  var children: [TabChild] = []
  /// What the binding says; nil without a binding.
  var selectedTag: AnyHashable?
  /// Writes the binding.
  var select: (AnyHashable) -> Void = { _ in }

  /// What the selected tab says of the bars around the tab view.
  let navigationItem = PreferenceValue<NavigationItemKey>()

  private var tabs: [ViewChild.ID: TabPage] = [:]
  private weak var graph: ViewGraph?
  private var isWaiting = false

  init() {
    controller.onUserSelection = { [weak self] in self?.userHasSelected() }
  }

  func show(_ tab: TabPage, as id: ViewChild.ID, in graph: ViewGraph) {
    tabs[id] = tab
    self.graph = graph
    tabsMayChange()
  }

  func hide(_ tab: TabPage, as id: ViewChild.ID) {
    if tabs[id] === tab { tabs[id] = nil }
    tabsMayChange()
  }

  func tabsMayChange() {
    guard let graph, !isWaiting else { return }
    isWaiting = true
    graph.readPreferenceLater(self)
  }

  func navigationItemMayChange() {
    guard let page = controller.selectedViewController as? TabPageController else { return }
    navigationItem.collect(page.item)
  }

  private func userHasSelected() {
    if let tag = child(of: controller.selectedViewController)?.tag { select(tag) }
    // The selected tab may have to be made, and the binding may have refused.
    tabsMayChange()
  }

  private func child(of controller: HostViewController?) -> TabChild? {
    children.first { tabs[$0.id]?.controller === controller }
  }
}

extension TabCoordinator: PreferenceReading {
  /// The graph has come to rest: sets the controller's tabs and selection.
  func readPreference() {
    isWaiting = false
    let shown = children.filter { tabs[$0.id] != nil }
    controller.performWithoutEdits {
      controller.setViewControllers(shown.compactMap { tabs[$0.id]?.controller }, animated: false)
      if let selectedTag, let place = shown.firstIndex(where: { $0.tag == selectedTag }) {
        controller.selectedIndex = place
      }
    }
    if let child = child(of: controller.selectedViewController) { tabs[child.id]?.load() }
    navigationItemMayChange()
  }
}

/// One tab: its controller, and whether its content has come to be.
@MainActor
final class TabPage: ObservableObject {
  let controller = TabPageController()
  @Published private(set) var isLoaded = false

  init() {}

  func load() { if !isLoaded { isLoaded = true } }
}

/// The controller of a tab: its item is what views say.
final class TabPageController: ScreenController {
  /// What the views inside say of the bars around the tab view.
  var item = NavigationItemPreference()

  /// Takes the words and the picture of a tab item.
  func takeItem(_ hosts: [HostView]) {
    let item = tabBarItem
    item.performWithoutEdits {
      item.title = hosts.first(of: HostLabel.self) { !($0.text ?? "").isEmpty }?.text
      item.image = hosts.first(of: HostImageView.self) { $0.image != nil }?.image
    }
  }

  func takeBadge(_ hosts: [HostView]) {
    let item = tabBarItem
    item.performWithoutEdits {
      item.badgeValue = hosts.first(of: HostLabel.self) { !($0.text ?? "").isEmpty }?.text
    }
  }
}

extension [HostView] {
  /// The first host of a class among these and inside them, depth first.
  @MainActor fileprivate func first<Host: HostView>(of type: Host.Type, where isMeant: (Host) -> Bool) -> Host? {
    for host in self {
      if let found = host as? Host, isMeant(found) { return found }
      if let found = host.subviews.first(of: type, where: isMeant) { return found }
    }
    return nil
  }
}

/// The tab bar controller's place among the hosts.
struct TabControllerView: HostViewControllerRepresentable {
  let tabs: TabCoordinator
  let hidesTabs: Bool
  /// The tabs and the selection that the coordinator was told of: another one makes the controller follow.
  let order: [ViewChild.ID]
  let tags: [AnyHashable?]
  let selectedTag: AnyHashable?

  func makeHostViewController(context: Context) -> HostTabBarController { tabs.controller }

  func updateHostViewController(_ controller: HostTabBarController, context: Context) {
    controller.isTabBarHidden = hidesTabs
    controller.view.tintColor = context.environment.tint?.resolved(in: context.environment)
    // They count when the tabs have been made.
    tabs.tabsMayChange()
  }
}
