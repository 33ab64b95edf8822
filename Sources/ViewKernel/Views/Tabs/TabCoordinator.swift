import HostTree

/// A container controller that shows one of its children: as tabs or as pages.
@MainActor
protocol TabContainerController: HostViewController {
  var selectedIndex: Int { get set }
  var selectedViewController: HostViewController? { get }
  var onUserSelection: (@MainActor () -> Void)? { get set }
  func setViewControllers(_ viewControllers: [HostViewController]?, animated: Bool)
}

extension HostTabBarController: TabContainerController {}
extension HostPageViewController: TabContainerController {}

/// Connects the views of one tab view with its controller.
///
/// The controller's tabs are set once per settle, when the graph has come to rest. When a user selects a tab the
/// controller shows it at once and the binding is written; if the binding refuses the value, the controller follows the
/// binding.
@MainActor
final class TabCoordinator: ObservableObject {
  /// The controller of tabs; made on first access.
  private(set) lazy var tabBarController = following(HostTabBarController())
  /// The controller of pages; made on first access.
  private(set) lazy var pageViewController = following(HostPageViewController())
  /// Which of the two controllers shows the tabs; the other one has none.
  var showsPages = false {
    didSet {
      guard showsPages != oldValue, graph != nil else { return }
      let former: any TabContainerController = oldValue ? pageViewController : tabBarController
      former.setViewControllers(nil, animated: false)
      tabsMayChange()
    }
  }
  /// The tabs in order, as the tab view's body found them.
  var children: [TabChild] = []
  /// The value of the binding; nil without one.
  var selectedTag: AnyHashable?
  /// Writes the binding.
  var select: (AnyHashable) -> Void = { _ in }

  /// The navigation item preferences of the selected tab, for the bars around the tab view.
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
    graph.readContentLater(self)
  }

  func navigationItemMayChange() {
    guard let page = controller.selectedViewController as? TabPageController else { return }
    navigationItem.collect(page.item)
  }

  private func userHasSelected() {
    if let tag = child(of: controller.selectedViewController)?.tag { select(tag) }
    // The selected tab may have to be mounted, and the binding may have refused the value.
    tabsMayChange()
  }

  private func child(of controller: HostViewController?) -> TabChild? {
    children.first { tabs[$0.id]?.controller === controller }
  }
}

extension TabCoordinator: ContentReading {
  /// Sets the controller's tabs and selection; called when the graph has come to rest.
  func readContent() {
    isWaiting = false
    let shown = children.filter { tabs[$0.id] != nil && !$0.isHidden }
    controller.performWithoutEdits {
      controller.setViewControllers(shown.compactMap { tabs[$0.id]?.controller }, animated: false)
      for child in shown {
        guard let item = tabs[child.id]?.controller.tabBarItem else { continue }
        item.performWithoutEdits { setDragging(of: item, as: child) }
      }
      // A selection that no tab has shows the first tab, whatever was shown before.
      if let selectedTag, shown.contains(where: { $0.tag != nil }) {
        controller.selectedIndex = shown.firstIndex { $0.tag == selectedTag } ?? 0
      }
    }
    if showsPages {
      // During a swipe two pages are visible, so all of them are mounted.
      for child in shown { tabs[child.id]?.load() }
    } else if let child = child(of: controller.selectedViewController) {
      tabs[child.id]?.load()
    }
    navigationItemMayChange()
  }
}

/// One tab: its controller, and whether its content is mounted.
@MainActor
final class TabPage: ObservableObject {
  let controller = TabPageController()
  @Published private(set) var isLoaded = false

  init() {}

  func load() { if !isLoaded { isLoaded = true } }
}

/// The controller of a tab. Its tab bar item is set by views.
final class TabPageController: ScreenController {
  /// The navigation item preferences of the tab's content, for the bars around the tab view.
  var item = NavigationItemPreference() {
    didSet { tabBarAppearance = item.tabBarBackground.appearance }
  }

  /// Sets the title and the image of the tab bar item from the hosts of a tab item's label.
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
  /// The first host of a type among these and their descendants, depth first. The hosts of other screens are skipped.
  @MainActor func first<Host: HostView>(of type: Host.Type, where isMeant: (Host) -> Bool) -> Host? {
    for host in self where !(host is ScreenView) {
      if let found = host as? Host, isMeant(found) { return found }
      if let found = host.subviews.first(of: type, where: isMeant) { return found }
    }
    return nil
  }
}

/// The tabs and the selection as values: a change of them updates the controller's representable.
struct TabNews {
  /// The tabs in the bar.
  let order: [ViewChild.ID]
  let tags: [AnyHashable?]
  /// For each tab whether it can be dragged, and whether it takes drops.
  let dragging: [[Bool]]
  let selectedTag: AnyHashable?
}

/// Represents the tab bar controller in the host tree.
struct TabControllerView: HostViewControllerRepresentable {
  let tabs: TabCoordinator
  let news: TabNews

  func makeHostViewController(context: Context) -> HostTabBarController { tabs.tabBarController }

  func updateHostViewController(_ controller: HostTabBarController, context: Context) {
    controller.view.tintColor = context.environment.tint?.resolved(in: context.environment)
    // Only invalidates: tabs and selection are set when the tabs' nodes exist.
    tabs.tabsMayChange()
  }
}

/// Represents the page view controller in the host tree.
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
