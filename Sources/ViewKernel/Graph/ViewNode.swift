/// What persists of a view: its identity, its state, its place.
///
/// Values of views come and go; a node stays for as long as a view of the same type stays at the same place. It lives
/// like this:
/// - *made* with the first value, and *mounted*: ``mount()`` makes the nodes of what is inside;
/// - *updated*, from above with a new value (by the `update` of ``ValueNode``, ``EnclosingNode`` or ``ChangingNode``) or by itself when
///   something that it read has changed (it is queued, then ``refresh()``);
/// - *unmounted*, once: ``unmount()`` lets go of everything inside, then of itself.
///
/// Nodes form a tree: each owns its first child and its next sibling, and points back to its parent, which outlives it.
/// A tuple or a group has no node: its elements' nodes follow each other in the enclosing list.
@MainActor
package class ViewNode {
  private var unretainedParent: Unmanaged<ViewNode>?
  final var firstChild: ViewNode?
  final var nextSibling: ViewNode?
  private var unretainedScope: Unmanaged<EnvironmentScope>
  final private(set) var depth: Int32
  /// Counts the nodes as they are made: nodes of the same depth have their turn in this order.
  final let number: UInt32
  final var flags: NodeFlags = []

  // Apart, so that there is one of it, not one in each node's own.
  @inline(never)
  init(in builder: NodeBuilder) {
    unretainedParent = .passUnretained(builder.parent)
    unretainedScope = .passUnretained(builder.scope)
    depth = builder.parent.depth + 1
    number = ViewNode.nextNumber()
    if !builder.passedOn.isEmpty { takeFlags(passedOn: builder.passedOn) }
  }

  @inline(never)
  private final func takeFlags(passedOn: NodeFlags) {
    flags.formUnion(passedOn.intersection(passesOn))
  }

  /// The root of a graph.
  init(rootOf scope: EnvironmentScope) {
    unretainedParent = nil
    unretainedScope = .passUnretained(scope)
    depth = 0
    number = ViewNode.nextNumber()
  }

  deinit { ViewNode.liveCount -= 1 }

  // Not isolated for the sake of `deinit`, which counts down.
  /// How many nodes are alive; tests expect zero after each.
  @exclusivity(unchecked) nonisolated(unsafe) package static var liveCount = 0

  private static var madeCount: UInt32 = 0
  /// The number of the newest node of all.
  static var newestNumber: UInt32 { madeCount }

  private static func nextNumber() -> UInt32 {
    liveCount += 1
    madeCount &+= 1
    return madeCount
  }

  final var parent: ViewNode? {
    @inline(__always) get { unretainedParent?.borrowed }
  }

  /// The environment in force here; a writer among the ancestors owns it, or the graph.
  final var scope: EnvironmentScope {
    @inline(__always) get { unretainedScope.borrowed }
  }

  final var graph: ViewGraph { scope.graph }

  /// The environment of what is inside.
  var contentScope: EnvironmentScope { scope }

  /// Makes what is inside. Called once, when the node stands in its parent's list.
  func mount() {}

  /// What is inside has been mounted; called for nodes that do not mount it themselves.
  func didMountContent() {}

  /// Has its turn in the graph's queue: something that it read has changed, or it was too deep to be mounted at once.
  func refresh() {}

  /// Leaves mounting to the graph's queue, if this node is too deep for the stack to be mounted at once.
  final func defersMount() -> Bool {
    guard graph.isTooDeep(depth) else { return false }
    flags.insert(.needsMount)
    graph.enqueue(self)
    return true
  }

  /// Mounts what was too deep.
  final func mountDeferred() {
    flags.remove(.needsMount)
    mount()
    contentDidChange(.contribution)
  }

  /// Unmounts the children, then lets go of what this node itself holds (``willUnmount()``). Once is enough.
  final func unmount() {
    if flags.contains(.isUnmounted) { return }
    unmountChildren()
    willUnmount()
    flags.insert(.isUnmounted)
  }

  /// Unmounts all children: those in the list, and those that this node keeps beside it.
  final func unmountChildren() {
    unmountList()
    forEachChild { $0.unmount() }
  }

  /// Becomes a child of `parent`, together with its subtree; nodes that had the environment `scope` have that of the new parent's content.
  ///
  /// The new parent lists it, and tells readers of the environment.
  final func move(to parent: ViewNode, from scope: EnvironmentScope) {
    unretainedParent = .passUnretained(parent)
    let (change, newScope) = (parent.depth + 1 - depth, parent.contentScope)
    if change == 0 && newScope === scope { return }
    var rest: [ViewNode] = [self]
    while let node = rest.popLast() {
      node.depth += change
      if node.scope === scope { node.unretainedScope = .passUnretained(newScope) }
      node.forEachChild { rest.append($0) }
    }
  }

  /// Frees children one by one, so that neither long nor deep trees are freed recursively.
  final func unmountList() {
    var next = firstChild
    firstChild = nil
    while let child = next {
      child.unmount()
      next = child.nextSibling
      child.nextSibling = nil
    }
  }

  /// Unmounts this node and the siblings behind it, which are in nobody's list any more.
  final func unmountSiblings() {
    var next: ViewNode? = self
    while let node = next {
      node.unmount()
      next = node.nextSibling
      node.nextSibling = nil
    }
  }

  /// Notes on this node and all around it that there is something in the subtree.
  final func markSubtree(_ mark: NodeFlags) {
    var node: ViewNode? = self
    while let current = node, !current.flags.isSuperset(of: mark) {
      current.flags.formUnion(mark)
      node = current.parent
    }
  }

  /// Lets go of what this node itself holds; its children are unmounted.
  func willUnmount() {}

  /// Calls `body` with each child, in order. A node with children outside of the list calls it with those, too.
  func forEachChild(_ body: (ViewNode) -> Void) {
    var next = firstChild
    while let child = next {
      body(child)
      next = child.nextSibling
    }
  }

  /// Gives what this node has to give, in its place between the children's contributions. By default it has nothing.
  func contribute(to gathering: Gathering) { contributeContent(to: gathering) }

  /// Asks the children for what they have to give.
  final func contributeContent(to gathering: Gathering) {
    switch gathering.reach {
    case .content:
      var next = firstChild
      while let child = next {
        child.contribute(to: gathering)
        next = child.nextSibling
      }
    case .marked(let flags):
      forEachChild {
        $0.flags.isSuperset(of: flags) ? $0.contribute(to: gathering) : gathering.passOver($0)
      }
    case .itself: break
    }
  }

  /// Something in the subtree has changed. Climbs to whoever deals with it, by default past this node.
  func contentDidChange(_ change: ContentChange) { parent?.contentDidChange(change) }

  /// Something around this node has changed. Descends, by default to all children.
  func surroundingsDidChange(_ change: SurroundingsChange) {
    forEachChild { $0.surroundingsDidChange(change) }
  }

  /// Commits what the content contributes. Called from the graph's second queue, children first, when all nodes are updated.
  func commit() {}

  /// What of the flags that the nodes around pass on this node takes, and passes on to its content: all by default, none where it does
  /// anything with hosts.
  var passesOn: NodeFlags { .passedOn }

  /// Whether what this node shows is on screen.
  final var isOnScreen: Bool {
    var next: Unmanaged<ViewNode>? = .passUnretained(self)
    while let node = next {
      let flags = node.inPlace { $0.flags }
      if flags.contains(.hidesContent) { return false }
      if flags.contains(.showsContentElsewhere), let apart = node.borrowed as? any ShowingElsewhere {
        return apart.isContentOnScreen
      }
      next = node.inPlace { $0.unretainedParent }
    }
    return graph.isVisible
  }

  /// Says what tools may know of this node. A node that only gives structure has nothing to say.
  func inspect(into inspection: inout NodeInspection) {}

  /// The type of the view that this node stands for, for diagnostics.
  var viewName: String { parent?.viewName ?? "the root view" }
}

/// The yes-or-no state of a node.
struct NodeFlags: OptionSet {
  let rawValue: UInt32

  /// Waits in the graph's queue.
  static let isQueued = NodeFlags(rawValue: 1 << 0)
  /// What it read has changed since it was brought up to date.
  static let needsRefresh = NodeFlags(rawValue: 1 << 1)
  /// Only environment values have changed; the reader compares before it does anything.
  static let needsEnvironmentCheck = NodeFlags(rawValue: 1 << 2)
  static let isUnmounted = NodeFlags(rawValue: 1 << 3)
  /// The node's code must run again, or it must be asked whether it must.
  static let needsRun: NodeFlags = [.needsRefresh, .needsEnvironmentCheck]
  /// This node or one inside writes a preference.
  static let subtreeWritesPreferences = NodeFlags(rawValue: 1 << 4)
  /// Was too deep to be mounted at once: the graph's queue goes on with it.
  static let needsMount = NodeFlags(rawValue: 1 << 5)
  /// The body can't run, because an object that it needs is missing.
  static let isMissingContent = NodeFlags(rawValue: 1 << 7)
  /// Shows something else in the next frame, because it is animated.
  static let isAnimating = NodeFlags(rawValue: 1 << 8)
  /// Waits in the graph's queue because a frame has begun.
  static let isTicking = NodeFlags(rawValue: 1 << 13)
  /// Waits in the graph's queue with a transaction of its own.
  static let hasTransaction = NodeFlags(rawValue: 1 << 9)
  /// This node or one inside has a transition.
  static let subtreeHasTransition = NodeFlags(rawValue: 1 << 11)
  /// Changes the transactions that pass through it.
  static let changesTransactions = NodeFlags(rawValue: 1 << 10)
  /// What its content contributes has changed and waits to be committed.
  static let needsCommit = NodeFlags(rawValue: 1 << 6)
  /// What is inside becomes rows, each mounted only while it is in sight: see ``RowNode``.
  static let defersRows = NodeFlags(rawValue: 1 << 12)
  /// This node or one inside shows, or showed, something in a view controller of its own.
  static let subtreeHasScreen = NodeFlags(rawValue: 1 << 14)
  /// This node or one inside keeps closures of the user's that run when nobody notes what they read: see
  /// ``ViewNode/markUnwatchedCode()``.
  static let subtreeRunsUnwatchedCode = NodeFlags(rawValue: 1 << 15)
  /// What is inside has the transition of a ``TransitionTraitNode`` around this node.
  static let passesTransition = NodeFlags(rawValue: 1 << 16)
  /// Its content is not on screen, even if the node itself is: a row outside of the viewport.
  static let hidesContent = NodeFlags(rawValue: 1 << 17)
  /// Is a ``ShowingElsewhere``.
  static let showsContentElsewhere = NodeFlags(rawValue: 1 << 19)
  /// Is a ``RowModifying``.
  static let modifiesRows = NodeFlags(rawValue: 1 << 18)
}

extension NodeFlags {
  /// What a node says of its subtree.
  static let ofSubtree: NodeFlags = [
    .subtreeWritesPreferences, .subtreeHasTransition, .subtreeHasScreen, .subtreeRunsUnwatchedCode,
  ]

  /// What a node passes on to the nodes inside that have no hosts of their own.
  static let passedOn: NodeFlags = [.defersRows, .passesTransition]
}

/// The graph's root: it stands for no view and contains the root view's nodes.
final class RootNode: ViewNode {
  override func contentDidChange(_ change: ContentChange) {
    switch change {
    case .contribution: graph.rootContributionDidChange()
    case .preference(let key): graph.owner.rootPreferenceDidChange(key)
    case .commit, .properties: break
    }
  }

  override func commit() { graph.owner.commitRoot() }
}
