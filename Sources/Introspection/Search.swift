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
      if visit(node) { return }
      let inside = children(node)
      if !inside.isEmpty { levels.append((inside, 0)) }
    }
  }

  /// Whether `view` is a marker, of ours or of somebody else, or the view host around one.
  ///
  /// Searches pass over markers.
  static func isMarker(_ view: HostView) -> Bool {
    guard let content = view as? ViewHost else { return view is IntrospectionHostView }
    return content.content is any CompanionHost
  }

  /// The siblings of `entry`, itself among them, and its place there; nil if it has no superview.
  static func siblings(of entry: HostView) -> (views: [HostView], place: Int)? {
    guard let views = entry.superview?.subviews else { return nil }
    // Markers look one after the other in the order of the tree: this one is likely to stand shortly behind the last.
    let start = min(lastPlace, views.count)
    let place =
      views[start...].firstIndex { $0 === entry } ?? views[..<start].firstIndex { $0 === entry }
    guard let place else { return nil }
    lastPlace = place
    return (views, place)
  }

  /// Where the last search found its entry: only a guess where the next one will, so that many markers in one superview
  /// do not each count from the start.
  private static var lastPlace = 0
}
