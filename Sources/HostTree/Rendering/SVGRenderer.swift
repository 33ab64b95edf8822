public import Foundation

/// A renderer that converts a drawing to SVG; also an example for other renderers of ``HostDrawing``.
///
/// Equal drawings give equal text: numbers have at most three decimals, and nothing depends on the machine. Texts are
/// `text` elements, one per line, with their measured width, so that they keep it in whatever font the viewer has for
/// San Francisco or Inter. Images are in the document as data if their bytes are known (``HostImage/picture``), else
/// they are boxes with their names.
///
/// ```swift
/// let svg = HostSVGRenderer().svg(of: HostDrawing(of: view), size: view.bounds.size)
/// ```
public struct HostSVGRenderer: Sendable {
  /// Creates a renderer; it has no state.
  public init() {}

  /// The SVG document of a drawing, with a size in points and a line break at the end.
  ///
  /// Drawings outside of the size are not visible.
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
  /// This view and its subtree as an SVG document of the view's size.
  ///
  /// It reads the tree as it is: call ``HostWindow/settle()`` before. Content beyond the view's bounds is not visible.
  public final var svgDescription: String {
    let visible = CGRect(origin: .zero, size: bounds.size)
    return HostSVGRenderer().svg(of: HostDrawing(of: self, visible: visible), size: bounds.size)
  }
}
