import Foundation

extension HostPaint {
  /// The paint without its shadows and blend modes, and these as effects on what is painted, the outermost first.
  var withoutEffects: (paint: HostPaint, effects: [HostDrawing.Effect]) {
    var (paint, effects) = (self, [HostDrawing.Effect]())
    while true {
      switch paint {
      case .shadowed(let inner, let shadow):
        effects.append(.filter(shadow.effect))
        paint = inner
      case .blended(let inner, let mode):
        effects.append(.filter(.blend(mode)))
        paint = inner
      default: return (paint, effects)
      }
    }
  }

  /// Whether the paint draws outside of the area that it fills: it has a shadow behind it.
  var drawsBeyondArea: Bool {
    switch self {
    case .shadowed(let paint, let shadow): shadow.kind == .drop || paint.drawsBeyondArea
    case .blended(let paint, _): paint.drawsBeyondArea
    default: false
    }
  }
}
