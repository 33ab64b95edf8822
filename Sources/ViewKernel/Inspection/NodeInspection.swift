import HostTree

/// What a node tells tools of itself; see ``ViewNode/inspect(into:)``.
struct NodeInspection {
  /// The newest value of the view or the modifier that the node stands for; nil for a node that only gives structure.
  var value: Any?
  /// The type of the view as it was written, where it is another than the value's: a value without what is inside.
  var type: Any.Type?
  /// The hosts that the node itself shows, from back to front.
  var hosts: [HostView] = []
  /// Whether the hosts, and what is inside, are shown in another place than the one where the node stands, or nowhere.
  var isShownElsewhere = false
}

/// A host that shows the views inside a node.
@MainActor
protocol InspectableRoot: HostView {
  /// The node around the views; nil before they were resolved, and after they have gone.
  var inspectedNode: ViewNode? { get }
}

extension ViewNode {
  final var inspection: NodeInspection {
    var inspection = NodeInspection()
    inspect(into: &inspection)
    return inspection
  }

  /// Visits this node and what is inside, each node before what is inside it, without recursion.
  ///
  /// - Parameter visit: Answers whether to go on with what is inside the node.
  final func walk(_ visit: (ViewNode) -> Bool) {
    var rest: [ViewNode] = [self]
    while let node = rest.popLast() {
      guard visit(node) else { continue }
      let count = rest.count
      node.forEachChild { rest.append($0) }
      rest[count...].reverse()
    }
  }

  /// The hosts by which this node is shown in the host around: its own, else those of what is inside. Markers don't count.
  ///
  /// Not by ``collectHosts(into:)``: on their way up to the host around, nodes set properties of the hosts they collect.
  final var shownHosts: [HostView] {
    let own = inspection.hosts
    guard own.isEmpty else { return own }
    var found: [HostView] = []
    walk { node in
      let inspection = node.inspection
      guard node === self || !inspection.isShownElsewhere else { return false }
      found += inspection.hosts.filter { !$0.isOutsideLayout }
      return inspection.hosts.isEmpty
    }
    return found
  }
}
