/// Nodes that were removed, and stay until their transition has ended.
///
/// They keep their state and their hosts, but their former parent does not update them. How they move is up to a
/// subclass. A departure's life:
/// - **make**: a ``ChangingNode`` removes content with an animated transaction; the graph lists the departure.
/// - **reverse**: content of the same identity is inserted again, takes the nodes over (``takeBack()``), and the
///   transition reverses.
/// - **outlive**: the owner is removed, too; the departure continues in the ancestor that shows the same hosts
///   (``outlive(_:in:)``), and can't be reversed any more.
/// - **end**: the transition has ended; the nodes are unmounted (``end()``).
@MainActor
class Departure {
  /// The identity of the content; nil if it can't come back, because the branch around it was removed.
  private(set) var key: AnyHashable?
  /// The first of the nodes, which are linked as siblings; nil when the departure has ended.
  private(set) var first: ViewNode?
  private(set) unowned(unsafe) var owner: any DepartureOwner

  init(_ first: ViewNode, as key: AnyHashable, of owner: any DepartureOwner) {
    self.first = first
    self.key = key
    self.owner = owner
    owner.graph.departures.append(self)
  }

  /// Reverses the transition with the current transaction, as the content was inserted again. The default
  /// implementation does nothing.
  func reverse() {}

  /// Ends the animations, as the nodes are about to be unmounted. The default implementation does nothing.
  func willEnd() {}

  /// Ends the departure and returns its nodes, with their transition reversed; nil if it has ended already.
  final func takeBack() -> ViewNode? {
    guard let nodes = first else { return nil }
    reverse()
    forget()
    return nodes
  }

  /// The owner is being removed from the content of `outer`: moves the nodes there if hosts and environment are the
  /// same.
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

  final func forEachNode(_ body: (ViewNode) -> Void) {
    var next = first
    while let node = next {
      body(node)
      next = node.nextSibling
    }
  }

  /// Unmounts the nodes, as the transition has ended, and has the owner's ancestors commit.
  final func end() {
    guard first != nil else { return }
    unmount()
    owner.contentDidChange(.contribution)
  }

  /// Unmounts the nodes, as their owner is unmounted.
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

/// A node whose removed content may stay as a ``Departure``.
@MainActor
protocol DepartureOwner: ViewNode {}

extension ViewGraph {
  /// Whether a node is the first of a departure's nodes.
  func isDeparting(_ node: ViewNode) -> Bool {
    !departures.isEmpty && departures.contains { $0.first === node }
  }

  /// Ends all departures, because they are not visible.
  func endDepartures() {
    for departure in departures { departure.end() }
  }
}
