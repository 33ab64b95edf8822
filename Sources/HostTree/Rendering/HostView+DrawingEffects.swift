import Foundation

extension HostView {
  /// The view's own effects, and the effects of the properties of every view.
  final var allDrawingEffects: [HostDrawing.Effect] {
    var effects = drawingEffects
    let animated = animatedValues
    let transform = animated?.transform ?? transform
    if transform != .identity {
      effects.insert(.transform(HostView.about(CGPoint(x: bounds.midX, y: bounds.midY), transform)), at: 0)
    }
    if let shown = animated?.frame?.size, shown != bounds.size, bounds.width > 0, bounds.height > 0 {
      let scale = CGAffineTransform(scaleX: shown.width / bounds.width, y: shown.height / bounds.height)
      effects.insert(.transform(HostView.about(bounds.origin, scale)), at: 0)
    }
    let alpha = animated?.alpha ?? alpha
    if alpha < 1 { effects.append(.opacity(alpha)) }
    if let transition { effects.insert(contentsOf: transition.effects(on: self), at: 0) }
    if flags.contains(.hasLayerLooks), let shadow = layerShadow { effects.append(.filter(shadow.effect)) }
    if clipsToBounds {
      let radius = soundCornerRadius
      let outline =
        radius > 0 ? Path(roundedRect: bounds, cornerRadius: radius, style: .circular) : Path(clippingBounds)
      effects.append(.clip(outline, FillStyle()))
    }
    return effects
  }

  /// The corner radius, limited to half of the shorter side.
  final var soundCornerRadius: CGFloat { min(cornerRadius, bounds.width / 2, bounds.height / 2) }
}
