/// Where edges meet other than at their ends.
struct EdgeMeetings {
  /// A vertex that divides an edge.
  struct Cut {
    var edge: Int
    /// Where on the edge, from 0 to 1.
    var fraction: Double
    var vertex: Int32
  }

  private(set) var cuts: [Cut] = []
  /// The vertices, with those where edges cross.
  private(set) var pool: VertexPool
  private let edges: [OutlineEdge]
  /// Those at the ends of edges. They are kept beside the pool, which changes, as this is read far more often than all
  /// else.
  private let vertices: [Vertex]
  private let tolerance: Double

  package init(_ edges: [OutlineEdge], _ pool: VertexPool, tolerance: Double) {
    self.edges = edges
    self.pool = pool
    self.tolerance = tolerance
    vertices = pool.vertices
  }

  /// Adds where two edges meet.
  package mutating func add(_ first: Int, _ second: Int) {
    let count = cuts.count
    let (e, f) = (edges[first], edges[second])
    touch(first, e, f.from)
    touch(first, e, f.to)
    touch(second, f, e.from)
    touch(second, f, e.to)
    // Edges that cross as well do so after having been divided.
    if cuts.count == count, e.from != f.from, e.from != f.to, e.to != f.from, e.to != f.to {
      cross(first, e, second, f)
    }
  }

  /// Divides an edge by a vertex that lies on it.
  private mutating func touch(_ index: Int, _ edge: OutlineEdge, _ vertex: Int32) {
    if vertex == edge.from || vertex == edge.to { return }
    let from = vertices[Int(edge.from)]
    let along = from.vector(to: vertices[Int(edge.to)])
    let there = from.vector(to: vertices[Int(vertex)])
    let square = along.dot(along)
    let twiceArea = along.cross(there)
    guard twiceArea * twiceArea <= square * (tolerance * tolerance) else { return }
    let fraction = along.dot(there) / square
    if fraction > 0, fraction < 1 { cuts.append(Cut(edge: index, fraction: fraction, vertex: vertex)) }
  }

  /// Divides two edges where they cross.
  private mutating func cross(_ first: Int, _ e: OutlineEdge, _ second: Int, _ f: OutlineEdge) {
    let (a, b) = (vertices[Int(e.from)], vertices[Int(e.to)])
    let (c, d) = (vertices[Int(f.from)], vertices[Int(f.to)])
    let (ab, cd) = (a.vector(to: b), c.vector(to: d))
    // On which sides of one edge the ends of the other lie.
    let (sideOfC, sideOfD) = (ab.cross(a.vector(to: c)), ab.cross(a.vector(to: d)))
    let (sideOfA, sideOfB) = (cd.cross(c.vector(to: a)), cd.cross(c.vector(to: b)))
    guard (sideOfC < 0) != (sideOfD < 0), (sideOfA < 0) != (sideOfB < 0) else { return }
    let onFirst = sideOfA / (sideOfA - sideOfB)
    let onSecond = sideOfC / (sideOfC - sideOfD)
    guard onFirst > 0, onFirst < 1, onSecond > 0, onSecond < 1 else { return }
    let vertex = pool.index(at: Vertex(x: a.x + ab.x * onFirst, y: a.y + ab.y * onFirst))
    if vertex != e.from, vertex != e.to { cuts.append(Cut(edge: first, fraction: onFirst, vertex: vertex)) }
    if vertex != f.from, vertex != f.to { cuts.append(Cut(edge: second, fraction: onSecond, vertex: vertex)) }
  }
}
