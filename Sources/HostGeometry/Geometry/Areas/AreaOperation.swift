/// How two areas, or a line and an area, make a new path.
///
/// Both outlines become short edges (`Outline`), which are divided where they meet (`EdgeMeetings`). On both sides of
/// each edge it is then known how often either path winds around the place there (`Walls`), and so whether the result
/// fills it. The edges between inside and outside make loops (`BorderLoops`), which are written with the lines and
/// curves that they are parts of (`OutlineWriter`).
package enum AreaOperation: String, Sendable {
  case union
  case intersection
  case subtracting
  case symmetricDifference
  case lineIntersection
  case lineSubtraction

  /// The path that this makes of two paths, both filled by one fill rule.
  package func path(_ first: Path, _ second: Path, eoFill: Bool) -> Path {
    let isLine = self == .lineIntersection || self == .lineSubtraction
    var outline = Outline(scale: OutlineScale([first, second]))
    outline.add(first, isFirst: true, isArea: !isLine)
    outline.add(second, isFirst: false, isArea: true)
    outline.split()
    let walls = Walls(outline)
    return isLine ? line(outline, walls, eoFill) : area(outline, walls, eoFill)
  }

  /// Whether a place is in the result; for lines, whether lines there are.
  private func contains(_ windings: Windings, _ eoFill: Bool) -> Bool {
    func isInside(_ number: Int32) -> Bool { eoFill ? number & 1 != 0 : number != 0 }
    let (first, second) = (isInside(windings.first), isInside(windings.second))
    return switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtracting: first && !second
    case .symmetricDifference: first != second
    case .lineIntersection, .lineSubtraction: second
    }
  }

  private func area(_ outline: Outline, _ walls: Walls, _ eoFill: Bool) -> Path {
    var border: [(edge: Int, BorderEdge)] = []
    for wall in walls.walls {
      let isAfter = contains(wall.after, eoFill)
      if contains(wall.before, eoFill) == isAfter { continue }
      border.append((wall.edge, BorderEdge(outline.edges[wall.edge], from: isAfter ? wall.low : wall.high)))
    }
    // In the order of the paths: so is the result.
    border.sort { $0.edge < $1.edge }
    let loops = BorderLoops(border.map(\.1), outline.pool, tolerance: outline.scale.tolerance).loops
    var writer = OutlineWriter(outline)
    for loop in loops { writer.addLoop(loop) }
    return writer.path
  }

  private func line(_ outline: Outline, _ walls: Walls, _ eoFill: Bool) -> Path {
    var writer = OutlineWriter(outline)
    /// Whether an edge stays. The border of an area is a part of it.
    func stays(_ index: Int) -> Bool {
      let wall = walls.walls[walls.ofEdge[index]]
      return (contains(wall.before, eoFill) || contains(wall.after, eoFill)) == (self == .lineIntersection)
    }
    func subpath(_ index: Int) -> Int { outline.sources[Int(outline.edges[index].source)].subpath }
    var begin = 0
    while begin < outline.edges.count, outline.sources[Int(outline.edges[begin].source)].isFirst {
      var end = begin + 1
      while end < outline.edges.count, subpath(end) == subpath(begin) { end += 1 }
      var indices = Array(begin..<end)
      let isClosed = outline.closed[subpath(begin)]
      if isClosed, let gap = indices.firstIndex(where: { !stays($0) }) {
        // A line that goes on over the start of a closed subpath is one line.
        indices = Array(indices[gap...] + indices[..<gap])
      }
      let isWhole = indices.allSatisfy(stays)
      for run in indices.split(whereSeparator: { !stays($0) }) {
        let edges = run.map { BorderEdge(outline.edges[$0], from: outline.edges[$0].from) }
        writer.addLine(edges, isClosed: isClosed && isWhole)
      }
      begin = end
    }
    return writer.path
  }
}
