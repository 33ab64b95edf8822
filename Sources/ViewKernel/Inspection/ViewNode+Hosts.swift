import HostTree

extension ViewNode {
  /// The hosts that the node itself owns, from back to front.
  final var ownHosts: [HostView] {
    let gathering = OwnHosts()
    contribute(to: gathering)
    return gathering.hosts
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

  /// The node's own hosts, else the hosts of its descendants that are shown in the same place. Without markers.
  ///
  /// Does not use ``collectHosts(into:)``, in which nodes also set properties of the hosts that they collect.
  final var shownHosts: [HostView] {
    let own = ownHosts
    guard own.isEmpty else { return own }
    var found: [HostView] = []
    walk { node in
      let inspection = node.inspection
      guard node === self || !inspection.isShownElsewhere else { return false }
      let hosts = node.ownHosts
      found += hosts.filter { !$0.isOutsideLayout }
      return hosts.isEmpty
    }
    return found
  }
}
