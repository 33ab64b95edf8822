public import Foundation

/// A graphical effect that ``HostEffectView`` applies to its content as a whole.
public enum HostEffect: Hashable, Sendable {
  /// A Gaussian blur with a radius in points; an opaque one has no transparent edges.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// Adds an amount to each colour component: 0 changes nothing, 1 is white, -1 black.
  case brightness(Double)
  /// Multiplies the contrast: 1 changes nothing, 0 makes everything the same grey.
  case contrast(Double)
  /// Multiplies the saturation: 1 changes nothing, 0 is grey.
  case saturation(Double)
  /// Mixes colours with their grey: 0 changes nothing, 1 is grey.
  case grayscale(Double)
  /// Rotates hues along the colour wheel by an angle.
  case hueRotation(Angle)
  /// Multiplies colour components by a colour's.
  case colorMultiply(HostColor)
  /// Maps colours by a matrix.
  case colorMatrix(HostColorMatrix)
  /// Fills what has an opacity from one number to another with a colour, and leaves nothing else.
  case alphaThreshold(min: Double, max: Double, HostColor)
  /// Inverts the colours.
  case colorInvert
  /// Maps luminance to opacity: black becomes transparent, white opaque black.
  case luminanceToAlpha
  /// A drop shadow: the content's outline in a colour, blurred, behind the content; radius and offset are in points.
  case shadow(HostColor, radius: CGFloat, offset: CGSize)
  /// An inner shadow: the outline of what is around the content, in a colour, blurred, on the content; radius and
  /// offset are in points.
  case innerShadow(HostColor, radius: CGFloat, offset: CGSize)
  /// Blends the content with the content behind it.
  case blend(BlendMode)
  /// Composites the content first, so that opacity and the like apply to it as a whole.
  case compositingGroup
  /// Renders the content into one image.
  case drawingGroup(isOpaque: Bool, colorMode: ColorRenderingMode)
}

/// How the colours of content (the source) are blended with those behind it (the backdrop).
public enum BlendMode: Hashable, Sendable {
  /// The source covers the backdrop.
  case normal
  /// Multiplies both, as two slides on top of each other; darkens.
  case multiply
  /// Multiplies the inverses of both, as two projectors; lightens.
  case screen
  /// Multiplies where the backdrop is dark, otherwise screens.
  case overlay
  /// The darker component of both.
  case darken
  /// The lighter component of both.
  case lighten
  /// Lightens the backdrop according to the source.
  case colorDodge
  /// Darkens the backdrop according to the source.
  case colorBurn
  /// Lightens or darkens the backdrop softly, according to the source.
  case softLight
  /// Multiplies or screens, according to the source.
  case hardLight
  /// The absolute difference of both.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The source's hue, with the backdrop's saturation and luminosity.
  case hue
  /// The source's saturation, with the backdrop's hue and luminosity.
  case saturation
  /// The source's hue and saturation, with the backdrop's luminosity.
  case color
  /// The source's luminosity, with the backdrop's hue and saturation.
  case luminosity
  /// The source, only where the backdrop is opaque.
  case sourceAtop
  /// The source behind the backdrop: visible where that is transparent.
  case destinationOver
  /// The backdrop, only where the source is transparent.
  case destinationOut
  /// Adds both, limited to black.
  case plusDarker
  /// Adds both, limited to white.
  case plusLighter
}

/// The colour space and range of a rendered image.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB with an extended range.
  case extendedLinear
}
