/// A view that a style may show instead of itself.
///
/// Where no style is in force it is resolved to its ``plain`` form directly, which costs one node and no erased types.
@MainActor
protocol StyleableView: View where Body == Never {
  associatedtype Plain: View
  /// What it is where no style is in force.
  var plain: Plain { get }
  /// What the style in force makes of it; nil where there is none. What is read of the environment counts.
  func styled(in environment: EnvironmentValues) -> AnyView?
}

extension StyleableView {
  /// Appends one node, in which the plain form and that of a style take each other's place.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(StyleableNode(view, in: builder))
  }
}

/// The node of a view that a style may show.
final class StyleableNode<V: StyleableView>: ValueNode<V> {
  // Not checked, as in ``HostNode``.
  @exclusivity(unchecked) private var view: V
  private var isStyled = false

  init(_ view: V, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view }

  private func styled() -> AnyView? {
    track { inPlace(&view) { $0.styled(in: scope.values) } }
  }

  override func mount() {
    if let styled = styled() {
      isStyled = true
      mountChildren(styled)
    } else {
      mountChildren(inPlace(&view) { $0.plain })
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
