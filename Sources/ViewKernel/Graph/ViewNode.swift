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
    if passesRows { flags.formUnion(passedOn.subtracting(.passesTransition)) }
    if passesTransition { flags.formUnion(passedOn.subtracting(.defersRows)) }
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
    contentHostsDidChange()
  }

  /// Lets go of everything inside, then of what this node itself holds (``willUnmount()``).
  final func unmount() {
    unmountChildren()
    willUnmount()
    flags.insert(.isUnmounted)
  }

  /// Unmounts what is inside. A node that keeps children outside of the list unmounts them, too.
  func unmountChildren() { unmountList() }

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

  /// Lets go of what this node itself holds.
  func willUnmount() {}

  /// Calls `body` with each child, in order.
  func forEachChild(_ body: (ViewNode) -> Void) {
    var next = firstChild
    while let child = next {
      body(child)
      next = child.nextSibling
    }
  }

  /// Appends the hosts that this node and what is inside show in the enclosing host, in order.
  func collectHosts(into hosts: inout HostCollector) {
    var next = firstChild
    while let child = next {
      child.collectHosts(into: &hosts)
      next = child.nextSibling
    }
  }

  /// Whether the rows of a container with rows may be inside of this node rather than this node be in one of them: no for
  /// nodes that do anything with hosts, but for modifiers that can be around each row.
  var passesRows: Bool { true }

  /// Whether a transition around this node is handed on to its content, rather than applied to the node itself: as ``passesRows`` by
  /// default.
  var passesTransition: Bool { passesRows }

  /// This node, if it modifies each of the rows inside.
  var rowModifier: (any RowModifying)? { nil }

  /// Appends the rows that this node and what is inside are, in order. Asked in containers with rows only.
  func collectRows(into rows: inout RowCollector) {
    guard flags.contains(.defersRows) else { return rows.append(.opaque(self)) }
    forEachChild { $0.collectRows(into: &rows) }
  }

  /// The hosts that ``collectHosts(into:)`` gives have changed. Climbs to the node whose host contains them.
  func contentHostsDidChange() { parent?.contentHostsDidChange() }

  /// Somewhere inside of this node, hosts came, went or were replaced in the hosts that they are in. Climbs to the root;
  /// asked only where somebody wants to know.
  func hostsInsideDidChange() { parent?.hostsInsideDidChange() }

  /// Somewhere inside of this node, a view has brought its host up to date. Climbs to the root; asked only where somebody
  /// wants to know.
  func hostPropertiesDidChange() { parent?.hostPropertiesDidChange() }

  /// The hosts inside of this node's own have changed: puts them there. Called from the graph's queue.
  func collectOwnHosts() {}

  /// How the subviews of this node's hosts differ from what the nodes inside show, for checks; nil if they do not.
  var hostsOutOfStep: String? { nil }

  /// A value that somebody inside wrote for a preference has changed; nil says that any may have. Climbs to whoever
  /// reads it.
  func preferenceDidChange(_ key: ObjectIdentifier?) { parent?.preferenceDidChange(key) }

  /// Combines what is written inside for a preference, in order.
  func collectPreference<Key: PreferenceKey>(into accumulator: inout PreferenceAccumulator<Key>) {
    forEachChild {
      if $0.flags.contains(.subtreeWritesPreferences) { $0.collectPreference(into: &accumulator) }
    }
  }

  /// The environment changed in the keys of `changes`: marks the readers among this node and what is inside.
  func environmentDidChange(_ changes: EnvironmentChanges) {
    forEachChild { $0.environmentDidChange(changes) }
  }

  /// Finds what comes in or goes out when this node does: itself, or what is inside if it has no hosts of its own.
  func collectTransitions(into found: inout FoundTransitions) {
    forEachChild { $0.collectTransitions(into: &found) }
  }

  /// Changes a transaction on its way to what is inside; asked only of nodes that say so by their flags.
  func changeTransaction(_ transaction: inout Transaction) {}

  /// The view came on screen with its window, or went with it.
  func visibilityDidChange(_ isVisible: Bool) {
    forEachChild { $0.visibilityDidChange(isVisible) }
  }

  /// Whether what this node shows is on screen: the next screen among the ancestors knows, else the graph.
  var isOnScreen: Bool { parent?.isOnScreen ?? graph.isVisible }

  /// Says what tools may know of this node. Nothing unless told: a node that only gives structure has nothing to show.
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
  /// The hosts of its content have changed and wait to be collected.
  static let needsHosts = NodeFlags(rawValue: 1 << 6)
  /// What is inside becomes rows, each mounted only while it is in sight: see ``RowNode``.
  static let defersRows = NodeFlags(rawValue: 1 << 12)
  /// This node or one inside shows, or showed, something in a view controller of its own.
  static let subtreeHasScreen = NodeFlags(rawValue: 1 << 14)
  /// This node or one inside keeps closures of the user's that run when nobody notes what they read: see
  /// ``ViewNode/markUnwatchedCode()``.
  static let subtreeRunsUnwatchedCode = NodeFlags(rawValue: 1 << 15)
  /// What is inside has the transition of a ``TransitionTraitNode`` around this node.
  static let passesTransition = NodeFlags(rawValue: 1 << 16)
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
final class RootNode: ViewNode, PreferenceReading {
  private var isWaiting = false

  override func contentHostsDidChange() { graph.rootHostsDidChange() }

  override func collectOwnHosts() { graph.owner.graphRootHostsDidChange() }

  private static let windowKeys = [
    ObjectIdentifier(PreferredColorSchemeKey.self), ObjectIdentifier(StatusBarHiddenKey.self),
  ]

  /// What is said of the window goes all the way up.
  override func preferenceDidChange(_ key: ObjectIdentifier?) {
    guard !isWaiting, key.map(RootNode.windowKeys.contains) ?? true else { return }
    isWaiting = true
    graph.readPreferenceLater(self)
  }

  func readPreference() {
    isWaiting = false
    var colorScheme = PreferenceAccumulator<PreferredColorSchemeKey>()
    collectPreference(into: &colorScheme)
    var hidesStatusBar = PreferenceAccumulator<StatusBarHiddenKey>()
    collectPreference(into: &hidesStatusBar)
    graph.owner.windowPreferencesDidChange(
      WindowPreferences(colorScheme: colorScheme.value ?? nil, hidesStatusBar: hidesStatusBar.value ?? nil))
  }
}
