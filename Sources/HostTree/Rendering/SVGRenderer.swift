public import Foundation

/// Makes SVG of a drawing: a reader of ``HostDrawing``, and an example for others.
///
/// Equal drawings give equal text: numbers have at most three decimals, and nothing depends on the machine. Texts are
/// `text` elements, one for each line, with the width that they were measured to have, so that they keep it in whatever
/// face the viewer has for Helvetica. Pictures are boxes that bear their names, since a ``HostImage`` has no pixels.
public struct HostSVGRenderer: Sendable {
  /// Makes a renderer.
  public init() {}

  /// The whole document for a drawing of a size in points, with a line break at the end.
  public func svg(of drawing: HostDrawing, size: CGSize) -> String {
    var writer = SVGWriter()
    let (width, height) = (writer.number(size.width), writer.number(size.height))
    writer.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("font-family", SVGWriter.fontFamily(.default)),
      ])
    writer.write(drawing)
    writer.close("svg")
    return writer.text
  }
}

extension HostView {
  /// This view and all inside it as an SVG document of the view's size.
  ///
  /// Reads the tree as it is: call ``HostWindow/settle()`` before. What lies beyond the view's bounds is outside of the
  /// picture.
  public final var svgDescription: String { HostSVGRenderer().svg(of: HostDrawing(of: self), size: bounds.size) }
}
