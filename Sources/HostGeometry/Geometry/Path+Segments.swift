public import Foundation

/// One line or curve of a path, with its start.
struct PathSegment {
  /// Its end and control points: two for a line, three for a quadratic and four for a cubic curve.
  var points: [CGPoint]

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }
  var isLine: Bool { points.count == 2 }

  /// The path element for this segment after its start.
  var element: Path.Element {
    switch points.count {
    case 2: .line(to: points[1])
    case 3: .quadCurve(to: points[2], control: points[1])
    default: .curve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  /// The point at a parameter from 0, the start, to 1, the end: that at which ``split(at:)`` divides it, without making
  /// the parts.
  func point(at t: CGFloat) -> CGPoint {
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func between(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGPoint { between(between(a, b), between(b, c)) }
    switch points.count {
    case 2: return between(points[0], points[1])
    case 3: return between(points[0], points[1], points[2])
    default:
      return between(between(points[0], points[1], points[2]), between(points[1], points[2], points[3]))
    }
  }

  /// The two parts before and after a parameter, by de Casteljau's algorithm.
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    var first: [CGPoint] = []
    var second: [CGPoint] = []
    var level = points
    while let head = level.first, let tail = level.last {
      first.append(head)
      second.append(tail)
      level = zip(level, level.dropFirst()).map { a, b in CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    }
    return (PathSegment(points: first), PathSegment(points: second.reversed()))
  }

  /// The part between two parameters.
  func part(from low: CGFloat, to high: CGFloat) -> PathSegment {
    let head = high < 1 ? split(at: high).0 : self
    return low > 0 ? head.split(at: low / high).1 : head
  }

  /// Parameters such that straight lines between their points stay within `tolerance` points of the curve; the last one
  /// is 1.
  func steps(tolerance: CGFloat) -> [CGFloat] {
    guard points.count > 2 else { return [1] }
    // Wang's bound on the curve's deviation.
    var bend: CGFloat = 0
    for index in 0..<(points.count - 2) {
      let (a, b, c) = (points[index], points[index + 1], points[index + 2])
      bend = max(bend, CGVector(dx: a.x - 2 * b.x + c.x, dy: a.y - 2 * b.y + c.y).length)
    }
    let degree = CGFloat(points.count - 1)
    let wanted = (degree * (degree - 1) / 8 * bend / tolerance).squareRoot().rounded(.up)
    let count = wanted >= 1 ? Int(min(wanted, 500)) : 1  // not-a-number is not >= 1 either
    return (1...count).map { CGFloat($0) / CGFloat(count) }
  }

  /// The points of the polyline that approximates it, without its start.
  func flattened(tolerance: CGFloat) -> [CGPoint] {
    isLine ? [end] : steps(tolerance: tolerance).map { $0 == 1 ? end : point(at: $0) }
  }

  /// The parameters strictly between 0 and 1 at which a coordinate has an extremum.
  func turns(of coordinate: (CGPoint) -> CGFloat) -> [CGFloat] {
    let p = points.map(coordinate)
    switch p.count {
    case 3: return PathSegment.roots(0, p[0] - 2 * p[1] + p[2], p[1] - p[0])
    case 4:
      return PathSegment.roots(
        -p[0] + 3 * p[1] - 3 * p[2] + p[3], 2 * (p[0] - 2 * p[1] + p[2]), p[1] - p[0])
    default: return []
    }
  }

  /// The solutions of a·t² + b·t + c = 0 between 0 and 1.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    var found: [CGFloat] = []
    if abs(a) < 1e-9 {
      if b != 0 { found = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        found = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}

/// The part of a path between two moves.
struct Subpath {
  let start: CGPoint
  var segments: [PathSegment] = []
  /// Whether it was closed; the closing line is among the segments unless it has no length.
  var isClosed = false
}

extension Path {
  /// The subpaths in order.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var pen = CGPoint.zero
    for element in elements {
      if case .move(let point) = element {
        result.append(Subpath(start: point))
        pen = point
        continue
      }
      // Elements after a closed subpath start at that one's start.
      if result.last?.isClosed ?? true { result.append(Subpath(start: pen)) }
      let last = result.count - 1
      switch element {
      case .move: break
      case .line(let end): result[last].segments.append(PathSegment(points: [pen, end]))
      case .quadCurve(let end, let control): result[last].segments.append(PathSegment(points: [pen, control, end]))
      case .curve(let end, let control1, let control2):
        result[last].segments.append(PathSegment(points: [pen, control1, control2, end]))
      case .closeSubpath:
        let start = result[last].start
        if pen != start { result[last].segments.append(PathSegment(points: [pen, start])) }
        result[last].isClosed = true
        pen = start
      }
      if let end = result[last].segments.last?.end { pen = end }
    }
    return result
  }

  /// The bounding box of all points of the path, in points; control points do not count. `CGRect.null` for an empty
  /// path.
  ///
  /// Coordinates that are not-a-number are ignored.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var boundingRect: CGRect {
    var box = BoundingBox()
    for subpath in subpaths {
      box.add(subpath.start)
      for segment in subpath.segments {
        box.add(segment.end)
        for t in segment.turns(of: \.x) + segment.turns(of: \.y) { box.add(segment.point(at: t)) }
      }
    }
    return box.rect
  }
}

/// The bounding box of the points added.
private struct BoundingBox {
  private var left = CGFloat.infinity
  private var top = CGFloat.infinity
  private var right = -CGFloat.infinity
  private var bottom = -CGFloat.infinity

  mutating func add(_ point: CGPoint) {
    // min(a, b) with b not-a-number would forget a.
    if point.x < left { left = point.x }
    if point.x > right { right = point.x }
    if point.y < top { top = point.y }
    if point.y > bottom { bottom = point.y }
  }

  var rect: CGRect {
    left <= right && top <= bottom ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
}
