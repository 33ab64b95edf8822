/// How a drawing is combined with the drawings before it in the same layer, as `CGBlendMode`.
///
/// The numbers are Core Graphics'. ``BlendMode`` has those that a view can be blended with.
public enum HostBlendMode: Int32, CaseIterable, Sendable {
  /// The new covers the old.
  case normal
  /// Multiplies both, as two slides on top of each other; darkens.
  case multiply
  /// Multiplies the inverses of both, as two projectors; lightens.
  case screen
  /// Multiplies where the old is dark, otherwise screens.
  case overlay
  /// The darker component of both.
  case darken
  /// The lighter component of both.
  case lighten
  /// Lightens the old according to the new.
  case colorDodge
  /// Darkens the old according to the new.
  case colorBurn
  /// Lightens or darkens the old softly, according to the new.
  case softLight
  /// Multiplies or screens, according to the new.
  case hardLight
  /// The absolute difference of both.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The new hue, with the old saturation and luminosity.
  case hue
  /// The new saturation, with the old hue and luminosity.
  case saturation
  /// The new hue and saturation, with the old luminosity.
  case color
  /// The new luminosity, with the old hue and saturation.
  case luminosity
  /// Removes the old where the new would be.
  case clear
  /// The new instead of the old, within the clip shapes.
  case copy
  /// The new where there was something; nothing else is left of the layer.
  case sourceIn
  /// The new where there was nothing; nothing else is left of the layer.
  case sourceOut
  /// The new, where there was something.
  case sourceAtop
  /// The new behind the old.
  case destinationOver
  /// The old where the new would be; nothing else is left of the layer.
  case destinationIn
  /// The old where the new would not be.
  case destinationOut
  /// The old where the new is, and the new behind it; nothing else is left of the layer.
  case destinationAtop
  /// Either the old or the new, where the other is not.
  case xor
  /// Adds both, limited to black.
  case plusDarker
  /// Adds both, limited to white.
  case plusLighter

  /// The mode of renderers, for modes that mix colours; nil for those that the layer composes.
  var mixing: BlendMode? {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor:
      nil
    }
  }
}
