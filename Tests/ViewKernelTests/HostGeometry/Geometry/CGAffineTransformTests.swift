import Foundation
import HostTree
import TestSupport
import XCTest

final class CGAffineTransformTests: XCTestCase {
  private let point = CGPoint(x: 3, y: 4)

  func testMovingScalingTurning() {
    XCTAssertEqual(point.applying(.identity), point)
    XCTAssertTrue(CGAffineTransform.identity.isIdentity)
    XCTAssertEqual(point.applying(CGAffineTransform(translationX: 10, y: 20)), CGPoint(x: 13, y: 24))
    XCTAssertEqual(point.applying(CGAffineTransform(scaleX: 2, y: -1)), CGPoint(x: 6, y: -4))
    // With y downwards, a quarter of a turn takes what is on the right to below.
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    XCTAssertEqual(turned.x, 0, accuracy: 1e-12)
    XCTAssertEqual(turned.y, 1, accuracy: 1e-12)
  }

  func testTheOrder() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    XCTAssertEqual(point.applying(move.concatenating(scale)), CGPoint(x: 26, y: 8))
    XCTAssertEqual(point.applying(scale.concatenating(move)), CGPoint(x: 16, y: 8))
    XCTAssertEqual(move.scaledBy(x: 2, y: 2), scale.concatenating(move))
    XCTAssertEqual(scale.translatedBy(x: 10, y: 0), move.concatenating(scale))
    XCTAssertEqual(scale.rotated(by: 1), CGAffineTransform(rotationAngle: 1).concatenating(scale))
  }

  func testBackAgain() {
    let transform = CGAffineTransform(translationX: 5, y: 7).rotated(by: 0.7).scaledBy(x: 3, y: 0.5)
    let back = point.applying(transform).applying(transform.inverted())
    XCTAssertEqual(back.x, point.x, accuracy: 1e-12)
    XCTAssertEqual(back.y, point.y, accuracy: 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    XCTAssertEqual(flat.inverted(), flat)
  }

  func testSizesAndRectangles() {
    let transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0)
    XCTAssertEqual(CGSize(width: 3, height: 4).applying(transform), CGSize(width: -4, height: 3))
    XCTAssertEqual(CGRect(0, 0, 30, 10).applying(transform), CGRect(90, 0, 10, 30))
    XCTAssertTrue(CGRect.null.applying(transform).isNull)
  }
}
