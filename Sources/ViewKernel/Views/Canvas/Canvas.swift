public import HostTree

/// A view that draws what a closure draws, for drawings that need no layout, no gestures and no accessibility of their
/// parts.
///
/// It takes the size that it is proposed, 10 points in a dimension without a proposal. The closure runs when the view
/// is drawn, and its drawing is kept until the view gets another value, the size changes, or something differs that the
/// closure has read: states, `@Observable` objects, values of the environment, views among the `symbols`. Together with
/// a ``TimelineView`` it is drawn again in each frame. Drawings outside of its bounds are not visible.
///
/// ```swift
/// let host = HostingView(
///   rootView: Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     context.opacity = 0.5
///     context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.black), lineWidth: 2)
///   })
/// host.frame.size = CGSize(width: 40, height: 20)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints "HostCanvas (0, 0, 40 x 20)"
/// for command in HostDrawing(of: host).commands.suffix(3) {
///   switch command {
///   case .begin(let effects): print("group", effects)
///   case .stroke(let path, _, let style): print(path, style.lineWidth)
///   default: print("end")
///   }
/// }
/// // Prints:
/// // 0 0 m 40 0 l 40 20 l 0 20 l h 2.0
/// // end
/// // end
/// ```
public struct Canvas<Symbols: View>: HostedContainer {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  let own: CanvasConfiguration

  /// The views that the closure may draw, each with its `tag(_:)`.
  nonisolated(unsafe) public var symbols: Symbols
  /// Draws the content.
  public var renderer: (inout GraphicsContext, CGSize) -> Void { own.renderer }
  /// Whether black fills the areas that the closure leaves transparent.
  public var isOpaque: Bool { own.isOpaque }
  /// The colour space of renderers that draw pixels.
  public var colorMode: ColorRenderingMode { own.colorMode }
  /// Has no effect: the closure runs on the main actor.
  public var rendersAsynchronously: Bool { own.rendersAsynchronously }

  var content: Symbols { symbols }

  /// Creates a canvas with views that the closure may draw.
  ///
  /// - Parameters:
  ///   - opaque: Whether black fills the areas that the closure leaves transparent. Defaults to false.
  ///   - colorMode: The colour space of renderers that draw pixels. Defaults to `.nonLinear`.
  ///   - rendersAsynchronously: Has no effect: the closure runs on the main actor.
  ///   - renderer: Draws the content, given the context and the size in points. It must not write states.
  ///   - symbols: The views, each with a `tag(_:)` by which ``GraphicsContext/resolveSymbol(id:)`` finds it. They have
  ///     their ideal sizes, are updated and animated as others, and react to nothing.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    own = CanvasConfiguration(
      isOpaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer)
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether black fills the areas that the closure leaves transparent. Defaults to false.
  ///   - colorMode: The colour space of renderers that draw pixels. Defaults to `.nonLinear`.
  ///   - rendersAsynchronously: Has no effect: the closure runs on the main actor.
  ///   - renderer: Draws the content, given the context and the size in points. It must not write states.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

/// The configuration kept by the node of a ``Canvas``.
struct CanvasConfiguration: HostConfiguration {
  let isOpaque: Bool
  let colorMode: ColorRenderingMode
  let rendersAsynchronously: Bool
  nonisolated(unsafe) let renderer: (inout GraphicsContext, CGSize) -> Void

  var written: Any {
    Canvas(opaque: isOpaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer)
  }

  func makeNode(of type: Any.Type, in builder: NodeBuilder) -> HostNode<Self> {
    CanvasNode(self, of: type, in: builder)
  }

  func makeHost(context: HostContext<Self>) -> HostCanvas { HostCanvas() }

  func updateHost(_ host: HostCanvas, context: HostContext<Self>) {
    host.isContentOpaque = isOpaque
    host.colorMode = colorMode
    let run = LateCode(of: context.node)
    host.content = { [unowned host, weak node = context.node, renderer, last = context.environment] drawing, size in
      // The newest: changes of values that were never read are not reported. A host that departs has no node.
      let environment = node.flatMap { $0.flags.contains(.isUnmounted) ? nil : $0.scope.values } ?? last
      let layer = DrawingLayer(drawing.blank)
      run {
        var context = GraphicsContext(layer: layer, canvas: host, size: size, environment: environment)
        renderer(&context, size)
      }
      drawing.append(layer.isolated)
    }
  }

  static func dismantleHost(_ host: HostCanvas) { host.content = nil }
}

/// The node of a canvas: it sets the identities by which the host finds the symbols.
final class CanvasNode: ContainerNode<CanvasConfiguration> {
  override func commit() {
    super.commit()
    // A departing view stays a subview to its end, and is no symbol any more.
    host?.symbolTags = collectTaggedHosts().tags?.mapValues(\.value) ?? [:]
  }
}
