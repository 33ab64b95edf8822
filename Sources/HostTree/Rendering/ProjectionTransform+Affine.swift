package import Foundation

extension ProjectionTransform {
  /// The best affine approximation at a point: exact everywhere without perspective.
  package func nearestAffineTransform(at point: CGPoint) -> CGAffineTransform {
    let (x, y) = (point.x, point.y)
    let w = m13 * x + m23 * y + m33
    guard w != 0 else { return .identity }
    let mapped = CGPoint(x: (m11 * x + m21 * y + m31) / w, y: (m12 * x + m22 * y + m32) / w)
    // The partial derivatives there.
    let a = (m11 - mapped.x * m13) / w
    let b = (m12 - mapped.y * m13) / w
    let c = (m21 - mapped.x * m23) / w
    let d = (m22 - mapped.y * m23) / w
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: mapped.x - a * x - c * y, ty: mapped.y - b * x - d * y)
  }
}
