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
  /// Whether a search for one host notes all hosts of its graph. Set by inspectors, which ask for many hosts.
  static var looksUpAll = false
  /// The graphs whose nodes were all noted once.
  private static var graphs: Set<ObjectIdentifier> = []

  /// Notes the host that a ``HostNode`` has made.
  static func note(_ host: HostView, of node: ViewNode) { owners[ObjectIdentifier(host)] = .passUnretained(node) }

  /// Notes the hosts of one node.
  static func noteHosts(of node: ViewNode) { note(node.ownHosts, of: node) }

  private static func note(_ hosts: [HostView], of node: ViewNode) {
    // Most nodes own none; a cast to a protocol takes longer than all else.
    guard let first = hosts.first else { return }
    if node is any HostOwning { return note(first, of: node) }
    for host in hosts where owners[ObjectIdentifier(host)] == nil { others[ObjectIdentifier(host)] = Owner(node: node) }
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
    let own = OwnHosts()
    graph.root.walk { node in
      own.removeAll()
      node.contribute(to: own)
      note(own.hosts, of: node)
      return true
    }
  }

  /// Forgets the host of a node that is unmounted.
  static func forget(_ host: HostView) { owners[ObjectIdentifier(host)] = nil }

  /// Forgets all, as recording ends: from then on nobody tells of nodes that go.
  static func forgetAll() { (owners, others, graphs, looksUpAll) = ([:], [:], [], false) }
}
