/// Nodes that were removed, and stay until their transition has ended.
///
/// They keep their state and what they show, but are not updated by their former parent. Content of the same identity that comes back
/// meanwhile takes them over, and the transition reverses. How they move is up to a subclass.
@MainActor
class Departure {
  /// The identity of the content; nil where it can't come back, because the branch around it has gone.
  private(set) var key: AnyHashable?
  /// The first of the nodes, which are in a list.
  private(set) var first: ViewNode?
  private(set) unowned(unsafe) var owner: any DepartureOwner

  init(_ first: ViewNode, as key: AnyHashable, of owner: any DepartureOwner) {
    self.first = first
    self.key = key
    self.owner = owner
    owner.graph.departures.append(self)
  }

  /// The content is back: reverses the transition, by the transaction in force.
  func reverse() {}

  /// The nodes are about to be unmounted: ends what moves.
  func willEnd() {}

  /// Gives the nodes back.
  final func takeBack() -> ViewNode? {
    guard let nodes = first else { return nil }
    reverse()
    forget()
    return nodes
  }

  /// The owner goes, because `outer` removes something around it: goes on there, where hosts and environment are the same.
  final func outlive(_ owner: any DepartureOwner, in outer: any DepartureOwner) {
    let scope = owner.contentScope
    guard scope === outer.contentScope else { return }
    self.owner = outer
    key = nil
    forEachNode {
      $0.move(to: outer, from: scope)
      outer.markSubtree($0.flags.intersection(.ofSubtree))
    }
  }

  /// Calls `body` with each of the nodes.
  final func forEachNode(_ body: (ViewNode) -> Void) {
    var next = first
    while let node = next {
      body(node)
      next = node.nextSibling
    }
  }

  /// The transition has ended: unmounts the nodes.
  final func end() {
    guard first != nil else { return }
    unmount()
    owner.contentDidChange(.contribution)
  }

  /// Unmounts the nodes, because their owner goes.
  final func unmount() {
    willEnd()
    let nodes = first
    forget()
    nodes?.unmountSiblings()
  }

  private func forget() {
    first = nil
    owner.graph.departures.removeAll { $0 === self }
  }
}

/// A node whose content may depart.
@MainActor
protocol DepartureOwner: ViewNode {}

extension ViewGraph {
  /// Whether a node is the first of some that depart.
  func isDeparting(_ node: ViewNode) -> Bool {
    !departures.isEmpty && departures.contains { $0.first === node }
  }

  /// Ends all departures, because nobody sees them.
  func endDepartures() {
    for departure in departures { departure.end() }
  }
}
