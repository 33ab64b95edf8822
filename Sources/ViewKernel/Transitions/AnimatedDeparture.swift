// Tests: `DepartureTests`, `LazyTransitionsTests`.

import HostTree

/// A departure by transitions. Its hosts take no part in layout and in hit testing.
///
/// - **make**: all transitions become the insertion's; hosts are marked as departing, and all transitions show
///   the phase `didDisappear`, by the current transaction.
/// - **reverse**: hosts take part in layout again, and all transitions show the phase `identity`.
/// - **end**: the last animation is removed; the nodes are unmounted.
final class AnimatedDeparture: Departure {
  /// Begins the departure by the current transaction.
  init(_ found: FoundTransitions, of first: ViewNode, as key: AnyHashable, of owner: any DepartureOwner) {
    super.init(first, as: key, of: owner)
    let graph = owner.graph
    for stage in found.stages { stage.willDepart() }
    markHosts(true)
    let listener = AnimationListener(.removed) { [weak self] in MainActor.assumeIsolated { self?.end() } }
    listener.begin()
    var transaction = graph.transaction
    transaction.add(listener)
    graph.withTransaction(transaction) { found.show(.didDisappear) }
    listener.end(in: graph)
  }

  override func reverse() {
    markHosts(false)
    FoundTransitions(in: first).show(.identity)
  }

  override func willEnd() {
    let (graph, animations) = (owner.graph, owner.graph.hostAnimations)
    forEachNode { for host in $0.collectHosts() { animations.forget(host, in: graph) } }
  }

  private func markHosts(_ isDeparting: Bool) {
    forEachNode {
      for host in $0.collectHosts() where !isDeparting || !host.isOutsideLayout { host.isDeparting = isDeparting }
    }
  }
}

extension HostingView {
  func beginDeparture(
    of first: ViewNode, as key: @autoclosure () -> AnyHashable, from owner: any DepartureOwner
  ) -> Departure? {
    let found = FoundTransitions(in: first)
    return found.move(by: first.graph.transaction) ? AnimatedDeparture(found, of: first, as: key(), of: owner) : nil
  }

  func departsByItself(_ first: ViewNode) -> Bool { !FoundTransitions(in: first).stages.isEmpty }

  func contentDidCome(_ first: ViewNode?) {
    if let first { FoundTransitions(in: first).comeIn(first.graph) }
  }
}
