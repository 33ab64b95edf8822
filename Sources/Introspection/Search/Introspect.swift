public import HostTree
import ViewKernel

/// The searches in a host tree from which selectors are built.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: VStack { Text("One").padding(); Text("Two") })
/// window.makeKeyAndVisible()
/// window.settle()
/// print(Introspect.findAll(ofType: HostLabel.self, in: window).map { $0.text ?? "" })
/// // Prints "["One", "Two"]"
/// ```
///
/// They start at an entry, mostly a marker or its view host, and return the first host of a type; subclasses match.
/// They do not change the tree, need memory only for one step on each level of it, return nil if there is no match or
/// the entry is in no tree, and skip markers with their view hosts.
@MainActor
public enum Introspect {
  // MARK: Descendants

  /// Returns the first descendant of `root` of a type, depth first, parents before their children.
  ///
  /// `root` itself does not match.
  public static func findChild<Target: HostView>(ofType type: Target.Type, in root: HostView) -> Target? {
    var found: Target?
    walk(below: root, children: { $0.subviews }, isSkipped: isMarker) { view in
      found = view as? Target
      return found != nil
    }
    return found
  }

  /// Returns the first descendant controller of a type, depth first, parents before their children; else `root` itself
  /// if it is of the type.
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

  /// Returns all descendants of `root` of a type, in the order of ``findChild(ofType:in:)-(_,HostView)``.
  ///
  /// `root` itself does not match.
  /// - Complexity: O(n) for n hosts in the subtree.
  public static func findAll<Target: HostView>(ofType type: Target.Type, in root: HostView) -> [Target] {
    var found: [Target] = []
    walk(below: root, children: { $0.subviews }, isSkipped: isMarker) { view in
      if let target = view as? Target { found.append(target) }
      return false
    }
    return found
  }

  /// Returns the descendant of `root` of a type that lies at the position of `entry`.
  ///
  /// Each subview of `root` but `entry` gives one candidate: itself, else its first descendant of the type. A single
  /// candidate is returned wherever it lies; of several, the first one whose bounds contain the centre of `entry`. For
  /// a marker, and for its view host, that is the centre of the host directly behind it, which it was inserted in front
  /// of. Depends on frames, so the result is right only after layout.
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
      // Positions matter from the second candidate on.
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

  /// The centre of the host that `entry` stands for, in the coordinates of `root`.
  private static func middle(of entry: HostView, in root: HostView) -> CGPoint {
    var view = entry
    if isMarker(entry), let host = entry as? ViewHost ?? entry.superview as? ViewHost {
      view = previousSibling(ofType: HostView.self, from: host) ?? host.superview ?? host
    }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: root)
  }

  // MARK: Siblings

  /// Returns the first host of a type in the siblings behind `entry`, the nearest first: each sibling itself, then its
  /// subtree.
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

  /// Returns the nearest host of a type among the siblings behind `entry`.
  public static func previousSibling<Target: HostView>(ofType type: Target.Type, from entry: HostView) -> Target? {
    guard let (views, place) = siblings(of: entry) else { return nil }
    for view in views[..<place].reversed() where !isMarker(view) {
      visitedHosts += 1
      if let found = view as? Target { return found }
    }
    return nil
  }

  /// Returns the host of a type that belongs to the view that `marker` was inserted in front of: its own host, or the
  /// one inside the hosts of its modifiers.
  ///
  /// Nil if that host is of another type; the children of a stack or a `Layout` are not searched.
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

  /// The content host of a modifier's host; nil for other hosts.
  private static func modifiedHost(in view: HostView) -> HostView? {
    guard view is HostContainerView, !(view is HostStackView || view is HostZStackView || view is HostLayoutView)
    else { return nil }
    if let overlay = view as? HostOverlayView { return overlay.primary }
    if let background = view as? HostBackgroundView { return background.primary }
    return view.subviews.first { !isMarker($0) }
  }

  /// Returns the first host of a type in the siblings in front of `entry`, the nearest first: each sibling itself, then
  /// its subtree.
  ///
  /// `entry` itself does not match.
  public static func nextSibling<Target: HostView>(containing type: Target.Type, from entry: HostView) -> Target? {
    guard let (views, place) = siblings(of: entry) else { return nil }
    for view in views[(place + 1)...] where !isMarker(view) {
      visitedHosts += 1
      if let found = view as? Target ?? findChild(ofType: type, in: view) { return found }
    }
    return nil
  }

  /// Returns the nearest host of a type among the siblings in front of `entry`; `entry` itself does not match.
  public static func nextSibling<Target: HostView>(ofType type: Target.Type, from entry: HostView) -> Target? {
    guard let (views, place) = siblings(of: entry) else { return nil }
    for view in views[(place + 1)...] where !isMarker(view) {
      visitedHosts += 1
      if let found = view as? Target { return found }
    }
    return nil
  }

  /// Returns the first controller of a type among the siblings before `entry` in their parent, the nearest first: each
  /// sibling itself if it is of the type, else its first descendant.
  public static func previousSibling<Target: HostViewController>(
    containing type: Target.Type, from entry: HostViewController
  ) -> Target? {
    for controller in siblings(before: entry) {
      if let found = controller as? Target ?? findChild(ofType: type, in: controller) { return found }
    }
    return nil
  }

  /// Returns the nearest controller of a type among the siblings before `entry` in their parent.
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
