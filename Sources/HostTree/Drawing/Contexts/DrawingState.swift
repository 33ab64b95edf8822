// Tests: `GraphicsContextTests`, `HostGraphicsContextTests`.

package import Foundation

/// The state that a context draws by: SwiftUI's context has one, Core Graphics' context a stack of them.
///
/// Drawings are filtered first, then clipped, faded, and blended with the contents of the layer.
package struct DrawingState {
  /// The opacity of later drawing, from 0 to 1.
  package var opacity: Double = 1
  /// How a drawing is combined with the contents of the layer.
  package var blendMode = HostBlendMode.normal
  /// The transform from the user space to the layer's coordinates.
  package var transform = CGAffineTransform.identity
  /// The clip shapes, the outermost first, in the layer's coordinates.
  package private(set) var clips: [HostDrawing.Effect] = []
  /// The filters, the outermost first, in the layer's coordinates.
  package var filters: [HostDrawing.Effect] = []
  /// The bounding rectangle of all clip shapes, in the layer's coordinates.
  private var clipRect: CGRect

  /// Creates the default state, for a layer whose visible part is a rectangle.
  package init(visible rect: CGRect) { clipRect = rect }

  /// The default state with the transform and the visible part of this one: for a layer in the layer.
  package var forLayer: DrawingState {
    var state = DrawingState(visible: clipRect)
    state.transform = transform
    return state
  }

  /// Whether the transform leaves an area.
  package var hasArea: Bool { transform.a * transform.d != transform.b * transform.c }

  /// The bounding rectangle of all clip shapes, in the user space; empty where the transform leaves no area.
  package var clipBoundingRect: CGRect { hasArea ? clipRect.applying(transform.inverted()) : .zero }

  /// Transforms later drawing by a matrix first.
  package mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Clips later drawing to a path in the user space.
  package mutating func clip(to path: Path, style: FillStyle) {
    let path = path.applying(transform)
    clips.append(.clip(path, style))
    let area = clipRect.intersection(path.boundingRect)
    clipRect = area.isNull ? .zero : area
  }

  /// Clips later drawing by the opacity of a drawing in the layer's coordinates, or the inverse of it.
  package mutating func clip(to mask: HostDrawing, isInverse: Bool) {
    clips.append(isInverse ? .cutOut(mask) : .mask(mask))
  }

  /// Adds what was drawn to a layer.
  ///
  /// - Parameters:
  ///   - content: The drawing.
  ///   - layer: The layer.
  ///   - isTransformed: Whether `content` is in the user space, instead of in the layer's coordinates.
  package func draw(_ content: HostDrawing, into layer: DrawingLayer, isTransformed: Bool = true) {
    guard !content.isEmpty, opacity > 0 else { return }
    var effects: [HostDrawing.Effect] = opacity < 1 ? [.opacity(opacity)] : []
    effects += clips
    effects += filters
    if isTransformed, transform != .identity { effects.append(.transform(transform)) }
    layer.add(content, effects, blendMode)
  }
}
