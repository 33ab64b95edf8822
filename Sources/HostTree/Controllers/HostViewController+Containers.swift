/// The messages of a controller to the containers around it, and how it finds them.
extension HostViewController {
  /// The nearest ancestor that is a navigation controller; nil for none.
  public final var navigationController: HostNavigationController? { nearest() }

  /// The nearest ancestor that is a tab bar controller; nil for none.
  public final var tabBarController: HostTabBarController? { nearest() }

  /// The nearest ancestor that is a split view controller; nil for none.
  public final var splitViewController: HostSplitViewController? { nearest() }

  private func nearest<Container: HostViewController>() -> Container? {
    var controller = parent
    while let current = controller {
      if let found = current as? Container { return found }
      controller = current.parent
    }
    return nil
  }

  /// The title and buttons in the navigation bar while this controller is on top.
  ///
  /// Created on first access with ``title``.
  public final var navigationItem: HostNavigationItem {
    if let item = containerProperties.navigationItem { return item }
    let item = HostNavigationItem(title: title)
    containerProperties.navigationItem = item
    return item
  }

  /// The item of this controller in a tab bar; created on first access with ``title``.
  public final var tabBarItem: HostTabBarItem {
    get {
      if let item = containerProperties.tabBarItem { return item }
      let item = HostTabBarItem(title: title, image: nil, tag: 0)
      containerProperties.tabBarItem = item
      return item
    }
    set {
      guard newValue !== containerProperties.tabBarItem else { return }
      containerProperties.tabBarItem = newValue
      (parent as? HostTabBarController)?.itemsDidChange()
    }
  }

  /// The items in the navigation controller's toolbar while this controller is on top; nil, the default, for none.
  public final var toolbarItems: [HostBarButtonItem]? {
    get { containerProperties.toolbarItems }
    set {
      containerProperties.toolbarItems = newValue
      if let navigation = parent as? HostNavigationController { navigation.arrange() }
    }
  }

  /// Whether the enclosing tab bar is hidden while this controller, or one above it in the stack, is on top.
  ///
  /// Defaults to false. Ignored for the root of a navigation stack.
  public final var hidesBottomBarWhenPushed: Bool {
    get { containerProperties.hidesBottomBarWhenPushed }
    set {
      containerProperties.hidesBottomBarWhenPushed = newValue
      tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Updates the titles of the items that were created from ``title``.
  final func titleDidChange() {
    containerProperties.navigationItem?.title = title
    containerProperties.tabBarItem?.title = title
  }
}

/// The properties that containers read from a controller.
struct ContainerProperties {
  var navigationItem: HostNavigationItem?
  var tabBarItem: HostTabBarItem?
  var toolbarItems: [HostBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var toolbarBackground = HostBarBackground()
  var tabBarBackground = HostBarBackground()
}
