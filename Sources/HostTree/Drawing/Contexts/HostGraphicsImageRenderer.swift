public import Foundation

/// Makes images of the drawing of code, as `UIGraphicsImageRenderer`.
///
/// ```swift
/// let renderer = HostGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
/// let badge = renderer.image { context in
///   HostColor.red.setFill()
///   HostBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 10).fill()
///   "new".draw(at: CGPoint(x: 8, y: 2), withAttributes: [.foregroundColor: HostColor.white])
/// }
/// print(badge.size.width, badge.drawing?.commands.count ?? 0)
/// // Prints "40.0 2"
/// ```
///
/// The images are drawings, as sharp in any size: there are no pixels, and so no bytes of a PNG or JPEG.
open class HostGraphicsImageRenderer {
  /// How images are made.
  public final let format: HostGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: HostGraphicsImageRendererFormat()) }

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize, format: HostGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle: a drawing at its origin is at the upper left corner.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: HostGraphicsImageRendererFormat()) }

  /// Creates a renderer for images of a rectangle. One that is not finite counts as one of no size.
  public init(bounds: CGRect, format: HostGraphicsImageRendererFormat) {
    self.bounds = [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite) ? bounds : .zero
    self.format = format
  }

  /// The image that a closure draws. While it runs, its context is ``HostGraphicsContext/current``.
  public final func image(actions: (HostGraphicsImageRendererContext) -> Void) -> HostImage {
    let context = HostGraphicsImageRendererContext(bounds: bounds, format: format)
    context.cgContext.asCurrent { actions(context) }
    return context.currentImage
  }

  /// Runs a closure that draws, for its side effects: nothing is encoded here, so there are no bytes.
  ///
  /// - Returns: Empty data, which is reported.
  public final func pngData(actions: (HostGraphicsImageRendererContext) -> Void) -> Data { noData(actions) }

  /// Runs a closure that draws, for its side effects: nothing is encoded here, so there are no bytes.
  ///
  /// - Returns: Empty data, which is reported.
  public final func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (HostGraphicsImageRendererContext) -> Void
  ) -> Data { noData(actions) }

  private func noData(_ actions: (HostGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    reportMisuse(
      "HostGraphicsImageRenderer makes no bytes of a PNG or JPEG, as drawings have no pixels; the data is empty. Use "
        + "image(actions:), or the SVG of a view.")
    return Data()
  }
}

/// The context that the closure of a ``HostGraphicsImageRenderer`` draws with.
public final class HostGraphicsImageRendererContext {
  /// The context, which is the current one while the closure runs.
  public let cgContext: HostGraphicsContext
  /// How the image is made.
  public let format: HostGraphicsImageRendererFormat

  init(bounds: CGRect, format: HostGraphicsImageRendererFormat) {
    self.format = format
    cgContext = HostGraphicsContext(bounds: bounds, format: format)
  }

  /// The image of the drawing so far.
  public var currentImage: HostImage {
    cgContext.makeImage() ?? HostImage(size: .zero, drawing: HostDrawing(), scale: format.soundScale)
  }

  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect, blendMode: HostBlendMode) {
    cgContext.saving {
      cgContext.setBlendMode(blendMode)
      cgContext.fill(rect)
    }
  }

  /// Draws a line of a point just inside the sides of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws a line of a point just inside the sides of a rectangle.
  public func stroke(_ rect: CGRect, blendMode: HostBlendMode) {
    cgContext.saving {
      cgContext.setBlendMode(blendMode)
      stroke(rect)
    }
  }

  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// How a ``HostGraphicsImageRenderer`` makes images.
open class HostGraphicsImageRendererFormat {
  /// The pixels of a point that images say they have. Defaults to 1; a number that is not positive and finite counts as
  /// 1.
  public final var scale: CGFloat = 1
  /// Whether black is behind the drawing. Defaults to false.
  public final var opaque = false
  /// The rectangle of the renderer. Has no effect.
  public final var preferredRange = Range.automatic
  /// The traits by which colours are resolved. Defaults to a light appearance.
  let traits: HostTraitCollection

  /// Creates the default format.
  public init() { traits = HostTraitCollection(userInterfaceStyle: .light) }

  /// Creates the default format for traits: colours are resolved by them.
  public init(for traitCollection: HostTraitCollection) { traits = traitCollection }

  /// The default format.
  open class func `default`() -> HostGraphicsImageRendererFormat { HostGraphicsImageRendererFormat() }

  /// The default format.
  open class func preferred() -> HostGraphicsImageRendererFormat { HostGraphicsImageRendererFormat() }

  /// The range of colours. Has no effect: renderers decide.
  public enum Range: Int, Sendable {
    /// Unknown.
    case unspecified = -1
    /// The range of the screen.
    case automatic
    /// Wide colours.
    case extended
    /// Colours of sRGB.
    case standard
  }

  var soundScale: CGFloat { scale > 0 && scale.isFinite ? scale : 1 }
}

extension HostGraphicsContext {
  /// Creates a context for an image of a rectangle, which is black to begin with if the format says that it is opaque.
  package convenience init(bounds: CGRect, format: HostGraphicsImageRendererFormat) {
    var look = HostDrawing()
    look.traits = format.traits
    if format.opaque { look.fill(bounds, with: .black) }
    self.init(DrawingLayer(look), DrawingState(visible: bounds), scale: format.soundScale)
  }
}
