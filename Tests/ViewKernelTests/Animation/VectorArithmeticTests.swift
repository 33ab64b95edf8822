import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class VectorArithmeticTests: HostTestCase {
  func testNumbersAreVectors() {
    func scaled<V: VectorArithmetic>(_ value: V, by factor: Double) -> V {
      var value = value
      value.scale(by: factor)
      return value
    }
    XCTAssertEqual(scaled(3.0, by: 0.5), 1.5)
    XCTAssertEqual(scaled(Float(3), by: 0.5), 1.5)
    XCTAssertEqual(scaled(CGFloat(3), by: -2), -6)
    XCTAssertEqual([Double(3).magnitudeSquared, Float(3).magnitudeSquared, CGFloat(-3).magnitudeSquared], [9, 9, 9])
  }

  func testPairsCountSideBySide() {
    var pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))
    let other = AnimatablePair(10.0, AnimatablePair(CGFloat(20), Float(30)))
    XCTAssertEqual(pair + other, AnimatablePair(11.0, AnimatablePair(22, 33)))
    XCTAssertEqual(other - pair, AnimatablePair(9.0, AnimatablePair(18, 27)))
    XCTAssertEqual(pair.magnitudeSquared, 14)
    pair.scale(by: 2)
    XCTAssertEqual(pair, AnimatablePair(2.0, AnimatablePair(4, 6)))
    pair -= other
    pair += other
    XCTAssertEqual(pair, AnimatablePair(2.0, AnimatablePair(4, 6)))
    XCTAssertEqual(type(of: pair).zero.magnitudeSquared, 0)
  }

  /// As in SwiftUI.
  func testAnglesAreTheirRadiansTimes128() {
    var angle = Angle.radians(0.5)
    XCTAssertEqual(angle.animatableData, 64)
    angle.animatableData = 128
    XCTAssertEqual(angle.radians, 1)
  }

  func testNothingIsAVectorToo() {
    var nothing = EmptyAnimatableData()
    nothing.scale(by: 5)
    nothing += .zero
    XCTAssertEqual(nothing - nothing + nothing, .zero)
    XCTAssertEqual(nothing.magnitudeSquared, 0)
  }

  func testGeometryGivesAndTakesItsNumbers() {
    /// What comes out when half of the numbers go in.
    func halved<A: Animatable>(_ value: A) -> A {
      var copy = value
      copy.animatableData.scale(by: 0.5)
      return copy
    }
    XCTAssertEqual(halved(CGPoint(x: 2, y: 4)), CGPoint(x: 1, y: 2))
    XCTAssertEqual(halved(CGSize(width: 2, height: 4)), CGSize(width: 1, height: 2))
    XCTAssertEqual(halved(CGRect(2, 4, 6, 8)), CGRect(1, 2, 3, 4))
    XCTAssertEqual(halved(UnitPoint(x: 1, y: 0.5)), UnitPoint(x: 0.5, y: 0.25))
    XCTAssertEqual(
      halved(EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)),
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    XCTAssertEqual(halved(3.0), 1.5)
    XCTAssertEqual(halved(CGFloat(3)), 1.5)
    XCTAssertEqual(halved(Float(3)), 1.5)
  }
}
