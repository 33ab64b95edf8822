import Foundation
import HostTree
import TestSupport
import XCTest

final class PathFiguresTests: XCTestCase {
  private let rect = CGRect(10, 20, 100, 50)

  func testRectanglesBeginInTheUpperLeftCornerAndGoClockwise() {
    XCTAssertEqual(Path(rect).description, "10 20 m 110 20 l 110 70 l 10 70 l h")
    XCTAssertEqual(
      Path { $0.addRects([CGRect(0, 0, 1, 1), CGRect(2, 0, 1, 1)]) }.description,
      "0 0 m 1 0 l 1 1 l 0 1 l h 2 0 m 3 0 l 3 1 l 2 1 l h")
    XCTAssertTrue(Path(CGRect.null).isEmpty)
  }

  func testAnEllipseBeginsAtTheRightAndGoesClockwise() {
    let path = Path(ellipseIn: rect)
    var ends: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let point), .curve(let point, _, _): ends.append(point)
      default: break
      }
    }
    XCTAssertEqual(
      ends,
      [
        CGPoint(x: 110, y: 45), CGPoint(x: 60, y: 70), CGPoint(x: 10, y: 45), CGPoint(x: 60, y: 20),
        CGPoint(x: 110, y: 45),
      ])
    XCTAssertEqual(path.boundingRect, rect)
  }

  func testAnEllipseIsRound() {
    // Each point of a circle of radius 100 lies within a thirtieth of a point of it, as Bézier curves can.
    for step in 0..<40 {
      let part = Path(ellipseIn: CGRect(-100, -100, 200, 200)).trimmedPath(from: 0, to: CGFloat(step + 1) / 40)
      let end = part.currentPoint ?? .zero
      XCTAssertEqual((end.x * end.x + end.y * end.y).squareRoot(), 100, accuracy: 0.035)
    }
  }

  func testCircularCorners() {
    let path = Path(roundedRect: CGRect(0, 0, 100, 50), cornerRadius: 10, style: .circular)
    XCTAssertEqual(path.boundingRect, CGRect(0, 0, 100, 50))
    var ends: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): ends.append(point)
      default: break
      }
    }
    XCTAssertEqual(
      ends.map { [$0.x, $0.y] },
      [[10, 0], [90, 0], [100, 10], [100, 40], [90, 50], [10, 50], [0, 40], [0, 10], [10, 0]])
    XCTAssertEqual(Path(roundedRect: rect, cornerRadius: 0), Path(rect))
    XCTAssertEqual(Path(roundedRect: rect, cornerRadius: -3), Path(rect))
    XCTAssertEqual(Path(roundedRect: rect, cornerRadius: .nan), Path(rect))
  }

  func testCornersNoLargerThanHalfTheRectangle() {
    let capsule = Path(roundedRect: CGRect(0, 0, 100, 50), cornerRadius: 1000, style: .circular)
    XCTAssertEqual(capsule, Path(roundedRect: CGRect(0, 0, 100, 50), cornerRadius: 25, style: .circular))
    XCTAssertEqual(
      Path(roundedRect: CGRect(0, 0, 100, 50), cornerSize: CGSize(width: 60, height: 10), style: .circular),
      Path(roundedRect: CGRect(0, 0, 100, 50), cornerSize: CGSize(width: 50, height: 10), style: .circular))
    XCTAssertTrue(Path(roundedRect: .zero, cornerRadius: 5).boundingRect.isEmpty)
  }

  func testContinuousCornersReachFurtherAlongTheSides() {
    let path = Path(roundedRect: CGRect(0, 0, 100, 100), cornerRadius: 20)
    XCTAssertEqual(path.elements.first, .move(to: CGPoint(x: 20 * 1.528665, y: 0)))
    XCTAssertEqual(path.boundingRect, CGRect(0, 0, 100, 100))
    // Both curves cut the corner off at nearly the same place.
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = Path(roundedRect: CGRect(0, 0, 100, 100), cornerRadius: 20, style: style)
      XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5)))
      XCTAssertTrue(path.contains(CGPoint(x: 7, y: 7)))
    }
    // Without room for it, corners are quarters of a circle.
    XCTAssertEqual(
      Path(roundedRect: CGRect(0, 0, 100, 50), cornerRadius: 20),
      Path(roundedRect: CGRect(0, 0, 100, 50), cornerRadius: 20, style: .circular))
  }

  func testCornersOfTheirOwn() {
    let radii = RectangleCornerRadii(topLeading: 10, bottomTrailing: 20)
    let path = Path(roundedRect: CGRect(0, 0, 100, 50), cornerRadii: radii, style: .circular)
    let inside = [CGPoint(x: 1, y: 1), CGPoint(x: 99, y: 1), CGPoint(x: 99, y: 49), CGPoint(x: 1, y: 49)]
    XCTAssertEqual(inside.map { path.contains($0) }, [false, true, false, true])
    // Together too long for the side: all are made smaller alike.
    XCTAssertEqual(
      Path(
        roundedRect: CGRect(0, 0, 100, 50),
        cornerRadii: RectangleCornerRadii(topLeading: 40, bottomLeading: 60), style: .circular
      ).elements.first, .move(to: CGPoint(x: 20, y: 0)))
  }
}
