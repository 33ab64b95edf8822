import Foundation
import HostTree
import TestSupport
import XCTest

final class HostBezierPathTests: XCTestCase {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  func testFigures() {
    XCTAssertEqual(HostBezierPath(rect: rect).cgPath, Path(rect))
    XCTAssertEqual(HostBezierPath(ovalIn: rect).cgPath, Path(ellipseIn: rect))
    XCTAssertEqual(
      HostBezierPath(roundedRect: rect, cornerRadius: 4).cgPath, Path(roundedRect: rect, cornerRadius: 4))
  }

  func testTheCornersThatAreNamedAreRound() {
    func corners(_ corners: HostRectCorner) -> [Bool] {
      let path = HostBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 8, height: 0))
      return [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 39.5, y: 0.5), CGPoint(x: 0.5, y: 19.5), CGPoint(x: 39.5, y: 19.5)]
        .map { !path.contains($0) }
    }
    XCTAssertEqual(corners([.topLeft]), [true, false, false, false])
    XCTAssertEqual(corners([.topRight, .bottomLeft]), [false, true, true, false])
    XCTAssertEqual(corners([.bottomRight]), [false, false, false, true])
    XCTAssertEqual(corners(.allCorners), [true, true, true, true])
    XCTAssertEqual(corners([]), [false, false, false, false])
  }

  func testALineAfterAnother() {
    let path = HostBezierPath()
    XCTAssertTrue(path.isEmpty)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 12, y: 5))
    path.addCurve(to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 8, y: 12), controlPoint2: CGPoint(x: 2, y: 12))
    XCTAssertEqual(path.currentPoint, CGPoint(x: 0, y: 10))
    path.close()
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    var expected = Path()
    expected.move(to: CGPoint(x: 5, y: 0))
    expected.addLine(to: CGPoint(x: 15, y: 0))
    expected.addQuadCurve(to: CGPoint(x: 15, y: 10), control: CGPoint(x: 17, y: 5))
    expected.addCurve(
      to: CGPoint(x: 5, y: 10), control1: CGPoint(x: 13, y: 12), control2: CGPoint(x: 7, y: 12))
    expected.closeSubpath()
    XCTAssertEqual(Path(path.cgPath), expected)
    let both = HostBezierPath(cgPath: expected)
    both.append(HostBezierPath(rect: rect))
    XCTAssertEqual(both.bounds, Path(rect).boundingRect.union(expected.boundingRect))
    both.removeAllPoints()
    XCTAssertTrue(both.isEmpty)
  }

  func testAClockwiseArcGoesDownFromTheRight() {
    func end(_ clockwise: Bool) -> CGPoint {
      HostBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise
      ).cgPath.trimmedPath(from: 0, to: 0.5).currentPoint ?? .zero
    }
    XCTAssertGreaterThan(end(true).y, 0)
    XCTAssertLessThan(end(false).y, 0)
  }
}
