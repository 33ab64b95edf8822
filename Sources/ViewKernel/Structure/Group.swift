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
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    Content.makeNodes(view.content, in: &builder)
  }

  /// Hands what is inside to its nodes.
  public static func updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    Content.updateNodes(view.content, in: &cursor)
  }
}
