// Tests: `TupleViewTests`, `ConditionalContentTests`.

// Underscored, as is all that users' views have by their protocol and never call: editors leave such names out of
// completion, and DocC out of the documentation.
typealias NodeBuilder = _NodeBuilder
typealias NodeCursor = _NodeCursor

/// Appends new nodes to the children of one parent.
@MainActor
public struct _NodeBuilder {
  private let unretainedParent: Unmanaged<ViewNode>
  private let unretainedScope: Unmanaged<EnvironmentScope>
  private var last: Unmanaged<ViewNode>?
  /// The flags that the parent passes on to nodes that own no hosts.
  let passedOn: NodeFlags

  /// Creates a builder for a parent that has no children yet.
  init(_ parent: ViewNode) {
    unretainedParent = .passUnretained(parent)
    unretainedScope = parent.unretainedContentScope
    passedOn = parent.flags.intersection(.passedOn)
  }

  /// Whether the appended views become rows.
  var defersRows: Bool { passedOn.contains(.defersRows) }

  var parent: ViewNode { unretainedParent.borrowed }
  var scope: EnvironmentScope { unretainedScope.borrowed }

  /// Appends the nodes of a view, with others around them where flags that the parent passes on require it.
  mutating func add<V: View>(_ view: V) {
    if passedOn.isEmpty { V._makeNodes(view, in: &self) } else { scope.graph.owner.addElement(view, to: &self) }
  }

  // Not inlined: callers know the exact type of the node that they have made, so the compiler would specialise all that
  // mounting calls for each type of node, and take a fifth longer for the module.

  /// Appends a node to the list, then mounts it.
  @inline(never)
  mutating func append(_ node: consuming ViewNode) {
    link(node).inPlace { $0.mount() }
  }

  /// Appends a node to the list, then mounts it around the content that `mountContent` mounts.
  @inline(never)
  mutating func append<Value>(_ node: EnclosingNode<Value>, mountContent: (ViewNode) -> Void) {
    _ = link(node)
    node.mount { mountContent(node) }
  }

  /// Notifies a node that its content is mounted.
  @inline(never)
  func finish(_ node: ViewNode) { node.didMountContent() }

  /// Takes the caller's reference over: only the parent, which is mounting its children, removes the node.
  private mutating func link(_ node: consuming ViewNode) -> Unmanaged<ViewNode> {
    let unretained = Unmanaged.passUnretained(node)
    if let last {
      last.borrowed.nextSibling = node
    } else {
      unretainedParent.borrowed.firstChild = node
    }
    last = unretained
    return unretained
  }
}

/// Visits the children of one parent in the order in which they were made, to update them with new values.
///
/// A view of a given type always has the same number of nodes: content is inserted and removed below a node. So values
/// and nodes stay in step.
@MainActor
public struct _NodeCursor {
  private let unretainedParent: Unmanaged<ViewNode>
  private var node: Unmanaged<ViewNode>?

  let passedOn: NodeFlags

  var parent: ViewNode { unretainedParent.borrowed }

  init(_ parent: ViewNode) {
    unretainedParent = .passUnretained(parent)
    node = parent.firstChild.unretained
    passedOn = parent.flags.intersection(.passedOn)
  }

  /// Updates the nodes that ``NodeBuilder/add(_:)`` appended with a new value.
  @inline(__always)
  mutating func hand<V: View>(_ view: V) {
    if passedOn.isEmpty { V._updateNodes(view, in: &self) } else { handElement(view) }
  }

  @inline(never)
  private mutating func handElement<V: View>(_ view: V) { parent.graph.owner.updateElement(view, at: &self) }

  /// Returns the node at the cursor, and advances.
  mutating func next() -> ViewNode { advance().takeUnretainedValue() }

  @inline(__always)
  private mutating func advance() -> Unmanaged<ViewNode> {
    guard let current = node else {
      preconditionFailure("A view has more nodes than when it was mounted: _makeNodes and _updateNodes must agree.")
    }
    node = current.inPlace { $0.nextSibling.unretained }
    return current
  }

  /// Updates the node at the cursor, which belongs to a view of exactly this type, and advances.
  ///
  /// Inlined into each caller, which then need not find out at run time what `V` is: that takes some 300 instructions
  /// in a generic caller.
  @inline(__always)
  mutating func update<V>(_ view: V) {
    // The node can't be released while it is updated: only its parent, which is updating its children, removes it.
    advance().inPlace { knownDowncast($0, to: ValueNode<V>.self).update(with: view) }
  }

  /// Calls `body` with the node at the cursor, which is of the type that was made there, and advances.
  @inline(__always)
  mutating func update<Node: ViewNode>(_ type: Node.Type, _ body: (Node) -> Void) {
    advance().inPlace { body(knownDowncast($0, to: type)) }
  }

  /// Updates the node at the cursor, which belongs to a view whose content is inserted and removed, and advances.
  @inline(__always)
  mutating func change<V>(_ view: V) {
    advance().inPlace { knownDowncast($0, to: ChangingNode<V>.self).update(with: view) }
  }

  /// Updates the node at the cursor, advances, and returns the node, whose content the caller updates.
  @inline(__always)
  mutating func updateNext<V>(_ view: V) -> ViewNode {
    let node = advance()
    node.inPlace { knownDowncast($0, to: ValueNode<V>.self).update(with: view) }
    return node.borrowed
  }

  /// Updates the node at the cursor around its content, which `updateContent` updates, and advances.
  @inline(__always)
  mutating func update<Value>(_ value: Value, updateContent: (ViewNode) -> Void) {
    advance().inPlace { node in
      knownDowncast(node, to: EnclosingNode<Value>.self).update(with: value) { updateContent(node) }
    }
  }
}

extension ViewNode {
  /// Mounts the nodes of `view` as this node's children.
  final func mountChildren<V: View>(_ view: V) {
    guard depth < ViewNode.maximumDepth else { return reportDepth(of: V.self) }
    var builder = NodeBuilder(self)
    builder.add(view)
  }

  /// Updates the children that ``mountChildren(_:)`` mounted with a new value of the same type.
  final func updateChildren<V: View>(_ view: V) {
    // The same limit as in ``mountChildren(_:)``.
    guard depth < ViewNode.maximumDepth else { return }
    var cursor = NodeCursor(self)
    cursor.hand(view)
  }

  /// The maximum depth of nodes. Deeper content is not shown, as visiting it would need more stack than there is.
  ///
  /// 8 MB of stack are enough for this depth in a debug build. Views that contain themselves without end reach it, too.
  static var maximumDepth: Int32 { 8_000 }

  @inline(never)
  private func reportDepth(of type: Any.Type) {
    reportMisuse(
      "Views are nested more than \(ViewNode.maximumDepth) deep: \(type) in \(viewName) is not shown. Nest them less deeply; a "
        + "view that contains itself needs a condition under which it does not.")
  }

  /// Unmounts the children, and mounts the nodes of `view` instead.
  final func replaceChildren<V: View>(_ view: V) { replaceChildren { mountChildren(view) } }

  final func removeChildren() { replaceChildren {} }

  /// Unmounts the children, and mounts others instead.
  final func replaceChildren(_ mount: () -> Void) {
    let wrotePreferences = flags.contains(.subtreeWritesPreferences)
    unmountList()
    mount()
    if wrotePreferences { contentDidChange(.preference(nil)) }
    contentDidChange(.contribution)
  }
}
