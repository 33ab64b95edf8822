public import Foundation

/// A drawing that goes with text: a sign or a thing, by the name that applications know it by.
///
/// We draw a set of our own and put names together by rule:
/// - `star.fill` is filled, with what lies upon it cut out;
/// - `star.circle`, `star.square` and the like put it into a shape, and `star.circle.fill` cuts it out of one;
/// - `star.slash` crosses it out;
/// - a number or a letter is a symbol within a shape: `1.circle`, `a.square.fill`.
///
/// A symbol is drawn in one colour, in lines as thick as the letters of a font's weight.
public struct HostSymbol: Hashable, Sendable {
  /// The name in full.
  public let name: String
  private let parts: [Part]

  /// A name is what it begins with, and what is done with that step by step.
  enum Part: Hashable, Sendable {
    case glyph(String)
    case letters(String)
    case filled
    case slashed
    case enclosed(String)
  }

  /// Finds the symbol of a name; nil where there is none.
  public init?(named name: String) {
    guard let parts = HostSymbol.parts(of: name) else { return nil }
    self.name = name
    self.parts = parts
  }

  /// The names that we have drawings for, without what the rules make of them, by letter.
  public static let names: [String] = Array(glyphs.keys).sorted()

  static let glyphs = SymbolGlyph.signs.merging(SymbolGlyph.things) { sign, _ in sign }

  /// What other symbols can be put into.
  private static let enclosures: Set = [
    "circle", "square", "rectangle", "triangle", "diamond", "hexagon", "seal", "shield", "capsule",
  ]

  private static func parts(of name: String) -> [Part]? {
    if glyphs[name] != nil { return [.glyph(name)] }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let front = String(name[..<dot])
    let back = String(name[name.index(after: dot)...])
    switch back {
    case "fill": return parts(of: front).map { $0 + [.filled] }
    case "slash": return parts(of: front).map { $0 + [.slashed] }
    case _ where enclosures.contains(back):
      let isShort = front.count <= 2 && front.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter) }
      return (parts(of: front) ?? (isShort ? [.letters(front.uppercased())] : nil)).map { $0 + [.enclosed(back)] }
    default: return nil
    }
  }

  // MARK: Drawing

  /// Adds the symbol to a drawing, stretched into a rectangle.
  func draw(into drawing: inout HostDrawing, in rect: CGRect, color: HostColor, weight: HostFont.Weight = .regular) {
    let map = CGAffineTransform(
      a: rect.width / 24, b: 0, c: 0, d: rect.height / 24, tx: rect.minX, ty: rect.minY)
    let width = HostSymbol.lineWidth(weight) * min(rect.width, rect.height) / 24
    let start = drawing.commands.count
    SymbolPen(color: color, map: map, width: width).draw(parts[...], into: &drawing)
    // In a translucent colour a line would show where it lies upon another or upon what it goes around.
    let ink = drawing.resolved(color)
    guard ink.alpha < 1, drawing.commands.count - start > 1 else { return }
    drawing.commands.removeSubrange(start...)
    let pen = SymbolPen(color: ink.withAlphaComponent(1), map: map, width: width)
    drawing.group([.opacity(ink.alpha)]) { pen.draw(parts[...], into: &$0) }
  }

  /// How thick lines are, in parts of 24 of the symbol's size.
  private static func lineWidth(_ weight: HostFont.Weight) -> CGFloat {
    switch weight {
    case .ultraLight: 0.8
    case .thin: 1.1
    case .light: 1.5
    case .regular: 1.9
    case .medium: 2.1
    case .semibold: 2.4
    case .bold: 2.7
    case .heavy: 3.1
    case .black: 3.5
    }
  }

  /// A box with a question mark, for a symbol that we don't have.
  static let placeholder = HostSymbol(named: "questionmark.app")
}

/// Draws symbols in a colour, from units to points.
private struct SymbolPen {
  let color: HostColor
  let map: CGAffineTransform
  let width: CGFloat

  private var style: StrokeStyle { StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round) }

  private func outline(_ text: String) -> Path { SymbolGlyph.path(text).applying(map) }

  private func stroke(_ text: String, into drawing: inout HostDrawing) {
    if !text.isEmpty { drawing.stroke(outline(text), with: color, style: style) }
  }

  private func fill(_ text: String, into drawing: inout HostDrawing) {
    if !text.isEmpty { drawing.fill(outline(text), with: color) }
  }

  /// Draws what the parts of a name say.
  func draw(_ parts: ArraySlice<HostSymbol.Part>, isFilled: Bool = false, into drawing: inout HostDrawing) {
    guard let last = parts.last else { return }
    let inner = parts.dropLast()
    switch last {
    case .filled: draw(inner, isFilled: true, into: &drawing)
    case .slashed:
      var gap = HostDrawing()
      gap.stroke(outline("M4.5 2.5L22 20"), with: .black, lineWidth: width * 1.6)
      drawing.group([.cutOut(gap)]) { draw(inner, isFilled: isFilled, into: &$0) }
      stroke("M3 3L21 21", into: &drawing)
    case .enclosed(let shape): draw(inner, in: shape, isFilled: isFilled, into: &drawing)
    case .glyph(let name):
      if let glyph = HostSymbol.glyphs[name] { draw(glyph, isFilled: isFilled, into: &drawing) }
    case .letters(let letters):
      let font = HostFont(pointSize: map.d * (letters.count > 1 ? 18 : 22), weight: .semibold)
      let place = CGRect(x: 0, y: 0, width: 24, height: 24).applying(map)
      let size = font.width(of: letters)
      let room = CGRect(
        x: place.midX - size / 2, y: place.midY - font.lineHeight / 2, width: size.rounded(.up),
        height: font.lineHeight)
      drawing.text(letters, in: room, font: font, color: color)
    }
  }

  private func draw(_ glyph: SymbolGlyph, isFilled: Bool, into drawing: inout HostDrawing) {
    if isFilled, !glyph.body.isEmpty {
      var holes = HostDrawing()
      stroke(glyph.details, into: &holes)
      fill(glyph.dots, into: &holes)
      drawing.group(holes.isEmpty ? [] : [.cutOut(holes)]) {
        fill(glyph.body, into: &$0)
        stroke(glyph.body, into: &$0)
      }
      stroke(glyph.lines, into: &drawing)
    } else {
      stroke(glyph.body + glyph.details + glyph.lines, into: &drawing)
      fill(glyph.dots, into: &drawing)
    }
    fill(glyph.solid, into: &drawing)
  }

  private func draw(
    _ parts: ArraySlice<HostSymbol.Part>, in shape: String, isFilled: Bool, into drawing: inout HostDrawing
  ) {
    guard let enclosure = HostSymbol.glyphs[shape] else { return }
    // A triangle has its room further down, and less of it.
    let (share, down): (CGFloat, CGFloat) = shape == "triangle" ? (0.42, 2) : (0.54, 0)
    let smaller = CGAffineTransform(a: share, b: 0, c: 0, d: share, tx: 12 * (1 - share), ty: 12 * (1 - share) + down)
    let inside = SymbolPen(color: color, map: smaller.concatenating(map), width: width * 0.9)
    if isFilled {
      var hole = HostDrawing()
      inside.draw(parts, into: &hole)
      drawing.group([.cutOut(hole)]) {
        fill(enclosure.body, into: &$0)
        stroke(enclosure.body, into: &$0)
      }
    } else {
      stroke(enclosure.body, into: &drawing)
      inside.draw(parts, into: &drawing)
    }
  }
}

extension HostDrawing {
  /// Draws one of the system's symbols in a colour, as large as fits into the middle of a rectangle; a name that we have
  /// no symbol for is a box with a question mark.
  public mutating func symbol(
    _ name: String, in rect: CGRect, color: HostColor, weight: HostFont.Weight = .regular
  ) {
    let side = min(rect.width, rect.height)
    let place = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    (HostSymbol(named: name) ?? HostSymbol.placeholder)?.draw(into: &self, in: place, color: color, weight: weight)
  }
}

extension HostSymbol {
  /// Says which names are near to one that means nothing, once for each.
  @MainActor
  static func reportIfUnknown(_ name: String) {
    guard !reported.contains(name), HostSymbol(named: name) == nil else { return }
    reported.insert(name)
    let near = HostDiagnostics.namesNear(name, among: names)
    HostDiagnostics.report(
      "There is no symbol \"\(HostDiagnostics.shortened(name))\", so a box of its size is shown. Near it: \(near.joined(separator: ", "))."
    )
  }

  @MainActor private static var reported: Set<String> = []
}
