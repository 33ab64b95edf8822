// Tests: `StateTests`, `NodeQueueTests`.

/// The tree of nodes of one root view, with its dirty queue and its commit queue.
///
/// Its own life: ``mount(_:)`` mounts the root view's nodes, ``update(_:_:)`` takes a new root view or environment, and
/// ``unmount()`` ends it. A change in between travels like this:
/// - **invalidate**: a state is written; the nodes that have read it go to the dirty queue (``invalidate(_:)``), and
///   the owner is asked to flush.
/// - **update**: ``flush()`` takes the dirty nodes, ancestors first. Each runs its code again and reconciles its
///   subtree with the new values.
/// - **commit**: nodes whose content contributes other hosts set their subviews, descendants first.
/// - **read content**: readers of preferences and other contributions read again (``readContentLater(_:)``). These
///   three steps repeat until nothing is dirty.
/// - **effects**: the users' actions, such as `onChange`, were queued with the owner, and run after that.
@MainActor
package final class ViewGraph {
  unowned(unsafe) let owner: any ViewGraphOwner
  private(set) var rootScope: EnvironmentScope!
  private(set) var root: RootNode!

  /// Whether the owner is in a window, so that mounted views appear.
  var isVisible = false

  // Without exclusivity checks, as each change of a state would pay for several: nodes run no code while one is put
  // into a queue or taken out.
  @exclusivity(unchecked) private var readers = NodeQueue(marking: .isQueued)
  @exclusivity(unchecked) private var committing = NodeQueue(marking: .needsCommit)
  @exclusivity(unchecked) private var contentReaders: [any ContentReading] = []
  private var waitingForNextFlush: [ReaderNode] = []
  /// The transactions of pending changes, and of the update under way.
  let transactions = GraphTransactions()
  /// The number of the transaction of the writes that the next update shows; 0 while nothing that views read has
  /// changed. See ``WriteTransactions``.
  @exclusivity(unchecked) var waitingNumber = 0
  /// The updates pending after the next one, in order.
  var laterUpdates: [LaterUpdate] = []
  var isLaterUpdateDue = false
  /// The number of the transaction whose values views see. Usually `Int.max`, which is the newest values.
  @exclusivity(unchecked) var shownNumber = Int.max
  /// The nodes that present another value in the next frame.
  var animating: [ViewNode] = []
  /// Whether an animation is running, of values or of hosts.
  var isAnimating: Bool { !animating.isEmpty || owner.isMoving }
  /// The content that is removed and stays until its transition ends.
  @exclusivity(unchecked) var departures: [Departure] = []
  /// The number of nodes that observe commits in their subtrees.
  var commitWatcherCount = 0
  /// The number of nodes that observe updates of host properties in their subtrees.
  var propertyWatcherCount = 0
  private var kept: [ObjectIdentifier: any KeptByGraph] = [:]

  /// Nodes that are deeper than this below the node where the work began are left to the queue, to limit the use of the
  /// stack.
  private static let recursionLimit: Int32 = 160
  private var baseDepth: Int32 = 0
  /// The number of the newest node when the current update began.
  private var numberAtStart: UInt32 = 0
  private var hasReportedEndlessView = false
  private var isFlushing = false
  private var isMountingLate = false
  /// Whether views were mounted that have no content before a layout pass, which has not been since: what they
  /// contribute is not known.
  var awaitsLayout = false
  /// While readers of content read: whether no node was updated or committed since they read before.
  private(set) var isQuiet = false

  /// Whether nodes are being mounted or updated, so that no flush may begin.
  var isAtWork: Bool { isFlushing || isMountingLate }

  /// The object that a feature keeps for this graph, created when it is first requested.
  func kept<Object: KeptByGraph>(_ type: Object.Type) -> Object {
    if let object = kept[ObjectIdentifier(type)] { return knownDowncast(object, to: type) }
    let object = Object()
    kept[ObjectIdentifier(type)] = object
    return object
  }

  /// Keeps an object that was made before the graph.
  func keep<Object: KeptByGraph>(_ object: Object) { kept[ObjectIdentifier(Object.self)] = object }

  /// Creates a graph without views; ``mount(_:)`` adds them. The owner outlives it.
  init(owner: any ViewGraphOwner, environment: EnvironmentValues) {
    self.owner = owner
    ClosureComparison.isCapturedWhole = { $0 is any View.Type || $0 is any ViewModifier.Type }
    rootScope = EnvironmentScope(graph: self, values: environment)
    root = RootNode(rootOf: rootScope)
  }

  // MARK: Mount, update, unmount

  /// Mounts the nodes of the root view, and commits its hosts.
  func mount<V: View>(_ view: V) {
    work { root.mountChildren(view) }
    owner.commitRoot()
  }

  /// Updates the nodes with a new value of the root view, of the same type as the first.
  func update<V: View>(_ view: V, _ transaction: Transaction) {
    work { withTransaction(transaction) { root.updateChildren(view) } }
  }

  /// Replaces the environment of the root view, and invalidates the nodes that read the changed keys.
  func update(_ environment: EnvironmentValues) {
    let around = EnvironmentValues()
    let changes = rootScope.replace(with: environment, base: around, formerBase: around).changes
    if !changes.isEmpty { root.surroundingsDidChange(.environment(changes)) }
  }

  /// Unmounts all nodes. The graph can't be used after that.
  func unmount() {
    root.unmount()
    endWaiting()
  }

  // MARK: Queues

  /// Whether a node waits for ``flush()``.
  var needsFlush: Bool { !readers.isEmpty || !committing.isEmpty || !contentReaders.isEmpty }

  /// Puts a node into the dirty queue, as something that it has read has changed.
  func invalidate(_ node: ViewNode) {
    node.flags.insert(.needsRefresh)
    enqueue(node)
  }

  /// Invalidates a node; during a flush, for the next one.
  func invalidateAfterFlush(_ node: ReaderNode) {
    if isFlushing { waitingForNextFlush.append(node) } else { invalidate(node) }
  }

  /// Puts a node into the dirty queue, without noting a transaction and without asking the owner to flush.
  func queue(_ node: ViewNode) {
    node.flags.insert(.needsRefresh)
    readers.insert(node)
  }

  /// Puts a node into the dirty queue for ``ViewNode/refresh()``. Does nothing if it is unmounted.
  func enqueue(_ node: ViewNode) {
    guard !node.flags.contains(.isUnmounted) else { return }
    readers.insert(node)
    noteTransaction(for: node, isFlushing: isFlushing)
    if !isFlushing { owner.graphNeedsFlush() }
  }

  /// Puts a node into the commit queue, as its content contributes something else. Does nothing if it is unmounted.
  func commitLater(_ node: ViewNode) {
    guard !node.flags.contains(.isUnmounted) else { return }
    committing.insert(node)
    if !isFlushing { owner.graphNeedsFlush() }
  }

  /// Commits what the root contributes. At once outside of an update, as an owner without a window gets no flush.
  func rootContributionDidChange() {
    if isFlushing { commitLater(root) } else { owner.commitRoot() }
  }

  /// Has `reader` read its subtree again before the flush ends, as what it reads there may have changed.
  func readContentLater(_ reader: any ContentReading) {
    contentReaders.append(reader)
    if !isFlushing { owner.graphNeedsFlush() }
  }

  /// Whether a node at `depth` is so much deeper than the node where the current work began that it must wait in the
  /// dirty queue.
  func isTooDeep(_ depth: Int32) -> Bool { depth - baseDepth > ViewGraph.recursionLimit }

  /// The nodes after which one update asks whether its views have an end. Tests of such views set a lower number.
  @exclusivity(unchecked) package static var mostNodes: UInt32 = 500_000

  /// Whether the current update has made so many nodes before this one that the views may have no end.
  @inline(__always)
  func madeVeryMany(upTo node: ViewNode) -> Bool { node.number &- numberAtStart > ViewGraph.mostNodes }

  func reportEndlessView(_ name: String) {
    if hasReportedEndlessView { return }
    hasReportedEndlessView = true
    reportMisuse(
      "\(name) contains itself more than 16 times, and more than \(ViewGraph.mostNodes) nodes were made in one update: what is further "
        + "inside is not shown. A view that contains itself needs a condition under which it does not.")
  }

  /// Mounts descendants of `node` outside of a flush, as containers with rows do in the layout pass. The next flush
  /// takes what they put into the queues.
  func mountLate(inside node: ViewNode, _ body: () -> Void) {
    let former = (baseDepth, isMountingLate)
    (baseDepth, isMountingLate) = (node.depth, true)
    if !isFlushing { numberAtStart = ViewNode.newestNumber }
    defer { (baseDepth, isMountingLate) = former }
    body()
    noteCommit(of: node)
  }

  /// Notifies the ancestors of `node` that observe commits.
  func noteCommit(of node: ViewNode) {
    if commitWatcherCount > 0 { node.contentDidChange(.commit) }
  }

  /// Updates and commits everything that is dirty. Does nothing while nodes are being mounted or updated.
  func flush() {
    if isAtWork { return }
    let later = laterUpdates.count
    work {}
    // Without a window there is no layout pass to wait for.
    if later > 0, owner.animationTime == nil { for _ in 0..<later { work {} } }
  }

  private func work(_ body: () -> Void) {
    let wasFlushing = isFlushing
    isFlushing = true
    defer { isFlushing = wasFlushing }
    baseDepth = 0
    if !wasFlushing { numberAtStart = ViewNode.newestNumber }
    body()
    if wasFlushing { return }
    repeat {
      isQuiet = readers.isEmpty && committing.isEmpty
      while let node = readers.popShallowest() {
        baseDepth = node.depth
        beginTransaction(of: node)
        node.refresh()
      }
      while let node = committing.popDeepest() {
        node.commit()
        noteCommit(of: node)
      }
      let waiting = contentReaders
      contentReaders.removeAll(keepingCapacity: true)
      for reader in waiting.reversed() { reader.readContent() }
    } while needsFlush
    hasReportedEndlessView = false
    transactionsDidFlush()
    updateDidEnd()
    if waitingForNextFlush.isEmpty { return }
    isFlushing = false
    for node in waitingForNextFlush { invalidate(node) }
    waitingForNextFlush = []
  }

  /// The names of the views in the dirty queue, for the diagnostic of a window that does not settle.
  var waitingViews: [String] { readers.viewNames }
}

/// An object that a feature keeps for a whole graph, one for each class. See ``ViewGraph/kept(_:)``.
@MainActor
protocol KeptByGraph: AnyObject {
  init()
}
