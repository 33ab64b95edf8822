public import HostTree
public import ViewKernel

// Containers of controllers: what this view is, or contains; else what it is in.

extension Introspect {
  /// The first controller of a type whose view is in the siblings behind `entry`, the nearest one first: a sibling itself,
  /// then what is inside it.
  public static func previousSibling<Target: HostViewController>(
    showing type: Target.Type, from entry: HostView
  ) -> Target? {
    guard let (views, place) = siblings(of: entry) else { return nil }
    for view in views[..<place].reversed() where !isMarker(view) {
      if let found = controller(ofType: type, in: view) { return found }
    }
    return nil
  }

  private static func controller<Target: HostViewController>(ofType type: Target.Type, in root: HostView) -> Target? {
    if let found = root.ownViewController as? Target { return found }
    var found: Target?
    walk(below: root, children: { $0.subviews }, isSkipped: isMarker) { view in
      found = view.ownViewController as? Target
      return found != nil
    }
    return found
  }
}

extension Introspect {
  /// The search of the page on top in the navigation controller whose view is in the siblings behind `entry`; else that of
  /// the nearest controller around which has one in its navigation item.
  public static func findSearchController(from entry: HostView) -> HostSearchController? {
    let beside = findViewHost(from: entry).flatMap { previousSibling(showing: HostNavigationController.self, from: $0) }
    if let found = beside?.topViewController?.navigationItem.searchController { return found }
    var controller = findViewController(ofType: HostViewController.self, from: entry)
    while let current = controller {
      if let found = current.navigationItem.searchController { return found }
      controller = current.parent
    }
    return nil
  }
}

extension TargetViewSelector {
  /// The controller whose view is in the siblings behind; else the nearest one around.
  public static func siblingShowingOrAncestor<Target: HostViewController>(from entry: HostView) -> Target? {
    Introspect.findViewHost(from: entry).flatMap { Introspect.previousSibling(showing: Target.self, from: $0) }
      ?? Introspect.findViewController(ofType: Target.self, from: entry)
  }
}

extension View {
  /// Customises the controller of a `NavigationView` or a `NavigationStack`: this view's, or that of the one that this
  /// view is in.
  public func introspectNavigationController(
    customize: @escaping @MainActor (HostNavigationController) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingShowingOrAncestor, customize: customize)
  }

  /// Customises the bar at the top of a navigation view: this view, or the one that this view is in.
  public func introspectNavigationBar(customize: @escaping @MainActor (HostNavigationBar) -> Void) -> some View {
    introspectNavigationController { customize($0.navigationBar) }
  }

  /// Customises the bar at the bottom of a navigation view: this view, or the one that this view is in.
  public func introspectToolbar(customize: @escaping @MainActor (HostToolbar) -> Void) -> some View {
    introspectNavigationController { customize($0.toolbar) }
  }

  /// Customises the controller of the search that a page of a navigation view offers by `searchable`: the page that this
  /// view is in, or that on top in this view.
  public func introspectSearchController(
    customize: @escaping @MainActor (HostSearchController) -> Void
  ) -> some View {
    introspect(selector: Introspect.findSearchController, customize: customize)
  }

  /// Customises the bar of the search that a page of a navigation view offers by `searchable`.
  public func introspectSearchBar(customize: @escaping @MainActor (HostSearchBar) -> Void) -> some View {
    introspect(selector: { Introspect.findSearchController(from: $0)?.searchBar }, customize: customize)
  }

  /// Customises the controller of a `TabView`: this view's, or that of the one that this view is in.
  public func introspectTabBarController(
    customize: @escaping @MainActor (HostTabBarController) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingShowingOrAncestor, customize: customize)
  }

  /// Customises the tabs of a `TabView`: this view, or the one that this view is in.
  public func introspectTabBar(customize: @escaping @MainActor (HostTabBar) -> Void) -> some View {
    introspectTabBarController { customize($0.tabBar) }
  }

  /// Customises the controller of a `TabView` of pages: this view's, or that of the one that this view is in.
  public func introspectPageViewController(
    customize: @escaping @MainActor (HostPageViewController) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingShowingOrAncestor, customize: customize)
  }

  /// Customises the dots of a `TabView` of pages, of this view or the one that this view is in; else a page control in this
  /// view's hosts, from a representable.
  public func introspectPageControl(customize: @escaping @MainActor (HostPageControl) -> Void) -> some View {
    introspect(
      selector: { marker in
        let pages = Introspect.findViewHost(from: marker).flatMap {
          Introspect.previousSibling(showing: HostPageViewController.self, from: $0)
        }
        return pages?.pageControl ?? TargetViewSelector.siblingContaining(from: marker)
          ?? Introspect.findViewController(ofType: HostPageViewController.self, from: marker)?.pageControl
      }, customize: customize)
  }

  /// Customises the controller of a `NavigationSplitView`: this view's, or that of the one that this view is in.
  public func introspectSplitViewController(
    customize: @escaping @MainActor (HostSplitViewController) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingShowingOrAncestor, customize: customize)
  }
}
