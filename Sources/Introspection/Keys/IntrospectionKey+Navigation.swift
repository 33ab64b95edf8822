public import HostTree

// Container controllers and their bars. From a view inside one, search with `scope: .ancestor`.

extension IntrospectionKey<HostNavigationController> {
  /// The controller of a `NavigationStack`, or of a `NavigationView` in the stack style; that of a column of a
  /// `NavigationSplitView`, too.
  public static var navigationStack: Self { Self() }
}

extension IntrospectionKey<HostSplitViewController> {
  /// The controller of a `NavigationSplitView`, or of a `NavigationView` in the column style.
  public static var navigationSplitView: Self { Self() }
}

extension IntrospectionKey<HostTabBarController> {
  /// The controller of a `TabView` with tabs.
  public static var tabView: Self { Self() }
}

extension IntrospectionKey<HostNavigationBar> {
  /// The bar at the top of a navigation stack, hidden or not.
  public static var navigationBar: Self {
    .from(HostView.self) {
      $0 as? HostNavigationBar ?? ($0.ownViewController as? HostNavigationController)?.navigationBar
    }
  }
}

extension IntrospectionKey<HostToolbar> {
  /// The bar at the bottom of a navigation stack, hidden or not.
  public static var toolbar: Self {
    .from(HostView.self) { $0 as? HostToolbar ?? ($0.ownViewController as? HostNavigationController)?.toolbar }
  }
}

extension IntrospectionKey<HostSearchController> {
  /// The search controller of a `searchable` view on the page that a navigation stack shows.
  public static var searchable: Self {
    .from(HostNavigationController.self) { $0.shownSearchController }
  }
}

extension IntrospectionKey<HostSearchBar> {
  /// The search bar of a `searchable` view on the page that a navigation stack shows.
  public static var searchField: Self {
    .from(HostView.self) {
      $0 as? HostSearchBar
        ?? ($0.ownViewController as? HostNavigationController)?.shownSearchController?.searchBar
    }
  }
}

extension IntrospectionKey<HostSearchTextField> {
  /// The search field, with its tokens, of a `searchable` view on the page that a navigation stack shows.
  public static var searchTextField: Self {
    .from(HostView.self) {
      $0 as? HostSearchTextField
        ?? ($0.ownViewController as? HostNavigationController)?.shownSearchController?.searchBar.searchTextField
    }
  }
}

extension HostNavigationController {
  /// The search controller of the top page.
  fileprivate var shownSearchController: HostSearchController? { topViewController?.navigationItem.searchController }
}

extension IntrospectionKey<HostPageControl> {
  /// The dots of a `TabView` of pages, or of a representable.
  public static var pageControl: Self {
    .from(HostView.self) {
      $0 as? HostPageControl ?? ($0.ownViewController as? HostPageViewController)?.pageControl
    }
  }
}

extension IntrospectionKey<HostTabBar> {
  /// The tabs of a `TabView`, hidden or not.
  public static var tabBar: Self {
    .from(HostView.self) { $0 as? HostTabBar ?? ($0.ownViewController as? HostTabBarController)?.tabBar }
  }
}
