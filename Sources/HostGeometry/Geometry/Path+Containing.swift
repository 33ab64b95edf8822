public import Foundation

extension Path {
  /// Whether filling the path would paint `point`.
  ///
  /// Open subpaths count as closed. Curves count as lines within a hundredth of a point of them.
  ///
  /// - Parameters:
  ///   - point: The point, in the path's coordinates.
  ///   - eoFill: Whether to use the even-odd rule; false by default, which uses the non-zero winding rule.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var ray = Ray(origin: point)
    var start = CGPoint.zero
    var pen = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let next):
        ray.cross(pen, start)
        (start, pen) = (next, next)
      case .line(let end):
        ray.cross(pen, end)
        pen = end
      case .quadCurve(let end, let control):
        // The same curve as a cubic one.
        func toControl(_ point: CGPoint) -> CGPoint {
          CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        ray.cross(Cubic(a: pen, b: toControl(pen), c: toControl(end), d: end))
        pen = end
      case .curve(let end, let control1, let control2):
        ray.cross(Cubic(a: pen, b: control1, c: control2, d: end))
        pen = end
      case .closeSubpath:
        ray.cross(pen, start)
        pen = start
      }
    }
    ray.cross(pen, start)
    return eoFill ? ray.crossings % 2 != 0 : ray.winding != 0
  }
}

/// A ray to the right of a point, and how often the lines of a path have crossed it.
private struct Ray {
  let origin: CGPoint
  private(set) var crossings = 0
  /// 1 for each downward crossing, -1 for each upward one.
  private(set) var winding = 0

  init(origin: CGPoint) { self.origin = origin }

  mutating func cross(_ a: CGPoint, _ b: CGPoint) {
    guard (a.y <= origin.y) != (b.y <= origin.y) else { return }
    guard a.x + (origin.y - a.y) / (b.y - a.y) * (b.x - a.x) > origin.x else { return }
    crossings += 1
    winding += b.y > a.y ? 1 : -1
  }

  mutating func cross(_ curve: Cubic) { cross(curve, halvings: curve.halvings(tolerance: 0.01)) }

  /// A curve lies within the hull of its points: one with the whole hull above, below or on the left of the ray does
  /// not cross it, and one with the hull on the right crosses it as the line between its ends. Only a curve around
  /// the origin is halved.
  private mutating func cross(_ curve: Cubic, halvings: Int) {
    let (a, b, c, d) = (curve.a, curve.b, curve.c, curve.d)
    let isAbove = a.y <= origin.y
    if isAbove == (b.y <= origin.y), isAbove == (c.y <= origin.y), isAbove == (d.y <= origin.y) { return }
    if a.x <= origin.x, b.x <= origin.x, c.x <= origin.x, d.x <= origin.x { return }
    let isBeyond = a.x > origin.x && b.x > origin.x && c.x > origin.x && d.x > origin.x
    if isBeyond || halvings == 0 { return cross(a, d) }
    let (first, second) = curve.halves
    cross(first, halvings: halvings - 1)
    cross(second, halvings: halvings - 1)
  }
}

/// A cubic curve: its start, its control points, and its end.
private struct Cubic {
  let a: CGPoint
  let b: CGPoint
  let c: CGPoint
  let d: CGPoint

  /// How often to halve the curve until each part is within `tolerance` points of a line; at most 9 times. Zero if
  /// coordinates are not finite.
  func halvings(tolerance: CGFloat) -> Int {
    // Wang's bound on the deviation, which each halving divides by four.
    let first = CGVector(dx: a.x - 2 * b.x + c.x, dy: a.y - 2 * b.y + c.y)
    let second = CGVector(dx: b.x - 2 * c.x + d.x, dy: b.y - 2 * c.y + d.y)
    var deviation = max(first.length, second.length) * 3 / 4
    var count = 0
    while deviation > tolerance, deviation.isFinite, count < 9 {
      deviation /= 4
      count += 1
    }
    return count
  }

  var halves: (Cubic, Cubic) {
    func middle(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2) }
    let (ab, bc, cd) = (middle(a, b), middle(b, c), middle(c, d))
    let (abc, bcd) = (middle(ab, bc), middle(bc, cd))
    let center = middle(abc, bcd)
    return (Cubic(a: a, b: ab, c: abc, d: center), Cubic(a: center, b: bcd, c: cd, d: d))
  }
}
