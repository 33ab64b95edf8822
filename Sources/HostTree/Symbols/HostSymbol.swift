import Foundation
import HostSymbols

/// A vector symbol that is drawn like text, by the name that applications pass to `Image(systemName:)`.
///
/// This library draws its own set and composes names by rule:
/// - `star.fill` is filled, with the details cut out;
/// - `star.circle`, `star.square`, `star.bubble` and the like enclose it in a shape, and `star.circle.fill` cuts it out
///   of one;
/// - `star.slash` crosses it out;
/// - `folder.badge.plus` has a smaller symbol at its corner, `bell.badge` a dot;
/// - `circle.lefthalf.filled` is partly filled, `circle.dashed` has dashed lines;
/// - up to two letters or digits in a shape are a symbol: `1.circle`, `a.square.fill`, `goforward.15`.
///
/// A symbol is drawn in one colour, with lines of the stroke weight of a font; in the multicolour look signs of
/// weather, hearts, stars and a few others have colours of their own.
///
/// ```swift
/// print(HostSymbol(named: "star.circle.fill") != nil)
/// // Prints "true"
/// print(HostSymbol(named: "stra") == nil)  // HostSymbol.names lists what there is
/// // Prints "true"
/// ```
public struct HostSymbol: Hashable, Sendable {
  /// The full name, variants included.
  public let name: String
  private let parts: [Part]

  /// A step of composing a symbol: the base first, then what is applied to it.
  enum Part: Hashable, Sendable {
    case glyph(String)
    case letters(String)
    case filled
    case slashed
    case dashed
    /// With another symbol as a badge; nil for a dot.
    case badged(String?)
    /// Filled within a part of the square of 24 units; nil for a smaller copy at its centre.
    case partlyFilled(CGRect?)
    case enclosed(String)
  }

  /// Finds the symbol of a name; nil if there is none. Names of more than 100 bytes have none.
  public init?(named name: String) {
    // No name is longer; names made of data are not tried word by word.
    guard name.utf8.count <= 100, let parts = HostSymbol.parts(of: Substring(name)) else { return nil }
    self.name = name
    self.parts = parts
  }

  /// The names of all base drawings, sorted, without the variants that the rules compose.
  public static let names: [String] = SymbolTable.rows.keys.filter { $0.first != "_" }.map(String.init).sorted()

  /// The shapes that can enclose symbols: the vertical centre of the space inside, and its size as a fraction.
  private static let rooms: [Substring: (y: CGFloat, share: CGFloat)] = [
    "circle": (12, 0.54), "square": (12, 0.54), "app": (12, 0.58), "rectangle": (12, 0.5), "triangle": (14, 0.42),
    "rectangle.portrait": (12, 0.46), "diamond": (12, 0.46), "hexagon": (12, 0.5), "octagon": (12, 0.54),
    "seal": (12, 0.52), "shield": (11.5, 0.48), "capsule": (12, 0.42), "bubble": (10.7, 0.46),
    "bubble.left": (10.7, 0.46), "bubble.right": (10.7, 0.46), "message": (10.7, 0.46), "folder": (13.3, 0.4),
    "cloud": (13.8, 0.4), "icloud": (13.8, 0.4), "doc": (14, 0.4), "viewfinder": (12, 0.58), "tv": (10.7, 0.42),
    "display": (10.2, 0.42), "house": (13.5, 0.38), "heart": (12, 0.44), "magnifyingglass": (10.5, 0.36),
    "square.stack": (15, 0.38), "rectangle.stack": (15, 0.38),
    "square.on.square": (14.5, 0.36), "rectangle.on.rectangle": (14.2, 0.36), "bookmark": (10, 0.36),
    "bag": (14.5, 0.42),
    "goforward": (12.5, 0.46), "gobackward": (12.5, 0.46),
  ]

  private static let halves: [Substring: CGRect] = [
    "lefthalf": CGRect(x: 0, y: 0, width: 12, height: 24), "righthalf": CGRect(x: 12, y: 0, width: 12, height: 24),
    "leadinghalf": CGRect(x: 0, y: 0, width: 12, height: 24),
    "trailinghalf": CGRect(x: 12, y: 0, width: 12, height: 24),
    "tophalf": CGRect(x: 0, y: 0, width: 24, height: 12), "bottomhalf": CGRect(x: 0, y: 12, width: 24, height: 12),
  ]

  private static func parts(of name: Substring) -> [Part]? {
    if let alias = SymbolTable.alias(of: name) { return parts(of: alias) }
    if SymbolTable.rows[name] != nil { return name.first == "_" ? nil : [.glyph(String(name))] }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let front = name[..<dot]
    let back = name[name.index(after: dot)...]
    switch back {
    case "fill": return parts(of: front).map { $0 + [.filled] }
    case "slash": return parts(of: front).map { $0 + [.slashed] }
    case "dashed", "dotted": return parts(of: front).map { $0 + [.dashed] }
    case "badge": return parts(of: front).map { $0 + [.badged(nil)] }
    case "filled":
      guard let earlier = front.lastIndex(of: ".") else { return nil }
      let word = front[front.index(after: earlier)...]
      guard word == "inset" || halves[word] != nil else { return nil }
      return parts(of: front[..<earlier]).map { $0 + [.partlyFilled(halves[word])] }
    case _ where front == "goforward" || front == "gobackward":
      return isShort(back) ? [.letters(String(back)), .enclosed(String(front))] : nil
    default: return partsOfTwo(name)
    }
  }

  /// A symbol enclosed in another one, or with a badge: their names are on both sides of a dot.
  private static func partsOfTwo(_ name: Substring) -> [Part]? {
    for dot in name.indices.reversed() where name[dot] == "." {
      let (front, back) = (name[..<dot], name[name.index(after: dot)...])
      if back.hasPrefix("badge."), SymbolTable.rows[back.dropFirst(6)] != nil {
        return parts(of: front).map { $0 + [.badged(String(back.dropFirst(6)))] }
      }
      guard rooms[back] != nil, !back.hasPrefix("go"), !front.hasSuffix(".badge") else { continue }
      if let parts = parts(of: front) { return parts + [.enclosed(String(back))] }
      if isShort(front) { return [.letters(front.uppercased()), .enclosed(String(back))] }
    }
    return nil
  }

  private static func isShort(_ text: Substring) -> Bool {
    (1...2).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter) }
  }

  /// The transform of a symbol into the space inside of a shape.
  static func room(in shape: String) -> CGAffineTransform {
    let (y, share) = rooms[Substring(shape)] ?? (12, 0.54)
    let x: CGFloat =
      switch shape {
      case "magnifyingglass": 10.5
      case "square.on.square", "rectangle.on.rectangle": 14.4
      default: 12
      }
    return CGAffineTransform(a: share, b: 0, c: 0, d: share, tx: x - 12 * share, ty: y - 12 * share)
  }

  // MARK: Drawing

  /// Adds the symbol of a name to a drawing, stretched to a rectangle.
  ///
  /// An unknown name is a box with a question mark in the centre, at most of its own size. The drawing contains the
  /// name in each case: other renderers may have more symbols.
  static func draw(
    _ name: String, into drawing: inout HostDrawing, in rect: CGRect, boxSize: CGSize, color: HostColor,
    weight: HostFont.Weight, isMulticolor: Bool = false
  ) {
    let group = HostDrawing.Effect.symbol(
      HostDrawing.Symbol(name: name, place: rect, weight: weight, color: drawing.resolved(color)))
    if let symbol = HostSymbol(named: name) {
      let isMirrored = drawing.traits.layoutDirection == .rightToLeft && hasDirection(name)
      drawing.group([group]) {
        symbol.draw(into: &$0, in: rect, isMirrored, color: color, weight: weight, isMulticolor: isMulticolor)
      }
    } else if let box = placeholder {
      let size = CGSize(width: min(rect.width, boxSize.width), height: min(rect.height, boxSize.height))
      let place = CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      drawing.group([group]) { box.draw(into: &$0, in: place, false, color: color, weight: weight) }
    }
  }

  /// Whether a symbol points forward or backward in reading direction, so that it is mirrored in a right-to-left
  /// layout.
  private static func hasDirection(_ name: String) -> Bool {
    name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
  }

  private func draw(
    into drawing: inout HostDrawing, in rect: CGRect, _ isMirrored: Bool, color: HostColor, weight: HostFont.Weight,
    isMulticolor: Bool = false
  ) {
    let map = CGAffineTransform(
      a: (isMirrored ? -rect.width : rect.width) / 24, b: 0, c: 0, d: rect.height / 24,
      tx: isMirrored ? rect.maxX : rect.minX, ty: rect.minY)
    let width = HostSymbol.lineWidth(weight) * min(rect.width, rect.height) / 24
    let start = drawing.commands.count
    SymbolPen(color: color, map: map, width: width, isMulticolor: isMulticolor).draw(parts[...], into: &drawing)
    // In a translucent colour, overlapping lines would be visible where they cross each other or an area.
    let ink = drawing.resolved(color)
    guard ink.alpha < 1, drawing.commands.count - start > 1 else { return }
    drawing.commands.removeSubrange(start...)
    let pen = SymbolPen(color: ink.withAlphaComponent(1), map: map, width: width, isMulticolor: isMulticolor)
    drawing.group([.opacity(ink.alpha)]) { pen.draw(parts[...], into: &$0) }
  }

  /// The line width of a weight, in units of 1/24 of the symbol's size.
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

  /// A box with a question mark, the placeholder of unknown symbols.
  static let placeholder = HostSymbol(named: "questionmark.app")
}

extension HostSymbol {
  /// Reports an unknown name, with similar ones, once for each.
  @MainActor
  package static func reportIfUnknown(_ name: String) {
    // Names made of data may differ each time: after 100 of them nothing more is reported.
    guard !reported.contains(name), reported.count < 100, HostSymbol(named: name) == nil else { return }
    reported.insert(name)
    let near = HostDiagnostics.namesNear(name, among: names)
    HostDiagnostics.report(
      "There is no symbol \"\(HostDiagnostics.shortened(name))\", so a box of its size is shown. Near it: \(near.joined(separator: ", "))."
    )
  }

  @MainActor private static var reported: Set<String> = []
}
