/// The view behind `id(_:)`: a view with an explicit identity. It has SwiftUI's name, since printed types show it.
public struct IDView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IDView: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Appends one node, which replaces its content when the identity changes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    let node = IdentifiedNode<Content, ID>(view.id, in: builder)
    builder.append(node)
    node.mountChildren(view.content)
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { cursor.change(view) }
}

extension View {
  /// Binds this view's identity to `id`. When it changes, the nodes are unmounted and the view is mounted again: its
  /// state is lost, and its transition runs if the update is animated.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// The node of a view with an explicit identity.
final class IdentifiedNode<Content: View, ID: Hashable>: ChangingNode<IDView<Content, ID>> {
  private var id: ID
  var currentID: ID { id }

  init(_ id: ID, in builder: NodeBuilder) {
    self.id = id
    super.init(in: builder)
  }

  override func update(with new: IDView<Content, ID>) {
    guard new.id != id else { return updateChildren(new.content) }
    let former = id
    id = new.id
    exchangeContent(former, for: new.content, id)
  }
}
