import Foundation

/// A timing curve: the progress of an animation, from 0 to 1, as a function of its time, from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable {
    case linear, circularEaseIn, circularEaseOut, circularEaseInOut
    /// The inverse of `circularEaseInOut`: slow in the middle.
    case circularEaseOutIn
    case bezier(CubicCurve)
  }

  private let function: Function

  private init(_ function: Function) { self.function = function }

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  init(_ curve: CubicCurve) { self.init(.bezier(curve)) }

  /// A constant speed.
  public static let linear = UnitCurve(.linear)
  /// Starts and ends slowly: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = UnitCurve(.bezier(CubicCurve(0.42, 0, 0.58, 1)))
  /// Starts slowly: control points (0.42, 0) and (1, 1).
  public static let easeIn = UnitCurve(.bezier(CubicCurve(0.42, 0, 1, 1)))
  /// Ends slowly: control points (0, 0) and (0.58, 1).
  public static let easeOut = UnitCurve(.bezier(CubicCurve(0, 0, 0.58, 1)))
  /// Starts slowly, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// Ends slowly, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Starts and ends slowly, along two quarters of circles.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The inverse function: time and progress are exchanged.
  ///
  /// The x of a Bézier curve's control points is clamped to 0...1, so a curve that overshoots has no exact inverse.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    }
  }

  /// The progress at a time from 0 to 1; other times count as the nearer end, and NaN as 0.
  public func value(at progress: Double) -> Double {
    let x = progress > 0 ? min(progress, 1) : 0
    return switch function {
    case .linear: x
    case .bezier(let curve): curve.value(at: x)
    case .circularEaseIn: 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      x < 0.5 ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : ((1 - 4 * (1 - x) * (1 - x)).squareRoot() + 1) / 2
    case .circularEaseOutIn: x < 0.5 ? (x - x * x).squareRoot() : 1 - (x - x * x).squareRoot()
    }
  }

  /// The velocity at a time from 0 to 1: 1 is a linear curve's. Other times count as the nearer end.
  ///
  /// Where a control point coincides with its end, the curve has no slope there: the velocity is 1 at the start
  /// (`easeOut`) and 0 at the end (`easeIn`), as SwiftUI gives it.
  public func velocity(at progress: Double) -> Double {
    let x = progress > 0 ? min(progress, 1) : 0
    return switch function {
    case .linear: 1
    case .bezier(let curve): curve.velocity(at: x)
    case .circularEaseIn: x / (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      x < 0.5 ? 2 * x / (1 - 4 * x * x).squareRoot() : 2 * (1 - x) / (1 - 4 * (1 - x) * (1 - x)).squareRoot()
    case .circularEaseOutIn: abs(1 - 2 * x) / (2 * (x - x * x).squareRoot())
    }
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The name of the curve: `linear`, `circularEaseIn`, `bezier(0.42, 0.0, 0.58, 1.0)`.
  public var description: String {
    switch function {
    case .bezier(let curve): "bezier(\(curve.controls.map { "\($0)" }.joined(separator: ", ")))"
    default: "\(function)"
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1).
struct CubicCurve: Hashable, Sendable {
  // The polynomial coefficients: ((a * t + b) * t + c) * t.
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

  /// The curve whose control points have x and y exchanged.
  var inverse: CubicCurve { CubicCurve(cy / 3, cx / 3, (by + 2 * cy) / 3, (bx + 2 * cx) / 3) }

  /// The coordinates of the two control points.
  var controls: [Double] { [cx / 3, cy / 3, (bx + 2 * cx) / 3, (by + 2 * cy) / 3].map { ($0 * 1e9).rounded() / 1e9 } }

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
    let t = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
    let (dx, dy) = (xSlope(t), ySlope(t))
    if dx == dy { return 1 }
    // Both are 0 at an end that coincides with its control point, but for rounding.
    if abs(dy) < 1e-12 { return 0 }
    return dy / dx
  }

  /// The curve's parameter for an x: Newton's method, and bisection where it fails.
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

/// The number between two others at which `isBelow` turns from true to false, by 60 bisections.
func bisect(_ low: Double, _ high: Double, _ isBelow: (Double) -> Bool) -> Double {
  var (low, high) = (low, high)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if isBelow(middle) { low = middle } else { high = middle }
  }
  return (low + high) / 2
}
