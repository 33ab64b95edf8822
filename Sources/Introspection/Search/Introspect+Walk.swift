import HostTree
import ViewKernel

extension Introspect {
  /// Visits the descendants of `root`, depth first, parents before their children, until `visit` returns true.
  ///
  /// Needs memory for one step on each level of the tree, and neither recursion nor a list of the nodes.
  ///
  /// - Parameters:
  ///   - root: The root of the walk; it is not visited.
  ///   - children: Returns the children of a node, in order.
  ///   - isSkipped: Whether a node is skipped with its subtree.
  ///   - visit: Called with each node; returns true to stop the walk.
  static func walk<Node: AnyObject>(
    below root: Node, children: (Node) -> [Node], isSkipped: (Node) -> Bool, visit: (Node) -> Bool
  ) {
    var levels: [(nodes: [Node], next: Int)] = [(children(root), 0)]
    while let level = levels.last {
      guard level.next < level.nodes.count else {
        levels.removeLast()
        continue
      }
      let node = level.nodes[level.next]
      levels[levels.count - 1].next += 1
      if isSkipped(node) { continue }
      visitedHosts += 1
      if visit(node) { return }
      let inside = children(node)
      if !inside.isEmpty { levels.append((inside, 0)) }
    }
  }

  /// Whether `view` is a marker, of this module or another, or the view host of one. Searches skip markers.
  static func isMarker(_ view: HostView) -> Bool { view.isMarker || view is IntrospectionHostView }

  /// The siblings of `entry`, including itself, and its index among them; nil if it has no superview.
  static func siblings(of entry: HostView) -> (views: [HostView], place: Int)? {
    guard let views = entry.superview?.subviews else { return nil }
    let marker = entry as? IntrospectionHostView ?? (entry as? ViewHost)?.content as? IntrospectionHostView
    // A marker is usually where it was at the last search; a new one is shortly behind the one that searched last,
    // since markers search in tree order. Starting there avoids a linear search for each of many markers in one
    // superview.
    guard let place = place(of: entry, in: views, near: marker?.place ?? lastPlace) else { return nil }
    marker?.place = place
    lastPlace = place
    return (views, place)
  }

  /// The index of `entry` in `views`, searched from `guess` outwards in both directions.
  private static func place(of entry: HostView, in views: [HostView], near guess: Int) -> Int? {
    var low = min(max(guess, 0), views.count) - 1
    var high = low + 1
    while low >= 0 || high < views.count {
      if high < views.count, views[high] === entry { return high }
      if low >= 0, views[low] === entry { return low }
      low -= 1
      high += 1
    }
    return nil
  }

  /// The index at which the last search found its entry: a first guess for the next search.
  private static var lastPlace = 0

  /// The number of hosts that searches have visited since the program started, for tests that compare their cost.
  public internal(set) static var visitedHosts = 0
}
