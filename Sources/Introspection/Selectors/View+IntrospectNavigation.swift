public import HostTree
public import ViewKernel

// Container controllers: the controller of this view or of a view in it, else the nearest enclosing one.

extension View {
  /// Customises the controller of a `NavigationView` or a `NavigationStack`: this view's, else the nearest enclosing
  /// one.
  public func introspectNavigationController(
    customize: @escaping @MainActor (HostNavigationController) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingShowingOrAncestor, customize: customize)
  }

  /// Customises the navigation bar, at the top of a navigation view: this view's, else that of the enclosing one.
  public func introspectNavigationBar(customize: @escaping @MainActor (HostNavigationBar) -> Void) -> some View {
    introspectNavigationController { customize($0.navigationBar) }
  }

  /// Customises the toolbar, at the bottom of a navigation view: this view's, else that of the enclosing one.
  public func introspectToolbar(customize: @escaping @MainActor (HostToolbar) -> Void) -> some View {
    introspectNavigationController { customize($0.toolbar) }
  }

  /// Customises the search controller of a page with `searchable`: that of the top page in this view, else that of the
  /// page that contains this view.
  public func introspectSearchController(
    customize: @escaping @MainActor (HostSearchController) -> Void
  ) -> some View {
    introspect(selector: Introspect.findSearchController, customize: customize)
  }

  /// Customises the search bar of a page with `searchable`; the page is found as by `introspectSearchController`.
  public func introspectSearchBar(customize: @escaping @MainActor (HostSearchBar) -> Void) -> some View {
    introspect(selector: { Introspect.findSearchController(from: $0)?.searchBar }, customize: customize)
  }

  /// Customises the field of a page with `searchable`, with its tokens; the page is found as by
  /// `introspectSearchController`.
  public func introspectSearchTextField(
    customize: @escaping @MainActor (HostSearchTextField) -> Void
  ) -> some View {
    introspect(selector: { Introspect.findSearchController(from: $0)?.searchBar.searchTextField }, customize: customize)
  }

  /// Customises the controller of a `TabView`: this view's, else the nearest enclosing one.
  public func introspectTabBarController(
    customize: @escaping @MainActor (HostTabBarController) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingShowingOrAncestor, customize: customize)
  }

  /// Customises the tab bar of a `TabView`: this view's, else that of the enclosing one.
  public func introspectTabBar(customize: @escaping @MainActor (HostTabBar) -> Void) -> some View {
    introspectTabBarController { customize($0.tabBar) }
  }

  /// Customises the controller of a `TabView` in the page style: this view's, else the nearest enclosing one.
  public func introspectPageViewController(
    customize: @escaping @MainActor (HostPageViewController) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingShowingOrAncestor, customize: customize)
  }

  /// Customises the page control (the dots) of a `TabView` in the page style.
  ///
  /// Searched in this view first; then a page control of a representable in this view's hosts; then the nearest
  /// enclosing `TabView`.
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

  /// Customises the controller of a `NavigationSplitView`: this view's, else the nearest enclosing one.
  public func introspectSplitViewController(
    customize: @escaping @MainActor (HostSplitViewController) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingShowingOrAncestor, customize: customize)
  }
}
