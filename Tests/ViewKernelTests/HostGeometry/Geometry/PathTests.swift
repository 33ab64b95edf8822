import Foundation
import HostTree
import TestSupport
import XCTest

final class PathTests: XCTestCase {
  private let triangle = Path { path in
    path.move(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    path.addLine(to: CGPoint(x: 0, y: 100))
    path.closeSubpath()
  }

  func testThePenIsWhereTheLastElementEnds() {
    var path = Path()
    XCTAssertNil(path.currentPoint)
    XCTAssertTrue(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: .zero)
    XCTAssertEqual(path.currentPoint, CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 5, y: 6), control1: .zero, control2: .zero)
    XCTAssertEqual(path.currentPoint, CGPoint(x: 5, y: 6))
    path.closeSubpath()
    XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 2))
    XCTAssertFalse(path.isEmpty)
  }

  func testWhatHasNowhereToBeginIsLeftOut() {
    let path = Path { path in
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.addQuadCurve(to: .zero, control: .zero)
      path.closeSubpath()
    }
    XCTAssertTrue(path.isEmpty)
    XCTAssertEqual(path, Path())
  }

  func testOneMoveAfterAnotherIsOne() {
    let path = Path { path in
      path.move(to: .zero)
      path.move(to: CGPoint(x: 7, y: 7))
      path.addLine(to: CGPoint(x: 8, y: 7))
      path.closeSubpath()
      path.closeSubpath()
    }
    XCTAssertEqual(path.description, "7 7 m 8 7 l h")
  }

  func testElementsInOrder() {
    var seen: [Path.Element] = []
    triangle.forEach { seen.append($0) }
    XCTAssertEqual(
      seen,
      [
        .move(to: CGPoint(x: 50, y: 0)), .line(to: CGPoint(x: 100, y: 100)), .line(to: CGPoint(x: 0, y: 100)),
        .closeSubpath,
      ])
  }

  func testLines() {
    let path = Path { path in
      path.addLines([])
      path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 1)])
      path.addLines([CGPoint(x: 9, y: 9)])
    }
    XCTAssertEqual(path.description, "1 1 m 2 2 l 3 1 l 9 9 m")
  }

  func testTransforms() {
    XCTAssertEqual(triangle.offsetBy(dx: 10, dy: 20).description, "60 20 m 110 120 l 10 120 l h")
    XCTAssertEqual(
      triangle.applying(CGAffineTransform(scaleX: 0.5, y: 2)).description, "25 0 m 50 200 l 0 200 l h")
    let curves = Path("0 0 m 1 2 3 4 q 5 6 7 8 9 10 c")
    XCTAssertEqual(
      curves?.offsetBy(dx: 1, dy: 1).description, "1 1 m 2 3 4 5 q 6 7 8 9 10 11 c")
  }

  func testAPathInAnother() {
    let both = Path { path in
      path.addPath(triangle)
      path.addPath(triangle, transform: CGAffineTransform(translationX: 100, y: 0))
    }
    XCTAssertEqual(both.description, "50 0 m 100 100 l 0 100 l h 150 0 m 200 100 l 100 100 l h")
  }
}
