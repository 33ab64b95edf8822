// Tests: `HostGraphicsImageRendererTests`.

public import Foundation
public import HostTree

#if !(os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// ``/HostTree/HostGraphicsImageRenderer``, by its name on iOS.
  public typealias UIGraphicsImageRenderer = HostGraphicsImageRenderer
  /// ``/HostTree/HostGraphicsImageRendererContext``, by its name on iOS.
  public typealias UIGraphicsImageRendererContext = HostGraphicsImageRendererContext
  /// ``/HostTree/HostGraphicsImageRendererFormat``, by its name on iOS.
  public typealias UIGraphicsImageRendererFormat = HostGraphicsImageRendererFormat

  /// The context that is drawn into: see ``/HostTree/HostGraphicsContext/current``.
  public func UIGraphicsGetCurrentContext() -> HostGraphicsContext? { .current }

  /// Makes a context the current one, until the paired ``UIGraphicsPopContext()``.
  public func UIGraphicsPushContext(_ context: HostGraphicsContext) { HostGraphicsContext.pushCurrent(context) }

  /// Makes the former context the current one.
  public func UIGraphicsPopContext() { HostGraphicsContext.popCurrent() }

  /// Makes a new context for an image of a size in points the current one, until the paired
  /// ``UIGraphicsEndImageContext()``.
  public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

  /// Makes a new context for an image of a size in points the current one, until the paired
  /// ``UIGraphicsEndImageContext()``.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - opaque: Whether black is behind the drawing.
  ///   - scale: The pixels of a point that the image says it has; 1 for 0.
  public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let format = HostGraphicsImageRendererFormat()
    format.opaque = opaque
    format.scale = scale
    HostGraphicsContext.pushCurrent(HostGraphicsContext(bounds: CGRect(origin: .zero, size: size), format: format))
  }

  /// The image of the drawing in the current context so far; nil without one, or if it has no size.
  public func UIGraphicsGetImageFromCurrentImageContext() -> HostImage? { HostGraphicsContext.current?.makeImage() }

  /// Makes the former context the current one.
  public func UIGraphicsEndImageContext() { HostGraphicsContext.popCurrent() }

  /// Fills a rectangle with the fill colour of the current context.
  public func UIRectFill(_ rect: CGRect) { HostGraphicsContext.current?.fill(rect) }

  /// Fills a rectangle with the fill colour of the current context, by a blend mode.
  public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: HostBlendMode) {
    guard let context = HostGraphicsContext.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
  }

  /// Draws a line of a point just inside the sides of a rectangle, in the fill colour of the current context.
  public func UIRectFrame(_ rect: CGRect) {
    guard let context = HostGraphicsContext.current else { return }
    context.saveGState()
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
    context.restoreGState()
  }

  /// Clips later drawing into the current context to a rectangle.
  public func UIRectClip(_ rect: CGRect) { HostGraphicsContext.current?.clip(to: rect) }
#endif
