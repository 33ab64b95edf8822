import HostTree
import ViewKernel

extension Introspect {
  /// Walks over what is inside `root`, depth first, a node before what is inside it, until `visit` answers true.
  ///
  /// It needs room for one step on each level of the tree, and neither recursion nor a list of the nodes.
  ///
  /// - Parameters:
  ///   - root: Where the walk begins; it is not visited.
  ///   - children: What is inside a node, in order.
  ///   - isSkipped: Whether a node is passed over with all inside it.
  ///   - visit: Called with each node; answers whether the walk is over.
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

  /// Whether `view` is a marker, of ours or of somebody else, or the view host around one.
  ///
  /// Searches pass over markers.
  static func isMarker(_ view: HostView) -> Bool { view.isMarker || view is IntrospectionHostView }

  /// The siblings of `entry`, itself among them, and its place there; nil if it has no superview.
  static func siblings(of entry: HostView) -> (views: [HostView], place: Int)? {
    guard let views = entry.superview?.subviews else { return nil }
    let marker = entry as? IntrospectionHostView ?? (entry as? ViewHost)?.content as? IntrospectionHostView
    // A marker mostly stands where it stood; a new one shortly behind the one that looked last, since markers look in the
    // order of the tree. So many markers in one superview do not each count from the start.
    guard let place = place(of: entry, in: views, near: marker?.place ?? lastPlace) else { return nil }
    marker?.place = place
    lastPlace = place
    return (views, place)
  }

  /// Where `entry` stands in `views`, looked for from `guess` on in both directions.
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

  /// Where the last search found its entry: only a guess where the next one will.
  private static var lastPlace = 0

  /// How many hosts searches have looked at since the program began: for tests that compare what searches cost.
  public internal(set) static var visitedHosts = 0
}
