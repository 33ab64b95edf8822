// Tests: `ExplanationTests`.
import HostTree

/// The nodes of hosts that were made while causes are recorded, by which the views behind a host are found at once:
/// hosts have no reference to their nodes.
@MainActor
enum HostOwners {
  private struct Owner {
    weak var node: ViewNode?
  }

  private static var owners: [ObjectIdentifier: Owner] = [:]
  private static var limit = 4_096
  /// Whether a search for one host notes all hosts of its graph. Set by inspectors, which ask for many hosts.
  static var looksUpAll = false
  /// The graphs whose nodes were all noted once.
  private static var graphs: Set<ObjectIdentifier> = []

  /// Notes the hosts that a node has made.
  static func note(_ node: ViewNode) {
    for host in node.ownHosts where owner(of: host) == nil { owners[ObjectIdentifier(host)] = Owner(node: node) }
    guard owners.count > limit else { return }
    owners = owners.filter { $0.value.node != nil }
    limit = max(4_096, owners.count * 2)
  }

  /// The node that owns a host; nil if it was made before, or no node owns it.
  static func owner(of host: HostView) -> ViewNode? {
    guard let node = owners[ObjectIdentifier(host)]?.node, !node.flags.contains(.isUnmounted),
      // Another host may have had its address.
      node.ownHosts.contains(where: { $0 === host })
    else { return nil }
    return node
  }

  /// Notes the hosts of all nodes of a graph that were made before; does so once.
  static func noteAll(of graph: ViewGraph) {
    guard looksUpAll, graphs.insert(ObjectIdentifier(graph)).inserted else { return }
    limit = .max
    graph.root.walk { node in
      note(node)
      return true
    }
    limit = max(4_096, owners.count * 2)
  }

  static func forget() { (owners, limit, graphs, looksUpAll) = ([:], 4_096, [], false) }
}
