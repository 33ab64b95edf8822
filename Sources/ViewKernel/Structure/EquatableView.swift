/// A view that is compared with `==` and nothing else, to decide whether its body must run again.
public struct EquatableView<Content: View & Equatable> {
  /// The view that is compared.
  public var content: Content

  /// Compares `content` with `==`.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// There is no body.
  public typealias Body = Never

  /// Appends one node that stands before the content's own.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(EquatableNode(view.content, in: builder))
  }
}

extension View where Self: Equatable {
  /// Compares this view with `==` to decide whether its body must run again.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// The node before a view that is compared with `==`: lets only different values through.
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
