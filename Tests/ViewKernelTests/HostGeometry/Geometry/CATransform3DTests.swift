import Foundation
import HostTree
import XCTest

final class CATransform3DTests: XCTestCase {
  private func place(_ point: CGPoint, by transform: CATransform3D) -> CGPoint {
    let moved = point.applying(ProjectionTransform(transform))
    return CGPoint(x: (moved.x * 1000).rounded() / 1000, y: (moved.y * 1000).rounded() / 1000)
  }

  func testInThePlaneItIsAsAnAffineTransform() {
    let point = CGPoint(x: 3, y: 4)
    XCTAssertEqual(place(point, by: CATransform3DIdentity), point)
    XCTAssertEqual(place(point, by: CATransform3DMakeTranslation(5, 7, 9)), CGPoint(x: 8, y: 11))
    XCTAssertEqual(place(point, by: CATransform3DMakeScale(2, 3, 4)), CGPoint(x: 6, y: 12))
    XCTAssertEqual(place(point, by: CATransform3DMakeRotation(.pi / 2, 0, 0, 7)), CGPoint(x: -4, y: 3))
    let affine = CGAffineTransform(translationX: 5, y: 7).rotated(by: 0.3).scaledBy(x: 2, y: 3)
    XCTAssertEqual(
      ProjectionTransform(CATransform3DMakeAffineTransform(affine)), ProjectionTransform(affine))
    var same = CATransform3DTranslate(CATransform3DIdentity, 5, 7, 0)
    same = CATransform3DRotate(same, 0.3, 0, 0, 1)
    same = CATransform3DScale(same, 2, 3, 1)
    let (a, b) = (point.applying(affine), point.applying(ProjectionTransform(same)))
    XCTAssertEqual(a.x, b.x, accuracy: 1e-12)
    XCTAssertEqual(a.y, b.y, accuracy: 1e-12)
  }

  func testATurnedCardInPerspective() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 100
    let turned = CATransform3DRotate(transform, .pi / 6, 0, 1, 0)
    // The right side goes away from the viewer: 100 · cos 30° / (1 + 100 · sin 30° / 100).
    XCTAssertEqual(place(CGPoint(x: 100, y: 0), by: turned), CGPoint(x: 57.735, y: 0))
    XCTAssertEqual(place(CGPoint(x: -100, y: 50), by: turned), CGPoint(x: -173.205, y: 100))
    XCTAssertEqual(place(CGPoint(x: 0, y: 50), by: turned), CGPoint(x: 0, y: 50))
    let behind = CATransform3DRotate(transform, .pi, 0, 1, 0)
    XCTAssertEqual(place(CGPoint(x: 100, y: 20), by: behind), CGPoint(x: -100, y: 20))
  }

  func testRotationsAroundEachAxis() {
    // A quarter around x takes y to z, one around y takes z to x, one around z takes x to y.
    let (x, y, z) = (
      CATransform3DMakeRotation(.pi / 2, 1, 0, 0), CATransform3DMakeRotation(.pi / 2, 0, 1, 0),
      CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    )
    for row in [[x.m23, x.m21, x.m22], [y.m31, y.m32, y.m33], [z.m12, z.m11, z.m13]] {
      for (element, wanted) in zip(row, [1, 0, 0] as [CGFloat]) { XCTAssertEqual(element, wanted, accuracy: 1e-12) }
    }
    let whole = CATransform3DConcat(CATransform3DConcat(x, x), CATransform3DConcat(x, x))
    XCTAssertEqual(whole.m22, 1, accuracy: 1e-12)
    XCTAssertTrue(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    XCTAssertTrue(CATransform3DEqualToTransform(CATransform3DMakeScale(1, 1, 1), CATransform3DIdentity))
    XCTAssertFalse(CATransform3DIsIdentity(CATransform3D()))
  }
}
