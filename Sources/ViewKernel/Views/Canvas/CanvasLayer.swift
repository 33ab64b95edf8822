import HostTree

/// What graphics contexts draw into: one layer, which becomes part of another or of a canvas.
///
/// Contexts that are copies of each other draw into the same layer.
final class CanvasLayer {
  private(set) var drawing: HostDrawing
  /// Whether something in it is blended with what is behind, which must be this layer only.
  private var blends = false

  init(_ blank: HostDrawing) { drawing = blank }

  /// Everything that was drawn, as a group of its own if that makes a difference.
  var isolated: HostDrawing {
    guard blends else { return drawing }
    return drawing.blank(with: drawing, [.filter(.compositingGroup)])
  }

  /// Draws on top of what there is, or composes both.
  ///
  /// - Parameters:
  ///   - content: What is drawn.
  ///   - effects: Its effects, the outermost first.
  ///   - mode: How it is composed.
  func add(_ content: HostDrawing, _ effects: [HostDrawing.Effect], _ mode: GraphicsContext.BlendMode) {
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
    default: draw(new)  // .copy
    }
  }
}

extension HostDrawing {
  /// An empty drawing like this one, with another drawing in a group.
  func blank(with content: HostDrawing, _ effects: [Effect]) -> HostDrawing {
    var result = blank
    result.group(effects) { $0.append(content) }
    return result
  }
}

extension GraphicsContext {
  /// How what is drawn is combined with what was drawn before it in the same layer.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The number of the mode, as Core Graphics' `CGBlendMode` has it.
    public let rawValue: Int32
    /// Creates a mode by its number. One that there is not counts as ``normal``.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The new covers the old.
    public static let normal = BlendMode(rawValue: 0)
    /// Multiplies both, as two slides on top of each other; darkens.
    public static let multiply = BlendMode(rawValue: 1)
    /// Multiplies the inverses of both, as two projectors; lightens.
    public static let screen = BlendMode(rawValue: 2)
    /// Multiplies where the old is dark, otherwise screens.
    public static let overlay = BlendMode(rawValue: 3)
    /// The darker component of both.
    public static let darken = BlendMode(rawValue: 4)
    /// The lighter component of both.
    public static let lighten = BlendMode(rawValue: 5)
    /// Lightens the old according to the new.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// Darkens the old according to the new.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// Lightens or darkens the old softly, according to the new.
    public static let softLight = BlendMode(rawValue: 8)
    /// Multiplies or screens, according to the new.
    public static let hardLight = BlendMode(rawValue: 9)
    /// The absolute difference of both.
    public static let difference = BlendMode(rawValue: 10)
    /// The difference with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The new hue, with the old saturation and luminosity.
    public static let hue = BlendMode(rawValue: 12)
    /// The new saturation, with the old hue and luminosity.
    public static let saturation = BlendMode(rawValue: 13)
    /// The new hue and saturation, with the old luminosity.
    public static let color = BlendMode(rawValue: 14)
    /// The new luminosity, with the old hue and saturation.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Removes the old where the new would be.
    public static let clear = BlendMode(rawValue: 16)
    /// The new instead of everything old in the layer.
    public static let copy = BlendMode(rawValue: 17)
    /// The new where there was something; nothing else is left of the layer.
    public static let sourceIn = BlendMode(rawValue: 18)
    /// The new where there was nothing; nothing else is left of the layer.
    public static let sourceOut = BlendMode(rawValue: 19)
    /// The new, where there was something.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// The new behind the old.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// The old where the new would be; nothing else is left of the layer.
    public static let destinationIn = BlendMode(rawValue: 22)
    /// The old where the new would not be.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// The old where the new is, and the new behind it; nothing else is left of the layer.
    public static let destinationAtop = BlendMode(rawValue: 24)
    /// Either the old or the new, where the other is not.
    public static let xor = BlendMode(rawValue: 25)
    /// Adds both, limited to black.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// Adds both, limited to white.
    public static let plusLighter = BlendMode(rawValue: 27)

    private static let mixing: [HostTree.BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity,
    ]

    /// The mode of renderers, for modes that mix colours; nil for those that the layer composes.
    var mixing: HostTree.BlendMode? {
      switch rawValue {
      case 0..<16: BlendMode.mixing[Int(rawValue)]
      case 16..<26: nil
      case 26: .plusDarker
      case 27: .plusLighter
      default: .normal
      }
    }
  }
}
