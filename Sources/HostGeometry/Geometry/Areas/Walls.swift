/// The sum of the edges between the same two vertices: a line with areas on both sides.
struct Wall {
  /// The end that comes first from left to right, and from top to bottom among those above each other.
  var low: Int32
  var high: Int32
  /// The first of its edges.
  var edge: Int
  /// How many more edges of each path go from `low` to `high` than back.
  var net: Windings
  /// How often each path winds around the area at its side with less y.
  var before = Windings()

  /// How often each path winds around the area at its side with more y.
  var after: Windings { Windings(first: before.first &+ net.first, second: before.second &+ net.second) }
}

/// A number for each of two paths.
struct Windings {
  var first: Int32 = 0
  var second: Int32 = 0
}

/// The walls of an outline that was split, with how often both paths wind around the areas beside each.
struct Walls {
  private(set) var walls: [Wall] = []
  /// For each edge its wall.
  private(set) var ofEdge: [Int]
  /// The vertices from left to right.
  private var order: [Int32]
  private let pool: VertexPool

  package init(_ outline: Outline) {
    pool = outline.pool
    let vertices = outline.pool.vertices
    order = vertices.indices.map(Int32.init).sorted {
      let (a, b) = (vertices[Int($0)], vertices[Int($1)])
      return a.x < b.x || a.x == b.x && a.y < b.y
    }
    var rank = Array(repeating: 0, count: vertices.count)
    for (index, vertex) in order.enumerated() { rank[Int(vertex)] = index }
    ofEdge = Array(repeating: 0, count: outline.edges.count)
    // The ranks of the ends of each edge in one number, the lower one first.
    let ends = outline.edges.map { edge in
      let (from, to) = (rank[Int(edge.from)], rank[Int(edge.to)])
      return Int64(min(from, to)) << 32 | Int64(max(from, to))
    }
    let sorted = ends.indices.sorted { ends[$0] < ends[$1] || ends[$0] == ends[$1] && $0 < $1 }
    for (place, index) in sorted.enumerated() {
      let (low, high) = (order[Int(ends[index] >> 32)], order[Int(ends[index] & 0xFFFF_FFFF)])
      if place == 0 || ends[sorted[place - 1]] != ends[index] {
        walls.append(Wall(low: low, high: high, edge: index, net: Windings()))
      }
      ofEdge[index] = walls.count - 1
      let edge = outline.edges[index]
      let step: Int32 = edge.from == low ? 1 : -1
      if outline.sources[Int(edge.source)].isFirst {
        walls[walls.count - 1].net.first += step
      } else {
        walls[walls.count - 1].net.second += step
      }
    }
    sweep()
  }

  /// Sets what each wall has before it.
  ///
  /// A vertical line goes from left to right over all vertices, and keeps the walls that it crosses in order. The area
  /// before the first is outside of both paths, and each wall changes the windings by its net edges.
  private mutating func sweep() {
    // They are in the order of their lower vertices already; those of the same one are to be in the line's.
    let byStart = walls.indices.sorted { first, second in
      if walls[first].low != walls[second].low { return first < second }
      let turn = direction(first).cross(direction(second))
      return turn > 0 || turn == 0 && first < second
    }
    var arriving = Array(repeating: 0, count: pool.vertices.count)
    for wall in walls { arriving[Int(wall.high)] += 1 }
    var line: [Int] = []
    var next = 0
    for vertex in order {
      let place = place(of: vertex, in: line)
      var end = place
      while end < line.count, walls[line[end]].high == vertex { end += 1 }
      line.removeSubrange(place..<end)
      // Walls cross only where splitting has met its limit.
      if end - place < arriving[Int(vertex)] { line.removeAll { walls[$0].high == vertex } }
      let first = next
      while next < byStart.count, walls[byStart[next]].low == vertex { next += 1 }
      guard first < next else { continue }
      let start = min(place, line.count)
      var windings = start > 0 ? walls[line[start - 1]].after : Windings()
      for index in byStart[first..<next] {
        walls[index].before = windings
        windings = walls[index].after
      }
      line.insert(contentsOf: byStart[first..<next], at: start)
    }
  }

  private func direction(_ wall: Int) -> Vertex { pool[walls[wall].low].vector(to: pool[walls[wall].high]) }

  /// The first wall of a line that a vertex is not after.
  private func place(of vertex: Int32, in line: [Int]) -> Int {
    var (low, high) = (0, line.count)
    while low < high {
      let middle = (low + high) / 2
      let there = pool[walls[line[middle]].low].vector(to: pool[vertex])
      if direction(line[middle]).cross(there) > 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
