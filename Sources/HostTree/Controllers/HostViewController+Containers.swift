/// What a controller says to the containers around it, and how it finds them.
extension HostViewController {
  /// The nearest navigation controller around this one; nil for none.
  public final var navigationController: HostNavigationController? { nearest() }

  /// The nearest tab bar controller around this one; nil for none.
  public final var tabBarController: HostTabBarController? { nearest() }

  /// The nearest split view controller around this one; nil for none.
  public final var splitViewController: HostSplitViewController? { nearest() }

  private func nearest<Container: HostViewController>() -> Container? {
    var controller = parent
    while let current = controller {
      if let found = current as? Container { return found }
      controller = current.parent
    }
    return nil
  }

  /// What a navigation bar shows while this controller is on top; made with the controller's ``title``.
  public final var navigationItem: HostNavigationItem {
    if let item = containerProperties.navigationItem { return item }
    let item = HostNavigationItem(title: title)
    containerProperties.navigationItem = item
    return item
  }

  /// The item that stands for this controller in a tab bar; made with the controller's ``title``.
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

  /// What the toolbar of a navigation controller shows while this controller is on top.
  public final var toolbarItems: [HostBarButtonItem]? {
    get { containerProperties.toolbarItems }
    set {
      containerProperties.toolbarItems = newValue
      if let navigation = parent as? HostNavigationController { navigation.arrange() }
    }
  }

  /// Whether the tab bar around is hidden while this controller, or one on top of it, is shown by a navigation controller.
  ///
  /// False unless told. Counts for controllers that were pushed, not for the first of a stack.
  public final var hidesBottomBarWhenPushed: Bool {
    get { containerProperties.hidesBottomBarWhenPushed }
    set {
      containerProperties.hidesBottomBarWhenPushed = newValue
      tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The title has changed: what was made with it shows the new one.
  final func titleDidChange() {
    containerProperties.navigationItem?.title = title
    containerProperties.tabBarItem?.title = title
  }
}

/// What a controller says to the containers around it.
struct ContainerProperties {
  var navigationItem: HostNavigationItem?
  var tabBarItem: HostTabBarItem?
  var toolbarItems: [HostBarButtonItem]?
  var hidesBottomBarWhenPushed = false
}
