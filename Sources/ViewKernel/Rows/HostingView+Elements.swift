// Tests: `LazyTransitionsTests`, `TransitionTraitNodeTests`.

/// Adds nodes around a view's, if a container with rows or a transition among the ancestors requires it.
extension HostingView {
  func addElement<V: View>(_ view: V, to builder: inout NodeBuilder) {
    switch ElementKind.of(V.self, builder.passedOn) {
    case .itself: V._makeNodes(view, in: &builder)
    case .row: builder.append(RowNode(view, in: builder))
    case .withTransition: builder.append(TransitionNode(of: view, in: builder))
    }
  }

  func updateElement<V: View>(_ view: V, at cursor: inout NodeCursor) {
    switch ElementKind.of(V.self, cursor.passedOn) {
    case .itself: V._updateNodes(view, in: &cursor)
    case .row: cursor.update(view)
    case .withTransition: cursor.update(TransitionNode<V>.self) { $0.take(view) }
    }
  }
}

/// The kind of element that a view is resolved to if its parent passes flags on.
private enum ElementKind {
  /// Its own nodes.
  case itself
  /// A row, which mounts its nodes when it enters the viewport.
  case row
  /// Its own nodes, in a node with the transition of an ancestor.
  case withTransition

  @MainActor
  static func of<V: View>(_ type: V.Type, _ passedOn: NodeFlags) -> ElementKind {
    if passedOn.contains(.defersRows) {
      if passedOn.contains(.offersSubviews), HiddenTraits.areIn(type) { return .itself }
      return RowCount.of(type) == 1 ? .row : .itself
    }
    return StaticContent.isStatic(type) ? .withTransition : .itself
  }
}

extension NodeBuilder {
  /// Whether each view of a type becomes one row, which a container with rows can request.
  func makesOneRow<V: View>(of type: V.Type) -> Bool { ElementKind.of(type, passedOn) == .row }

  /// Whether the appended views become rows of a list.
  var isInList: Bool { defersRows && parent.isInList }
}

extension NodeCursor {
  /// Whether the nodes are rows of a list.
  var isInList: Bool { passedOn.contains(.defersRows) && parent.isInList }
}
