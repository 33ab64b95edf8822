// Tests: `ExplanationTests`.
import HostTree

/// The nodes of hosts that were made while causes are recorded, by which the views behind a host are found at once:
/// hosts have no reference to their nodes.
@MainActor
enum HostOwners {
  private struct Owner {
    weak var node: ViewNode?
  }

  // Safe: such a node has one host from its mount on, and takes it out when it is unmounted, which each node is before
  // it dies. A weak reference would make its object larger, and recording three times as slow.
  @exclusivity(unchecked) private static var owners: [ObjectIdentifier: Unmanaged<ViewNode>] = [:]
  /// The nodes of wrappers and screens, which come and go while their nodes live.
  private static var others: [ObjectIdentifier: Owner] = [:]
  private static var limit = 4_096
  /// Whether a search for one host notes all hosts of its graph. Set by inspectors, which ask for many hosts.
  static var looksUpAll = false
  /// The graphs whose nodes were all noted once.
  private static var graphs: Set<ObjectIdentifier> = []

  /// Notes the host that a ``HostNode`` has made.
  static func note(_ host: HostView, of node: ViewNode) { owners[ObjectIdentifier(host)] = .passUnretained(node) }

  private static func noteHosts(of node: ViewNode) {
    let hosts = node.ownHosts
    if node is any HostOwning {
      if let host = hosts.first { note(host, of: node) }
      return
    }
    for host in hosts where owner(of: host) == nil { others[ObjectIdentifier(host)] = Owner(node: node) }
    guard others.count > limit else { return }
    others = others.filter { $0.value.node != nil }
    limit = max(4_096, others.count * 2)
  }

  /// The node that owns a host; nil if it was made before, or no node owns it.
  static func owner(of host: HostView) -> ViewNode? {
    if let node = owners[ObjectIdentifier(host)]?.takeUnretainedValue(), node.ownHosts.first === host { return node }
    guard let node = others[ObjectIdentifier(host)]?.node, !node.flags.contains(.isUnmounted),
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
      noteHosts(of: node)
      return true
    }
    limit = max(4_096, others.count * 2)
  }

  /// Forgets the host of a node that is unmounted.
  static func forget(_ host: HostView) { owners[ObjectIdentifier(host)] = nil }

  /// Forgets all, as recording ends: from then on nobody tells of nodes that go.
  static func forgetAll() { (owners, others, limit, graphs, looksUpAll) = ([:], [:], 4_096, [], false) }
}
