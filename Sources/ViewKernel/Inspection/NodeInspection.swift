import HostTree

/// The data that a node provides for inspection; see ``ViewNode/inspect(into:)``.
struct NodeInspection {
  /// The latest value of the node's view or modifier; nil for a structural node.
  var value: Any?
  /// The type of the view as written, if the value is stored without its content and thus has another type.
  var type: Any.Type?
  /// The hosts that the node itself owns, from back to front.
  var hosts: [HostView] = []
  /// Whether the hosts of the subtree are shown in another place than the node's, or nowhere.
  var isShownElsewhere = false
}

/// A host that shows the views of a node.
@MainActor
protocol InspectableRoot: HostView {
  /// The root node; nil before the views are mounted, and after they are unmounted.
  var inspectedNode: ViewNode? { get }
}

extension ViewNode {
  final var inspection: NodeInspection {
    var inspection = NodeInspection()
    inspect(into: &inspection)
    return inspection
  }

  /// Visits this node and its descendants, parents before their children, without recursion.
  ///
  /// - Parameter visit: Returns whether to visit the node's children.
  final func walk(_ visit: (ViewNode) -> Bool) {
    var rest: [ViewNode] = [self]
    while let node = rest.popLast() {
      guard visit(node) else { continue }
      let count = rest.count
      node.forEachChild { rest.append($0) }
      rest[count...].reverse()
    }
  }

  /// The node's own hosts, else those of its descendants that are shown in the same place. Without markers.
  ///
  /// Does not use ``collectHosts(into:)``, in which nodes also set properties of the hosts that they collect.
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
