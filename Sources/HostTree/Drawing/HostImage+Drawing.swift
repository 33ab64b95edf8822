// Tests: `HostImageTests`.

public import Foundation

extension HostImage {
  /// Creates an image that is a drawing: it is as sharp in any size.
  ///
  /// ```swift
  /// var drawing = HostDrawing()
  /// drawing.fill(CGRect(x: 0, y: 0, width: 20, height: 10), with: .blue)
  /// let view = HostImageView(image: HostImage(size: CGSize(width: 20, height: 10), drawing: drawing))
  /// print(view.treeDescription())
  /// // Prints "HostImageView (0, 0, 20 x 10) image=drawing"
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the image in points, to which a dimension that is negative or not finite counts as 0.
  ///   - drawing: The drawing in a rectangle of this size, whose origin is zero; it is not clipped.
  ///   - scale: The pixels of a point for programs that count pixels. Defaults to 1; a number that is not positive and
  ///     finite counts as 1.
  public convenience init(size: CGSize, drawing: HostDrawing, scale: CGFloat = 1) {
    self.init("drawing", size: size, figure: Figure(drawing), scale: scale)
  }

  /// Creates an image that is a drawing, with a name of its own.
  convenience init(named name: String, size: CGSize, drawing: HostDrawing) {
    self.init(name, size: size, figure: Figure(drawing), scale: 1)
  }

  /// This image in a colour, as a drawing of the same size.
  ///
  /// As with UIKit, an image view still draws a symbol or a template in its own tint colour, unless it is made
  /// `alwaysOriginal`.
  @MainActor @preconcurrency public func withTintColor(_ color: HostColor) -> HostImage {
    withTintColor(color, renderingMode: isTemplate ? .alwaysTemplate : renderingMode)
  }

  /// This image in a colour, as a drawing of the same size, with another rendering mode.
  @MainActor @preconcurrency
  public func withTintColor(_ color: HostColor, renderingMode: RenderingMode) -> HostImage {
    var drawing = HostDrawing()
    drawing.image(withRenderingMode(.alwaysTemplate), in: CGRect(origin: .zero, size: size), tint: color)
    return HostImage(size: size, drawing: drawing, scale: scale).withRenderingMode(renderingMode)
  }

  /// The drawing that the image shows instead of pixels, in its ``size``; nil for others.
  public var drawing: HostDrawing? { (figure as? Figure)?.drawing }

  private final class Figure: ImmutableObject {
    let drawing: HostDrawing
    init(_ drawing: HostDrawing) { self.drawing = drawing }
    static func == (first: Figure, second: Figure) -> Bool { first === second || first.drawing == second.drawing }
    func hash(into hasher: inout Hasher) { hasher.combine(drawing.commands.count) }
  }
}
