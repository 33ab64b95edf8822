import HostTree

/// What comes or goes, at the top of a stretch of nodes: views with a transition of their own, and nodes whose hosts fade.
final class FoundTransitions: Gathering {
  var stages: [any TransitionStage] = []
  var fading: [ViewNode] = []
  /// Rows that show nothing yet.
  var rows: [any Row] = []

  /// - Parameter first: The first of the nodes, which follow each other.
  init(in first: ViewNode?) {
    super.init()
    var next = first
    while let node = next {
      node.contribute(to: self)
      next = node.nextSibling
    }
  }

  /// Whether anything moves in an update with a transaction.
  func move(by transaction: Transaction) -> Bool {
    if !transaction.animates { return stages.contains(where: \.hasOwnAnimation) }
    return !stages.isEmpty || !fading.isEmpty
  }

  func show(_ phase: TransitionPhase) {
    for stage in stages { stage.show(phase) }
    for node in fading {
      for host in node.collectHosts() where !host.isOutsideLayout || host.isDeparting {
        node.graph.hostAnimations.fade(host, to: phase.isIdentity ? 1 : 0, in: node.graph)
      }
    }
  }

  /// Has what has just come come in, by the transaction in force.
  func comeIn(_ graph: ViewGraph) {
    for row in rows { row.comesIn(by: graph.transaction) }
    guard move(by: graph.transaction) else { return }
    var atOnce = Transaction()
    atOnce.isImmediate = true
    graph.withTransaction(atOnce) { show(.willAppear) }
    show(.identity)
  }
}

/// Nodes that were removed, and stay until their transition has ended.
///
/// They keep their state and their hosts, but are updated from above no more, take no part in layout and take no hits.
/// Content of the same identity that comes back meanwhile finds them, and they turn round.
@MainActor
final class Departure {
  /// The identity of the content; nil where it can't come back, because the branch around it has gone.
  private(set) var key: AnyHashable?
  /// The nodes, in a list.
  private(set) var first: ViewNode?
  fileprivate private(set) unowned(unsafe) var owner: any DepartureOwner

  init(_ first: ViewNode, as key: AnyHashable, of owner: any DepartureOwner) {
    self.first = first
    self.key = key
    self.owner = owner
  }

  /// Begins to go, by the transaction in force.
  func begin(_ found: FoundTransitions) {
    let graph = owner.graph
    graph.departures.append(self)
    markHosts(true)
    let listener = AnimationListener(.removed) { [weak self] in MainActor.assumeIsolated { self?.end() } }
    listener.begin()
    var transaction = graph.transaction
    transaction.add(listener)
    graph.withTransaction(transaction) { found.show(.didDisappear) }
    listener.end(in: graph)
  }

  /// Turns round, by the transaction in force; gives the nodes back.
  func takeBack() -> ViewNode? {
    guard let first else { return nil }
    markHosts(false)
    forget()
    FoundTransitions(in: first).show(.identity)
    return first
  }

  /// The owner goes, because something around it is removed by `outer`: goes on there, where hosts and environment are the same.
  func outlive(_ owner: any DepartureOwner, in outer: any DepartureOwner) {
    let scope = owner.contentScope
    guard scope === outer.contentScope else { return }
    self.owner = outer
    key = nil
    var next = first
    while let node = next {
      node.move(to: outer, from: scope)
      outer.markSubtree(node.flags.intersection(.ofSubtree))
      next = node.nextSibling
    }
  }

  func environmentDidChange(_ changes: EnvironmentChanges) {
    var next = first
    while let node = next {
      node.surroundingsDidChange(.environment(changes))
      next = node.nextSibling
    }
  }

  /// Has gone: lets go of the nodes.
  func end() {
    guard first != nil else { return }
    unmount()
    owner.departureDidEnd()
  }

  /// Lets go of the nodes, because their owner does.
  func unmount() {
    var next = first
    forget()
    while let node = next {
      for host in node.collectHosts() { node.graph.hostAnimations.forget(host, in: node.graph) }
      node.unmount()
      next = node.nextSibling
      node.nextSibling = nil
    }
  }

  private func forget() {
    first = nil
    owner.graph.departures.removeAll { $0 === self }
  }

  private func markHosts(_ isDeparting: Bool) {
    var next = first
    while let node = next {
      for host in node.collectHosts() where !isDeparting || !host.isOutsideLayout { host.isDeparting = isDeparting }
      next = node.nextSibling
    }
  }
}

/// A node whose content goes by transitions.
@MainActor
protocol DepartureOwner: ViewNode {
  /// Something that was on its way out has gone.
  func departureDidEnd()
}

/// The node of a view whose content comes and goes: a branch, a list, an erased view.
///
/// It runs no code of the user's, so it is no ``ReaderNode``, and has no room for what those keep.
class ChangingNode<Value>: ViewNode, DepartureOwner {
  /// What is on its way out: seldom anything, so the graph keeps it.
  private var departures: [Departure] {
    graph.departures.isEmpty ? [] : graph.departures.filter { $0.owner === self }
  }

  /// Takes a new value, and hands what is inside on.
  func update(with new: Value) {}

  /// Removes the nodes of a list from `first` on: at once, or by their transitions if the transaction in force animates.
  final func removeContent(_ first: ViewNode, as key: @autoclosure () -> AnyHashable) {
    guard mayAnimateContent else { return endContent(first) }
    let found = FoundTransitions(in: first)
    guard found.move(by: graph.transaction) else { return endContent(first) }
    Departure(first, as: key(), of: self).begin(found)
  }

  /// Removes the nodes of a list at once. What is on its way out inside belongs to whatever shows its hosts, and goes on.
  private func endContent(_ first: ViewNode) {
    for departure in graph.departures {
      var node: ViewNode? = departure.owner
      while let current = node, current !== self, current.passesRows,
        !current.flags.contains(.modifiesRows) || current.isAroundRows
      {
        node = current.parent
      }
      if node === self, departure.owner !== self { departure.outlive(departure.owner, in: self) }
    }
    first.unmountSiblings()
  }

  /// Whether anything inside may come or go by a transition now.
  final var mayAnimateContent: Bool {
    (graph.transactions.animates || flags.contains(.subtreeHasTransition)) && graph.isVisible
      && graph.owner.animationTime != nil
  }

  /// The nodes of content that is on its way out and comes back; nil if there is none.
  final func takeBackContent(as key: @autoclosure () -> AnyHashable) -> ViewNode? {
    if graph.departures.isEmpty { return nil }
    let key = key()
    return departures.first { $0.key == key }?.takeBack()
  }

  /// Has nodes that have just been mounted come in by their transitions, if the transaction in force animates.
  final func contentDidCome(_ first: ViewNode?) {
    if mayAnimateContent { FoundTransitions(in: first).comeIn(graph) }
  }

  /// Puts `view` in the place of the content, each by its transition.
  ///
  /// - Parameters:
  ///   - view: The new content.
  ///   - key: Its identity.
  ///   - former: The identity of the present content.
  final func exchangeContent<V: View>(_ former: AnyHashable, for view: V, _ key: AnyHashable) {
    let wrotePreferences = flags.contains(.subtreeWritesPreferences)
    var gone = firstChild
    firstChild = nil
    // What has no transition of its own goes when the new content is there, even without an animation.
    if let first = gone, mayAnimateContent || hasOwnTransition(first) {
      removeContent(first, as: former)
      gone = nil
    }
    if let back = takeBackContent(as: key) {
      firstChild = back
      updateChildren(view)
    } else {
      mountChildren(view)
      contentDidCome(firstChild)
    }
    if let gone { endContent(gone) }
    if wrotePreferences { contentDidChange(.preference(nil)) }
    contentDidChange(.contribution)
  }

  private func hasOwnTransition(_ first: ViewNode) -> Bool {
    flags.contains(.subtreeHasTransition) && !FoundTransitions(in: first).stages.isEmpty
  }

  final func departureDidEnd() { contentDidChange(.contribution) }

  /// What is on its way out may come back, and follows what is around until then.
  override func surroundingsDidChange(_ change: SurroundingsChange) {
    super.surroundingsDidChange(change)
    guard case .environment(let changes) = change, !graph.departures.isEmpty else { return }
    for departure in departures { departure.environmentDidChange(changes) }
  }

  /// Whether anything is on its way out.
  final var hasDepartures: Bool { !departures.isEmpty }

  /// Contributes the hosts of what is on its way out, behind all others.
  final func contributeDepartures(to gathering: Gathering) {
    if graph.departures.isEmpty { return }
    guard let hosts = gathering as? HostCollector ?? (gathering as? RowCollector)?.departing else { return }
    // What goes can't be picked any more.
    if hosts.collectsTags { return }
    for departure in departures {
      var next = departure.first
      while let node = next {
        node.contribute(to: hosts)
        next = node.nextSibling
      }
    }
  }

  override func contribute(to gathering: Gathering) {
    contributeDepartures(to: gathering)
    contributeContent(to: gathering)
  }

  override func willUnmount() {
    for departure in departures { departure.unmount() }
    super.willUnmount()
  }
}

extension ViewGraph {
  /// Whether a node is the first of some that are on their way out.
  func isDeparting(_ node: ViewNode) -> Bool {
    !departures.isEmpty && departures.contains { $0.first === node }
  }

  /// Lets go of all that is on its way out, because nobody sees it go.
  func endDepartures() {
    for departure in departures { departure.end() }
  }
}
