import Foundation
public import HostTree

/// How far something has come (from 0 to 1) at a part of its time (from 0 to 1).
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable {
    case linear, circularEaseIn, circularEaseOut, circularEaseInOut
    case bezier(CubicCurve)
  }

  private let function: Function
  private var isInverted = false

  private init(_ function: Function) { self.function = function }

  /// A curve from (0, 0) to (1, 1) that two control points draw; their x is kept within 0 and 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicCurve(
          Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
          Double(endControlPoint.y))))
  }

  /// A straight line.
  public static let linear = UnitCurve(.linear)
  /// Begins slowly and ends slowly.
  public static let easeInOut = UnitCurve(.bezier(CubicCurve(0.42, 0, 0.58, 1)))
  /// Begins slowly.
  public static let easeIn = UnitCurve(.bezier(CubicCurve(0.42, 0, 1, 1)))
  /// Ends slowly.
  public static let easeOut = UnitCurve(.bezier(CubicCurve(0, 0, 0.58, 1)))
  /// Begins slowly, as a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// Ends slowly, as a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Begins and ends slowly, as two quarters of circles.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The curve mirrored at the diagonal: time and progress change places.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverted.toggle()
    return curve
  }

  /// How far it has come at a part of the time; times outside of 0 to 1 count as the nearer end.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return isInverted ? time(of: progress) : plainValue(at: progress)
  }

  /// How fast it goes at a part of the time: 1 is the speed of a straight line.
  public func velocity(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    if isInverted { return 1 / plainVelocity(at: time(of: progress)) }
    return plainVelocity(at: progress)
  }

  private func plainValue(at x: Double) -> Double {
    switch function {
    case .linear: x
    case .bezier(let curve): curve.value(at: x)
    case .circularEaseIn: 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      x < 0.5 ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : ((1 - 4 * (1 - x) * (1 - x)).squareRoot() + 1) / 2
    }
  }

  private func plainVelocity(at x: Double) -> Double {
    switch function {
    case .linear: 1
    case .bezier(let curve): curve.velocity(at: x)
    case .circularEaseIn: x / (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      x < 0.5 ? 2 * x / (1 - 4 * x * x).squareRoot() : 2 * (1 - x) / (1 - 4 * (1 - x) * (1 - x)).squareRoot()
    }
  }

  /// When it has come so far, by halving the time; curves that go back have more than one answer.
  private func time(of value: Double) -> Double { bisect(0, 1) { plainValue(at: $0) < value } }
}

/// A cubic Bézier curve from (0, 0) to (1, 1).
struct CubicCurve: Hashable, Sendable {
  // As polynomials: ((a * t + b) * t + c) * t.
  private let ax, bx, cx, ay, by, cy: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let x1 = min(max(x1, 0), 1)
    let x2 = min(max(x2, 0), 1)
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  private func x(_ t: Double) -> Double { ((ax * t + bx) * t + cx) * t }
  private func xSlope(_ t: Double) -> Double { (3 * ax * t + 2 * bx) * t + cx }
  private func ySlope(_ t: Double) -> Double { (3 * ay * t + 2 * by) * t + cy }

  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let t = parameter(at: x)
    return ((ay * t + by) * t + cy) * t
  }

  func velocity(at x: Double) -> Double {
    // At an end with its control point upon it the slope is a limit; a step inside is near enough.
    let t = min(max(parameter(at: x), 1e-6), 1 - 1e-6)
    return ySlope(t) / xSlope(t)
  }

  /// Where on the curve x is reached: Newton's steps, and halving where they lead astray.
  private func parameter(at target: Double) -> Double {
    var t = target
    for _ in 0..<8 {
      let miss = x(t) - target
      if abs(miss) < 1e-9 { return t }
      let slope = xSlope(t)
      if abs(slope) < 1e-6 { break }
      t -= miss / slope
    }
    return bisect(0, 1) { x($0) < target }
  }
}

/// Where between two numbers `isBelow` turns from true to false.
func bisect(_ low: Double, _ high: Double, _ isBelow: (Double) -> Bool) -> Double {
  var (low, high) = (low, high)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if isBelow(middle) { low = middle } else { high = middle }
  }
  return (low + high) / 2
}
