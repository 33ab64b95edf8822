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

  private var controllers: [HostViewController] = []
  private var selection = NSNotFound

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
    var seen: Set<ObjectIdentifier> = []
    let new = (viewControllers ?? []).filter { seen.insert(ObjectIdentifier($0)).inserted }
    guard !new.elementsEqual(controllers, by: ===) else { return }
    let selected = selectedViewController
    let gone = controllers.filter { !seen.contains(ObjectIdentifier($0)) }
    for controller in new where controller.parent !== self { addChild(controller) }
    let come = new.filter { controller in
      !controllers.contains { $0 === controller } && controller.parent === self
    }
    controllers = new.filter { $0.parent === self }
    if controllers.isEmpty {
      selection = NSNotFound
    } else if let place = controllers.firstIndex(where: { $0 === selected }) {
      selection = place
    } else if !controllers.indices.contains(selection) {
      selection = 0
    }
    for controller in gone { controller.willMove(toParent: nil) }
    itemsDidChange()
    for controller in gone {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in come { controller.didMove(toParent: self) }
  }

  /// The place of the selected controller; `NSNotFound` without controllers.
  ///
  /// Setting it asks and tells nobody. A place where there is none is reported to ``HostDiagnostics`` and changes nothing.
  public final var selectedIndex: Int {
    get { selection }
    set {
      guard newValue != selection else { return }
      guard controllers.indices.contains(newValue) else {
        return HostDiagnostics.report(
          "A tab bar controller with \(controllers.count) controllers was given the selectedIndex \(newValue): nothing "
            + "was changed. Set its viewControllers first.")
      }
      selection = newValue
      arrange()
    }
  }

  /// The controller that is shown; nil without controllers.
  ///
  /// Setting one that is not among ``viewControllers`` changes nothing.
  public final var selectedViewController: HostViewController? {
    get { controllers.indices.contains(selection) ? controllers[selection] : nil }
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
    if place == selection, let navigation = controller as? HostNavigationController {
      // As everywhere: the tab that is selected already leads back to its beginning.
      navigation.popToRootViewController(animated: true)
    }
    selectedIndex = place
    tell { $0.tabBarController(self, didSelect: controller) }
    onUserSelection?()
    return true
  }

  /// Swipes to another page, as a user does where there are no tabs: 1 is the next one, -1 the one before.
  ///
  /// - Returns: Whether there is such a page, ``isTabBarHidden`` is true, and the delegate allowed it. If not, nothing has
  ///   changed.
  @discardableResult
  public final func swipe(by pages: Int) -> Bool {
    guard isTabBarHidden, viewIfLoaded?.window != nil, controllers.indices.contains(selection),
      controllers.indices.contains(selection + pages)
    else { return false }
    return userSelects(controllers[selection + pages].tabBarItem)
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
