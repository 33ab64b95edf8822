public import Foundation
public import HostTree

extension UnitCurve {
  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points.
  ///
  /// Their x is clamped to 0...1. Coordinates that are not finite count as 0 and are reported.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    let start = startControlPoint.sound("A control point of a curve")
    let end = endControlPoint.sound("A control point of a curve")
    return UnitCurve(CubicCurve(Double(start.x), Double(start.y), Double(end.x), Double(end.y)))
  }
}

extension Animation {
  /// A cubic Bézier timing curve with two control points, over `duration` seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }
}
