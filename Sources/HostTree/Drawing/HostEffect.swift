public import Foundation

/// What ``HostEffectView`` does to the picture of its content.
public enum HostEffect: Hashable, Sendable {
  /// Each point becomes a mix of those around, `radius` points far; an opaque one lets nothing through at the edges.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// Parts of colours are added to: 0 changes nothing, 1 makes all white, -1 black.
  case brightness(Double)
  /// Differences between colours are multiplied: 1 changes nothing, 0 makes all the same grey.
  case contrast(Double)
  /// How far colours are from grey is multiplied: 1 changes nothing, 0 leaves greys.
  case saturation(Double)
  /// Colours are turned to grey: 0 changes nothing, 1 leaves greys.
  case grayscale(Double)
  /// Colours go on along the colour wheel.
  case hueRotation(Angle)
  /// Parts of colours are multiplied by those of a colour.
  case colorMultiply(HostColor)
  /// Each colour becomes the one that differs most.
  case colorInvert
  /// Dark becomes clear, and all else black.
  case luminanceToAlpha
  /// A blurred picture in one colour lies behind, moved by an offset; lengths are in points.
  case shadow(HostColor, radius: CGFloat, offset: CGSize)
  /// The content is mixed with what is behind.
  case blend(BlendMode)
  /// The content is drawn by itself first, so that opacity and the like apply to it as a whole.
  case compositingGroup
  /// The content is drawn by itself into one picture.
  case drawingGroup(isOpaque: Bool, colorMode: ColorRenderingMode)
}

/// How colours are mixed with those behind them.
public enum BlendMode: Hashable, Sendable {
  /// What is in front covers what is behind.
  case normal
  /// Both together, as two slides upon each other.
  case multiply
  /// Both together, as two projectors.
  case screen
  /// Multiplied where it is dark behind, else screened.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What is behind, lightened by what is in front.
  case colorDodge
  /// What is behind, darkened by what is in front.
  case colorBurn
  /// What is behind, lightened or darkened a little.
  case softLight
  /// What is behind, lightened or darkened a lot.
  case hardLight
  /// How far they are apart.
  case difference
  /// How far they are apart, with less contrast.
  case exclusion
  /// The hue of what is in front.
  case hue
  /// The saturation of what is in front.
  case saturation
  /// The hue and saturation of what is in front.
  case color
  /// The lightness of what is in front.
  case luminosity
  /// What is in front, where there is something behind.
  case sourceAtop
  /// What is in front, where there is nothing behind.
  case destinationOver
  /// What is behind, where there is nothing in front.
  case destinationOut
  /// Both added, towards black.
  case plusDarker
  /// Both added, towards white.
  case plusLighter
}

/// How exactly colours are kept in a picture.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As numbers of the screen.
  case nonLinear
  /// As amounts of light.
  case linear
  /// As amounts of light that may be beyond the screen's range.
  case extendedLinear
}

/// Draws its content with an effect upon the picture as a whole; changes nothing about layout and hits.
open class HostEffectView: HostContainerView {
  /// What is done to the picture.
  public final var effect: HostEffect {
    didSet { if effect != oldValue { setNeedsDisplay() } }
  }

  /// Makes a container with an effect.
  public init(_ effect: HostEffect) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// The effect.
  open override var drawingEffects: [HostDrawing.Effect] { [.filter(effect)] }

  /// Adds the effect to the line that stands for this view.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    switch effect {
    case .blur(let radius, let isOpaque):
      description.add("blur", radius)
      if isOpaque { description.add("opaque") }
    case .brightness(let amount): description.add("brightness", amount)
    case .contrast(let amount): description.add("contrast", amount)
    case .saturation(let amount): description.add("saturation", amount)
    case .grayscale(let amount): description.add("grayscale", amount)
    case .hueRotation(let angle): description.add("hueRotation", "\(angle.degrees.printed)°")
    case .colorMultiply(let color): description.add("multiply", color)
    case .colorInvert: description.add("invert")
    case .luminanceToAlpha: description.add("luminanceToAlpha")
    case .shadow(let color, let radius, let offset):
      description.add("shadow", color)
      description.add("radius", radius)
      if offset != .zero { description.add("offset", CGPoint(x: offset.width, y: offset.height)) }
    case .blend(let mode): description.add("blend", "\(mode)")
    case .compositingGroup: description.add("group")
    case .drawingGroup(let isOpaque, _):
      description.add("picture")
      if isOpaque { description.add("opaque") }
    }
  }
}
