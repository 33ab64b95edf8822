/// A node around those of other views.
///
/// It keeps what its own view or modifier says, and nothing of what is inside, which goes straight on to the nodes there: kept at
/// each level, the innermost view would be kept as many times as there are levels, and copied as often in each update.
class EnclosingNode<Value>: ReaderNode {
  /// Called once, when the node stands in its parent's list.
  ///
  /// - Parameter content: Mounts what is inside; to be called once.
  func mount(around content: () -> Void) { content() }

  /// Takes a new value: compares, and keeps it.
  ///
  /// - Parameter content: Hands on what is inside; to be called once.
  func update(with new: Value, around content: () -> Void) { content() }
}

/// A modifier without a body that is resolved to one node around those of its content.
@MainActor
protocol EnclosingModifier: ViewModifier where Body == Never {
  /// Makes the node.
  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self>
}

extension EnclosingModifier {
  /// Appends one node around those of the content.
  @inline(__always)
  public static func _makeNodes<C: View>(_ modifier: Self, around content: C, in builder: inout _NodeBuilder) {
    builder.append(modifier.makeNode(in: builder)) { $0.mountChildren(content) }
  }

  /// Hands the modifier to the one node, and the content to those inside.
  @inline(__always)
  public static func _updateNodes<C: View>(_ modifier: Self, around content: C, in cursor: inout _NodeCursor) {
    cursor.update(modifier) { $0.updateChildren(content) }
  }
}

/// The node of a modifier that keeps the newest value.
class EnclosingModifierNode<Modifier>: EnclosingNode<Modifier> {
  // Not checked, because each comparison would be: nothing that may write it runs while it is compared or handed on.
  @exclusivity(unchecked) final var modifier: Modifier

  init(_ modifier: Modifier, in builder: NodeBuilder) {
    self.modifier = modifier
    super.init(in: builder)
  }

  override func update(with new: Modifier, around content: () -> Void) {
    modifier = new
    content()
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = modifier }
}
