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
    guard mayAnimateContent, graph.owner.beginDeparture(of: first, as: key(), from: self) != nil else {
      return endContent(first)
    }
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
    if mayAnimateContent { graph.owner.contentDidCome(first) }
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
    flags.contains(.subtreeHasTransition) && graph.owner.departsByItself(first)
  }

  /// What is on its way out may come back, and follows what is around until then.
  override func surroundingsDidChange(_ change: SurroundingsChange) {
    super.surroundingsDidChange(change)
    guard case .environment = change, !graph.departures.isEmpty else { return }
    for departure in departures { departure.forEachNode { $0.surroundingsDidChange(change) } }
  }

  /// Whether anything is on its way out.
  final var hasDepartures: Bool { !departures.isEmpty }

  /// Contributes what departs, before all else: that lies behind.
  final func contributeDepartures(to gathering: Gathering) {
    guard !graph.departures.isEmpty, let gathering = gathering.ofDepartures else { return }
    for departure in departures { departure.forEachNode { $0.contribute(to: gathering) } }
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
