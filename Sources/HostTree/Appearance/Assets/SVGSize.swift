// Tests: `AssetCatalogTests`.

import Foundation

/// The size of a file of shapes: its `width` and `height` in pixels, else the size of its `viewBox`, by whose ratio the
/// missing one of both follows.
struct SVGSize {
  let width: CGFloat
  let height: CGFloat

  /// Reads the beginning of a file; nil if it is no SVG, or has no size.
  init?(_ text: String) {
    guard let element = Self.firstElement(of: text[...]), let size = Self.size(of: element) else { return nil }
    guard max(size.width, size.height) < 100_000 else { return nil }
    width = CGFloat(size.width)
    height = CGFloat(size.height)
  }

  private static func size(of element: Substring) -> (width: Double, height: Double)? {
    let box = attribute("viewBox", in: element)?.split { " ,\n\r\t".contains($0) }.compactMap { Double($0) } ?? []
    let hasBox = box.count == 4 && box[2] > 0 && box[3] > 0
    switch (length(attribute("width", in: element)), length(attribute("height", in: element))) {
    case (let width?, let height?): return (width, height)
    case (let width?, nil): return hasBox ? (width, width * box[3] / box[2]) : nil
    case (nil, let height?): return hasBox ? (height * box[2] / box[3], height) : nil
    case (nil, nil): return hasBox ? (box[2], box[3]) : nil
    }
  }

  /// The attributes of the first element, if that is `svg`.
  private static func firstElement(of text: Substring) -> Substring? {
    var text = text
    while let start = text.range(of: "<") {
      text = text[start.lowerBound...]
      // Comments, instructions and declarations come before the first element.
      let isComment = text.hasPrefix("<!--")
      guard let end = text.range(of: isComment ? "-->" : ">") else { return nil }
      if text.hasPrefix("<svg") { return text[..<end.lowerBound].dropFirst(4) }
      guard isComment || text.hasPrefix("<!") || text.hasPrefix("<?") else { return nil }
      text = text[end.upperBound...]
    }
    return nil
  }

  private static func length(_ text: Substring?) -> Double? {
    guard let text, let length = Double(text.hasSuffix("px") ? text.dropLast(2) : text), length > 0 else { return nil }
    return length
  }

  private static func attribute(_ name: String, in element: Substring) -> Substring? {
    var rest = element
    while let found = rest.range(of: name) {
      let isWhole = element[..<found.lowerBound].last?.isWhitespace == true
      rest = rest[found.upperBound...].drop(while: \.isWhitespace)
      guard isWhole, rest.first == "=" else { continue }
      let value = rest.dropFirst().drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
      return value.dropFirst().prefix { $0 != quote }
    }
    return nil
  }
}
