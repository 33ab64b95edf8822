/// Several views as one, for modifiers and for builder closures. The enclosing container sees the views, not the group;
/// a modifier of the group modifies each of them.
public struct Group<Content> {
  @usableFromInline var content: Content
}

extension Group: View where Content: View {
  /// There is no body.
  public typealias Body = Never

  /// Groups the views that `content` makes.
  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  @inlinable init(content: Content) { self.content = content }

  /// Appends the nodes of what is inside.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    Content._makeNodes(view.content, in: &builder)
  }

  /// Hands what is inside to its nodes.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    Content._updateNodes(view.content, in: &cursor)
  }
}
