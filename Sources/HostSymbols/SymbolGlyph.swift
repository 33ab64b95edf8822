import Foundation
package import HostGeometry

/// The base drawing of a symbol, before variants such as `fill` are applied.
///
/// The outlines are written in a square of 24 x 24 units, with letters like those of SVG paths, each followed by its
/// numbers:
/// - `M` moves to a point, `L`, `H` and `V` draw straight lines, `Q` and `C` curves, `Z` closes: all with absolute
///   coordinates;
/// - `O x y r` is a circle, `R x y w h r` a rounded rectangle;
/// - `A x y r from to` begins an arc about a point, from one angle to another in degrees, clockwise, 0 on the right;
///   `a` connects to it by a line.
package struct SymbolGlyph: Sendable {
  /// Outlines of fillable areas: stroked, and filled as well in the variant `fill`.
  package var body = Path()
  /// Lines on top of the body; the variant `fill` cuts them out of it.
  package var details = Path()
  /// Lines outside of the body, those of each field by themselves.
  package var lines: [Path] = []
  /// Always filled; the variant `fill` cuts out those on top of the body.
  package var dots = Path()
  /// Always filled, outside of the body.
  package var solid = Path()

  /// Creates an empty drawing.
  package init() {}

  /// Adds the fields of a table row.
  package mutating func add(_ row: Substring) {
    var rest = row.utf8
    while let tag = rest.first {
      rest = rest.dropFirst()
      let end = rest.firstIndex { "bdlos".utf8.contains($0) } ?? rest.endIndex
      let path = SymbolGlyph.path(rest[..<end])
      rest = rest[end...]
      switch tag {
      case UInt8(ascii: "b"): body.addPath(path)
      case UInt8(ascii: "d"): details.addPath(path)
      case UInt8(ascii: "l"): lines.append(path)
      case UInt8(ascii: "o"): dots.addPath(path)
      default: solid.addPath(path)
      }
    }
  }

  /// This glyph mirrored and rotated, letter by letter: see ``SymbolTable``.
  func moved(by letters: Substring) -> SymbolGlyph {
    var map = CGAffineTransform.identity
    for letter in letters {
      let step =
        switch letter {
        case "x": CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)
        case "y": CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24)
        case "r": CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 24, ty: 0)
        default: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 24)
        }
      map = map.concatenating(step)
    }
    var glyph = self
    for field in [\SymbolGlyph.body, \.details, \.dots, \.solid] {
      glyph[keyPath: field] = self[keyPath: field].applying(map)
    }
    glyph.lines = lines.map { $0.applying(map) }
    return glyph
  }

  /// Parses an outline.
  private static func path(_ text: Substring.UTF8View) -> Path {
    var path = Path()
    var scanner = GlyphScanner(text)
    while let letter = scanner.letter() {
      func point() -> CGPoint {
        let x = scanner.number()
        return CGPoint(x: x, y: scanner.number())
      }
      switch letter {
      case "M": path.move(to: point())
      case "L": path.addLine(to: point())
      case "H": path.addLine(to: CGPoint(x: scanner.number(), y: path.currentPoint?.y ?? 0))
      case "V": path.addLine(to: CGPoint(x: path.currentPoint?.x ?? 0, y: scanner.number()))
      case "Q":
        let control = point()
        path.addQuadCurve(to: point(), control: control)
      case "C":
        let (control1, control2) = (point(), point())
        path.addCurve(to: point(), control1: control1, control2: control2)
      case "Z": path.closeSubpath()
      case "O":
        let center = point()
        let radius = scanner.number()
        path.addEllipse(
          in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      case "R":
        let origin = point()
        let size = point()
        let rect = CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
        let radius = scanner.number()
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
      case "A", "a": addArc(around: point(), from: &scanner, to: &path, isApart: letter == "A")
      default: preconditionFailure("The outline \(Substring(text)) has the letter \(letter), which means nothing.")
      }
    }
    return path
  }

  private static func addArc(
    around center: CGPoint, from scanner: inout GlyphScanner, to path: inout Path, isApart: Bool
  ) {
    let (radius, from, to) = (scanner.number(), scanner.number(), scanner.number())
    let angle = from * .pi / 180
    if isApart { path.move(to: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))) }
    path.addRelativeArc(center: center, radius: radius, startAngle: .degrees(from), delta: .degrees(to - from))
  }
}

/// A scanner of letters and numbers in an outline.
private struct GlyphScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: Substring.UTF8View) { bytes = Array(text) }

  private mutating func skipSpaces() {
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
  }

  mutating func letter() -> Character? {
    skipSpaces()
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return Character(Unicode.Scalar(bytes[place]))
  }

  mutating func number() -> CGFloat {
    skipSpaces()
    let start = place
    while place < bytes.count, "-.0123456789".utf8.contains(bytes[place]) { place += 1 }
    return Double(String(decoding: bytes[start..<place], as: UTF8.self)).map { CGFloat($0) } ?? 0
  }
}
