public import Foundation

#if !canImport(Darwin)
  /// An affine transform: translation, scale, rotation, shear and their combinations.
  ///
  /// The same as Core Graphics' type, for systems without it. A point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty).
  /// With the y axis pointing down, positive angles rotate clockwise.
  ///
  /// ```swift
  /// let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
  /// let point = CGPoint(x: 1, y: 1).applying(transform)  // scaled first, then moved
  /// print(point.x, point.y)
  /// // Prints "12.0 2.0"
  /// ```
  public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// The factor from x to x.
    public var a: CGFloat
    /// The factor from x to y.
    public var b: CGFloat
    /// The factor from y to x.
    public var c: CGFloat
    /// The factor from y to y.
    public var d: CGFloat
    /// The translation to the right, in points.
    public var tx: CGFloat
    /// The translation downwards, in points.
    public var ty: CGFloat

    /// Creates a transform from the first two columns of its matrix.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a transform from the first two columns of its matrix.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a transform whose six numbers are zero: all points go to the origin. Use ``identity`` for no transform.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Creates a translation by a distance in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Creates a scale about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Creates a rotation about the origin by an angle in radians; a positive angle is clockwise in a view.
    public init(rotationAngle angle: CGFloat) {
      let sine = sin(angle)
      let cosine = cos(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that leaves all points unchanged.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether all points stay unchanged.
    public var isIdentity: Bool { self == .identity }

    /// This transform preceded by a translation.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// This transform preceded by a scale.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// This transform preceded by a rotation; the angle is in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that applies this one first, then `next`.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The inverse transform; this one itself if it has none, as a scale of zero.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// The point that `transform` maps this point to.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// This size as a vector that `transform` rotates and scales; the translation does not count.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// The bounding box of the four transformed corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      if isNull { return self }
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(transform) }
      let left = corners.map(\.x).min() ?? 0
      let top = corners.map(\.y).min() ?? 0
      return CGRect(
        x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left, height: (corners.map(\.y).max() ?? 0) - top)
    }
  }
#endif

extension CGAffineTransform {
  /// This transform, applied about `anchor` instead of the origin.
  package func about(_ anchor: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// Whether it has an inverse and its parts are finite.
  package var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }
}

extension CGAffineTransform {
  /// Whether all numbers are finite.
  package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
