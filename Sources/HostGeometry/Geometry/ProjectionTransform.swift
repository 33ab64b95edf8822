public import Foundation

/// A projective transform: a 3 x 3 matrix that keeps lines straight and allows perspective, such as the transform of a
/// plane that was rotated in space.
///
/// A point (x, y) goes to (x', y') / w, where x' = m11·x + m21·y + m31, y' = m12·x + m22·y + m32 and
/// w = m13·x + m23·y + m33.
public struct ProjectionTransform: Hashable, Sendable {
  /// The factor from x to x.
  public var m11: CGFloat = 1
  /// The factor from x to y.
  public var m12: CGFloat = 0
  /// The factor from x to the homogeneous coordinate w.
  public var m13: CGFloat = 0
  /// The factor from y to x.
  public var m21: CGFloat = 0
  /// The factor from y to y.
  public var m22: CGFloat = 1
  /// The factor from y to w.
  public var m23: CGFloat = 0
  /// The translation to the right, in points.
  public var m31: CGFloat = 0
  /// The translation downwards, in points.
  public var m32: CGFloat = 0
  /// The value of w at the origin.
  public var m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates the projective transform equal to an affine one.
  public init(_ transform: CGAffineTransform) {
    m11 = transform.a
    m12 = transform.b
    m21 = transform.c
    m22 = transform.d
    m31 = transform.tx
    m32 = transform.ty
  }

  /// Whether all points stay unchanged.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel, so that an affine transform could do the same.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The equal affine transform; nil if there is none.
  package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  /// The transform that applies this one first, then `next`.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * next.m11 + m12 * next.m21 + m13 * next.m31
    result.m12 = m11 * next.m12 + m12 * next.m22 + m13 * next.m32
    result.m13 = m11 * next.m13 + m12 * next.m23 + m13 * next.m33
    result.m21 = m21 * next.m11 + m22 * next.m21 + m23 * next.m31
    result.m22 = m21 * next.m12 + m22 * next.m22 + m23 * next.m32
    result.m23 = m21 * next.m13 + m22 * next.m23 + m23 * next.m33
    result.m31 = m31 * next.m11 + m32 * next.m21 + m33 * next.m31
    result.m32 = m31 * next.m12 + m32 * next.m22 + m33 * next.m32
    result.m33 = m31 * next.m13 + m32 * next.m23 + m33 * next.m33
    return result
  }

  /// Replaces this transform by its inverse.
  ///
  /// - Returns: Whether it has an inverse; if not, as for a scale of zero, nothing changes.
  public mutating func invert() -> Bool {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    guard determinant != 0, determinant.isFinite else { return false }
    let old = self
    m11 = (old.m22 * old.m33 - old.m23 * old.m32) / determinant
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m21 = (old.m23 * old.m31 - old.m21 * old.m33) / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m31 = (old.m21 * old.m32 - old.m22 * old.m31) / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// The inverse transform; this one itself if it has none.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// This transform, applied about `anchor` instead of the origin.
  package func about(_ anchor: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -anchor.x, y: -anchor.y)).concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
  }
}

extension ProjectionTransform {
  /// The perspective view of a plane that is rotated in space about an axis through the origin.
  ///
  /// - Parameters:
  ///   - angle: The angle of rotation.
  ///   - axis: The axis' direction; x to the right, y downwards, z towards the viewer. A zero vector rotates nothing.
  ///   - anchorZ: The height of the axis above the plane, in points.
  ///   - distance: The viewer's distance, in points; infinite for a parallel projection.
  package init(
    turning angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchorZ: CGFloat, distance: CGFloat
  ) {
    self.init()
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 && length.isFinite else { return }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let sine = CGFloat(sin(angle.radians))
    let cosine = CGFloat(cos(angle.radians))
    let rest = 1 - cosine
    // The images of (1, 0, 0), (0, 1, 0) and (0, 0, 1).
    let right = (rest * x * x + cosine, rest * x * y + sine * z, rest * x * z - sine * y)
    let down = (rest * x * y - sine * z, rest * y * y + cosine, rest * y * z + sine * x)
    let near = (rest * x * z + sine * y, rest * y * z - sine * x, rest * z * z + cosine)
    let origin = (-anchorZ * near.0, -anchorZ * near.1, anchorZ - anchorZ * near.2)
    // A point nearer to the viewer appears larger.
    func size(_ z: CGFloat) -> CGFloat { distance.isFinite ? -z / distance : 0 }
    (m11, m12, m13) = (right.0, right.1, size(right.2))
    (m21, m22, m23) = (down.0, down.1, size(down.2))
    (m31, m32, m33) = (origin.0, origin.1, 1 + size(origin.2))
  }
}

extension CGPoint {
  /// The point that `transform` maps this point to; a point at the viewer's distance goes to infinity.
  public func applying(_ transform: ProjectionTransform) -> CGPoint {
    let point = CGPoint(
      x: transform.m11 * x + transform.m21 * y + transform.m31,
      y: transform.m12 * x + transform.m22 * y + transform.m32)
    if transform.isAffine { return point }
    let w = transform.m13 * x + transform.m23 * y + transform.m33
    return CGPoint(x: point.x / w, y: point.y / w)
  }
}

extension CGRect {
  /// The bounding box of the four transformed corners.
  package func applying(_ transform: ProjectionTransform) -> CGRect {
    if let affine = transform.affine { return applying(affine) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    return CGRect(around: corners)
  }

  /// The bounding box of some points; a zero rectangle without any.
  package init(around points: [CGPoint]) {
    let left = points.map(\.x).min() ?? 0
    let top = points.map(\.y).min() ?? 0
    self.init(
      x: left, y: top, width: (points.map(\.x).max() ?? 0) - left, height: (points.map(\.y).max() ?? 0) - top)
  }
}
