import HostTree

/// A controller that shows one of several others: as tabs or as pages.
@MainActor
protocol TabContainerController: HostViewController {
  var selectedIndex: Int { get set }
  var selectedViewController: HostViewController? { get }
  var onUserSelection: (@MainActor () -> Void)? { get set }
  func setViewControllers(_ viewControllers: [HostViewController]?, animated: Bool)
}

extension HostTabBarController: TabContainerController {}
extension HostPageViewController: TabContainerController {}

/// What stands between the views of one tab view and its controller.
///
/// The controller's tabs are set once for all when the graph comes to rest. When a user chooses a tab the controller
/// shows it at once, and the selection is written; if the binding does not take it, the controller follows the binding.
@MainActor
final class TabCoordinator: ObservableObject {
  /// The controller of tabs; made when it is first asked for, as the next one is.
  private(set) lazy var tabBarController = following(HostTabBarController())
  /// The controller of pages.
  private(set) lazy var pageViewController = following(HostPageViewController())
  /// Which of the controllers shows the tabs; the other one has none.
  var showsPages = false {
    didSet {
      guard showsPages != oldValue, graph != nil else { return }
      let former: any TabContainerController = oldValue ? pageViewController : tabBarController
      former.setViewControllers(nil, animated: false)
      tabsMayChange()
    }
  }
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

  init() {}

  private var controller: any TabContainerController { showsPages ? pageViewController : tabBarController }

  private func following<Controller: TabContainerController>(_ controller: Controller) -> Controller {
    controller.onUserSelection = { [weak self] in self?.userHasSelected() }
    return controller
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
      // A selection that no tab has shows the first one, whatever was shown before.
      if let selectedTag, shown.contains(where: { $0.tag != nil }) {
        controller.selectedIndex = shown.firstIndex { $0.tag == selectedTag } ?? 0
      }
    }
    if showsPages {
      // Two of them are seen during a swipe, so they are all there before.
      for child in shown { tabs[child.id]?.load() }
    } else if let child = child(of: controller.selectedViewController) {
      tabs[child.id]?.load()
    }
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

/// The tabs and the selection that a coordinator was told of: others make the controller follow.
struct TabNews {
  let order: [ViewChild.ID]
  let tags: [AnyHashable?]
  let selectedTag: AnyHashable?
}

/// The tab bar controller's place among the hosts.
struct TabControllerView: HostViewControllerRepresentable {
  let tabs: TabCoordinator
  let news: TabNews

  func makeHostViewController(context: Context) -> HostTabBarController { tabs.tabBarController }

  func updateHostViewController(_ controller: HostTabBarController, context: Context) {
    controller.view.tintColor = context.environment.tint?.resolved(in: context.environment)
    // They count when the tabs have been made.
    tabs.tabsMayChange()
  }
}

/// The page view controller's place among the hosts.
struct PageControllerView: HostViewControllerRepresentable {
  let tabs: TabCoordinator
  let news: TabNews
  let mode: PageTabViewStyle.IndexDisplayMode

  func makeHostViewController(context: Context) -> HostPageViewController { tabs.pageViewController }

  func updateHostViewController(_ controller: HostPageViewController, context: Context) {
    controller.view.tintColor = context.environment.tint?.resolved(in: context.environment)
    let (scroll, dots) = (controller.scrollView, controller.pageControl)
    scroll.performWithoutEdits { scroll.setScrolling(context.environment, showsIndicators: false) }
    dots.performWithoutEdits {
      dots.isHidden = mode == .never
      dots.hidesForSinglePage = mode == .automatic
      dots.backgroundStyle = context.environment.indexViewBackground
      dots.isEnabled = context.environment.isEnabled
    }
    tabs.tabsMayChange()
  }
}
