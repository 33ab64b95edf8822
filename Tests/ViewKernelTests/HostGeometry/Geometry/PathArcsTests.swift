import Foundation
import HostTree
import TestSupport
import XCTest

final class PathArcsTests: XCTestCase {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  func testClockwiseIsMeantForAnAxisThatPointsUp() {
    XCTAssertEqual(arc(0, 90, clockwise: false).boundingRect.rounded, CGRect(0, 0, 10, 10))
    XCTAssertEqual(arc(0, 90, clockwise: true).boundingRect.rounded, CGRect(-10, -10, 20, 20))
    XCTAssertEqual(arc(-90, 90, clockwise: true).boundingRect.rounded, CGRect(-10, -10, 10, 20))
    XCTAssertEqual(arc(90, 0, clockwise: true).boundingRect.rounded, CGRect(0, 0, 10, 10))
    XCTAssertEqual(arc(0, 90, clockwise: false).currentPoint, CGPoint(x: 0, y: 10))
  }

  func testAWholeTurnIsACircle() {
    for clockwise in [false, true] {
      for (start, end) in [(0.0, 360.0), (360, 0), (0, 1000), (-90, 270)] {
        XCTAssertEqual(arc(start, end, clockwise: clockwise).boundingRect.rounded, CGRect(-10, -10, 20, 20))
      }
    }
    XCTAssertEqual(arc(30, 30, clockwise: false).elements.count, 1)
  }

  func testALineLeadsToTheStart() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      path.closeSubpath()
    }
    XCTAssertEqual(path.elements[1], .line(to: CGPoint(x: 10, y: 0)))
    XCTAssertTrue(path.contains(CGPoint(x: 2, y: 2)))
    XCTAssertFalse(path.contains(CGPoint(x: 8, y: 8)))
  }

  func testRelativeArcs() {
    let path = Path {
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
    }
    XCTAssertEqual(path.boundingRect.rounded, CGRect(0, -10, 10, 10))
  }

  func testArcsWithATransform() {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
        transform: CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 1))
    }
    XCTAssertEqual(path.boundingRect.rounded, CGRect(100, 0, 20, 10))
  }

  func testCornersBetweenTangents() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 10)
      path.addLine(to: CGPoint(x: 100, y: 100))
    }
    XCTAssertEqual(path.elements.count, 4)
    XCTAssertEqual(path.elements[1], .line(to: CGPoint(x: 90, y: 0)))
    XCTAssertEqual(path.boundingRect.rounded, CGRect(0, 0, 100, 100))
    XCTAssertFalse(path.contains(CGPoint(x: 99, y: 1)))
    XCTAssertTrue(path.contains(CGPoint(x: 96, y: 5)))
    // The other way round.
    let left = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -100), radius: 10)
    }
    XCTAssertEqual(left.currentPoint.map { CGRect(origin: $0, size: .zero).rounded }, CGRect(100, -10, 0, 0))
    // No corner at all.
    let straight = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 10)
    }
    XCTAssertEqual(straight.description, "0 0 m 5 0 l")
  }
}

extension CGRect {
  /// Each number to six decimals.
  var rounded: CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 + 0 }
    return CGRect(round(minX), round(minY), round(width), round(height))
  }
}
