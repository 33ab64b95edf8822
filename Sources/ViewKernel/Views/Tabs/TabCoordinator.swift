import HostTree

/// A container controller that shows one of its children: as tabs or as pages.
@MainActor
protocol TabContainerController: HostViewController {
  var selectedIndex: Int { get set }
  var selectedViewController: HostViewController? { get }
  var onUserSelection: (@MainActor () -> Void)? { get set }
  var isSelectionBound: Bool { get set }
  var viewControllers: [HostViewController]? { get }
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
  private(set) lazy var tabBarController = {
    let controller = following(HostTabBarController())
    sidebar.select = { [weak self] in self?.userSelects($0) }
    return controller
  }()
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
  /// The changes of users and the program to tabs.
  var customization: TabViewCustomization?
  /// The content of the side bar's rows.
  let sidebar = TabSidebarState()
  /// Whether the tabs are in the side bar where there is room; nil until a user or the program has changed it.
  @Published var isSidebarShown: Bool?
  /// Writes the binding.
  var select: (AnyHashable) -> Void = { _ in }

  /// The navigation item preferences of the selected tab, for the bars around the tab view.
  let navigationItem = PreferenceValue<NavigationItemKey>()

  private(set) var tabs: [ViewChild.ID: TabPage] = [:]
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
    tab.onItemChange = { [weak self] in if self?.hasSidebar == true { self?.tabsMayChange() } }
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

  func child(of controller: HostViewController?) -> TabChild? {
    children.first { tabs[$0.id]?.controller === controller }
  }
}

extension TabCoordinator: ContentReading {
  /// Sets the controller's tabs and selection; called when the graph has come to rest.
  func readContent() {
    isWaiting = false
    let shown = children.filter { tabs[$0.id] != nil && !$0.traits.isHidden }
    if !showsPages { placeTabs(of: shown) }
    controller.isSelectionBound = selectedTag != nil
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
    if hasSidebar { updateSidebar(for: shown) }
    navigationItemMayChange()
  }
}
