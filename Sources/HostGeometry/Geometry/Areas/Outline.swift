import Foundation

/// A straight piece of the outline of one of two paths, between two vertices.
struct OutlineEdge {
  var from: Int32
  var to: Int32
  /// The line or curve that it is a part of.
  var source: Int32
  /// The parameters of the source at both ends.
  var start: Double
  var end: Double
  /// Whether it has not yet been compared with the others.
  var isNew = true
}

/// A line or curve of one of two paths.
struct OutlineSource {
  var segment: PathSegment
  /// Whether it belongs to the first path.
  var isFirst: Bool
  /// The number of its subpath.
  var subpath: Int
}

/// The edges of two paths, in the order of the paths.
///
/// Curves are many short edges. Each knows where on which curve it lies, so that results have the curves again.
struct Outline {
  var edges: [OutlineEdge] = []
  var pool: VertexPool
  private(set) var sources: [OutlineSource] = []
  /// For each subpath whether it is closed.
  private(set) var closed: [Bool] = []
  let scale: OutlineScale

  package init(scale: OutlineScale) {
    self.scale = scale
    pool = VertexPool(tolerance: scale.tolerance)
  }

  /// Adds a path; open subpaths are closed if `isArea`.
  ///
  /// Points that are not finite are left out; a curve with such a control point is a line.
  package mutating func add(_ path: Path, isFirst: Bool, isArea: Bool) {
    for subpath in path.subpaths {
      var start = scale.inside(subpath.start)
      var pen = start
      for segment in subpath.segments {
        guard let end = scale.inside(segment.end) else { continue }
        guard let from = pen else {
          (start, pen) = (end, end)
          continue
        }
        let points = segment.points.compactMap(scale.inside)
        let isWhole = points.count == segment.points.count && points[0] == from
        add(PathSegment(points: isWhole ? points : [from, end]), isFirst)
        pen = end
      }
      if isArea || subpath.isClosed, let pen, let start, pen != start {
        add(PathSegment(points: [pen, start]), isFirst)
      }
      closed.append(isArea || subpath.isClosed)
    }
  }

  private mutating func add(_ segment: PathSegment, _ isFirst: Bool) {
    let source = Int32(sources.count)
    sources.append(OutlineSource(segment: segment, isFirst: isFirst, subpath: closed.count))
    let count = edges.count
    var from = pool.index(at: Vertex(segment.start))
    var start = 0.0
    for step in segment.steps(tolerance: CGFloat(scale.flatness)) {
      let to = pool.index(at: Vertex(step == 1 ? segment.end : segment.point(at: step)))
      if to == from { continue }
      edges.append(OutlineEdge(from: from, to: to, source: source, start: start, end: Double(step)))
      (from, start) = (to, Double(step))
    }
    // An edge that is too short at the end belongs to the edge before it.
    if edges.count > count { edges[edges.count - 1].end = 1 }
  }
}
