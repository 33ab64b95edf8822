/// A node around the nodes of other views: the node of a modifier, or of a view with content.
///
/// It keeps the value of its own view or modifier, and passes the content on to its children without keeping it. If
/// each level kept its content, the innermost view would be stored once for each level, and copied as often in each
/// update. Its life:
/// - **mount**: ``mount(around:)`` keeps the first value, and mounts the content.
/// - **update**, from above: ``update(with:around:)`` takes its own new value, and updates the content. A subclass that
///   runs code compares the two values first, and runs the code again where they differ.
/// - **update**, by itself: as any ``ReaderNode``; the content is not touched.
/// - **unmount**: the children, then the node.
class EnclosingNode<Value>: ReaderNode {
  /// Mounts this node and its content. Called once, when the node is in its parent's list.
  ///
  /// - Parameter content: Mounts the content; must be called once.
  func mount(around content: () -> Void) { content() }

  /// Takes a new value, and updates the content.
  ///
  /// The base class only updates the content. ``EnclosingModifierNode`` keeps the value, too, without comparing it; a
  /// subclass that runs code overrides this to compare, and runs the code if the values differ.
  ///
  /// - Parameter content: Updates the content; must be called once.
  func update(with new: Value, around content: () -> Void) { content() }
}

/// A modifier without a body that makes one node around the nodes of its content.
@MainActor
protocol EnclosingModifier: ViewModifier where Body == Never {
  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self>
}

// The names with an underscore stand for ``NodeBuilder`` and ``NodeCursor`` in public declarations.
extension EnclosingModifier {
  /// Appends one node, and mounts the content's nodes as its children.
  @inline(__always)
  public static func _makeNodes<C: View>(_ modifier: Self, around content: C, in builder: inout _NodeBuilder) {
    builder.append(modifier.makeNode(in: builder)) { $0.mountChildren(content) }
  }

  /// Updates the node with the modifier, and its children with the content.
  @inline(__always)
  public static func _updateNodes<C: View>(_ modifier: Self, around content: C, in cursor: inout _NodeCursor) {
    cursor.update(modifier) { $0.updateChildren(content) }
  }
}

/// The node of a modifier that keeps the modifier's newest value.
class EnclosingModifierNode<Modifier>: EnclosingNode<Modifier> {
  // Without exclusivity checks, as each comparison would pay for one: no code that could write it runs while it is
  // compared or handed on.
  @exclusivity(unchecked) final var modifier: Modifier

  init(_ modifier: Modifier, in builder: NodeBuilder) {
    self.modifier = modifier
    super.init(in: builder)
  }

  override func update(with new: Modifier, around content: () -> Void) {
    modifier = new
    content()
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(modifier) }
}
