// Tests: `CATransform3DTests`.

// Core Animation's transform in space, for programs that make a `ProjectionTransform` of one.
#if canImport(FoundationNetworking)
  public import Foundation

  /// A transform in space: a 4 x 4 matrix. A point (x, y, z) is the row (x, y, z, 1), which is multiplied with the
  /// matrix; perspective is `m34`, as -1 / distance of the viewer.
  public struct CATransform3D: Hashable, Sendable {
    /// The elements, by row and column.
    public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: CGFloat

    /// Creates a transform of zeros.
    public init() { self.init(rows: Array(repeating: 0, count: 16)) }

    /// Creates a transform of its elements, row by row.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
      m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
      self.init(rows: [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44])
    }

    fileprivate init(rows m: [CGFloat]) {
      (m11, m12, m13, m14, m21, m22, m23, m24) = (m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7])
      (m31, m32, m33, m34, m41, m42, m43, m44) = (m[8], m[9], m[10], m[11], m[12], m[13], m[14], m[15])
    }

    fileprivate var rows: [CGFloat] {
      [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
  }

  /// The transform that changes nothing.
  public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

  /// A translation, in points.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DMakeScale(1, 1, 1)
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
  }

  /// A scale.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m22, result.m33, result.m44) = (sx, sy, sz, 1)
    return result
  }

  /// A rotation by an angle in radians around an axis, whose length does not matter; the identity for one of no length.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let t = 1 - c
    return CATransform3D(rows: [
      t * x * x + c, t * x * y + z * s, t * x * z - y * s, 0,
      t * x * y - z * s, t * y * y + c, t * y * z + x * s, 0,
      t * x * z + y * s, t * y * z - x * s, t * z * z + c, 0,
      0, 0, 0, 1,
    ])
  }

  /// The transform that applies `a` first, and then `b`.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (a, b) = (a.rows, b.rows)
    var result = CATransform3D().rows
    for row in 0..<4 {
      for column in 0..<4 {
        for index in 0..<4 { result[row * 4 + column] += a[row * 4 + index] * b[index * 4 + column] }
      }
    }
    return CATransform3D(rows: result)
  }

  /// The transform that translates first, and then applies `t`.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

  /// The transform that scales first, and then applies `t`.
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

  /// The transform that rotates first, and then applies `t`.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

  /// Whether a transform changes nothing.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
  /// Whether two transforms are equal.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

  /// The transform in space that does what one in the plane does.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
    (result.m41, result.m42) = (m.tx, m.ty)
    return result
  }

  extension ProjectionTransform {
    /// Creates the transform of the plane z = 0 by one in space.
    public init(_ m: CATransform3D) {
      self.init()
      (m11, m12, m13) = (m.m11, m.m12, m.m14)
      (m21, m22, m23) = (m.m21, m.m22, m.m24)
      (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
  }
#endif
