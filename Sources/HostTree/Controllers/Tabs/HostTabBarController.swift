public import Foundation

/// Decides about and follows the user's selection of tabs, as `UITabBarControllerDelegate`.
///
/// Both methods have a default implementation.
@MainActor @preconcurrency
public protocol HostTabBarControllerDelegate: AnyObject {
  /// Whether the tab that the user tapped may be selected. Defaults to true.
  func tabBarController(
    _ tabBarController: HostTabBarController, shouldSelect viewController: HostViewController
  ) -> Bool
  /// Called after the user selected a tab, also if it was selected before.
  func tabBarController(_ tabBarController: HostTabBarController, didSelect viewController: HostViewController)
}

extension HostTabBarControllerDelegate {
  /// The default implementation returns true. Implement it to keep a tab from being selected.
  public func tabBarController(
    _ tabBarController: HostTabBarController, shouldSelect viewController: HostViewController
  ) -> Bool { true }
  /// The default implementation does nothing. Implement it to react to the user's selection.
  public func tabBarController(_ tabBarController: HostTabBarController, didSelect viewController: HostViewController) {
  }
}

/// A container whose children are chosen by the tabs of a tab bar, or of a side bar: see ``mode``.
///
/// It is shaped like `UITabBarController`. The controllers are its children; only the selected one's view is in the
/// tree, and a controller that was never selected has not loaded its view. Views keep their state while they are
/// deselected. A change of the selection takes effect in the tree at once; the appearance calls are sent in the commit
/// pass, alternating.
///
/// ```swift
/// let home = HostViewController()
/// home.title = "Home"
/// let settings = HostViewController()
/// settings.title = "Settings"
///
/// let tabs = HostTabBarController()
/// tabs.viewControllers = [home, settings]
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = tabs
/// window.makeKeyAndVisible()
/// tabs.selectedIndex = 1
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostLayoutContainerView (0, 0, 320 x 480)
/// //    ├─ HostView (0, 0, 320 x 431)
/// //    └─ HostTabBar (0, 431, 320 x 49)
/// //       ├─ HostTabBarButton "Home" (0, 0, 160 x 49)
/// //       │  └─ HostLabel "Home" (66, 19, 28.67 x 12) font=system 10 medium lines=1
/// //       └─ HostTabBarButton "Settings" (160, 0, 160 x 49) selected
/// //          └─ HostLabel "Settings" (60, 19, 40.67 x 12) font=system 10 medium lines=1
/// ```
open class HostTabBarController: HostViewController {
  /// The tab bar at the bottom; its items are the controllers'.
  public final let tabBar = HostTabBar()
  /// The delegate: decides about the user's selection, and is notified before the observers. Not retained.
  public final weak var delegate: (any HostTabBarControllerDelegate)?
  private final var observers = HostObserverList<any HostTabBarControllerDelegate>()

  /// Whether the tab bar is hidden for every tab. Defaults to false.
  public final var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether the tabs may be in a side bar. Defaults to `.automatic`: a tab bar at the bottom.
  public final var mode = Mode.automatic {
    didSet { if mode != oldValue { arrange() } }
  }

  /// The side bar, which there is where ``mode`` is `.tabSidebar` and the width is not compact.
  public private(set) final lazy var sidebar = Sidebar(of: self)
  /// Whether the views were arranged for a width that has room for a side bar.
  final var isArrangedWithSidebar = false

  private var selection = ControllerSelection()
  private var controllers: [HostViewController] { selection.controllers }

  /// Called after the delegate and the observers when the user selected a tab.
  package final var onUserSelection: (@MainActor () -> Void)?
  /// Whether the program has the selection, and sets it again.
  package final var isSelectionBound = false

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.shouldSelect = { [weak self] in self?.userSelects($0) ?? false }
    tabBar.findBackground = { [weak self] in self?.selectedViewController?.wantedTabBarBackground }
  }

  /// Adds an observer of selections, called after the delegate and the observers added before; it decides nothing.
  ///
  /// It is not retained. Adding an observer again keeps its position.
  public final func addObserver(_ observer: any HostTabBarControllerDelegate) { observers.add(observer) }

  /// Removes an observer; does nothing if it was not added.
  public final func removeObserver(_ observer: any HostTabBarControllerDelegate) { observers.remove(observer) }

  private final func tell(_ message: (any HostTabBarControllerDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }

  // MARK: Tabs

  /// The controllers in the order of their tabs; setting nil is the same as setting an empty array.
  ///
  /// The selected controller stays selected if it is among the new ones; else the controller at its index is selected,
  /// or the first.
  public final var viewControllers: [HostViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets ``viewControllers``, without animation; duplicates count once.
  open func setViewControllers(_ viewControllers: [HostViewController]?, animated: Bool) {
    exchangeChildren(controllers, for: viewControllers ?? []) { new in
      selection.take(new)
      itemsDidChange()
    }
  }

  /// The index of the selected controller; `NSNotFound` without controllers.
  ///
  /// Setting it does not involve the delegate. An index that does not exist is reported to ``HostDiagnostics`` and
  /// ignored.
  public final var selectedIndex: Int {
    get { selection.index }
    set {
      guard newValue != selection.index else { return }
      guard controllers.indices.contains(newValue) else {
        return HostDiagnostics.report(
          "A tab bar controller with \(controllers.count) controllers was given the selectedIndex \(newValue): nothing "
            + "was changed. Set its viewControllers first.")
      }
      selection.index = newValue
      arrange()
    }
  }

  /// The selected controller, whose view is shown; nil without controllers.
  ///
  /// Setting one that is not among ``viewControllers`` changes nothing.
  public final var selectedViewController: HostViewController? {
    get { selection.selected }
    set {
      if let newValue, let place = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = place }
    }
  }

  final func itemsDidChange() { arrange() }

  /// Selects a tab as a user does, by a tap in the tab bar or in the side bar.
  ///
  /// - Returns: Whether the delegate allowed it.
  @discardableResult
  package final func userSelects(_ controller: HostViewController) -> Bool { userSelects(controller.tabBarItem) }

  private func userSelects(_ item: HostTabBarItem) -> Bool {
    guard let place = controllers.firstIndex(where: { $0.tabBarItem === item }) else { return false }
    let controller = controllers[place]
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return false }
    if place == selection.index, let navigation = controller as? HostNavigationController {
      // As in UIKit: a tap on the selected tab pops its navigation stack to the root.
      navigation.popToRootViewController(animated: true)
    }
    selectedIndex = place
    tell { $0.tabBarController(self, didSelect: controller) }
    onUserSelection?()
    return true
  }

  // MARK: View

  /// Creates a view that contains the tab bar and the content.
  open override func loadView() {
    let container = HostLayoutContainerView { [weak self] in self?.layOutContent(in: $0) }
    container.onTraitChange = { [weak self] in self?.traitsMayHaveChanged() }
    view = container
    arrange()
  }

  private func traitsMayHaveChanged() {
    if hasSidebar != isArrangedWithSidebar { arrange() }
  }

  /// Tabs have become such that are only in a side bar, or no longer are.
  package final func tabPlacementsDidChange() { arrange() }

  /// Updates the subviews: the side bar, the selected controller's view and the tab bar.
  final func arrange() {
    isArrangedWithSidebar = hasSidebar
    let shown = hasSidebar ? controllers.filter { !$0.tabBarItem.isOnlyInSidebar } : controllers
    tabBar.items = shown.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard let container = viewIfLoaded else { return }
    // Not one expression of four arrays: the compiler took six seconds for it.
    var views: [HostView] = shownSidebarViews
    if let selectedViewController { views.append(selectedViewController.view) }
    views.append(tabBar)
    views += sidebarButton
    container.show(views)
  }

  private func layOutContent(in container: HostView) {
    var content = container.bounds
    let showsSidebar = hasSidebar && !sidebar.isHidden
    tabBar.isHidden = isTabBarHidden || showsSidebar || (selectedViewController?.hidesBottomBar ?? false)
    tabBar.isAtTop = hasSidebar
    let height = min(HostTabBar.standardHeight, content.height)
    tabBar.frame = CGRect(
      x: 0, y: hasSidebar ? content.minY : content.maxY - height, width: content.width, height: height)
    if showsSidebar {
      content.origin.x += layOutSidebar(in: container)
      content.size.width -= content.minX
    } else if !tabBar.isHidden {
      content.size.height -= height
      if hasSidebar { content.origin.y += height }
    }
    if hasSidebar { layOutSidebarButton(in: container, isShown: showsSidebar || !tabBar.isHidden) }
    selectedViewController?.viewIfLoaded?.frame = container.mirrored(content)
    container.additionalSafeAreaInsets = EdgeInsets(
      top: content.minY, leading: 0, bottom: container.bounds.maxY - content.maxY, trailing: 0)
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [("selectedIndex", \HostTabBarController.selectedIndex)]
  }
}

extension HostViewController {
  /// Whether a controller in this navigation stack hides the tab bar.
  fileprivate var hidesBottomBar: Bool {
    guard let navigation = self as? HostNavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }
}
