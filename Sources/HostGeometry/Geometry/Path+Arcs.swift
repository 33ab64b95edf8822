public import Foundation

extension Path {
  /// Adds a circular arc, after a straight line from the current point to its start.
  ///
  /// Angle zero is to the right of the centre. As in SwiftUI, `clockwise` is meant for a y axis that points up: with
  /// false, angles increase from start to end, which is clockwise in a view. An arc of a whole turn or more is a whole
  /// circle, in either direction. Angles that are not finite add nothing.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if abs(delta) >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
  }

  /// Adds a circular arc that sweeps an angle of `delta`, after a straight line from the current point to its start.
  ///
  /// A positive `delta` is clockwise in a view; it is limited to one whole turn. Angles that are not finite add
  /// nothing.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let start = startAngle.radians
    guard start.isFinite && delta.radians.isFinite else { return }
    let sweep = min(max(delta.radians, -turn), turn)
    func point(_ angle: Double) -> CGPoint { Path.onCircle(center, radius, angle) }
    let first = point(start).applying(transform)
    if isEmpty { move(to: first) } else if currentPoint != first { addLine(to: first) }
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / Double(count)
    // The distance of the control points along the tangents such that the curve touches the circle in its middle as
    // well.
    let reach = Double(radius) * (4 / 3) * tan(step / 4)
    for index in 0..<count {
      let from = start + Double(index) * step
      let to = from + step
      let begin = point(from)
      let end = point(to)
      addCurve(
        to: end.applying(transform),
        control1: CGPoint(x: begin.x - reach * Path.sine(from), y: begin.y + reach * Path.cosine(from))
          .applying(transform),
        control2: CGPoint(x: end.x + reach * Path.sine(to), y: end.y - reach * Path.cosine(to)).applying(transform))
    }
  }

  /// Adds a circular arc that rounds a corner, after a straight line to its start.
  ///
  /// The corner is formed by two lines: from the current point to `tangent1End`, and from there to `tangent2End`. Where
  /// they form no corner, or the radius is not positive, a straight line to `tangent1End` is added. Does nothing in an
  /// empty path.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let pen = currentPoint else { return }
    let here = transform.isInvertible ? pen.applying(transform.inverted()) : pen
    let back = CGVector(dx: here.x - tangent1End.x, dy: here.y - tangent1End.y)
    let on = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let lengths = (back.length, on.length)
    let cross = back.dx * on.dy - back.dy * on.dx
    guard lengths.0 > 0, lengths.1 > 0, radius > 0, abs(cross) > 1e-9 * lengths.0 * lengths.1 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let u = CGVector(dx: back.dx / lengths.0, dy: back.dy / lengths.0)
    let v = CGVector(dx: on.dx / lengths.1, dy: on.dy / lengths.1)
    let cosine = min(max(u.dx * v.dx + u.dy * v.dy, -1), 1)
    let half = acos(cosine) / 2
    let distance = radius / tan(half)  // from the corner to where the circle touches
    let first = CGPoint(x: tangent1End.x + u.dx * distance, y: tangent1End.y + u.dy * distance)
    let bisector = CGVector(dx: u.dx + v.dx, dy: u.dy + v.dy)
    let toCenter = radius / sin(half) / bisector.length
    let center = CGPoint(x: tangent1End.x + bisector.dx * toCenter, y: tangent1End.y + bisector.dy * toCenter)
    let start = atan2(Double(first.y - center.y), Double(first.x - center.x))
    let sweep = Double.pi - 2 * Double(half)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(start), delta: .radians(cross > 0 ? -sweep : sweep),
      transform: transform)
  }

  /// The distance of the control points of a quarter of a unit circle along its tangents.
  static let quarterControl = CGFloat(4 / 3 * tan(Double.pi / 8))

  private static func onCircle(_ center: CGPoint, _ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * CGFloat(cosine(angle)), y: center.y + radius * CGFloat(sine(angle)))
  }

  // Exact for multiples of a quarter turn, so that circles end where they start and corners lie on whole numbers.
  private static func sine(_ angle: Double) -> Double {
    let quarters = angle / (.pi / 2)
    let nearest = quarters.rounded()
    guard abs(quarters - nearest) < 1e-12 * max(1, abs(nearest)) else { return sin(angle) }
    let index = Int(nearest.truncatingRemainder(dividingBy: 4))
    return [0, 1, 0, -1][(index + 4) % 4]
  }

  private static func cosine(_ angle: Double) -> Double { sine(angle + .pi / 2) }
}

extension CGVector {
  /// The vector's length.
  package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
