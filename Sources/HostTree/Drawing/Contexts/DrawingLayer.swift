// Tests: `GraphicsContextTests`, `HostGraphicsContextTests`.

import Foundation

/// The target of contexts: one layer, which becomes part of another, of a canvas or of an image.
///
/// Contexts that are copies of each other draw into the same layer.
package final class DrawingLayer {
  package private(set) var drawing: HostDrawing
  /// Whether something in it is blended with what is behind, which must be this layer only.
  private var blends = false

  package init(_ blank: HostDrawing) { drawing = blank }

  /// Everything that was drawn, as a group of its own if that makes a difference.
  package var isolated: HostDrawing {
    guard blends else { return drawing }
    return drawing.blank(with: drawing, [.filter(.compositingGroup)])
  }

  /// Draws on top of the layer's contents, or composes both.
  ///
  /// - Parameters:
  ///   - content: The drawing.
  ///   - effects: Its effects, the outermost first.
  ///   - mode: How it is composed.
  package func add(_ content: HostDrawing, _ effects: [HostDrawing.Effect], _ mode: HostBlendMode) {
    if let mode = mode.mixing {
      if mode != .normal { blends = true }
      return drawing.group(mode == .normal ? effects : [.filter(.blend(mode))] + effects) { $0.append(content) }
    }
    let old = drawing
    let new = old.blank(with: content, effects)
    drawing = old.blank
    func draw(_ part: HostDrawing, _ effect: HostDrawing.Effect? = nil) {
      drawing.group(effect.map { [$0] } ?? []) { $0.append(part) }
    }
    switch mode {
    case .clear: draw(old, .cutOut(new))
    case .sourceIn: draw(new, .mask(old))
    case .sourceOut: draw(new, .cutOut(old))
    case .sourceAtop:
      draw(old)
      draw(new, .mask(old))
    case .destinationOver:
      draw(new)
      draw(old)
    case .destinationIn: draw(old, .mask(new))
    case .destinationOut: draw(old, .cutOut(new))
    case .destinationAtop:
      draw(new)
      draw(old, .mask(new))
    case .xor:
      draw(old, .cutOut(new))
      draw(new, .cutOut(old))
    case .copy: draw(new)
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusDarker, .plusLighter:
      break  // Mixed above.
    }
  }
}

extension HostDrawing {
  /// An empty drawing like this one, with another drawing in a group.
  package func blank(with content: HostDrawing, _ effects: [Effect]) -> HostDrawing {
    var result = blank
    result.group(effects) { $0.append(content) }
    return result
  }
}
