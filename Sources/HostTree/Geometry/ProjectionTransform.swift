public import Foundation

/// A map of points that keeps straight lines straight, and may let what is parallel run together: what is seen of
/// something that was turned in space.
///
/// A point (x, y) goes to (x', y') / w, where x' = m11·x + m21·y + m31, y' = m12·x + m22·y + m32 and
/// w = m13·x + m23·y + m33.
public struct ProjectionTransform: Hashable, Sendable {
  /// How much of x goes into x.
  public var m11: CGFloat = 1
  /// How much of x goes into y.
  public var m12: CGFloat = 0
  /// How much of x goes into the distance.
  public var m13: CGFloat = 0
  /// How much of y goes into x.
  public var m21: CGFloat = 0
  /// How much of y goes into y.
  public var m22: CGFloat = 1
  /// How much of y goes into the distance.
  public var m23: CGFloat = 0
  /// How far all is moved to the right, in points.
  public var m31: CGFloat = 0
  /// How far all is moved downwards, in points.
  public var m32: CGFloat = 0
  /// The distance of the origin.
  public var m33: CGFloat = 1

  /// Makes a transform that leaves each point where it is.
  public init() {}

  /// Makes a transform that does what an affine one does.
  public init(_ transform: CGAffineTransform) {
    m11 = transform.a
    m12 = transform.b
    m21 = transform.c
    m22 = transform.d
    m31 = transform.tx
    m32 = transform.ty
  }

  /// Whether each point stays where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether what is parallel stays parallel, so that an affine transform could do the same.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The affine transform that does the same, if one can.
  package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  /// The transform that does what this one does, and then what `next` does.
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

  /// Turns this transform into the one that undoes it.
  ///
  /// - Returns: Whether there is one; if not, as with a scale of zero, nothing changes.
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

  /// The transform that undoes this one; this one itself if nothing can.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// This transform, done about `anchor` instead of the origin.
  package func about(_ anchor: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -anchor.x, y: -anchor.y)).concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
  }
}

extension ProjectionTransform {
  /// What is seen of a plane after it was turned in space about an axis through the origin.
  ///
  /// - Parameters:
  ///   - angle: How far it is turned.
  ///   - axis: The axis' direction; x to the right, y downwards, z towards the viewer. Without a direction nothing turns.
  ///   - anchorZ: How far above the plane the axis lies, in points.
  ///   - distance: How far away the viewer is, in points; infinite for a view without vanishing points.
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
    // Where (1, 0, 0), (0, 1, 0) and (0, 0, 1) go.
    let right = (rest * x * x + cosine, rest * x * y + sine * z, rest * x * z - sine * y)
    let down = (rest * x * y - sine * z, rest * y * y + cosine, rest * y * z + sine * x)
    let near = (rest * x * z + sine * y, rest * y * z - sine * x, rest * z * z + cosine)
    let origin = (-anchorZ * near.0, -anchorZ * near.1, anchorZ - anchorZ * near.2)
    // What is nearer to the viewer is larger.
    func size(_ z: CGFloat) -> CGFloat { distance.isFinite ? -z / distance : 0 }
    (m11, m12, m13) = (right.0, right.1, size(right.2))
    (m21, m22, m23) = (down.0, down.1, size(down.2))
    (m31, m32, m33) = (origin.0, origin.1, 1 + size(origin.2))
  }
}

extension CGPoint {
  /// Where `transform` takes this point; a point that is as far away as the viewer goes to infinity.
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
  /// The smallest upright rectangle around the four corners' new places.
  package func applying(_ transform: ProjectionTransform) -> CGRect {
    if let affine = transform.affine { return applying(affine) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    return CGRect(around: corners)
  }

  /// The smallest upright rectangle around some points.
  package init(around points: [CGPoint]) {
    let left = points.map(\.x).min() ?? 0
    let top = points.map(\.y).min() ?? 0
    self.init(
      x: left, y: top, width: (points.map(\.x).max() ?? 0) - left, height: (points.map(\.y).max() ?? 0) - top)
  }
}
