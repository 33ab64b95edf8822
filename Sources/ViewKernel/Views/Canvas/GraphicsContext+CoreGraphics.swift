// Tests: `GraphicsContextTests`.

public import HostTree

extension GraphicsContext {
  /// Draws with a context of Core Graphics, as code does that was written for it.
  ///
  /// ```swift
  /// let canvas = Canvas { context, size in
  ///   context.withCGContext { cgContext in
  ///     cgContext.setFillColor(HostColor.orange.cgColor)
  ///     cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
  ///   }
  /// }
  /// let renderer = ImageRenderer(content: canvas.frame(width: 30, height: 30))
  /// print(renderer.drawing?.commands.count ?? 0)
  /// // Prints "1"
  /// ```
  ///
  /// - Parameter content: Draws. Its context begins with the opacity, blend mode, transform, clips and filters of this
  ///   one, whose state it leaves as it is. Drawings made with it later are lost.
  public func withCGContext(content: (HostGraphicsContext) throws -> Void) rethrows {
    try content(HostGraphicsContext(layer, state, scale: 1))
  }
}
