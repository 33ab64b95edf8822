// Tests: `DeepTreesTests`, `HostingViewLifeTests`.

/// The persistent part of a view: its identity, its state and its place in the tree.
///
/// View values are short-lived; a node stays for as long as a view of the same type stays at the same place. Its life:
/// - **make**: the view's `_makeNodes` creates the node with the view's first value, and links it into its parent's
///   list of children.
/// - **mount**: ``mount()`` is called once. It makes and mounts the nodes of the content. A node that is too deep for
///   the stack goes to the dirty queue instead (``defersMount()``).
/// - **update**, from above: an ancestor hands on a new value, by the `update` of ``ValueNode``, ``EnclosingNode`` or
///   ``ChangingNode``.
/// - **update**, by itself: something that the node has read has changed; it is invalidated, waits in the graph's dirty
///   queue, and ``refresh()`` is called in the next flush.
/// - **commit**: the content contributes something else than before; the node waits in the commit queue, and
///   ``commit()`` is called when all nodes are updated, children before parents.
/// - **unmount**: ``unmount()`` is called once. It unmounts the subtree, then releases what the node itself holds.
///
/// Nodes form a tree: each owns its first child and its next sibling, and refers to its parent, which outlives it,
/// without retaining it. A tuple or a group has no node: the nodes of its elements are siblings in the list of the
/// nearest ancestor that has one.
@MainActor
package class ViewNode {
  private var unretainedParent: Unmanaged<ViewNode>?
  final var firstChild: ViewNode?
  final var nextSibling: ViewNode?
  final private(set) var unretainedScope: Unmanaged<EnvironmentScope>
  final private(set) var depth: Int32
  /// The serial number of this node: nodes of the same depth are updated in the order in which they were made.
  final let number: UInt32
  final var flags: NodeFlags = []

  // Not inlined, so that this code exists once, not in the initializer of each node class.
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

  /// Creates the root node of a graph.
  init(rootOf scope: EnvironmentScope) {
    unretainedParent = nil
    unretainedScope = .passUnretained(scope)
    depth = 0
    number = ViewNode.nextNumber()
  }

  deinit { ViewNode.liveCount -= 1 }

  // Not isolated, as `deinit` decrements it.
  /// The number of nodes alive, for tests: each expects zero at its end.
  @exclusivity(unchecked) nonisolated(unsafe) package static var liveCount = 0

  private static var madeCount: UInt32 = 0
  /// The number of the node that was made last, in any graph.
  static var newestNumber: UInt32 { madeCount }

  private static func nextNumber() -> UInt32 {
    liveCount += 1
    madeCount &+= 1
    return madeCount
  }

  final var parent: ViewNode? {
    @inline(__always) get { unretainedParent?.borrowed }
  }

  /// The environment of this node. The nearest environment writer among the ancestors owns it, or else the graph.
  final var scope: EnvironmentScope {
    @inline(__always) get { unretainedScope.borrowed }
  }

  final var graph: ViewGraph { scope.graph }

  /// The environment of the content. Defaults to this node's own; environment writers override it.
  final var contentScope: EnvironmentScope { unretainedContentScope.borrowed }
  /// ``contentScope``, which this node or an ancestor keeps.
  var unretainedContentScope: Unmanaged<EnvironmentScope> { unretainedScope }

  /// Makes and mounts the nodes of the content. Called once, when the node is in its parent's list.
  func mount() {}

  /// Called when the content is mounted, for nodes that leave mounting it to their view's `_makeNodes`.
  func didMountContent() {}

  /// Updates this node from the dirty queue: something that it read has changed, or it was too deep to be mounted at
  /// once.
  func refresh() {}

  /// Puts off mounting to the dirty queue if this node is too deep for the stack. Returns whether it does.
  final func defersMount() -> Bool {
    guard graph.isTooDeep(depth) else { return false }
    flags.insert(.needsMount)
    graph.enqueue(self)
    return true
  }

  /// Mounts this node from the dirty queue, after ``defersMount()``.
  final func mountDeferred() {
    flags.remove(.needsMount)
    mount()
    contentDidChange(.contribution)
  }

  /// Unmounts the children, then releases what this node itself holds (``willUnmount()``). Further calls do nothing.
  final func unmount() {
    if flags.contains(.isUnmounted) { return }
    unmountChildren()
    willUnmount()
    flags.insert(.isUnmounted)
  }

  /// Unmounts all children: those in the list, and those that a subclass keeps outside of it.
  final func unmountChildren() {
    unmountList()
    if keepsChildrenBesideList { forEachChild { $0.unmount() } }
  }

  /// Moves this node with its subtree to a new parent. Nodes whose environment was `scope` get the environment of the
  /// parent's content.
  ///
  /// The caller links the node into the parent's list, and notifies readers of the environment.
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

  /// Unmounts and releases the listed children one by one, so that neither long nor deep trees are deallocated
  /// recursively.
  final func unmountList() {
    var next = firstChild.take()
    while let child = next {
      child.unmount()
      next = child.nextSibling.take()
    }
  }

  /// Unmounts this node and the siblings after it, which are in no parent's list any more.
  final func unmountSiblings() {
    var next: ViewNode? = self
    while let node = next {
      node.unmount()
      next = node.nextSibling.take()
    }
  }

  /// Sets subtree flags on this node and its ancestors, up to the first that has them already.
  final func markSubtree(_ mark: NodeFlags) {
    var node: ViewNode? = self
    while let current = node, !current.flags.isSuperset(of: mark) {
      current.flags.formUnion(mark)
      node = current.parent
    }
  }

  /// Releases what this node itself holds. Its children are unmounted already.
  func willUnmount() {}

  /// Whether ``forEachChild(_:)`` may visit children that are not in the list: these are unmounted, too.
  var keepsChildrenBesideList: Bool { false }

  /// Calls `body` with each child, in order. Nodes that keep children outside of the list override it to include those,
  /// and ``keepsChildrenBesideList``.
  func forEachChild(_ body: (ViewNode) -> Void) {
    var next = firstChild
    while let child = next {
      body(child)
      next = child.nextSibling
    }
  }

  /// Contributes to a gathering (hosts, rows, preference values), in order with the children's contributions.
  ///
  /// The default implementation contributes nothing of its own and passes the gathering on to the children.
  func contribute(to gathering: Gathering) { contributeContent(to: gathering) }

  /// Passes a gathering on to the children within its reach.
  final func contributeContent(to gathering: Gathering) {
    switch gathering.reach {
    case .content:
      var next = firstChild.unretained
      while let child = next {
        child.inPlace { $0.contribute(to: gathering) }
        next = child.inPlace { $0.nextSibling.unretained }
      }
    case .marked(let flags):
      forEachChild {
        $0.flags.isSuperset(of: flags) ? $0.contribute(to: gathering) : gathering.passOver($0)
      }
    case .itself: break
    }
  }

  /// Something in the subtree has changed. Climbs to the nearest ancestor that handles it.
  ///
  /// The default implementation passes the change on to the parent.
  func contentDidChange(_ change: ContentChange) { parent?.contentDidChange(change) }

  /// The environment or the visibility of this node has changed. Descends the tree.
  ///
  /// The default implementation passes the change on to all children.
  func surroundingsDidChange(_ change: SurroundingsChange) {
    forEachChild { $0.surroundingsDidChange(change) }
  }

  /// Commits what the content contributes. Called from the commit queue, children first, when all nodes are updated.
  func commit() {}

  /// Which of the flags that ancestors pass on (``NodeFlags/passedOn``) this node takes, and passes on to its content.
  ///
  /// All by default; none for nodes that put the hosts of their content into a host of their own.
  var passesOn: NodeFlags { .passedOn }

  /// Whether the content of this node is on screen. Takes time proportional to the node's depth.
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

  /// Adds what inspection tools may see of this node. The default implementation, for structural nodes, adds nothing.
  func inspect(into inspection: inout NodeInspection) {}

  /// The writes of this node into the environment of its content, the latest first, for tools.
  var environmentWrites: [EnvironmentEntry] { [] }

  /// The type of the view that this node stands for, for diagnostics.
  var viewName: String { parent?.viewName ?? "the root view" }
}

/// The root of a graph. It stands for no view; the nodes of the root view are its children.
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
