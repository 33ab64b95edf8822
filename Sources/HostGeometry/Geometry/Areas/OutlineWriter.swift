import Foundation

/// Writes loops and lines of edges as a path: edges of the same line or curve become one again.
struct OutlineWriter {
  private(set) var path = Path()
  private let outline: Outline

  package init(_ outline: Outline) { self.outline = outline }

  /// Adds a closed subpath around an area. It starts where the first of its lines and curves does.
  mutating func addLoop(_ edges: [BorderEdge]) {
    // No stretch begins in the middle of a line or curve.
    let begin = edges.indices.first { !continues(edges[($0 + edges.count - 1) % edges.count], edges[$0]) } ?? 0
    let stretches = straightened(joined(edges[begin...] + edges[..<begin]))
    let first = stretches.indices.min { stretches[$0].source < stretches[$1].source } ?? 0
    write(stretches[first...] + stretches[..<first], isClosed: true)
  }

  /// Adds a subpath of edges that follow each other.
  mutating func addLine(_ edges: some Collection<BorderEdge>, isClosed: Bool) {
    write(joined(edges)[...], isClosed: isClosed)
  }

  // MARK: Stretches

  /// Whether two edges that follow each other are a part of one line or curve.
  private func continues(_ edge: BorderEdge, _ next: BorderEdge) -> Bool {
    edge.source == next.source && edge.end == next.start && (edge.start < edge.end) == (next.start < next.end)
  }

  private func joined(_ edges: some Collection<BorderEdge>) -> [BorderEdge] {
    var result: [BorderEdge] = []
    for edge in edges {
      if let last = result.last, continues(last, edge) {
        (result[result.count - 1].to, result[result.count - 1].end) = (edge.to, edge.end)
      } else {
        result.append(edge)
      }
    }
    return result
  }

  /// A loop without the vertices between lines that are one: two paths' edges may go on where the other's end.
  private func straightened(_ loop: [BorderEdge]) -> [BorderEdge] {
    var result: [BorderEdge] = []
    func add(_ edge: BorderEdge) {
      if let last = result.last, isStraight(last, edge) {
        result[result.count - 1].to = edge.to
      } else {
        result.append(edge)
      }
    }
    loop.forEach(add)
    while result.count > 2, let last = result.last, isStraight(last, result[0]) {
      result[0].from = last.from
      result.removeLast()
    }
    return result
  }

  private func isStraight(_ edge: BorderEdge, _ next: BorderEdge) -> Bool {
    guard isLine(edge), isLine(next) else { return false }
    let (from, corner, to) = (outline.pool[edge.from], outline.pool[edge.to], outline.pool[next.to])
    let (along, there) = (from.vector(to: to), from.vector(to: corner))
    guard there.dot(corner.vector(to: to)) > 0 else { return false }
    return abs(along.cross(there)) <= along.length * outline.scale.tolerance
  }

  private func isLine(_ edge: BorderEdge) -> Bool { outline.sources[Int(edge.source)].segment.isLine }

  // MARK: Elements

  private mutating func write(_ stretches: ArraySlice<BorderEdge>, isClosed: Bool) {
    guard let first = stretches.first, let last = stretches.last else { return }
    path.move(to: outline.scale.outside(outline.pool[first.from].point))
    for stretch in stretches.dropLast() { write(stretch) }
    // The last line back is drawn by closing.
    if !isClosed || !isLine(last) { write(last) }
    if isClosed { path.closeSubpath() }
  }

  private mutating func write(_ stretch: BorderEdge) {
    if isLine(stretch) { return path.addLine(to: outline.scale.outside(outline.pool[stretch.to].point)) }
    var points = part(of: outline.sources[Int(stretch.source)].segment, from: stretch.start, to: stretch.end).points
    // An end where lines cross, or that has met another point, is a little beside the curve: the curve goes with it.
    let last = points.count - 1
    let (from, to) = (outline.pool[stretch.from].point, outline.pool[stretch.to].point)
    let (atStart, atEnd) = (points[0], points[last])
    for index in points.indices {
      let share = CGFloat(index) / CGFloat(last)
      points[index].x += (from.x - atStart.x) * (1 - share) + (to.x - atEnd.x) * share
      points[index].y += (from.y - atStart.y) * (1 - share) + (to.y - atEnd.y) * share
    }
    (points[0], points[last]) = (from, to)
    switch PathSegment(points: points.map(outline.scale.outside)).element {
    case .line(let end): path.addLine(to: end)
    case .quadCurve(let end, let control): path.addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2): path.addCurve(to: end, control1: control1, control2: control2)
    case .move, .closeSubpath: break
    }
  }

  private func part(of segment: PathSegment, from start: Double, to end: Double) -> PathSegment {
    if start < end { return segment.part(from: CGFloat(start), to: CGFloat(end)) }
    return PathSegment(points: segment.part(from: CGFloat(end), to: CGFloat(start)).points.reversed())
  }
}
