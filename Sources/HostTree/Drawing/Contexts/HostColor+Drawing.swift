// Tests: `HostGraphicsImageRendererTests`.

public import Foundation

// Colours, paths and images draw into the current context.

extension HostColor {
  /// Makes this the colour of fills and lines in ``HostGraphicsContext/current``.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills in ``HostGraphicsContext/current``.
  public func setFill() { HostGraphicsContext.current?.setFillColor(self) }

  /// Makes this the colour of lines in ``HostGraphicsContext/current``.
  public func setStroke() { HostGraphicsContext.current?.setStrokeColor(self) }
}

extension HostBezierPath {
  /// Fills the path with the fill colour of ``HostGraphicsContext/current``; reported if there is none.
  public final func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path with the fill colour of ``HostGraphicsContext/current``, by a blend mode and an opacity from 0 to
  /// 1.
  public final func fill(with blendMode: HostBlendMode, alpha: CGFloat) {
    HostGraphicsContext.currentOrReport("HostBezierPath.fill()")?.painting(blendMode, alpha) {
      $0.fill(cgPath, usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Draws a line along the path in the stroke colour of ``HostGraphicsContext/current``; reported if there is none.
  public final func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws a line along the path, by a blend mode and an opacity from 0 to 1.
  public final func stroke(with blendMode: HostBlendMode, alpha: CGFloat) {
    HostGraphicsContext.currentOrReport("HostBezierPath.stroke()")?.painting(blendMode, alpha) {
      $0.stroke(cgPath, line)
    }
  }

  /// Clips later drawing into ``HostGraphicsContext/current`` to the path; reported if there is none.
  public final func addClip() {
    HostGraphicsContext.currentOrReport("HostBezierPath.addClip()")?
      .clip(to: cgPath, usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

extension HostImage {
  /// Draws the image, stretched to a rectangle, into ``HostGraphicsContext/current``; reported if there is none.
  ///
  /// A symbol or a template is black, unless it is ``withTintColor(_:)``.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image, stretched to a rectangle, by a blend mode and an opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: HostBlendMode, alpha: CGFloat) {
    HostGraphicsContext.currentOrReport("HostImage.draw(in:)")?.painting(blendMode, alpha) {
      $0.draw { $0.image(self, in: rect, tint: .black) }
    }
  }

  /// Draws the image at its own size, with its upper left corner at a point; reported without a current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image at its own size, by a blend mode and an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: HostBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws copies of the image side by side in a rectangle, from its upper left corner.
  public func drawAsPattern(in rect: CGRect) {
    HostGraphicsContext.currentOrReport("HostImage.drawAsPattern(in:)")?.draw {
      let image = renderingMode == .alwaysOriginal ? self : withRenderingMode(.alwaysOriginal)
      $0.fill(Path(rect), with: .image(HostImagePaint(image)), in: rect)
    }
  }
}

extension HostGraphicsContext {
  /// Paints with a blend mode and an opacity, as UIKit's objects do.
  fileprivate func painting(_ mode: HostBlendMode, _ alpha: CGFloat, _ body: (HostGraphicsContext) -> Void) {
    saving {
      // A mode of its own takes precedence over the context's.
      if mode != .normal { setBlendMode(mode) }
      if alpha != 1 { state.own.opacity *= alpha.isNaN ? 1 : min(max(Double(alpha), 0), 1) }
      body(self)
    }
  }
}
