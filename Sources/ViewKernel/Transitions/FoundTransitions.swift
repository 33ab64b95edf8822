// Tests: `TransitionTraitNodeTests`.

import HostTree

/// Gathers the transitions of inserted or removed nodes: views with a transition of their own, and nodes whose hosts
/// fade.
final class FoundTransitions: Gathering {
  var stages: [any TransitionStage] = []
  var fading: [ViewNode] = []
  /// Rows whose content is not mounted yet.
  var rows: [any Row] = []

  /// - Parameter first: The first of the nodes, which are linked as siblings.
  init(in first: ViewNode?) {
    super.init()
    var next = first
    while let node = next {
      node.contribute(to: self)
      next = node.nextSibling
    }
  }

  /// Whether anything is animated in an update with this transaction.
  func move(by transaction: Transaction) -> Bool {
    if !transaction.animates { return stages.contains(where: \.hasOwnAnimation) }
    return !fading.isEmpty || stages.contains { !$0.isIdentity }
  }

  func show(_ phase: TransitionPhase) {
    for stage in stages { stage.show(phase) }
    for node in fading {
      for host in node.collectHosts() where !host.isOutsideLayout || host.isDeparting {
        node.graph.hostAnimations.fade(host, to: phase.isIdentity ? 1 : 0, in: node.scope)
      }
    }
  }

  /// Starts the insertion transitions of nodes that have just been mounted, by the current transaction.
  func comeIn(_ graph: ViewGraph) {
    for row in rows { row.comesIn(by: graph.transaction) }
    guard move(by: graph.transaction) else { return }
    var atOnce = Transaction()
    atOnce.isImmediate = true
    graph.withTransaction(atOnce) { show(.willAppear) }
    show(.identity)
  }
}
