/// The view behind `id(_:)`. Its name is SwiftUI's, since it shows in printed types.
public struct IDView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IDView: View {
  /// There is no body.
  public typealias Body = Never

  /// Appends one node, in which content with another identity takes the place of the former.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    let node = IdentifiedNode<Content, ID>(view.id, in: builder)
    builder.append(node)
    node.mountChildren(view.content)
  }

  /// Hands the new value to the one node.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { cursor.change(view) }
}

extension View {
  /// Binds this view's identity to `id`: when it changes, the view is made anew, and its state is lost.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> IDView<Self, ID> { IDView(content: self, id: id) }
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
