/// The tree of nodes that a root view was resolved to, and the work that waits in it.
///
/// A change travels like this: a state is written; the nodes that read it are queued (``invalidate(_:)``), and the owner
/// is told once; ``flush()`` takes them, parents first, and each runs its body again and hands the new values down; nodes
/// whose hosts changed are collected, children first; readers of preferences look again. Users' actions are queued as
/// effects with the owner and run after that.
@MainActor
package final class ViewGraph {
  unowned(unsafe) let owner: any ViewGraphOwner
  private(set) var rootScope: EnvironmentScope!
  private(set) var root: RootNode!

  /// Whether the owner is in a window, so that views that come appear.
  var isVisible = false

  // Not checked, because each change of a state would be, several times: no node does anything while one is put into a
  // queue or taken out.
  @exclusivity(unchecked) private var readers = NodeQueue(marking: .isQueued)
  @exclusivity(unchecked) private var committing = NodeQueue(marking: .needsCommit)
  @exclusivity(unchecked) private var contentReaders: [any ContentReading] = []
  private var waitingForNextFlush: [ReaderNode] = []
  /// The transactions of the changes that wait, and of the one under way; see ``GraphTransactions``.
  let transactions = GraphTransactions()
  /// The transaction of the writes that the next update shows; 0 while nothing that views read has changed. See ``WriteTransactions``.
  @exclusivity(unchecked) var waitingNumber = 0
  /// What waits for updates after that, in their order.
  var laterUpdates: [LaterUpdate] = []
  var isLaterUpdateDue = false
  /// Views see the values that states had by this transaction; all of them, usually.
  @exclusivity(unchecked) var shownNumber = Int.max
  /// The nodes that show something else in the next frame.
  var animating: [ViewNode] = []
  /// Whether something is shown otherwise in the next frame.
  var isAnimating: Bool { !animating.isEmpty || owner.isMoving }
  /// What is on its way out.
  var departures: [Departure] = []
  /// How many nodes want to hear of commits in their subtrees.
  var commitWatcherCount = 0
  /// How many nodes want to hear of properties that are updated in their subtrees.
  var propertyWatcherCount = 0
  private var kept: [ObjectIdentifier: any KeptByGraph] = [:]

  /// Nodes this much deeper than where the work began are left to the queue, so that depth does not eat up the stack.
  private static let recursionLimit: Int32 = 160
  private var baseDepth: Int32 = 0
  /// The number of the newest node when the update under way began.
  private var numberAtStart: UInt32 = 0
  private var hasReportedEndlessView = false
  private var isFlushing = false
  private var isMountingLate = false

  /// Whether nodes are being made or brought up to date, so that no other update may come between.
  var isAtWork: Bool { isFlushing || isMountingLate }

  /// The object that a feature keeps for this graph, made when it is first asked for.
  func kept<Object: KeptByGraph>(_ type: Object.Type) -> Object {
    if let object = kept[ObjectIdentifier(type)] { return knownDowncast(object, to: type) }
    let object = Object()
    kept[ObjectIdentifier(type)] = object
    return object
  }

  /// Makes a graph without views; ``mount(_:)`` gives it some. The owner outlives it.
  init(owner: any ViewGraphOwner, environment: EnvironmentValues) {
    self.owner = owner
    rootScope = EnvironmentScope(graph: self, values: environment)
    root = RootNode(rootOf: rootScope)
  }

  // MARK: Life

  /// Resolves the root view.
  func mount<V: View>(_ view: V) {
    work { root.mountChildren(view) }
    owner.commitRoot()
  }

  /// Takes a new value of the root view, of the same type as the first.
  func update<V: View>(_ view: V, _ transaction: Transaction) {
    work { withTransaction(transaction) { root.updateChildren(view) } }
  }

  /// Takes another environment of the root view.
  func update(_ environment: EnvironmentValues) {
    let around = EnvironmentValues()
    let changes = rootScope.replace(with: environment, base: around, formerBase: around).changes
    if !changes.isEmpty { root.surroundingsDidChange(.environment(changes)) }
  }

  /// Lets go of all nodes. The graph can't be used after that.
  func unmount() {
    root.unmount()
    endWaiting()
  }

  // MARK: Work that waits

  /// Whether ``flush()`` has something to do.
  var needsFlush: Bool { !readers.isEmpty || !committing.isEmpty || !contentReaders.isEmpty }

  /// Something that `node` read has changed.
  func invalidate(_ node: ViewNode) {
    node.flags.insert(.needsRefresh)
    enqueue(node)
  }

  /// Something that `node` read has changed while views are brought up to date: it has its turn in the next update.
  func invalidateAfterFlush(_ node: ReaderNode) {
    if isFlushing { waitingForNextFlush.append(node) } else { invalidate(node) }
  }

  /// The same, without a transaction and without a word to the owner.
  func queue(_ node: ViewNode) {
    node.flags.insert(.needsRefresh)
    readers.insert(node)
  }

  /// Queues a node for ``ViewNode/refresh()``.
  func enqueue(_ node: ViewNode) {
    guard !node.flags.contains(.isUnmounted) else { return }
    readers.insert(node)
    noteTransaction(for: node, isFlushing: isFlushing)
    if !isFlushing { owner.graphNeedsFlush() }
  }

  /// What the content of `node` contributes has changed: it is committed at the end of the flush.
  func commitLater(_ node: ViewNode) {
    guard !node.flags.contains(.isUnmounted) else { return }
    committing.insert(node)
    if !isFlushing { owner.graphNeedsFlush() }
  }

  /// What the root contributes has changed. Committed at once outside of an update: who has no window gets none.
  func rootContributionDidChange() {
    if isFlushing { commitLater(root) } else { owner.commitRoot() }
  }

  /// What `reader` reads of its subtree may have changed: it reads again before the flush ends.
  func readContentLater(_ reader: any ContentReading) {
    contentReaders.append(reader)
    if !isFlushing { owner.graphNeedsFlush() }
  }

  /// Whether a node at `depth` is so much deeper than where the work under way began that it should wait its turn.
  func isTooDeep(_ depth: Int32) -> Bool { depth - baseDepth > ViewGraph.recursionLimit }

  /// Whether the update under way has made so many nodes before this one that they may have no end.
  @inline(__always)
  func madeVeryMany(upTo node: ViewNode) -> Bool { node.number &- numberAtStart > 500_000 }

  func reportEndlessView(_ name: String) {
    if hasReportedEndlessView { return }
    hasReportedEndlessView = true
    reportMisuse(
      "\(name) contains itself more than 16 times, and more than 500,000 nodes were made in one update: what is further inside is not "
        + "shown. A view that contains itself needs a condition under which it does not.")
  }

  /// Mounts something inside of `node` outside of an update, as containers with rows do in the layout pass. What it queues
  /// is taken up by the next update.
  func mountLate(inside node: ViewNode, _ body: () -> Void) {
    let former = (baseDepth, isMountingLate)
    (baseDepth, isMountingLate) = (node.depth, true)
    if !isFlushing { numberAtStart = ViewNode.newestNumber }
    defer { (baseDepth, isMountingLate) = former }
    body()
    noteCommit(of: node)
  }

  /// `node` has committed something else than before: tells whoever around it wants to hear of that.
  func noteCommit(of node: ViewNode) {
    if commitWatcherCount > 0 { node.contentDidChange(.commit) }
  }

  /// Brings everything that waits up to date; nothing while nodes are being made or brought up to date.
  func flush() {
    if isAtWork { return }
    let later = laterUpdates.count
    work {}
    // Outside of a window there is no layout to wait for.
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

  /// The views that wait, for the sentence with which a window gives up.
  var waitingViews: [String] { readers.viewNames }
}
