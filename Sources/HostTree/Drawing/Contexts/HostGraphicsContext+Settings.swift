// Tests: `HostGraphicsContextTests`.

public import Foundation

extension HostGraphicsContext {
  // MARK: Colours

  /// Sets the colour of fills. Black at first.
  public func setFillColor(_ color: HostColor) { state.fillColor = color }

  /// Sets the colour of fills; components are from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = HostColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of fills: a grey, 0 is black, 1 is white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = HostColor(white: gray, alpha: alpha) }

  /// Sets the colour of lines. Black at first.
  public func setStrokeColor(_ color: HostColor) { state.strokeColor = color }

  /// Sets the colour of lines; components are from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = HostColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines: a grey, 0 is black, 1 is white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = HostColor(white: gray, alpha: alpha)
  }

  // MARK: Lines

  /// Sets the width of lines, in points of the user space. 1 at first; a number that is not positive and finite draws
  /// none.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width.isFinite ? max(width, 0) : 0 }

  /// Sets the ends of lines. Butt at first.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }

  /// Sets the corners of lines. Mitred at first.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }

  /// Sets how much longer than the width a mitred corner may be. 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, in points; none for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths
    state.line.dashPhase = phase
  }

  // MARK: The whole

  /// Sets the opacity of later drawing, from 0 to 1, the first one.
  public func setAlpha(_ alpha: CGFloat) { state.own.opacity = alpha.isNaN ? 1 : min(max(Double(alpha), 0), 1) }

  /// Sets how a drawing is combined with the contents of the layer. Normal at first.
  public func setBlendMode(_ mode: HostBlendMode) { state.own.blendMode = mode }

  /// Sets a black shadow of a third of opacity for later drawing.
  ///
  /// - Parameters:
  ///   - offset: How far it is moved to the right and downwards, in points of the drawing, whatever the transform.
  ///   - blur: How soft it is: twice the radius of a shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: HostColor(white: 0, alpha: 1.0 / 3))
  }

  /// Sets the shadow of later drawing; nil as its colour for none. See ``setShadow(offset:blur:)``.
  public func setShadow(offset: CGSize, blur: CGFloat, color: HostColor?) {
    guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return state.own.filters = [] }
    // Colours of effects are resolved when they are added.
    let resolved = layer.drawing.resolved(color)
    state.own.filters = [.shadow(resolved, radius: max(blur, 0) / 2, offset: offset)]
  }

  /// Sets whether edges are smooth. True at first.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

  /// Sets whether edges may be smooth. Has no effect.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// How images are enlarged; a part of the state. Has no effect: renderers decide.
  public var interpolationQuality: InterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// How images are enlarged, as `CGInterpolationQuality`.
  public enum InterpolationQuality: Int32, Sendable {
    /// The renderer decides.
    case `default`
    /// As squares.
    case none
    /// Fast.
    case low
    /// Smooth.
    case high
    /// Between both.
    case medium
  }
}

/// How a path is painted, as `CGPathDrawingMode`.
public enum HostPathDrawingMode: Int32, Sendable {
  /// Filled, by the winding rule.
  case fill
  /// Filled, by the even-odd rule.
  case eoFill
  /// A line along it.
  case stroke
  /// Filled by the winding rule, then a line along it.
  case fillStroke
  /// Filled by the even-odd rule, then a line along it.
  case eoFillStroke
}
