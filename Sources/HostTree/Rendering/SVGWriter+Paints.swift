import Foundation

extension SVGWriter {
  /// The attributes of a fill or stroke with a brush; writes the definitions it refers to first.
  mutating func attributes(_ name: String, _ brush: HostDrawing.Brush) -> [(String, String)] {
    switch brush {
    case .color(let color): return paint(name, color)
    case .paint(.color(let color), _): return paint(name, color)
    case .paint(.material(let veil, _), _): return paint(name, veil)
    case .paint(.linearGradient(let gradient, let start, let end), let rect):
      let (from, to) = (start.place(in: rect), end.place(in: rect))
      return refer(
        name, "linearGradient",
        [("x1", number(from.x)), ("y1", number(from.y)), ("x2", number(to.x)), ("y2", number(to.y))], gradient)
    case .paint(.radialGradient(let gradient, let center, let start, let end), let rect):
      let place = center.place(in: rect)
      return refer(
        name, "radialGradient",
        [("cx", number(place.x)), ("cy", number(place.y)), ("r", number(max(start, end)))],
        gradient.outwards(from: start, to: end))
    case .paint(.ellipticalGradient(let gradient, let center, let start, let end), let rect):
      let fit = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
      return refer(
        name, "radialGradient",
        [
          ("cx", number(center.x)), ("cy", number(center.y)), ("r", number(max(start, end))),
          ("gradientTransform", transform(fit)),
        ], gradient.outwards(from: start, to: end))
    case .paint(.image(let image), let rect): return refer(name, image, from: rect.origin)
    case .paint(.shadowed(let inner, _), let rect), .paint(.blended(let inner, _), let rect):
      return attributes(name, .paint(inner, in: rect))
    case .paint(.mesh(let mesh), _): return paint(name, mesh.colors.first ?? mesh.background)
    case .paint(.angularGradient(let gradient, _, _, _), _):
      // Shapes in it are made of wedges, see below; anything else has one colour.
      return paint(name, gradient.color(at: 0))
    }
  }

  private mutating func refer(
    _ name: String, _ kind: String, _ attributes: [(String, String)], _ gradient: HostGradient
  ) -> [(String, String)] {
    let id = newID("paint")
    open(kind, [("id", id), ("gradientUnits", "userSpaceOnUse")] + attributes)
    for stop in gradient.stops {
      element(
        "stop",
        [("offset", number(min(max(stop.location, 0), 1)))]
          + paint("stop", stop.color).map { ($0 == "stop" ? "stop-color" : $0, $1) })
    }
    close(kind)
    return [(name, "url(#\(id))")]
  }

  /// A pattern of copies of an image, the first of them at `origin`.
  private mutating func refer(_ name: String, _ paint: HostImagePaint, from origin: CGPoint) -> [(String, String)] {
    let id = newID("paint")
    let (whole, tile, part) = (paint.imageSize, paint.tileSize, paint.sourceRect)
    open(
      "pattern",
      [
        ("id", id), ("patternUnits", "userSpaceOnUse"), ("x", number(origin.x)), ("y", number(origin.y)),
        ("width", number(tile.width)), ("height", number(tile.height)),
      ])
    var drawing = HostDrawing()
    drawing.group(paint.opacity < 1 ? [.opacity(paint.opacity)] : []) {
      let corner = CGPoint(x: -part.minX * whole.width, y: -part.minY * whole.height)
      $0.image(paint.image, in: CGRect(origin: corner, size: whole), tint: paint.tint ?? .label)
    }
    write(drawing)
    close("pattern")
    return [(name, "url(#\(id))")]
  }

  /// Fills a path with an angular gradient, which SVG lacks: with wedges, clipped to the path.
  mutating func fillWithWedges(
    _ path: Path, _ gradient: HostGradient, center: CGPoint, start: Angle, end: Angle, style: FillStyle
  ) {
    let box = path.boundingRect
    let radius =
      [CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY)].reduce(CGFloat(1)) {
        max($0, hypot($1.x - center.x, $1.y - center.y))
      } * 2
    let count = 72
    begin([.clip(path, style)])
    for index in 0..<count {
      let from = CGFloat(index) / CGFloat(count)
      // Wedges overlap a little, so that no gaps are visible between them.
      let angles = [from, from + 1.2 / CGFloat(count)].map { start.radians + Double($0) * 2 * .pi }
      let share = SVGWriter.location(
        at: Double(from) + 0.5 / Double(count), swept: (end.radians - start.radians) / (2 * .pi))
      let wedge = Path { path in
        path.move(to: center)
        for angle in angles {
          path.addLine(to: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
        path.closeSubpath()
      }
      element("path", [("d", pathData(wedge))] + paint("fill", gradient.color(at: CGFloat(share))))
    }
    endGroup()
  }

  /// Fills a path with a mesh, which SVG lacks: with tiles of one colour each, clipped to the path.
  mutating func fill(_ path: Path, with mesh: HostMesh, in rect: CGRect, style: FillStyle) {
    begin([.clip(path, style)])
    if mesh.background.alpha > 0 { shape(path, paint("fill", mesh.background)) }
    for tile in mesh.tiles {
      let outline = Path { path in
        for (index, corner) in tile.corners.enumerated() {
          if index == 0 { path.move(to: corner.place(in: rect)) } else { path.addLine(to: corner.place(in: rect)) }
        }
        path.closeSubpath()
      }
      // The stroke covers the gap that smoothed edges leave between neighbours.
      element(
        "path", [("d", pathData(outline))] + paint("fill", tile.color) + paint("stroke", tile.color))
    }
    endGroup()
  }

  /// The location in an angular gradient for a direction, both angles as parts of a turn from its start.
  ///
  /// As SwiftUI: of more than a turn the last one counts; of less, half of the missing area has the last colour, and
  /// the other half the first.
  private static func location(at turn: Double, swept: Double) -> Double {
    if swept < 0 { return location(at: 1 - turn, swept: -swept) }
    if swept >= 1 { return (turn + (swept - 1 - turn).rounded(.up)) / swept }
    return turn < swept ? turn / swept : turn < (1 + swept) / 2 ? 1 : 0
  }
}

extension UnitPoint {
  fileprivate func place(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

extension HostGradient {
  /// The interpolated colour at a location from 0 to 1.
  fileprivate func color(at location: CGFloat) -> HostColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { $0.location >= location }) else { return last.color }
    guard next > 0 else { return first.color }
    let (before, after) = (stops[next - 1], stops[next])
    let span = after.location - before.location
    return before.color.mixed(
      with: after.color, by: span > 0 ? Double((location - before.location) / span) : 1)
  }

  /// This gradient relative to the larger of two radii, outwards from the centre.
  fileprivate func outwards(from start: CGFloat, to end: CGFloat) -> HostGradient {
    let outer = max(start, end)
    guard outer > 0 else { return self }
    let moved = stops.map { Stop(color: $0.color, location: (start + $0.location * (end - start)) / outer) }
    return HostGradient(stops: start > end ? moved.reversed() : moved)
  }
}
