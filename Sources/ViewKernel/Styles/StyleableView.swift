/// A view whose content may be made by a style.
///
/// Without a style it is resolved to its ``plain`` form directly, which costs one node and no type erasure.
@MainActor
protocol StyleableView: View where Body == Never {
  associatedtype Plain: View
  /// The content without a style.
  var plain: Plain { get }
  /// The content that the current style makes; nil without a style.
  ///
  /// Reads of the environment are tracked as dependencies.
  func styled(in environment: EnvironmentValues) -> AnyView?
}

extension StyleableView {
  /// Appends one node, whose children are either the plain form or the style's.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(ViewDescriptor.of(Self.self).nodeType(StyleableNode<Self>.self).init(view, in: builder))
  }
}

/// The node of a view with styles.
final class StyleableNode<V: StyleableView>: ValueNode<V> {
  // Without exclusivity checks, for the same reason as in ``HostNode``.
  @exclusivity(unchecked) private var view: V
  private var isStyled = false

  required init(_ view: V, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(view) }

  private func styled() -> AnyView? {
    track { inPlace(&view) { $0.styled(in: scope.values) } }
  }

  override func mount() {
    if let styled = styled() {
      isStyled = true
      mountChildren(styled)
    } else {
      mountChildren(view.plain)
    }
  }

  override func update(with new: V) {
    view = new
    rerun()
  }

  override func run() {
    let styled = styled()
    let wasStyled = isStyled
    isStyled = styled != nil
    if let styled {
      wasStyled ? updateChildren(styled) : replaceChildren(styled)
    } else {
      wasStyled ? replaceChildren(view.plain) : updateChildren(view.plain)
    }
  }

  override var viewName: String { "\(V.self)" }
}
