import Foundation

/// What is asked and told of a tab bar controller's tabs.
@MainActor
public protocol HostTabBarControllerDelegate: AnyObject {
  /// A user has tapped a tab: whether it is to be selected.
  func tabBarController(
    _ tabBarController: HostTabBarController, shouldSelect viewController: HostViewController
  ) -> Bool
  /// A user has tapped a tab, and it is selected; it may have been selected before.
  func tabBarController(_ tabBarController: HostTabBarController, didSelect viewController: HostViewController)
}

extension HostTabBarControllerDelegate {
  /// Allows it.
  public func tabBarController(
    _ tabBarController: HostTabBarController, shouldSelect viewController: HostViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: HostTabBarController, didSelect viewController: HostViewController) {
  }
}

/// Shows one of several controllers, which a user chooses by the tabs at the bottom.
///
/// It is shaped like `UITabBarController`. The controllers are its children; only the selected one has its view in the
/// tree, and one that was never selected has not loaded it. A view that was shown before is kept as it was. A change of the
/// selection takes effect in the tree at once; the controllers hear of it in the commit pass, in turns.
open class HostTabBarController: HostViewController {
  /// The tabs.
  public final let tabBar = HostTabBar()
  /// Is asked and told of a user's choices.
  public final weak var delegate: (any HostTabBarControllerDelegate)?
  private final var observers = HostObserverList<any HostTabBarControllerDelegate>()

  /// Whether there are no tabs, whatever is shown; false unless told.
  public final var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  private var selection = ControllerSelection()
  private var controllers: [HostViewController] { selection.controllers }

  /// Called when a user has chosen a tab, after the delegate.
  package final var onUserSelection: (@MainActor () -> Void)?

  /// Makes a controller without tabs.
  public override init() {
    super.init()
    tabBar.shouldSelect = { [weak self] in self?.userSelects($0) ?? false }
  }

  /// Adds somebody who is told all that the delegate is, after it and after those who were added before; asked nothing.
  ///
  /// Nobody is kept alive by it; who is one already stays where it is.
  public final func addObserver(_ observer: any HostTabBarControllerDelegate) { observers.add(observer) }

  /// Removes an observer; does nothing if it is none.
  public final func removeObserver(_ observer: any HostTabBarControllerDelegate) { observers.remove(observer) }

  private final func tell(_ message: (any HostTabBarControllerDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }

  // MARK: Tabs

  /// The controllers, in the order of their tabs; nil and empty are the same.
  ///
  /// When they change the selected one stays selected, if it is still there; else the one that is in its place now is,
  /// or the first.
  public final var viewControllers: [HostViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets ``viewControllers``; one that stands there twice counts once.
  open func setViewControllers(_ viewControllers: [HostViewController]?, animated: Bool) {
    exchangeChildren(controllers, for: viewControllers ?? []) { new in
      selection.take(new)
      itemsDidChange()
    }
  }

  /// The place of the selected controller; `NSNotFound` without controllers.
  ///
  /// Setting it asks and tells nobody. A place where there is none is reported to ``HostDiagnostics`` and changes nothing.
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

  /// The controller that is shown; nil without controllers.
  ///
  /// Setting one that is not among ``viewControllers`` changes nothing.
  public final var selectedViewController: HostViewController? {
    get { selection.selected }
    set {
      if let newValue, let place = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = place }
    }
  }

  final func itemsDidChange() {
    tabBar.items = controllers.map(\.tabBarItem)
    arrange()
  }

  private func userSelects(_ item: HostTabBarItem) -> Bool {
    guard let place = controllers.firstIndex(where: { $0.tabBarItem === item }) else { return false }
    let controller = controllers[place]
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return false }
    if place == selection.index, let navigation = controller as? HostNavigationController {
      // As everywhere: the tab that is selected already leads back to its beginning.
      navigation.popToRootViewController(animated: true)
    }
    selectedIndex = place
    tell { $0.tabBarController(self, didSelect: controller) }
    onUserSelection?()
    return true
  }

  // MARK: View

  /// Makes a view with the tabs and the content in it.
  open override func loadView() {
    view = HostLayoutContainerView { [weak self] in self?.layOutContent(in: $0) }
    arrange()
  }

  /// Has the selected controller's view, and the tabs, in the view.
  private func arrange() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard let container = viewIfLoaded else { return }
    container.show((selectedViewController.map { [$0.view] } ?? []) + [tabBar])
  }

  private func layOutContent(in container: HostView) {
    var content = container.bounds
    tabBar.isHidden = isTabBarHidden || (selectedViewController?.hidesBottomBar ?? false)
    let height = min(HostTabBar.standardHeight, content.height)
    tabBar.frame = CGRect(x: 0, y: content.maxY - height, width: content.width, height: height)
    if !tabBar.isHidden { content.size.height -= height }
    selectedViewController?.viewIfLoaded?.frame = content
    container.additionalSafeAreaInsets = EdgeInsets(
      top: 0, leading: 0, bottom: container.bounds.maxY - content.maxY, trailing: 0)
  }
}

extension HostViewController {
  /// Whether what is shown here wants no tab bar below.
  fileprivate var hidesBottomBar: Bool {
    guard let navigation = self as? HostNavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }
}
