import Foundation
import HostTree
import TestSupport
import XCTest

/// Random paths: a point is in what two make where the operation says so of both.
///
/// The seeds are always the same, and none of their points is so close to a border that rounding decides.
final class AreaOperationTests: XCTestCase {
  /// One or two subpaths of straight lines that may cross and cover each other.
  ///
  /// On a grid of seven lines each way, edges that coincide and vertices on edges are frequent. Noise moves its points
  /// a little.
  private func polygons(_ random: inout Random, noise: Double = 0, isClosed: Bool = false) -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let count = Int.random(in: 3...6, using: &random)
      path.addLines((0..<count).map { _ in point(&random, noise: noise) })
      if Bool.random(using: &random) || isClosed { path.closeSubpath() }
    }
    return path
  }

  private func point(_ random: inout Random, noise: Double = 0) -> CGPoint {
    func coordinate() -> Double {
      Double(Int.random(in: 0...6, using: &random)) + noise * .random(in: -1...1, using: &random)
    }
    return CGPoint(x: coordinate(), y: coordinate())
  }

  private func curves(_ random: inout Random) -> Path {
    var path = Path()
    path.addEllipse(in: CGRect(origin: point(&random), size: CGSize(width: 3, height: 3)))
    path.addRoundedRect(
      in: CGRect(origin: point(&random), size: CGSize(width: 3, height: 2)), cornerSize: CGSize(width: 1, height: 1))
    path.move(to: point(&random))
    path.addCurve(to: point(&random), control1: point(&random), control2: point(&random))
    path.addQuadCurve(to: point(&random), control: point(&random))
    return path
  }

  private func check(_ first: Path, _ second: Path, scale: Double = 1, _ random: inout Random, _ seed: UInt64) {
    let eoFill = Bool.random(using: &random)
    let operations: [(AreaOperation, (Bool, Bool) -> Bool)] = [
      (.union, { $0 || $1 }), (.intersection, { $0 && $1 }), (.subtracting, { $0 && !$1 }),
      (.symmetricDifference, { $0 != $1 }),
    ]
    let paths = operations.map { $0.0.path(first, second, eoFill: eoFill) }
    for _ in 0..<5 {
      let point = CGPoint(
        x: scale * .random(in: -0.5...6.5, using: &random), y: scale * .random(in: -0.5...6.5, using: &random))
      let isInside = (first.contains(point, eoFill: eoFill), second.contains(point, eoFill: eoFill))
      for ((operation, expected), path) in zip(operations, paths) {
        for rule in [false, true] where path.contains(point, eoFill: rule) != expected(isInside.0, isInside.1) {
          XCTFail("seed \(seed): \(operation) at \(point), eoFill: \(eoFill), of\n\(first)\n\(second)\nis\n\(path)")
        }
      }
    }
    let areas = paths.map(area)
    let tolerance = 1e-5 * scale * scale
    if first.description.contains(" c") { return }  // the area is that of straight lines
    XCTAssertEqual(areas[0] - areas[1], areas[3], accuracy: tolerance, "seed \(seed)")
    XCTAssertEqual(areas[1] + areas[2], area(first.normalized(eoFill: eoFill)), accuracy: tolerance, "seed \(seed)")
  }

  /// The area of closed polygons, those the other way round counting less.
  private func area(_ path: Path) -> Double {
    var (start, pen, twice) = (CGPoint.zero, CGPoint.zero, CGFloat(0))
    path.forEach { element in
      switch element {
      case .move(let point): (start, pen) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        twice += pen.x * point.y - pen.y * point.x
        pen = point
      case .closeSubpath: twice += pen.x * start.y - pen.y * start.x
      }
    }
    return Double(twice / 2)
  }

  func testPolygonsOnAGrid() {
    for seed in UInt64(0)..<150 {
      var random = Random(seed: seed)
      let first = polygons(&random)
      check(first, polygons(&random), &random, seed)
    }
  }

  /// The noise goes from what is told apart to what is one.
  func testPolygonsAlmostOnAGrid() {
    for seed in UInt64(1000)..<1080 {
      var random = Random(seed: seed)
      let noise = pow(10.0, Double.random(in: -14 ... -7, using: &random))
      let first = polygons(&random, noise: noise)
      check(first, polygons(&random, noise: noise), &random, seed)
    }
  }

  func testPolygonsThatWereTurnedAndScaled() {
    for seed in UInt64(2000)..<2040 {
      var random = Random(seed: seed)
      let scale = pow(10.0, Double.random(in: -12...12, using: &random))
      let turn = CGAffineTransform(scaleX: scale, y: scale).translatedBy(x: 3, y: 3).rotated(by: 0.7)
        .translatedBy(x: -3, y: -3)
      let first = polygons(&random).applying(turn)
      check(first, polygons(&random).applying(turn), scale: scale, &random, seed)
    }
  }

  func testCurves() {
    for seed in UInt64(3000)..<3010 {
      var random = Random(seed: seed)
      let grow = CGAffineTransform(scaleX: 10, y: 10)
      let first = curves(&random).applying(grow)
      check(first, curves(&random).applying(grow), scale: 10, &random, seed)
    }
  }

  func testLinesAreDividedInTwo() {
    for seed in UInt64(4000)..<4050 {
      var random = Random(seed: seed)
      let (first, second) = (polygons(&random), polygons(&random, isClosed: true))
      let (inside, outside) = (first.lineIntersection(second), first.lineSubtraction(second))
      XCTAssertEqual(length(inside) + length(outside), length(first), accuracy: 1e-5, "seed \(seed)")
      for (path, isInside) in [(inside, true), (outside, false)] where !path.isEmpty {
        let middle = Double.random(in: 0.01...0.99, using: &random)
        // On the border, either is right.
        guard let point = path.trimmedPath(from: 0, to: middle).currentPoint else { continue }
        if second.strokedPath(StrokeStyle(lineWidth: 1e-3)).contains(point) { continue }
        XCTAssertEqual(second.contains(point), isInside, "seed \(seed), \(point)")
      }
    }
  }

  private func length(_ path: Path) -> Double {
    var (start, pen, sum) = (CGPoint.zero, CGPoint.zero, 0.0)
    path.forEach { element in
      switch element {
      case .move(let point): (start, pen) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        sum += hypot(Double(point.x - pen.x), Double(point.y - pen.y))
        pen = point
      case .closeSubpath: sum += hypot(Double(start.x - pen.x), Double(start.y - pen.y))
      }
    }
    return sum
  }

  /// Numbers at the edges of what there is, and some that are almost one: it ends, and gives numbers.
  func testAnyNumbers() {
    let odd: [Double] = [
      0, 1, -1, 1.0 / 3, 3, 1 + 1e-12, 1 + 1e-11, 1 + 1e-10, 1e-300, .leastNonzeroMagnitude, 1e300, 1e99, -1e101, 1e9,
      1e9 + 1e-7, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]
    for seed in UInt64(5000)..<5080 {
      var random = Random(seed: seed)
      func path() -> Path {
        let count = Int.random(in: 6...odd.count, using: &random)
        func number() -> Double { odd[Int(random.next() % UInt64(count))] }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        var path = Path()
        path.move(to: point())
        for _ in 0..<Int.random(in: 2...8, using: &random) {
          switch random.next() % 16 {
          case 0: path.move(to: point())
          case 1: path.closeSubpath()
          case 2: path.addQuadCurve(to: point(), control: point())
          default: path.addLine(to: point())
          }
        }
        return path
      }
      let (first, second) = (path(), path())
      for operation in [AreaOperation.union, .subtracting, .lineIntersection] {
        let text = operation.path(first, second, eoFill: false).description
        XCTAssertFalse(text.contains("nan") || text.contains("inf"), "seed \(seed): \(text)")
      }
    }
  }
}
