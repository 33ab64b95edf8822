public import Foundation

/// Shows a shape: coats of paint upon each other, inside its outline and along it.
///
/// The shape is drawn in ``HostView/bounds``, and may stand out. A pointer hits it where there is paint.
open class HostShapeView: HostView {
  /// The coats of paint, from the lowest to the topmost. The shape of the first one decides the size.
  public final var layers: [HostShapeLayer] = [] {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Makes a view that shows a shape in one paint.
  public convenience init(_ shape: HostShape, fill paint: HostPaint) {
    self.init(frame: .zero)
    layers = [HostShapeLayer(shape, paint: paint)]
  }

  /// Whether shapes are mirrored where reading begins on the right; true unless told.
  public final var mirrorsShapes = true {
    didSet { if mirrorsShapes != oldValue { setNeedsDisplay() } }
  }

  /// The outline of a layer, as it is drawn.
  private func path(of layer: HostShapeLayer) -> Path {
    let path = layer.shape.path(in: bounds)
    guard mirrorsShapes, effectiveUserInterfaceLayoutDirection == .rightToLeft else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0))
  }

  /// The size that the shape chooses for a proposal.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layers.first?.shape.sizeThatFits(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  /// Whether there is paint at a point.
  open override func point(inside point: CGPoint, with event: HostEvent?) -> Bool {
    var point = point
    if mirrorsShapes, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      point.x = bounds.minX + bounds.maxX - point.x
    }
    return layers.contains { $0.contains(point, in: bounds) }
  }

  /// Draws the coats of paint in their order.
  open override func draw(into drawing: inout HostDrawing) {
    for layer in layers {
      let path = path(of: layer)
      switch layer.area {
      case .fill(let style): drawing.fill(path, with: layer.paint, in: bounds, style: style)
      case .stroke(let style): drawing.stroke(path, with: layer.paint, in: bounds, style: style)
      }
    }
  }

  /// Adds the shape and its paint to the line that stands for this view.
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
