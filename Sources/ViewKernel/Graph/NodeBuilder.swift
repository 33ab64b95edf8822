// Underscored, as all that users' views have by their protocol and never call: editors leave such names out of completion, and DocC out of
// the documentation.
typealias NodeBuilder = _NodeBuilder
typealias NodeCursor = _NodeCursor

/// Where new nodes go: behind the last one that was appended to a parent.
@MainActor
public struct _NodeBuilder {
  private let unretainedParent: Unmanaged<ViewNode>
  private let unretainedScope: Unmanaged<EnvironmentScope>
  private var last: Unmanaged<ViewNode>?
  /// What the parent passes on to nodes that have no hosts of their own.
  let passedOn: NodeFlags

  /// Appends to a parent without children yet.
  init(_ parent: ViewNode) {
    unretainedParent = .passUnretained(parent)
    unretainedScope = .passUnretained(parent.contentScope)
    passedOn = parent.flags.intersection(.passedOn)
  }

  /// Whether what is appended becomes rows.
  var defersRows: Bool { passedOn.contains(.defersRows) }

  var parent: ViewNode { unretainedParent.borrowed }
  var scope: EnvironmentScope { unretainedScope.borrowed }

  /// Appends the nodes of a view, with others around them where the parent passes something on that asks for it.
  mutating func add<V: View>(_ view: V) {
    if passedOn.isEmpty { V._makeNodes(view, in: &self) } else { scope.graph.owner.addElement(view, to: &self) }
  }

  // No part of their callers, who know the exact type of the node that they have made: the compiler would make one of everything
  // that mounting calls for each type of node, and take a fifth longer over the module.

  /// Puts a node behind the last one and mounts it.
  @inline(never)
  mutating func append(_ node: ViewNode) {
    link(node)
    node.mount()
  }

  /// Puts a node behind the last one and mounts it, around what `mountContent` mounts in it.
  @inline(never)
  mutating func append<Value>(_ node: EnclosingNode<Value>, mountContent: (ViewNode) -> Void) {
    link(node)
    node.mount { mountContent(node) }
  }

  /// Tells a node that what is inside has been mounted.
  @inline(never)
  func finish(_ node: ViewNode) { node.didMountContent() }

  private mutating func link(_ node: ViewNode) {
    if let last {
      last.inPlace { $0.nextSibling = node }
    } else {
      unretainedParent.inPlace { $0.firstChild = node }
    }
    last = .passUnretained(node)
  }
}

/// Walks over existing nodes in the order in which they were made.
///
/// A view of a given type always has the same number of nodes: what comes and goes is inside of a node. So values and
/// nodes keep in step.
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

  /// Hands a new value to the nodes that ``NodeBuilder/add(_:)`` appended.
  @inline(__always)
  mutating func hand<V: View>(_ view: V) {
    if passedOn.isEmpty { V._updateNodes(view, in: &self) } else { handElement(view) }
  }

  @inline(never)
  private mutating func handElement<V: View>(_ view: V) { parent.graph.owner.updateElement(view, at: &self) }

  /// The node at the cursor, which moves on to the next.
  mutating func next() -> ViewNode { advance().takeUnretainedValue() }

  @inline(__always)
  private mutating func advance() -> Unmanaged<ViewNode> {
    guard let current = node else {
      preconditionFailure("A view has more nodes than when it was mounted: _makeNodes and _updateNodes must agree.")
    }
    node = current.inPlace { $0.nextSibling.unretained }
    return current
  }

  /// Hands a new value to the node at the cursor, which stands for a view of exactly this type.
  ///
  /// A part of each caller, which then need not tell at run time what `V` is: to look up that of a generic caller takes
  /// some 300 instructions.
  @inline(__always)
  mutating func update<V>(_ view: V) {
    // A node stays while it is updated: only its parent, which is at work with its children, takes it out.
    advance().inPlace { knownDowncast($0, to: ValueNode<V>.self).update(with: view) }
  }

  /// Calls `body` with the node at the cursor, which is of the type that was made there, and moves on.
  @inline(__always)
  mutating func update<Node: ViewNode>(_ type: Node.Type, _ body: (Node) -> Void) {
    advance().inPlace { body(knownDowncast($0, to: type)) }
  }

  /// Hands a new value to the node at the cursor, which stands for a view whose content comes and goes.
  @inline(__always)
  mutating func change<V>(_ view: V) {
    advance().inPlace { knownDowncast($0, to: ChangingNode<V>.self).update(with: view) }
  }

  /// Hands a new value to the node at the cursor, and returns the node, for what is inside.
  @inline(__always)
  mutating func updateNext<V>(_ view: V) -> ViewNode {
    let node = advance()
    node.inPlace { knownDowncast($0, to: ValueNode<V>.self).update(with: view) }
    return node.borrowed
  }

  /// Hands a new value to the node at the cursor, around what `updateContent` hands on to the nodes in it.
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

  /// Hands a new value to the children that ``mountChildren(_:)`` mounted for a value of the same type.
  final func updateChildren<V: View>(_ view: V) {
    // As many as ``mountChildren(_:)`` mounted.
    guard depth < ViewNode.maximumDepth else { return }
    var cursor = NodeCursor(self)
    cursor.hand(view)
  }

  /// How deep nodes are: what lies deeper is not shown, since to go through it would take more stack than there is.
  ///
  /// As deep as 8 MB of stack are enough for in a debug build. Views that contain themselves without an end come to it, too.
  static var maximumDepth: Int32 { 8_000 }

  @inline(never)
  private func reportDepth(of type: Any.Type) {
    reportMisuse(
      "Views are nested more than \(ViewNode.maximumDepth) deep: \(type) in \(viewName) is not shown. Nest them less deeply; a "
        + "view that contains itself needs a condition under which it does not.")
  }

  /// Unmounts the children, and mounts those of `view`.
  final func replaceChildren<V: View>(_ view: V) { replaceChildren { mountChildren(view) } }

  /// Unmounts the children.
  final func removeChildren() { replaceChildren {} }

  private final func replaceChildren(_ mount: () -> Void) {
    let wrotePreferences = flags.contains(.subtreeWritesPreferences)
    unmountList()
    mount()
    if wrotePreferences { contentDidChange(.preference(nil)) }
    contentDidChange(.contribution)
  }
}
