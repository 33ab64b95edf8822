import Foundation

/// Writes SVG elements, one per line, indented by their depth.
struct SVGWriter {
  private(set) var text = ""
  private var depth = 0
  /// The number of ids assigned so far.
  private var idCount = 0
  /// The colour of everything drawn into a mask, in which only opacity counts.
  var maskColor: String?
  /// The number of elements of each open group of the drawing.
  var groups: [Int] = []

  // MARK: Elements

  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    line("<\(name)\(written(attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  mutating func element(_ name: String, _ attributes: [(String, String)], content: String? = nil) {
    line("<\(name)\(written(attributes))" + (content.map { ">\(escapedForMarkup($0))</\(name)>" } ?? "/>"))
  }

  private mutating func line(_ line: String) {
    text += String(repeating: " ", count: depth) + line + "\n"
  }

  private func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(escapedForMarkup($1))\"" }.joined()
  }

  /// A unique id in the document.
  mutating func newID(_ prefix: String) -> String {
    idCount += 1
    return "\(prefix)\(idCount)"
  }

  // MARK: Values

  /// A number with at most three decimals: 12, 0.5, never -0. Numbers that are not finite become 0.
  func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private func numbers(_ values: [CGFloat]) -> String { values.map(number).joined(separator: " ") }

  func transform(_ transform: CGAffineTransform) -> String {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    if (a, b, c, d) == (1, 0, 0, 1) { return "translate(\(numbers([transform.tx, transform.ty])))" }
    // Three decimals are too few for factors of large coordinates.
    func factor(_ value: CGFloat) -> String {
      guard abs(value) < 1e9 else { return number(value) }
      let rounded = (value * 1_000_000).rounded() / 1_000_000
      return rounded == rounded.rounded() ? number(rounded) : "\(rounded)"
    }
    return "matrix(\([a, b, c, d].map(factor).joined(separator: " ")) \(numbers([transform.tx, transform.ty])))"
  }

  func pathData(_ path: Path) -> String {
    var data = ""
    func point(_ point: CGPoint) -> String { numbers([point.x, point.y]) }
    path.forEach { element in
      switch element {
      case .move(let end): data += "M\(point(end))"
      case .line(let end): data += "L\(point(end))"
      case .quadCurve(let end, let control): data += "Q\(point(control)) \(point(end))"
      case .curve(let end, let control1, let control2): data += "C\(point(control1)) \(point(control2)) \(point(end))"
      case .closeSubpath: data += "Z"
      }
    }
    return data
  }

  static func fontFamily(_ design: HostFont.Design) -> String {
    let names: (system: String, test: String) =
      switch design {
      case .default: ("-apple-system, SF Pro Text, Inter, Helvetica Neue", "Helvetica, Arial, sans-serif")
      case .rounded: ("ui-rounded, SF Pro Rounded, Inter, Helvetica Neue", "Helvetica, Arial, sans-serif")
      case .monospaced: ("ui-monospace, SF Mono", "Menlo, Courier New, Courier, monospace")
      case .serif: ("ui-serif, New York", "Times New Roman, Times, serif")
      }
    return HostTypeface.isTest ? names.test : "\(names.system), \(names.test)"
  }

  // MARK: Drawings

  /// Writes the commands of a drawing.
  mutating func write(_ drawing: HostDrawing) {
    for (index, command) in drawing.commands.enumerated() {
      switch command {
      case .fill(let path, .paint(.angularGradient(let gradient, let center, let start, let end), let rect), let style):
        let place = CGPoint(x: rect.minX + center.x * rect.width, y: rect.minY + center.y * rect.height)
        fillWithWedges(path, gradient, center: place, start: start, end: end, style: style)
      case .stroke(
        let path, .paint(.angularGradient(let gradient, let center, let start, let end), let rect), let style):
        let place = CGPoint(x: rect.minX + center.x * rect.width, y: rect.minY + center.y * rect.height)
        fillWithWedges(
          path.strokedPath(style), gradient, center: place, start: start, end: end, style: FillStyle())
      case .fill(let path, .paint(.mesh(let mesh), let rect), let style):
        fill(path, with: mesh, in: rect, style: style)
      case .stroke(let path, .paint(.mesh(let mesh), let rect), let style):
        fill(path.strokedPath(style), with: mesh, in: rect, style: FillStyle())
      case .fill(let path, let brush, let style):
        let fill = attributes("fill", brush)
        shape(path, fill + rule("fill-rule", style))
      case .stroke(let path, let brush, let style):
        let stroke = attributes("stroke", brush)
        shape(path, [("fill", "none")] + stroke + attributes(style))
      case .text(let line): write(line)
      case .image(let image, let rect, let color): write(image, rect, color)
      case .begin(let effects): begin(effects) { SVGFilterRegion(of: drawing.commands[(index + 1)...]) }
      case .end: endGroup()
      }
    }
  }

  mutating func shape(_ path: Path, _ attributes: [(String, String)]) {
    if let rect = path.uprightRect {
      element("rect", place(rect) + attributes)
    } else {
      element("path", [("d", pathData(path))] + attributes)
    }
  }

  func place(_ rect: CGRect) -> [(String, String)] {
    [
      ("x", number(rect.minX)), ("y", number(rect.minY)), ("width", number(rect.width)),
      ("height", number(rect.height)),
    ]
  }

  func paint(_ name: String, _ color: HostColor) -> [(String, String)] {
    let opaque = color.withAlphaComponent(1)
    let value = [opaque.red, opaque.green, opaque.blue].reduce(into: "#") { text, part in
      let byte = Int((part * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return [(name, maskColor ?? value)] + (color.alpha < 1 ? [("\(name)-opacity", number(color.alpha))] : [])
  }

  func rule(_ name: String, _ style: FillStyle) -> [(String, String)] {
    (style.isEOFilled ? [(name, "evenodd")] : [])
      + (style.isAntialiased ? [] : [("shape-rendering", "crispEdges")])
  }

  private func attributes(_ style: StrokeStyle) -> [(String, String)] {
    var result: [(String, String)] = []
    if style.lineWidth != 1 { result.append(("stroke-width", number(style.lineWidth))) }
    if style.lineCap != .butt { result.append(("stroke-linecap", style.lineCap == .round ? "round" : "square")) }
    if style.lineJoin != .miter { result.append(("stroke-linejoin", style.lineJoin == .round ? "round" : "bevel")) }
    if style.lineJoin == .miter, style.miterLimit != 4 {  // the default of SVG
      result.append(("stroke-miterlimit", number(max(style.miterLimit, 1))))
    }
    if !style.dash.isEmpty { result.append(("stroke-dasharray", numbers(style.dash))) }
    if style.dashPhase != 0 { result.append(("stroke-dashoffset", number(style.dashPhase))) }
    return result
  }

  private mutating func write(_ line: HostDrawing.Line) {
    var attributes = [("x", number(line.origin.x)), ("y", number(line.origin.y))]
    let font = line.font
    attributes.append(("font-size", number(font.pointSize)))
    if line.text.unicodeScalars.contains(where: { $0.value > 0x2000 && $0.properties.isEmoji }) {
      // Few viewers look for emoji in fonts that are not named.
      let emoji = "Apple Color Emoji, Segoe UI Emoji, Noto Color Emoji, "
      let family = SVGWriter.fontFamily(font.design)
      let generic = family.reversed().prefix { $0 != " " }.reversed()
      attributes.append(("font-family", "\(family.dropLast(generic.count))\(emoji)\(String(generic))"))
    } else if font.design != .default {
      attributes.append(("font-family", SVGWriter.fontFamily(font.design)))
    }
    if font.weight != .regular { attributes.append(("font-weight", "\(100 * (Int(font.weight.rawValue) + 1))")) }
    if font.isItalic { attributes.append(("font-style", "italic")) }
    let decorations = (line.isUnderlined ? ["underline"] : []) + (line.isStruckThrough ? ["line-through"] : [])
    if !decorations.isEmpty { attributes.append(("text-decoration", decorations.joined(separator: " "))) }
    if line.width > 0 {
      attributes += [
        ("textLength", number(line.width)), ("lengthAdjust", line.kern == 0 ? "spacingAndGlyphs" : "spacing"),
      ]
    }
    // Otherwise consecutive spaces would collapse, and those at the ends be dropped.
    if line.text.contains("  ") || line.text.first == " " || line.text.last == " " {
      attributes.append(("xml:space", "preserve"))
    }
    element("text", attributes + paint("fill", line.color), content: line.text)
  }

  /// A picture as data, or as the shape of its opaque parts in a colour.
  private mutating func write(_ picture: HostPicture, _ rect: CGRect, _ color: HostColor?) {
    var attributes = place(rect) + [("preserveAspectRatio", "none")]
    if let color = color ?? (maskColor == nil ? nil : .black) {
      let id = newID("filter")
      open("filter", [("id", id)])
      element("feFlood", paint("flood", color).map { ($0 == "flood" ? "flood-color" : $0, $1) })
      element("feComposite", [("in2", "SourceAlpha"), ("operator", "in")])
      close("filter")
      attributes.append(("filter", "url(#\(id))"))
    }
    let data = picture.data.base64EncodedString()
    element("image", attributes + [("href", "data:\(picture.format.mediaType);base64,\(data)")])
  }

  /// A box with the image's name, if there is space for it, unless there is a picture.
  private mutating func write(_ image: HostImage, _ rect: CGRect, _ color: HostColor?) {
    if let picture = image.picture { return write(picture, rect, color) }
    element("rect", place(rect) + paint("fill", (color ?? HostColor.gray).withAlphaComponent(0.3)))
    let font = HostFont.systemFont(ofSize: 11)
    let layout = TextLayout(image.name, font: font, width: rect.width, lineLimit: 1)
    guard let name = layout.lines.first, rect.height >= font.lineHeight, rect.width >= 20 else { return }
    let origin = CGPoint(x: rect.midX - name.width / 2, y: rect.midY - font.lineHeight / 2 + font.ascender)
    write(
      HostDrawing.Line(
        text: name.text, origin: origin, width: name.width, font: font, color: HostColor(white: 0.35),
        isUnderlined: false, isStruckThrough: false))
  }
}

extension Path {
  /// The rectangle that this path is, if it is an upright one.
  fileprivate var uprightRect: CGRect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], elements[4] == .closeSubpath,
      a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x, b.x >= a.x, c.y >= b.y
    else { return nil }
    return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: c.y - b.y)
  }
}
