// Tests: `DepartureTests`, `ExchangedContentTests`.

/// The node of a view whose content is inserted and removed: a branch, a list, an erased view.
///
/// It runs no user code itself, so it is not a ``ReaderNode`` and has no storage for dependencies. Its life:
/// - **mount**: the nodes of the first content are mounted.
/// - **update**: ``update(with:)`` reconciles: content of the same identity gets its new value, other content is
///   exchanged (``exchangeContent(_:for:_:)``) or, in lists, removed and mounted element by element.
/// - **remove**: with an animated transaction, removed nodes become a ``Departure`` and stay until their transition
///   ends; else they are unmounted at once. Content that is back earlier takes its departing nodes over
///   (``takeBackContent(as:)``).
/// - **unmount**: content and departures are unmounted.
class ChangingNode<Value>: ViewNode, DepartureOwner {
  /// The departures of this node. There seldom are any, so the graph stores them.
  private var departures: [Departure] {
    graph.departures.isEmpty ? [] : graph.departures.filter { $0.owner === self }
  }

  /// Takes a new value, and hands the content on to its nodes.
  func update(with new: Value) {}

  /// Removes a list of nodes, from `first` on: by their transitions if the current transaction animates, else at once.
  final func removeContent(_ first: ViewNode, as key: @autoclosure () -> AnyHashable) {
    guard mayAnimateContent, graph.owner.beginDeparture(of: first, as: key(), from: self) != nil else {
      return endContent(first)
    }
  }

  /// Unmounts a list of nodes at once. Departures inside belong to the node that shows their hosts, and continue.
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

  /// Whether content may be inserted or removed with a transition now.
  final var mayAnimateContent: Bool {
    (graph.transactions.animates || flags.contains(.subtreeHasTransition)) && graph.isVisible
      && graph.owner.animationTime != nil
  }

  /// Takes the nodes of departing content back, reversing their transition; nil if none of that identity departs.
  final func takeBackContent(as key: @autoclosure () -> AnyHashable) -> ViewNode? {
    if graph.departures.isEmpty { return nil }
    let key = key()
    return departures.first { $0.key == key }?.takeBack()
  }

  /// Starts the insertion transitions of nodes that have just been mounted, if the current transaction animates.
  final func contentDidCome(_ first: ViewNode?) {
    if mayAnimateContent { graph.owner.contentDidCome(first) }
  }

  /// Replaces the content by `view`, each with its transition.
  ///
  /// - Parameters:
  ///   - former: The identity of the present content.
  ///   - view: The new content.
  ///   - key: The identity of the new content.
  final func exchangeContent<V: View>(_ former: AnyHashable, for view: V, _ key: AnyHashable) {
    let wrotePreferences = flags.contains(.subtreeWritesPreferences)
    var gone = firstChild
    firstChild = nil
    // Content without a transition of its own is removed after the new content is mounted, even without an animation.
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

  /// Departing content may come back, so its environment is kept current until it is unmounted.
  override func surroundingsDidChange(_ change: SurroundingsChange) {
    super.surroundingsDidChange(change)
    guard case .environment = change, !graph.departures.isEmpty else { return }
    for departure in departures { departure.forEachNode { $0.surroundingsDidChange(change) } }
  }

  /// Whether content of this node departs.
  final var hasDepartures: Bool { !departures.isEmpty }

  /// Contributes departing content, before all other content, so that its hosts are behind.
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
