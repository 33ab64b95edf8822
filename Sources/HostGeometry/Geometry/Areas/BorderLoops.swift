import Foundation

/// A wall between the result's inside and its outside, or a part of a line, in the direction in which it is drawn.
struct BorderEdge {
  var from: Int32
  var to: Int32
  var source: Int32
  /// The parameters of the source at both ends; the first is larger against the source's direction.
  var start: Double
  var end: Double

  package init(_ edge: OutlineEdge, from: Int32) {
    (self.from, source) = (from, edge.source)
    let isForward = edge.from == from
    to = isForward ? edge.to : edge.from
    (start, end) = isForward ? (edge.start, edge.end) : (edge.end, edge.start)
  }
}

/// Makes closed loops of the edges around an area.
struct BorderLoops {
  /// In the order of their first edges.
  private(set) var loops: [[BorderEdge]] = []
  private let edges: [BorderEdge]
  private let pool: VertexPool

  /// Each edge has the inside on the side that y is turned to from x: at its right in a view, where y points down.
  package init(_ edges: [BorderEdge], _ pool: VertexPool, tolerance: Double) {
    self.edges = edges
    self.pool = pool
    let following = following()
    var isUsed = Array(repeating: false, count: edges.count)
    for index in edges.indices where !isUsed[index] {
      var loop: [BorderEdge] = []
      var next = index
      // It ends where it began; an edge that nothing follows follows itself.
      while !isUsed[next] {
        isUsed[next] = true
        loop.append(edges[next])
        next = following[next]
      }
      if !isThin(loop, tolerance) { loops.append(loop) }
    }
  }

  /// For each edge the one that follows it.
  ///
  /// Where several leave a vertex, it is the one on the other side of the inside that lies along the edge: what only
  /// touches at a vertex makes two loops.
  private func following() -> [Int] {
    var result = Array(edges.indices)
    let arriving = edges.indices.sorted { edges[$0].to < edges[$1].to }
    let leaving = edges.indices.sorted { edges[$0].from < edges[$1].from }
    var (a, l) = (0, 0)
    while a < arriving.count, l < leaving.count {
      let vertex = edges[arriving[a]].to
      while l < leaving.count, edges[leaving[l]].from < vertex { l += 1 }
      let (firstArriving, firstLeaving) = (a, l)
      while a < arriving.count, edges[arriving[a]].to == vertex { a += 1 }
      while l < leaving.count, edges[leaving[l]].from == vertex { l += 1 }
      if a - firstArriving == 1, l - firstLeaving == 1 {
        result[arriving[firstArriving]] = leaving[firstLeaving]
      } else {
        join(arriving[firstArriving..<a], leaving[firstLeaving..<l], &result)
      }
    }
    return result
  }

  /// Sets what follows the edges that arrive at a vertex.
  private func join(_ arriving: ArraySlice<Int>, _ leaving: ArraySlice<Int>, _ result: inout [Int]) {
    let directions =
      (arriving.map { ($0, false, angle(from: edges[$0].to, to: edges[$0].from)) }
      + leaving.map { ($0, true, angle(from: edges[$0].from, to: edges[$0].to)) })
      .sorted { $0.2 < $1.2 }
    guard var before = directions.last(where: { $0.1 })?.0 else { return }
    for (edge, isLeaving, _) in directions {
      if isLeaving { before = edge } else { result[edge] = before }
    }
  }

  private func angle(from: Int32, to: Int32) -> Double {
    let vector = pool[from].vector(to: pool[to])
    return atan2(vector.y, vector.x)
  }

  /// Whether a loop is no wider than points that are one: what rounding leaves between edges that ought to be one.
  private func isThin(_ loop: [BorderEdge], _ tolerance: Double) -> Bool {
    guard let first = loop.first else { return true }
    let origin = pool[first.from]
    var (twiceArea, length) = (0.0, 0.0)
    for edge in loop {
      let (from, to) = (pool[edge.from], pool[edge.to])
      twiceArea += origin.vector(to: from).cross(origin.vector(to: to))
      length += from.vector(to: to).length
    }
    return abs(twiceArea) <= 4 * length * tolerance
  }
}
