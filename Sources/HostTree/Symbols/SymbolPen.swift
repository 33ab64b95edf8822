import Foundation
import HostSymbols

/// Draws symbols in a colour, mapping glyph units to points.
struct SymbolPen {
  let color: HostColor
  let map: CGAffineTransform
  let width: CGFloat

  var isDashed = false
  /// Whether drawings have their own colours, as far as they have some.
  var isMulticolor = false
  private var inks = SymbolInks()

  init(color: HostColor, map: CGAffineTransform, width: CGFloat, isMulticolor: Bool = false) {
    self.color = color
    self.map = map
    self.width = width
    self.isMulticolor = isMulticolor
  }

  private var style: StrokeStyle {
    StrokeStyle(
      lineWidth: width, lineCap: .round, lineJoin: .round, dash: isDashed ? [width * 1.4, width * 2] : [])
  }

  private func stroke(_ path: Path, _ ink: HostColor? = nil, into drawing: inout HostDrawing) {
    if !path.isEmpty { drawing.stroke(path.applying(map), with: ink ?? color, style: style) }
  }

  private func fill(_ path: Path, _ ink: HostColor? = nil, into drawing: inout HostDrawing) {
    if !path.isEmpty { drawing.fill(path.applying(map), with: ink ?? color) }
  }

  /// The outlines that are only stroked, in as few strokes as their colours allow.
  private func strokeLines(of glyph: SymbolGlyph, after outline: Path = Path(), into drawing: inout HostDrawing) {
    var (path, ink) = (outline, inks.body)
    for (index, line) in glyph.lines.enumerated() {
      let next = inks.lines.indices.contains(index) ? inks.lines[index] : nil
      if next != ink, !path.isEmpty {
        stroke(path, ink, into: &drawing)
        path = Path()
      }
      ink = next
      path.addPath(line)
    }
    stroke(path, ink, into: &drawing)
  }

  /// A pen for a symbol drawn smaller.
  private func inside(_ room: CGAffineTransform, thickness: CGFloat) -> SymbolPen {
    SymbolPen(color: color, map: room.concatenating(map), width: width * thickness)
  }

  /// Draws a symbol from the parts of its name.
  func draw(_ parts: ArraySlice<HostSymbol.Part>, isFilled: Bool = false, into drawing: inout HostDrawing) {
    guard let last = parts.last else { return }
    let inner = parts.dropLast()
    switch last {
    case .filled: draw(inner, isFilled: true, into: &drawing)
    case .dashed:
      var pen = self
      pen.isDashed = true
      pen.draw(inner, isFilled: isFilled, into: &drawing)
    case .slashed:
      var gap = HostDrawing()
      gap.stroke(line(from: CGPoint(x: 4.5, y: 2.5), to: CGPoint(x: 22, y: 20)), with: .black, lineWidth: width * 1.6)
      drawing.group([.cutOut(gap)]) { draw(inner, isFilled: isFilled, into: &$0) }
      drawing.stroke(line(from: CGPoint(x: 3, y: 3), to: CGPoint(x: 21, y: 21)), with: color, style: style)
    case .badged(let name): draw(inner, badge: name, isFilled: isFilled, into: &drawing)
    case .partlyFilled(let part?):
      draw(inner, into: &drawing)
      drawing.group([.clip(Path(part).applying(map), FillStyle())]) { draw(inner, isFilled: true, into: &$0) }
    case .partlyFilled(nil):
      draw(inner, into: &drawing)
      let room = CGAffineTransform(a: 0.6, b: 0, c: 0, d: 0.6, tx: 4.8, ty: 4.8)
      inside(room, thickness: 0.6).draw(inner, isFilled: true, into: &drawing)
    case .enclosed(let shape): draw(inner, in: shape, isFilled: isFilled, into: &drawing)
    case .glyph(let name):
      var pen = self
      pen.inks = isMulticolor ? SymbolColors.inks[name] ?? SymbolInks() : SymbolInks()
      if let glyph = SymbolTable.glyph(named: Substring(name)) { pen.draw(glyph, isFilled: isFilled, into: &drawing) }
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

  private func line(from start: CGPoint, to end: CGPoint) -> Path {
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    return path.applying(map)
  }

  private func draw(_ glyph: SymbolGlyph, isFilled: Bool, into drawing: inout HostDrawing) {
    if isFilled, !glyph.body.isEmpty {
      var holes = HostDrawing()
      stroke(glyph.details, into: &holes)
      fill(glyph.dots, into: &holes)
      drawing.group(holes.isEmpty ? [] : [.cutOut(holes)]) {
        fill(glyph.body, inks.body, into: &$0)
        stroke(glyph.body, inks.body, into: &$0)
      }
      strokeLines(of: glyph, into: &drawing)
    } else {
      var outline = glyph.body
      outline.addPath(glyph.details)
      strokeLines(of: glyph, after: outline, into: &drawing)
      fill(glyph.dots, inks.body, into: &drawing)
    }
    fill(glyph.solid, inks.solid, into: &drawing)
  }

  /// Draws a symbol inside of a shape, or cut out of it.
  private func draw(
    _ parts: ArraySlice<HostSymbol.Part>, in shape: String, isFilled: Bool, into drawing: inout HostDrawing
  ) {
    let name = SymbolTable.alias(of: Substring(shape)) ?? Substring(shape)
    guard let enclosure = SymbolTable.glyph(named: name) else { return }
    let pen = inside(HostSymbol.room(in: shape), thickness: 0.9)
    if isFilled, !enclosure.body.isEmpty {
      var hole = HostDrawing()
      pen.draw(parts, isFilled: true, into: &hole)
      var plain = enclosure
      plain.details = Path()
      drawing.group([.cutOut(hole)]) { draw(plain, isFilled: true, into: &$0) }
    } else {
      var plain = enclosure
      plain.details = Path()
      draw(plain, isFilled: false, into: &drawing)
      // At this size outlines would merge.
      pen.draw(parts, isFilled: true, into: &drawing)
    }
  }

  /// Draws a symbol with a badge: a smaller symbol at its lower corner, or a dot at the upper one.
  private func draw(
    _ parts: ArraySlice<HostSymbol.Part>, badge: String?, isFilled: Bool, into drawing: inout HostDrawing
  ) {
    func disc(_ center: CGPoint, _ radius: CGFloat) -> Path {
      Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        .applying(map)
    }
    let center = badge == nil ? CGPoint(x: 18.5, y: 5.5) : CGPoint(x: 17.8, y: 17.8)
    var gap = HostDrawing()
    gap.fill(disc(center, badge == nil ? 5.4 : 7), with: .black)
    drawing.group([.cutOut(gap)]) { draw(parts, isFilled: isFilled, into: &$0) }
    guard let badge else { return drawing.fill(disc(center, 3.8), with: color) }
    let name = SymbolTable.alias(of: Substring(badge)) ?? Substring(badge)
    guard let glyph = SymbolTable.glyph(named: name) else { return }
    // A sign is cut out of a disc; an object is drawn by itself.
    let isSign = glyph.body.isEmpty && badge != "magnifyingglass"
    let share: CGFloat = isSign ? 0.3 : 0.46
    let room = CGAffineTransform(
      a: share, b: 0, c: 0, d: share, tx: center.x - 12 * share, ty: center.y - 12 * share)
    let pen = inside(room, thickness: 0.75)
    guard isSign else { return pen.draw(glyph, isFilled: true, into: &drawing) }
    var hole = HostDrawing()
    pen.draw(glyph, isFilled: false, into: &hole)
    let ink = isMulticolor ? SymbolColors.badge(badge) : nil
    drawing.group([.cutOut(hole)]) { $0.fill(disc(center, 5.6), with: ink ?? color) }
  }
}
