// Tests: `HostEditsTests`, `HostAnimationsTests`.

/// A view that owns one host and has no content: a text, an image, a control.
@MainActor
protocol HostedView: View, HostConfiguration where Body == Never {}

extension HostedView {
  @inline(__always)
  func makeNode(of type: Any.Type, in builder: NodeBuilder) -> HostNode<Self> { HostNode(self, in: builder) }

  /// Appends one node that owns the host.
  @inline(__always)
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(view.makeNode(of: Self.self, in: builder))
  }

  /// Updates the node with the new value.
  @inline(__always)
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { cursor.update(view) }
}

/// A view that owns one host with content: the hosts of the content become subviews of the host.
///
/// It stores two things: ``own``, such as the alignment and the spacing of a stack, which its node keeps and compares;
/// and ``content``, which is handed on to the node's children.
@MainActor
protocol HostedContainer: View where Body == Never {
  associatedtype Own: HostConfiguration
  associatedtype Content: View

  /// The container's own values, without its content: all that its node keeps. See ``EnclosingNode``.
  var own: Own { get }
  /// The content, whose hosts become subviews of the host.
  var content: Content { get }
}

// Neither function passes closures, as other nodes do (``EnclosingNode``): such a closure would look up all
// conformances of the view's type each time, which takes as long as everything else.
extension HostedContainer {
  /// Appends one node that owns the host, and mounts the content as its children.
  @inline(__always)
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    let node = view.own.makeNode(of: Self.self, in: builder)
    builder.append(node)
    node.mountChildren(view.content)
    builder.finish(node)
  }

  /// Updates the node with the container's own values, and its children with the content.
  @inline(__always)
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    let node = cursor.updateNext(view.own)
    node.updateChildren(view.content)
  }
}
