// Tests: `ButtonTests`, `ButtonStyleTests`.

/// A button without a style: a ``PressableView`` whose label is one view.
///
/// Not a `PressableView<OneLabel<Label>>`, a type of two levels that would be looked up for each button.
struct PlainButton<Label: View>: OneLabelContainer {
  typealias Body = Never
  let own: PressableViewConfiguration
  let content: Label
}

/// A container whose content is one view, as in ``OneLabel``.
protocol OneLabelContainer: HostedContainer {}

// In an extension of the protocol, as a function of a generic type would look its type up.
extension OneLabelContainer {
  /// Appends one node that owns the host, and mounts the content as one view.
  @inline(__always)
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    let node = view.own.makeNode(of: Self.self, in: builder)
    builder.append(node)
    Content.isOneView ? node.mountChildren(view.content) : node.mountOneLabel(view.content)
    builder.finish(node)
  }

  /// Updates the node with the container's own values, and its child with the content.
  @inline(__always)
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    let node = cursor.updateNext(view.own)
    Content.isOneView ? node.updateChildren(view.content) : node.updateOneLabel(view.content)
  }
}

// By themselves, as a function with a value of a generic type on its stack looks that type up at its start.
extension ViewNode {
  @inline(never)
  fileprivate func mountOneLabel<Content: View>(_ content: Content) { mountChildren(OneLabel(content)) }

  @inline(never)
  fileprivate func updateOneLabel<Content: View>(_ content: Content) { updateChildren(OneLabel(content)) }
}

extension Button {
  /// As ``PlainButton`` is mounted, without a value of that type, which would be looked up for each button.
  // Inlined into the witness, which is handed the button's own type.
  @inline(__always)
  static func mountPlain(_ view: Self, in node: ViewNode) {
    var builder = NodeBuilder(node)
    guard builder.passedOn.isEmpty, node.depth < ViewNode.maximumDepth else { return mountElement(view, in: node) }
    let type = ViewDescriptor.of(Self.self).plainType(PlainButton<Label>.self)
    let child = view.plainOwn.makeNode(of: type, in: builder)
    builder.append(child)
    Label.isOneView ? child.mountChildren(view.label) : child.mountOneLabel(view.label)
    builder.finish(child)
  }

  @inline(never)
  private static func mountElement(_ view: Self, in node: ViewNode) { node.mountChildren(view.plain) }
}
