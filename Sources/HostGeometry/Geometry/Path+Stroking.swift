import Foundation

extension Path {
  /// The outline of a stroke along this path, to be filled by the non-zero rule.
  ///
  /// Curves become straight lines within a twentieth of a point. A line width that is not positive and finite gives an
  /// empty path. Dashes are used as given in ``StrokeStyle``; an odd number of them is repeated twice, and lengths that
  /// are negative or all zero draw a solid line.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let line = style.isDashed ? dashed(style) : self
    var pen = StrokeOutline(style: style)
    for subpath in line.subpaths { pen.draw(subpath) }
    return pen.path
  }

  /// The dashes along this path, as open subpaths.
  private func dashed(_ style: StrokeStyle) -> Path {
    let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let period = pattern.reduce(0, +)
    var path = Path()
    for subpath in subpaths {
      let measures = subpath.segments.map(SegmentMeasure.init)
      let total = measures.reduce(0) { $0 + $1.length }
      // So many dashes look like a solid line.
      guard total / period < 10_000 else {
        path.addPart(of: subpath, measures, from: 0, to: total)
        continue
      }
      var phase = style.dashPhase.truncatingRemainder(dividingBy: period)
      if phase < 0 { phase += period }
      var place = -(phase.isFinite ? phase : 0)
      var index = 0
      while place < total {
        let end = place + pattern[index % pattern.count]
        if index % 2 == 0, end > 0, end > place {
          path.addPart(of: subpath, measures, from: max(place, 0), to: min(end, total))
        }
        place = end
        index += 1
      }
    }
    return path
  }
}

extension StrokeStyle {
  /// Whether there is a valid dash pattern.
  package var isDashed: Bool { !dash.isEmpty && dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 } }
}

/// Outlines a stroke: goes along a subpath on one side and back on the other.
private struct StrokeOutline {
  let style: StrokeStyle
  private(set) var path = Path()

  init(style: StrokeStyle) { self.style = style }

  private var half: CGFloat { style.lineWidth / 2 }

  /// A point of the line, where a new direction starts.
  private struct Corner {
    var point: CGPoint
    /// Whether the path itself has a corner here; otherwise it is a point inside of a curve.
    var isReal: Bool
  }

  mutating func draw(_ subpath: Subpath) {
    var corners = [Corner(point: subpath.start, isReal: true)]
    for segment in subpath.segments {
      let points = segment.flattened(tolerance: 0.05)
      for (index, point) in points.enumerated() where point != corners[corners.count - 1].point {
        corners.append(Corner(point: point, isReal: index == points.count - 1))
      }
    }
    let isClosed = subpath.isClosed
    if isClosed, corners.count > 1, corners[corners.count - 1].point == corners[0].point { corners.removeLast() }
    if corners.count == 1 { return dot(at: subpath.start, isClosed || !subpath.segments.isEmpty) }
    if isClosed {
      loop(corners)
      loop(corners.reversed())
    } else {
      side(corners)
      side(corners.reversed())
      path.closeSubpath()
    }
  }

  /// A line of zero length: round and square caps are drawn nevertheless.
  private mutating func dot(at point: CGPoint, _ isDrawn: Bool) {
    guard isDrawn else { return }
    let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch style.lineCap {
    case .round: path.addEllipse(in: box)
    case .square: path.addRect(box)
    default: break
    }
  }

  /// The left edge of a line from its first to its last point, and the cap there.
  private mutating func side(_ corners: [Corner]) {
    for index in 0..<(corners.count - 1) {
      let direction = Self.direction(corners[index].point, corners[index + 1].point)
      if index == 0 {
        let begin = offset(corners[0].point, direction)
        if path.elements.last.map({ $0 == .closeSubpath }) ?? true {
          path.move(to: begin)
        } else {
          path.addLine(to: begin)
        }
      } else {
        join(corners[index], Self.direction(corners[index - 1].point, corners[index].point), direction)
      }
    }
    cap(
      at: corners[corners.count - 1].point,
      Self.direction(corners[corners.count - 2].point, corners[corners.count - 1].point))
  }

  /// The left edge of a closed line.
  private mutating func loop(_ corners: [Corner]) {
    let count = corners.count
    path.move(to: offset(corners[0].point, Self.direction(corners[0].point, corners[1 % count].point)))
    for index in 1...count {
      let corner = corners[index % count]
      join(
        corner, Self.direction(corners[index - 1].point, corner.point),
        Self.direction(corner.point, corners[(index + 1) % count].point))
    }
    path.closeSubpath()
  }

  private mutating func join(_ corner: Corner, _ from: CGVector, _ to: CGVector) {
    let arriving = offset(corner.point, from)
    let leaving = offset(corner.point, to)
    path.addLine(to: arriving)
    let cross = from.dx * to.dy - from.dy * to.dx
    let dot = from.dx * to.dx + from.dy * to.dy
    // The left edge is the inner one where the line turns left, which is where the angle decreases with y downwards.
    if cross < 0, corner.isReal {
      path.addLine(to: corner.point)
    } else if corner.isReal, abs(cross) > 1e-6 || dot < 0 {
      switch style.lineJoin {
      case .round: arc(around: corner.point, from, to)
      case .miter:
        // The miter length is 1 / sin(half the angle) widths; the half angle's sine is the sine of the directions' sum.
        let sine = ((1 + dot) / 2).squareRoot()
        if sine > 0, 1 / sine <= style.miterLimit {
          let reach = half / (1 + dot)
          path.addLine(
            to: CGPoint(
              x: corner.point.x + (from.dy + to.dy) * reach, y: corner.point.y - (from.dx + to.dx) * reach))
        }
      default: break
      }
    }
    path.addLine(to: leaving)
  }

  private mutating func cap(at point: CGPoint, _ direction: CGVector) {
    let left = offset(point, direction)
    let right = offset(point, CGVector(dx: -direction.dx, dy: -direction.dy))
    path.addLine(to: left)
    switch style.lineCap {
    case .round: arc(around: point, direction, CGVector(dx: -direction.dx, dy: -direction.dy))
    case .square:
      let on = CGVector(dx: direction.dx * half, dy: direction.dy * half)
      path.addLine(to: CGPoint(x: left.x + on.dx, y: left.y + on.dy))
      path.addLine(to: CGPoint(x: right.x + on.dx, y: right.y + on.dy))
    default: break
    }
    path.addLine(to: right)
  }

  /// The outer edge of a round join or cap, from the left of one direction to the left of another, clockwise in a view.
  private mutating func arc(around point: CGPoint, _ from: CGVector, _ to: CGVector) {
    let start = atan2(Double(-from.dx), Double(from.dy))
    var delta = atan2(Double(-to.dx), Double(to.dy)) - start
    if delta < 0 { delta += 2 * .pi }
    path.addRelativeArc(center: point, radius: half, startAngle: .radians(start), delta: .radians(delta))
  }

  /// The point half a line width to the left of a point, seen along a direction.
  private func offset(_ point: CGPoint, _ direction: CGVector) -> CGPoint {
    CGPoint(x: point.x + direction.dy * half, y: point.y - direction.dx * half)
  }

  private static func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let vector = CGVector(dx: to.x - from.x, dy: to.y - from.y)
    let length = vector.length
    return CGVector(dx: vector.dx / length, dy: vector.dy / length)
  }
}
