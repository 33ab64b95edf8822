import Foundation
import HostTree
import ViewKernel
import XCTest

final class UnitCurveTests: XCTestCase {
  private let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: UnitPoint(x: 0.17, y: 0.67), endControlPoint: UnitPoint(x: 0.83, y: 0.67)),
  ]

  /// The curve x(t), y(t), sought by walking along it in small steps.
  private func walk(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, to x: Double) -> Double {
    func at(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
    }
    let step = 1e-7
    var (low, high) = (0.0, 1.0)
    while high - low > step {
      let middle = (low + high) / 2
      if at(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return at(low, y1, y2)
  }

  func testTheStandardCurvesAreTheirBezierCurves() {
    let points: [(UnitCurve, Double, Double, Double, Double)] = [
      (.easeInOut, 0.42, 0, 0.58, 1), (.easeIn, 0.42, 0, 1, 1), (.easeOut, 0, 0, 0.58, 1),
    ]
    for (curve, x1, y1, x2, y2) in points {
      for x in stride(from: 0, through: 1, by: 0.05) {
        XCTAssertEqual(curve.value(at: x), walk(x1, y1, x2, y2, to: x), accuracy: 1e-6)
      }
    }
    // Known to many digits: the middle of a curve that is its own mirror, and a quarter of the way in time.
    XCTAssertEqual(UnitCurve.easeInOut.value(at: 0.5), 0.5, accuracy: 1e-9)
    XCTAssertEqual(UnitCurve.easeInOut.value(at: 0.25), 0.1291619, accuracy: 1e-6)
    XCTAssertEqual(UnitCurve.easeIn.value(at: 0.5), 0.3153568, accuracy: 1e-6)
    XCTAssertEqual(UnitCurve.easeOut.value(at: 0.5), 0.6846432, accuracy: 1e-6)
  }

  func testCurvesBeginAtZeroAndEndAtOneWhateverTheTime() {
    for curve in curves {
      XCTAssertEqual([-1, 0].map { curve.value(at: $0) }, [0, 0])
      XCTAssertEqual([1, 7].map { curve.value(at: $0) }, [1, 1])
    }
  }

  func testCurvesOutOfTheUnitSquareGoBeyond() {
    let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.3, y: -1), endControlPoint: UnitPoint(x: 0.7, y: 2))
    XCTAssertLessThan(curve.value(at: 0.1), 0)
    XCTAssertGreaterThan(curve.value(at: 0.9), 1)
    // A time can't go back: control points are kept within it.
    let kept = UnitCurve.bezier(startControlPoint: UnitPoint(x: -3, y: 0), endControlPoint: UnitPoint(x: 4, y: 1))
    XCTAssertEqual(
      kept, .bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1)))
  }

  func testCircles() {
    XCTAssertEqual(UnitCurve.circularEaseIn.value(at: 0.6), 0.2, accuracy: 1e-12)
    XCTAssertEqual(UnitCurve.circularEaseOut.value(at: 0.4), 0.8, accuracy: 1e-12)
    XCTAssertEqual(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1, accuracy: 1e-12)
    XCTAssertEqual(UnitCurve.circularEaseInOut.value(at: 0.7), 0.9, accuracy: 1e-12)
  }

  func testTheSpeedIsTheSlope() {
    for curve in curves {
      for x in stride(from: 0.1, through: 0.9, by: 0.1) where x != 0.5 {
        let slope = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
        XCTAssertEqual(curve.velocity(at: x), slope, accuracy: 1e-3)
      }
    }
  }

  /// As SwiftUI gives them: where a control point lies upon its end there is no slope.
  func testTheSpeedAtTheEnds() {
    XCTAssertEqual([0, 1].map { UnitCurve.easeInOut.velocity(at: $0) }, [0, 0])
    XCTAssertEqual([0, 1].map { UnitCurve.easeIn.velocity(at: $0) }, [0, 0])
    XCTAssertEqual([0, 1].map { UnitCurve.easeOut.velocity(at: $0) }, [1, 0])
    XCTAssertEqual([-1, 2].map { UnitCurve.linear.velocity(at: $0) }, [1, 1])
    XCTAssertEqual([0, 1].map { UnitCurve.linear.inverse.value(at: $0) }, [0, 1])
  }

  func testTheInverseUndoesTheCurve() {
    for curve in curves {
      for x in stride(from: 0.1, through: 0.9, by: 0.2) {
        XCTAssertEqual(curve.inverse.value(at: curve.value(at: x)), x, accuracy: 1e-6)
      }
      XCTAssertEqual(curve.inverse.inverse, curve)
    }
  }
}
