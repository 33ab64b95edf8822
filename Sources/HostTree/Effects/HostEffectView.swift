import Foundation

/// A container that draws its content with a graphical effect; layout and hit testing are not affected.
open class HostEffectView: HostContainerView {
  /// The effect applied to the content as a whole.
  public final var effect: HostEffect {
    didSet { if effect != oldValue { setNeedsDisplay() } }
  }

  /// Creates a container with an effect.
  public init(_ effect: HostEffect) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// The effect as a filter of a drawing.
  open override var drawingEffects: [HostDrawing.Effect] { [.filter(effect)] }

  /// Adds the effect to this view's line in a printed tree.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    effect.describe(into: &description)
  }
}

extension HostEffect {
  /// Adds the effect to a view's line in a printed tree.
  func describe(into description: inout HostDescription) {
    switch self {
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
    case .colorMatrix(let matrix): description.add("colorMatrix", Words("\(matrix)"))
    case .alphaThreshold(let min, let max, let color):
      description.add("threshold", color)
      description.add("min", CGFloat(min))
      if max != 1 { description.add("max", CGFloat(max)) }
    case .luminanceToAlpha: description.add("luminanceToAlpha")
    case .shadow(let color, let radius, let offset):
      description.add("shadow", color)
      description.add("radius", radius)
      if offset != .zero { description.add("offset", CGPoint(x: offset.width, y: offset.height)) }
    case .innerShadow(let color, let radius, let offset):
      description.add("innerShadow", color)
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
