// Tests: `AssetCatalogTests`.

import Foundation

/// The size of a file of shapes: its `width` and `height` without a unit or in pixels, else that of its `viewBox`.
struct SVGSize {
  let width: CGFloat
  let height: CGFloat

  /// Reads the beginning of a file; nil if it is no SVG, or has no size.
  init?(_ text: String) {
    guard let start = text.range(of: "<svg"), let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
    else {
      return nil
    }
    let element = text[start.upperBound..<end.lowerBound]
    let box = Self.attribute("viewBox", in: element)?.split { " ,\n\t".contains($0) }.compactMap { Double($0) } ?? []
    func length(_ name: String, _ other: Double?) -> CGFloat? {
      guard let length = Self.attribute(name, in: element).flatMap(Self.length) ?? other, length.isFinite, length > 0
      else {
        return nil
      }
      return CGFloat(length)
    }
    guard let width = length("width", box.count == 4 ? box[2] : nil),
      let height = length("height", box.count == 4 ? box[3] : nil)
    else { return nil }
    self.width = width
    self.height = height
  }

  private static func length(_ text: Substring) -> Double? { Double(text.hasSuffix("px") ? text.dropLast(2) : text) }

  private static func attribute(_ name: String, in element: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      for space in [" ", "\n", "\t"] {
        guard let start = element.range(of: "\(space)\(name)=\(quote)"),
          let end = element.range(of: quote, range: start.upperBound..<element.endIndex)
        else { continue }
        return element[start.upperBound..<end.lowerBound]
      }
    }
    return nil
  }
}
