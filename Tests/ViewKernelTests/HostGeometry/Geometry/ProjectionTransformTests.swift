import Foundation
import HostTree
import XCTest

final class ProjectionTransformTests: XCTestCase {
  private let point = CGPoint(x: 3, y: 4)

  func testAffineOnes() {
    let affine = CGAffineTransform(translationX: 5, y: 7).rotated(by: 0.3).scaledBy(x: 2, y: 3)
    let transform = ProjectionTransform(affine)
    XCTAssertTrue(transform.isAffine)
    XCTAssertFalse(transform.isIdentity)
    XCTAssertTrue(ProjectionTransform().isIdentity)
    XCTAssertEqual(point.applying(transform), point.applying(affine))
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    XCTAssertEqual(
      transform.concatenating(ProjectionTransform(scale)), ProjectionTransform(affine.concatenating(scale)))
  }

  func testPoints() {
    var transform = ProjectionTransform()
    transform.m13 = 1
    XCTAssertFalse(transform.isAffine)
    XCTAssertEqual(point.applying(transform), CGPoint(x: 0.75, y: 1))
    XCTAssertEqual(CGPoint(x: -1, y: 1).applying(transform).y, .infinity)
  }

  func testBackAgain() {
    var transform = ProjectionTransform(CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 3))
    transform.m13 = 0.01
    transform.m23 = -0.02
    let back = point.applying(transform).applying(transform.inverted())
    XCTAssertEqual(back.x, point.x, accuracy: 1e-12)
    XCTAssertEqual(back.y, point.y, accuracy: 1e-12)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    XCTAssertFalse(flat.invert())
    XCTAssertEqual(flat, before)
  }
}
