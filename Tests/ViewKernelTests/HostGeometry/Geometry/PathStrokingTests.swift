import Foundation
import HostTree
import TestSupport
import XCTest

final class PathStrokingTests: XCTestCase {
  private let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
  private let corner = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }

  func testALineBecomesARectangle() {
    XCTAssertEqual(line.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect, CGRect(0, -1, 10, 2))
    XCTAssertTrue(line.strokedPath(StrokeStyle(lineWidth: 2)).contains(CGPoint(x: 5, y: 0.9)))
  }

  func testNoWidth() {
    for width in [0, -1, CGFloat.nan, .infinity] {
      XCTAssertTrue(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }
  }

  func testCaps() {
    func bounds(_ cap: CGLineCap) -> CGRect {
      line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect.rounded
    }
    XCTAssertEqual(bounds(.butt), CGRect(0, -2, 10, 4))
    XCTAssertEqual(bounds(.square), CGRect(-2, -2, 14, 4))
    XCTAssertEqual(bounds(.round), CGRect(-2, -2, 14, 4))
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    XCTAssertFalse(round.contains(CGPoint(x: 11.8, y: 1.8)))
    XCTAssertTrue(round.contains(CGPoint(x: 11.8, y: 0)))
  }

  func testJoins() {
    func reaches(_ style: StrokeStyle) -> [Bool] {
      let path = corner.strokedPath(style)
      return [CGPoint(x: 11.9, y: -1.9), CGPoint(x: 11.2, y: -1.2), CGPoint(x: 10.9, y: -0.9)].map { path.contains($0) }
    }
    XCTAssertEqual(reaches(StrokeStyle(lineWidth: 4, lineJoin: .miter)), [true, true, true])
    XCTAssertEqual(reaches(StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 1)), [false, false, true])
    XCTAssertEqual(reaches(StrokeStyle(lineWidth: 4, lineJoin: .round)), [false, true, true])
    XCTAssertEqual(reaches(StrokeStyle(lineWidth: 4, lineJoin: .bevel)), [false, false, true])
  }

  func testAClosedPathHasAHole() {
    let ring = Path(CGRect(0, 0, 20, 20)).strokedPath(StrokeStyle(lineWidth: 2))
    XCTAssertEqual(ring.boundingRect, CGRect(-1, -1, 22, 22))
    XCTAssertEqual(
      [CGPoint(x: 10, y: 10), CGPoint(x: 0.5, y: 10), CGPoint(x: -0.9, y: -0.9), CGPoint(x: 1.5, y: 1.5)]
        .map { ring.contains($0) }, [false, true, true, false])
  }

  func testARingRoundACircle() {
    let ring = Path(ellipseIn: CGRect(-50, -50, 100, 100)).strokedPath(StrokeStyle(lineWidth: 10))
    for degrees in stride(from: 0.0, to: 360, by: 11) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      XCTAssertEqual(
        [44.9, 45.2, 54.8, 55.1].map { ring.contains(CGPoint(x: $0 * x, y: $0 * y)) }, [false, true, true, false])
    }
  }

  func testDashes() {
    func inside(_ style: StrokeStyle) -> [Bool] {
      let path = line.strokedPath(style)
      return [1, 3, 5, 7, 9].map { path.contains(CGPoint(x: $0, y: 0.1)) }
    }
    XCTAssertEqual(inside(StrokeStyle(lineWidth: 2, dash: [2])), [true, false, true, false, true])
    XCTAssertEqual(inside(StrokeStyle(lineWidth: 2, dash: [2], dashPhase: 2)), [false, true, false, true, false])
    XCTAssertEqual(inside(StrokeStyle(lineWidth: 2, dash: [2], dashPhase: -2)), [false, true, false, true, false])
    XCTAssertEqual(inside(StrokeStyle(lineWidth: 2, dash: [4, 2])), [true, true, false, true, true])
    XCTAssertEqual(inside(StrokeStyle(lineWidth: 2, dash: [0, 0])), [true, true, true, true, true])
    XCTAssertEqual(inside(StrokeStyle(lineWidth: 2, dash: [-1, 2])), [true, true, true, true, true])
    XCTAssertEqual(inside(StrokeStyle(lineWidth: 2, dash: [1e-9])), [true, true, true, true, true])
  }

  func testHitTestingFindsExactlyTheDashes() {
    let zigzag = HostShape("Zigzag") { _ in
      Path { path in
        path.addLines([
          CGPoint(x: 10, y: 80), CGPoint(x: 40, y: 10), CGPoint(x: 48, y: 78), CGPoint(x: 90, y: 80),
          CGPoint(x: 20, y: 50),
        ])
      }
    }
    for join in [CGLineJoin.miter, .round, .bevel] {
      for cap in [CGLineCap.butt, .round, .square] {
        let style = StrokeStyle(lineWidth: 9, lineCap: cap, lineJoin: join, dash: [13, 4, 2], dashPhase: 5)
        let layer = HostShapeLayer(zigzag, .stroke(style), paint: .color(.red))
        let outline = zigzag.path(in: .zero).strokedPath(style)
        var count = 0
        for x in stride(from: -10.5, to: 110, by: 6.5) {
          for y in stride(from: -10.5, to: 110, by: 6.5) {
            let point = CGPoint(x: x, y: y)
            let isHit = layer.contains(point, in: .zero)
            if isHit != outline.contains(point) { return XCTFail("\(join) \(cap) at \(point)") }
            if isHit { count += 1 }
          }
        }
        XCTAssertGreaterThan(count, 15)
      }
    }
  }

  func testDotsOfNoLength() {
    let dot = Path { $0.addLines([.zero, .zero]) }
    XCTAssertTrue(dot.strokedPath(StrokeStyle(lineWidth: 2)).isEmpty)
    XCTAssertEqual(dot.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)).boundingRect, CGRect(-1, -1, 2, 2))
    XCTAssertEqual(dot.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round)).boundingRect, CGRect(-1, -1, 2, 2))
  }
}
