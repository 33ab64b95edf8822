public import HostTree
import ViewKernel

/// The searches in a host tree that selectors are made of.
///
/// They begin at a host, the entry, which is a marker or the view host around it in most cases, and find the first host
/// of a type; a subclass counts. They only read, need room for no more than one step on each level of the tree, give nil
/// where there is nothing to find or the entry is in no tree, and pass over markers with their view hosts.
@MainActor
public enum Introspect {
  // MARK: Inside

  /// The first host of a type inside `root`, depth first, a host before what is inside it.
  ///
  /// `root` does not count.
  public static func findChild<Target: HostView>(ofType type: Target.Type, in root: HostView) -> Target? {
    var found: Target?
    walk(below: root, children: { $0.subviews }, isSkipped: isMarker) { view in
      found = view as? Target
      return found != nil
    }
    return found
  }

  /// The first controller of a type inside `root`, depth first, a controller before its children; `root` itself if
  /// there is none inside it.
  public static func findChild<Target: HostViewController>(
    ofType type: Target.Type, in root: HostViewController
  ) -> Target? {
    var found: Target?
    walk(below: root, children: { $0.children }, isSkipped: { _ in false }) { controller in
      found = controller as? Target
      return found != nil
    }
    return found ?? root as? Target
  }

  /// All hosts of a type inside `root`, in the order in which ``findChild(ofType:in:)-(_,HostView)`` meets them.
  ///
  /// `root` does not count.
  /// - Complexity: O(n) for n hosts inside `root`.
  public static func findAll<Target: HostView>(ofType type: Target.Type, in root: HostView) -> [Target] {
    var found: [Target] = []
    walk(below: root, children: { $0.subviews }, isSkipped: isMarker) { view in
      if let target = view as? Target { found.append(target) }
      return false
    }
    return found
  }

  /// The host of a type inside `root` that lies where `entry` is.
  ///
  /// Each subview of `root` but `entry` gives one candidate: itself, else its first child of the type. An only candidate is taken
  /// wherever it lies; of several, the first one whose bounds contain the middle of `entry`. For a marker, and for its
  /// view host, that is the middle of the host behind it, which it was put in front of. Depends on frames, so it is right
  /// after layout only.
  public static func findChildUsingFrame<Target: HostView>(
    ofType type: Target.Type, in root: HostView, from entry: HostView
  ) -> Target? {
    var first: Target?
    var middle: CGPoint?
    var isOnly = true
    for child in root.subviews where child !== entry && !isMarker(child) {
      visitedHosts += 1
      guard let candidate = child as? Target ?? findChild(ofType: type, in: child) else { continue }
      guard let former = first else {
        first = candidate
        continue
      }
      // From the second candidate on, the place decides.
      let point = middle ?? Introspect.middle(of: entry, in: root)
      middle = point
      if isOnly, contains(point, former, root) { return former }
      isOnly = false
      if contains(point, candidate, root) { return candidate }
    }
    return isOnly ? first : nil
  }

  private static func contains(_ point: CGPoint, _ view: HostView, _ root: HostView) -> Bool {
    view.bounds.contains(view.convert(point, from: root))
  }

  /// The middle of what `entry` stands for, in the coordinates of `root`.
  private static func middle(of entry: HostView, in root: HostView) -> CGPoint {
    var view = entry
    if isMarker(entry), let host = entry as? ViewHost ?? entry.superview as? ViewHost {
      view = previousSibling(ofType: HostView.self, from: host) ?? host.superview ?? host
    }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: root)
  }

  // MARK: Siblings

  /// The first host of a type in the siblings behind `entry`, the nearest one first: a sibling itself, then what is
  /// inside it.
  public static func previousSibling<Target: HostView>(
    containing type: Target.Type, from entry: HostView
  ) -> Target? {
    guard let (views, place) = siblings(of: entry) else { return nil }
    for view in views[..<place].reversed() where !isMarker(view) {
      visitedHosts += 1
      if let found = view as? Target ?? findChild(ofType: type, in: view) { return found }
    }
    return nil
  }

  /// The nearest host of a type among the siblings behind `entry`.
  public static func previousSibling<Target: HostView>(ofType type: Target.Type, from entry: HostView) -> Target? {
    guard let (views, place) = siblings(of: entry) else { return nil }
    for view in views[..<place].reversed() where !isMarker(view) {
      visitedHosts += 1
      if let found = view as? Target { return found }
    }
    return nil
  }

  /// The host of a type of the view that `marker` was put in front of: its own host, or the one that its modifiers'
  /// hosts stand around.
  ///
  /// Nil if that host is of another type; what is inside a stack does not count.
  public static func findReceiver<Target: HostView>(
    ofType type: Target.Type, from marker: IntrospectionHostView
  ) -> Target? {
    var view = findViewHost(from: marker).flatMap { previousSibling(ofType: HostView.self, from: $0) }
    while let current = view {
      if let found = current as? Target { return found }
      view = modifiedHost(in: current)
    }
    return nil
  }

  /// The host that a modifier's host stands around; nil for other hosts.
  private static func modifiedHost(in view: HostView) -> HostView? {
    guard view is HostContainerView, !(view is HostStackView || view is HostZStackView || view is HostLayoutView)
    else { return nil }
    if let overlay = view as? HostOverlayView { return overlay.primary }
    if let background = view as? HostBackgroundView { return background.primary }
    return view.subviews.first { !isMarker($0) }
  }

  /// The first host of a type in the siblings in front of `entry`, the nearest one first: a sibling itself, then what
  /// is inside it.
  ///
  /// `entry` does not count.
  public static func nextSibling<Target: HostView>(containing type: Target.Type, from entry: HostView) -> Target? {
    guard let (views, place) = siblings(of: entry) else { return nil }
    for view in views[(place + 1)...] where !isMarker(view) {
      visitedHosts += 1
      if let found = view as? Target ?? findChild(ofType: type, in: view) { return found }
    }
    return nil
  }

  /// The nearest host of a type among the siblings in front of `entry`, which does not count itself.
  public static func nextSibling<Target: HostView>(ofType type: Target.Type, from entry: HostView) -> Target? {
    guard let (views, place) = siblings(of: entry) else { return nil }
    for view in views[(place + 1)...] where !isMarker(view) {
      visitedHosts += 1
      if let found = view as? Target { return found }
    }
    return nil
  }

  /// The first controller of a type in the children of the same parent that came before `entry`, the nearest one first:
  /// a child itself, then its children.
  public static func previousSibling<Target: HostViewController>(
    containing type: Target.Type, from entry: HostViewController
  ) -> Target? {
    for controller in siblings(before: entry) {
      if let found = controller as? Target ?? findChild(ofType: type, in: controller) { return found }
    }
    return nil
  }

  /// The nearest controller of a type among the children of the same parent that came before `entry`.
  public static func previousSibling<Target: HostViewController>(
    ofType type: Target.Type, from entry: HostViewController
  ) -> Target? {
    for controller in siblings(before: entry) {
      if let found = controller as? Target { return found }
    }
    return nil
  }

  private static func siblings(before entry: HostViewController) -> ReversedCollection<ArraySlice<HostViewController>> {
    let children = entry.parent?.children ?? []
    return children[..<(children.firstIndex { $0 === entry } ?? 0)].reversed()
  }
}
