import Foundation
import HostTree
import XCTest

/// Paths of Core Graphics.
@MainActor
final class HostMutablePathTests: HostTestCase {
  func testOperationsTransformWhatTheyAdd() {
    let path = CGMutablePath()
    let move = CGAffineTransform(translationX: 10, y: 0)
    path.move(to: .zero, transform: move)
    path.addLine(to: CGPoint(x: 1, y: 1), transform: move)
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 3))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 0, y: 1), transform: move)
    path.closeSubpath()
    XCTAssertEqual("\(Path(path))", "10 0 m 11 1 l 2 3 3 3 q 11 0 10 1 10 0 c h")
    XCTAssertEqual(path.currentPoint, CGPoint(x: 10, y: 0))
    XCTAssertEqual(path.copy(), path.value)
  }

  func testFigures() {
    let path = CGMutablePath()
    XCTAssertTrue(path.isEmpty)
    path.addRect(CGRect(0, 0, 10, 10))
    path.addEllipse(in: CGRect(20, 0, 10, 10))
    path.addRoundedRect(in: CGRect(40, 0, 10, 10), cornerWidth: 2, cornerHeight: 2)
    path.addRects([CGRect(60, 0, 10, 10)])
    path.addLines(between: [.zero, CGPoint(x: 0, y: 20)])
    path.addArc(center: CGPoint(x: 90, y: 10), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    path.addRelativeArc(center: CGPoint(x: 90, y: 10), radius: 10, startAngle: 0, delta: 1)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 80, y: 0), radius: 1)
    path.addPath(Path(CGRect(100, 0, 1, 1)))
    let other = CGMutablePath()
    other.addRect(CGRect(0, 0, 20, 20))
    path.addPath(other, transform: CGAffineTransform(translationX: 100, y: 0))
    XCTAssertEqual(path.boundingBox, CGRect(0, 0, 120, 20))
    XCTAssertEqual(path.boundingBoxOfPath, path.boundingBox)
    other.addRect(CGRect(5, 5, 5, 5))
    XCTAssertTrue(other.contains(CGPoint(x: 7, y: 7)))
    XCTAssertFalse(other.contains(CGPoint(x: 7, y: 7), using: .evenOdd))
    XCTAssertTrue(other.contains(CGPoint(x: 7, y: 7), transform: CGAffineTransform(translationX: 5, y: 5)))
  }

  func testPathsOfCoreGraphicsAreValues() {
    let rect = CGRect(0, 0, 10, 10)
    XCTAssertEqual(CGPath(rect: rect, transform: nil), Path(rect))
    var move = CGAffineTransform(translationX: 5, y: 0)
    XCTAssertEqual(CGPath(ellipseIn: rect, transform: &move), Path(ellipseIn: rect.offsetBy(dx: 5, dy: 0)))
    XCTAssertEqual(
      CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: 2, transform: nil),
      Path(roundedRect: rect, cornerRadius: 2, style: .circular))
    XCTAssertEqual(Path(rect).boundingBox, rect)
    XCTAssertEqual(Path(rect).boundingBoxOfPath, rect)
  }
}
