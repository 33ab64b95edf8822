/// A view that is compared with `==` only, to decide whether its body must run again.
public struct EquatableView<Content: View & Equatable> {
  /// The view that is compared.
  public var content: Content

  /// Creates a view that compares `content` with `==`; the same as `content.equatable()`.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Appends one node around the content's own.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(EquatableNode(view.content, in: builder))
  }
}

extension View where Self: Equatable {
  /// Compares this view with `==` instead of field by field, to decide whether its body must run again.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// The node around a view that is compared with `==`: updates the content with different values only.
final class EquatableNode<Content: View & Equatable>: ValueNode<EquatableView<Content>> {
  private var content: Content

  init(_ content: Content, in builder: NodeBuilder) {
    self.content = content
    super.init(in: builder)
  }

  override func mount() { mountChildren(content) }

  override func update(with new: EquatableView<Content>) {
    guard new.content != content else { return }
    content = new.content
    updateChildren(new.content)
  }
}
