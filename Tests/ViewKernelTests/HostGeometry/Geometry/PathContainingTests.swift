import Foundation
import HostTree
import TestSupport
import XCTest

/// Each point is inside of a path with curves where it is inside of the polygon of many points on them.
final class PathContainingTests: XCTestCase {
  func testFiguresAgreeWithTheirPolygons() {
    let rect = CGRect(3, 5, 90, 60)
    let radii = RectangleCornerRadii(topLeading: 5, bottomLeading: 40, bottomTrailing: 0, topTrailing: 20)
    let turn = CGAffineTransform(rotationAngle: 0.7)
    let figures: [(String, Path)] = [
      ("rectangle", Path(rect)), ("ellipse", Path(ellipseIn: rect)), ("circle", Path(ellipseIn: CGRect(0, 0, 80, 80))),
      ("round", Path(roundedRect: rect, cornerRadius: 12)),
      ("circular", Path(roundedRect: rect, cornerRadius: 12, style: .circular)),
      ("capsule", Path(roundedRect: rect, cornerRadius: 30)),
      ("corners", Path(roundedRect: rect, cornerSize: CGSize(width: 30, height: 10), style: .circular)),
      ("four radii", Path(roundedRect: rect, cornerRadii: radii)),
      ("turned", Path(roundedRect: CGRect(30, -40, 60, 50), cornerRadius: 15).applying(turn)),
      (
        "arc",
        Path { path in
          path.addRelativeArc(
            center: CGPoint(x: 50, y: 40), radius: 35, startAngle: .degrees(20), delta: .degrees(200))
        }
      ),
    ]
    for (name, path) in figures { compare(path, name) }
  }

  func testLoopsAgreeWithTheirPolygonsByEitherRule() {
    var random = RepeatableNumbers(seed: 40)
    func point() -> CGPoint { CGPoint(x: CGFloat(random.next(below: 100)), y: CGFloat(random.next(below: 80))) }
    for number in 0..<12 {
      let path = Path { path in
        for _ in 0..<2 {
          path.move(to: point())
          path.addCurve(to: point(), control1: point(), control2: point())
          path.addQuadCurve(to: point(), control: point())
          path.addLine(to: point())
          path.addCurve(to: point(), control1: point(), control2: point())
          if number % 2 == 0 { path.closeSubpath() }
          path.addQuadCurve(to: point(), control: point())
        }
      }
      compare(path, "loop \(number): \(path)")
    }
  }

  func testCoordinatesThatAreNotFiniteEnd() {
    for value in [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      let path = Path { path in
        path.move(to: CGPoint(x: 5, y: -10))
        path.addCurve(
          to: CGPoint(x: 5, y: 20), control1: CGPoint(x: value, y: 4), control2: CGPoint(x: 0, y: value))
        path.addQuadCurve(to: .zero, control: CGPoint(x: value, y: value))
      }
      _ = path.contains(CGPoint(x: 4, y: 4))
      XCTAssertFalse(path.contains(CGPoint(x: value, y: value)))
    }
  }

  /// Asks for a grid of points, but for those on the outline itself.
  private func compare(_ path: Path, _ name: String, line: UInt = #line) {
    let polygon = polygon(of: path)
    let edge = polygon.strokedPath(StrokeStyle(lineWidth: 0.1))
    var answers: Set<Bool> = []
    for x in stride(from: CGFloat(-12.3), to: 110, by: 6.1) {
      for y in stride(from: CGFloat(-8.7), to: 90, by: 5.9) {
        let point = CGPoint(x: x, y: y)
        if edge.contains(point) { continue }
        for eoFill in [false, true] {
          let expected = polygon.contains(point, eoFill: eoFill)
          answers.insert(expected)
          if path.contains(point, eoFill: eoFill) != expected {
            return XCTFail("\(name) at \(point), eoFill: \(eoFill)", line: line)
          }
        }
      }
    }
    XCTAssertEqual(answers, [true, false], name, line: line)
  }

  private func polygon(of path: Path) -> Path {
    var polygon = Path()
    path.forEach { element in
      switch element {
      case .move(let point): polygon.move(to: point)
      case .line(let end): polygon.addLine(to: end)
      case .closeSubpath: polygon.closeSubpath()
      case .quadCurve(let end, let control): add([polygon.currentPoint ?? .zero, control, end])
      case .curve(let end, let control1, let control2): add([polygon.currentPoint ?? .zero, control1, control2, end])
      }
    }
    return polygon

    func add(_ points: [CGPoint]) {
      for step in 1...100 {
        let t = CGFloat(step) / 100
        var level = points
        while level.count > 1 {
          level = zip(level, level.dropFirst()).map { a, b in
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
          }
        }
        polygon.addLine(to: level[0])
      }
    }
  }
}

/// Numbers that are the same in each run.
private struct RepeatableNumbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(below limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }
}
