public import Foundation

/// A view that draws fills and strokes of shapes.
///
/// Shapes are drawn in ``HostView/bounds``, and may extend beyond them. It is hit where there is paint.
///
/// ```swift
/// let view = HostShapeView(.rectangle, fill: .color(.systemBlue))
/// view.layers.append(HostShapeLayer(.rectangle, .stroke(StrokeStyle(lineWidth: 2)), paint: .color(.label)))
/// ```
open class HostShapeView: HostView {
  /// The layers of paint, from back to front. The shape of the first one decides the size.
  public final var layers: [HostShapeLayer] = [] {
    didSet {
      outlines = []
      invalidateIntrinsicContentSize()
    }
  }

  /// The outlines of the layers with paint, in the bounds that hit testing last asked for.
  private final var outlines: [HitOutline] = []

  /// Creates a view that fills a shape with a paint.
  public convenience init(_ shape: HostShape, fill paint: HostPaint) {
    self.init(frame: .zero)
    layers = [HostShapeLayer(shape, paint: paint)]
  }

  /// Whether shapes are mirrored in a right-to-left layout; true by default.
  public final var mirrorsShapes: Bool {
    get { mirroredDirection == .rightToLeft }
    set { mirroredDirection = newValue ? .rightToLeft : nil }
  }

  /// The layout direction in which shapes are mirrored; nil for none.
  package final var mirroredDirection: HostUserInterfaceLayoutDirection? = .rightToLeft {
    didSet { if mirroredDirection != oldValue { setNeedsDisplay() } }
  }

  private var isMirrored: Bool { mirroredDirection == effectiveUserInterfaceLayoutDirection }

  /// The outline of a layer as drawn, mirrored where needed.
  private func path(of layer: HostShapeLayer) -> Path {
    let path = layer.shape.path(in: bounds)
    guard isMirrored else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0))
  }

  /// The size that the first layer's shape chooses for a proposal; the whole proposal without layers.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layers.first?.shape.sizeThatFits(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  /// Whether any layer paints a point.
  open override func point(inside point: CGPoint, with event: HostEvent?) -> Bool {
    var point = point
    if isMirrored { point.x = bounds.minX + bounds.maxX - point.x }
    if outlines.first?.rect != bounds {
      outlines = layers.filter { !$0.paint.isClear }.map { HitOutline($0.shape, $0.area, in: bounds) }
    }
    // By index, as an outline keeps what it finds.
    for index in outlines.indices where outlines[index].contains(point) { return true }
    return false
  }

  // It is hit where it is drawn.
  override var hitsBeyondBounds: Bool { super.hitsBeyondBounds || drawsBeyondBounds }

  /// Draws the layers from back to front.
  open override func draw(into drawing: inout HostDrawing) {
    for layer in layers {
      let path = path(of: layer)
      switch layer.area {
      case .fill(let style): drawing.fill(path, with: layer.paint, in: bounds, style: style)
      case .stroke(let style): drawing.stroke(path, with: layer.paint, in: bounds, style: style)
      }
    }
  }

  /// Adds the shape and its layers to this view's line in a printed tree.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let first = layers.first { description.add("shape", Words(first.shape.name)) }
    for layer in layers {
      switch layer.area {
      case .fill(let style):
        description.add("fill", layer.paint)
        if style.isEOFilled { description.add("evenOdd") }
      case .stroke(let style):
        description.add("stroke", layer.paint)
        description.add("lineWidth", style.lineWidth)
        if style.isDashed {
          description.add("dash", Words("[" + style.dash.map(\.printed).joined(separator: ", ") + "]"))
        }
      }
    }
  }
}
