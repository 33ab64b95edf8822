import Foundation
import HostTree
import TestSupport
import XCTest

final class PathSegmentsTests: XCTestCase {
  func testBoundsAreThoseOfThePointsNotOfTheControls() {
    XCTAssertTrue(Path().boundingRect.isNull)
    XCTAssertEqual(Path("0 0 m 50 100 100 0 q")?.boundingRect, CGRect(0, 0, 100, 50))
    XCTAssertEqual(Path("0 0 m 0 100 100 100 100 0 c")?.boundingRect, CGRect(0, 0, 100, 75))
    XCTAssertEqual(Path("5 5 m")?.boundingRect, CGRect(5, 5, 0, 0))
    XCTAssertEqual(Path("0 0 m 10 0 l h 0 20 l")?.boundingRect, CGRect(0, 0, 10, 20))
  }

  func testWhatIsNotANumberDoesNotCount() {
    let path = Path { path in
      path.addLines([.zero, CGPoint(x: CGFloat.nan, y: 5), CGPoint(x: 10, y: 2)])
      path.addCurve(to: CGPoint(x: 4, y: 4), control1: CGPoint(x: CGFloat.nan, y: 0), control2: .zero)
    }
    XCTAssertEqual(path.boundingRect, CGRect(0, 0, 10, 5))
    XCTAssertFalse(path.contains(CGPoint(x: 100, y: 100)))
  }

  func testInsideByEitherRule() {
    // Two squares, one in the other, drawn the same way round.
    let nested = Path { $0.addRects([CGRect(0, 0, 30, 30), CGRect(10, 10, 10, 10)]) }
    XCTAssertTrue(nested.contains(CGPoint(x: 15, y: 15)))
    XCTAssertFalse(nested.contains(CGPoint(x: 15, y: 15), eoFill: true))
    XCTAssertTrue(nested.contains(CGPoint(x: 5, y: 5), eoFill: true))
    XCTAssertFalse(nested.contains(CGPoint(x: 35, y: 5)))
    // Drawn the other way round, the inner one is a hole by both rules.
    let hole = Path("0 0 m 30 0 l 30 30 l 0 30 l h 10 10 m 10 20 l 20 20 l 20 10 l h")
    XCTAssertEqual(hole?.contains(CGPoint(x: 15, y: 15)), false)
  }

  func testOpenSubpathsCountAsClosed() {
    let open = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
    XCTAssertTrue(open.contains(CGPoint(x: 2, y: 2)))
    XCTAssertFalse(open.contains(CGPoint(x: 8, y: 8)))
  }

  func testInsideACircleIsWithinItsRadius() {
    let circle = Path(ellipseIn: CGRect(-50, -50, 100, 100))
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let direction = (x: cos(degrees * .pi / 180), y: sin(degrees * .pi / 180))
      XCTAssertTrue(circle.contains(CGPoint(x: 49.9 * direction.x, y: 49.9 * direction.y)))
      XCTAssertFalse(circle.contains(CGPoint(x: 50.1 * direction.x, y: 50.1 * direction.y)))
    }
  }
}
