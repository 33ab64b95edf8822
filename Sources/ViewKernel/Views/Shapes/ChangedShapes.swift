public import Foundation
public import HostTree

/// A part of a shape's outline; the result of `trim(from:to:)`.
public struct _TrimmedShape<S: Shape> {
  var shape: S
  var startFraction: CGFloat
  var endFraction: CGFloat
}

extension _TrimmedShape: Shape {
  /// The part of the path between the two fractions of its length.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The size that the shape chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A stroke along a shape's outline as a shape; the result of `stroke(style:)`.
public struct _StrokedShape<S: Shape> {
  var shape: S
  var style: StrokeStyle
}

extension _StrokedShape: Shape {
  /// The outline of the stroke.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The outline is painted.
  public static var role: ShapeRole { .stroke }

  /// The size that the shape chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with a translated path; the result of `offset(_:)`. The offset affects drawing, not layout.
public struct OffsetShape<Content: Shape> {
  /// The shape that is offset.
  public var shape: Content
  /// The offset in points; positive is trailing in x, and downwards.
  public var offset: CGSize

  /// Creates an offset shape. A non-finite offset is reported as misuse and counts as 0.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset.sound("The offset of a shape")
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The offset shape with the original shape inset by `amount` points.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension OffsetShape: Shape {
  /// The path of the shape, translated by the offset.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

  /// The size that the shape chooses, whatever the offset.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with a rotated path; the result of `rotation(_:anchor:)`. The rotation affects drawing, not layout.
public struct RotatedShape<Content: Shape> {
  /// The shape that is rotated.
  public var shape: Content
  /// The rotation, clockwise.
  public var angle: Angle
  /// The centre of rotation, as a unit point of the rectangle that the shape is drawn in.
  public var anchor: UnitPoint

  /// Creates a rotated shape. A non-finite angle or anchor is reported as misuse and counts as 0.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle.sound("The angle of a shape")
    self.anchor = anchor.sound("The anchor of a shape")
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The rotated shape with the original shape inset by `amount` points.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension RotatedShape: Shape {
  /// The path of the shape, rotated about the anchor.
  public func path(in rect: CGRect) -> Path {
    let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(turn.about(rect.place(anchor)))
  }

  /// The size that the shape chooses, whatever the rotation.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with a scaled path; the result of `scale(_:anchor:)`. The scale affects drawing, not layout.
public struct ScaledShape<Content: Shape> {
  /// The shape that is scaled.
  public var shape: Content
  /// The scale factors; negative ones mirror the shape.
  public var scale: CGSize
  /// The fixed point of the scale, as a unit point of the rectangle that the shape is drawn in.
  public var anchor: UnitPoint

  /// Creates a scaled shape. A non-finite factor is reported as misuse and counts as 1, a non-finite anchor as 0.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale.sound(else: 1, "The scale of a shape")
    self.anchor = anchor.sound("The anchor of a shape")
  }
}

extension ScaledShape: Shape {
  /// The path of the shape, scaled about the anchor.
  public func path(in rect: CGRect) -> Path {
    let scale = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(scale.about(rect.place(anchor)))
  }

  /// The size that the shape chooses, whatever the scale.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with a transformed path; the result of `transform(_:)`. The transform affects drawing, not layout.
public struct TransformedShape<Content: Shape> {
  /// The shape that is transformed.
  public var shape: Content
  /// The transform, about the origin of the coordinate system.
  public var transform: CGAffineTransform

  /// Creates a transformed shape. A transform with a non-finite number is reported as misuse and counts as the
  /// identity.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform.sound
  }
}

extension TransformedShape: Shape {
  /// The path of the shape, transformed.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The size that the shape chooses, whatever the transform.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape drawn at a fixed size, aligned in its frame by an anchor; the result of `size(_:anchor:)`.
public struct _SizedShape<S: Shape> {
  var shape: S
  var size: CGSize
  var anchor: UnitPoint
}

extension _SizedShape: Shape {
  /// The path in a rectangle of the fixed size, aligned in `rect`.
  public func path(in rect: CGRect) -> Path {
    let room = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width), y: rect.minY + anchor.y * (rect.height - size.height))
    return shape.path(in: CGRect(origin: room, size: size))
  }

  /// The size that the shape chooses, whatever the fixed size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension CGRect {
  /// The point of this rectangle at a unit point.
  fileprivate func place(_ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height)
  }
}

extension Shape {
  /// Trims this shape's outline to the part between two fractions of its length, from 0, its start, to 1, its end.
  ///
  /// Fractions out of range count as the nearer end; without a positive length between them the shape is empty.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(
      shape: self, startFraction: startFraction.sound(else: 0, "The start of a trimmed shape"),
      endFraction: endFraction.sound(else: 1, "The end of a trimmed shape"))
  }

  /// A stroke along this shape's outline, as a shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style.sound) }

  /// A stroke along this shape's outline, `lineWidth` points wide, as a shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth).sound)
  }

  /// Translates this shape by an offset in points; layout is not affected.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Translates this shape by a vector in points; layout is not affected.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Translates this shape by distances in points; layout is not affected.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Rotates this shape clockwise about an anchor in its frame; layout is not affected.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Scales this shape about an anchor in its frame; layout is not affected.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales this shape by the same factor in both dimensions; layout is not affected.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Applies an affine transform about the origin of the coordinate system to this shape's path; layout is not
  /// affected.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Draws this shape at a fixed size in points, in the top left corner of its frame. Layout is not affected.
  nonisolated public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }

  /// Draws this shape at a fixed size in points, in the top left corner of its frame. Layout is not affected.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Draws this shape at a fixed size in points: its anchor point is placed at the same unit point of its frame.
  ///
  /// Layout is not affected. A negative or non-finite length, and a non-finite anchor, is reported as misuse and counts
  /// as 0.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(
      shape: self, size: size.sound(from: 0, "The size of a shape"), anchor: anchor.sound("The anchor of a shape"))
  }

  /// Draws this shape at a fixed size in points: its anchor point is placed at the same unit point of its frame.
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
