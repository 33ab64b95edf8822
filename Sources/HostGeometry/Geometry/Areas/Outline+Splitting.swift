extension Outline {
  /// Splits edges where they meet, until edges meet at their ends only.
  ///
  /// A vertex that is as good as on an edge divides it, and each crossing is a vertex. That moves edges by no more than
  /// the tolerance, but may bring some to others; so new edges are compared again. Two or three rounds are usual, and
  /// the limit is for cases not seen yet.
  mutating func split() {
    for _ in 0..<30 {
      let tree = EdgeTree(edges, pool, tolerance: scale.tolerance)
      var meetings = EdgeMeetings(edges, pool, tolerance: scale.tolerance)
      tree.forEachPair { meetings.add($0, $1) }
      if meetings.cuts.isEmpty { return }
      pool = meetings.pool
      divide(meetings.cuts.sorted { $0.edge < $1.edge || $0.edge == $1.edge && $0.fraction < $1.fraction })
    }
  }

  /// Divides edges by what is in the order of the edges, and along each.
  private mutating func divide(_ cuts: [EdgeMeetings.Cut]) {
    var result: [OutlineEdge] = []
    result.reserveCapacity(edges.count + cuts.count)
    var next = 0
    for (index, edge) in edges.enumerated() {
      var rest = edge
      rest.isNew = false
      while next < cuts.count, cuts[next].edge == index {
        let cut = cuts[next]
        next += 1
        // Several edges may meet this one at the same vertex.
        if cut.vertex == rest.from { continue }
        var part = edge
        (part.from, part.start) = (rest.from, rest.start)
        (part.to, part.end) = (cut.vertex, edge.start + (edge.end - edge.start) * cut.fraction)
        part.isNew = true
        result.append(part)
        (rest.from, rest.start, rest.isNew) = (part.to, part.end, true)
      }
      result.append(rest)
    }
    edges = result
  }
}
