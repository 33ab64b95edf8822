// Tests: `IntrospectControllersTests`, `IntrospectNavigationTests`.

public import HostTree

// Searches for view controllers from a host, and the selector for them. A controller is found at its view, so these
// walk over hosts, too.

extension Introspect {
  /// Returns the first controller of a type whose view is in the siblings behind `entry`, the nearest first: each
  /// sibling itself, then its subtree.
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
    // For the tests of what a search costs.
    visitedHosts += 1
    if let found = root.ownViewController as? Target { return found }
    var found: Target?
    walk(below: root, children: { $0.subviews }, isSkipped: isMarker) { view in
      found = view.ownViewController as? Target
      return found != nil
    }
    return found
  }

  /// Returns the search controller of the top page in the navigation controller whose view is in the siblings behind
  /// `entry`; else that of the nearest enclosing controller with one in its navigation item.
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
  /// Searches for a controller whose view is in the siblings behind the marker; then for the nearest enclosing
  /// controller.
  public static func siblingShowingOrAncestor<Target: HostViewController>(from entry: HostView) -> Target? {
    Introspect.findViewHost(from: entry).flatMap { Introspect.previousSibling(showing: Target.self, from: $0) }
      ?? Introspect.findViewController(ofType: Target.self, from: entry)
  }
}
