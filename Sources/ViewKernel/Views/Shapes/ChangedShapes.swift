public import Foundation
public import HostTree

/// A part of a shape's outline.
public struct _TrimmedShape<S: Shape> {
  var shape: S
  var startFraction: CGFloat
  var endFraction: CGFloat
}

extension _TrimmedShape: Shape {
  /// The part of the outline, by length.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The size that the shape chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A line along a shape's outline, as a shape.
public struct _StrokedShape<S: Shape> {
  var shape: S
  var style: StrokeStyle
}

extension _StrokedShape: Shape {
  /// The outline of the line.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// Its outline is painted.
  public static var role: ShapeRole { .stroke }

  /// The size that the shape chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that is drawn elsewhere.
public struct OffsetShape<Content: Shape> {
  /// The shape.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: CGSize

  /// Makes the shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset.sound("The offset of a shape")
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape, `amount` points smaller on all sides.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension OffsetShape: Shape {
  /// The outline, moved.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

  /// The size that the shape chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that is turned in its room.
public struct RotatedShape<Content: Shape> {
  /// The shape.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The place that it is turned about, as parts of the room.
  public var anchor: UnitPoint

  /// Makes the shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle.sound("The angle of a shape")
    self.anchor = anchor
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape, `amount` points smaller on all sides.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension RotatedShape: Shape {
  /// The outline, turned.
  public func path(in rect: CGRect) -> Path {
    let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(turn.about(rect.place(anchor)))
  }

  /// The size that the shape chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that is larger or smaller than its room.
public struct ScaledShape<Content: Shape> {
  /// The shape.
  public var shape: Content
  /// How many times as wide and as high it is.
  public var scale: CGSize
  /// The place that stays where it is, as parts of the room.
  public var anchor: UnitPoint

  /// Makes the shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale.sound(else: 1, "The scale of a shape")
    self.anchor = anchor
  }
}

extension ScaledShape: Shape {
  /// The outline, scaled.
  public func path(in rect: CGRect) -> Path {
    let scale = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(scale.about(rect.place(anchor)))
  }

  /// The size that the shape chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape whose outline goes through an affine transform.
public struct TransformedShape<Content: Shape> {
  /// The shape.
  public var shape: Content
  /// The transform, about the coordinate origin.
  public var transform: CGAffineTransform

  /// Makes the shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform.sound
  }
}

extension TransformedShape: Shape {
  /// The outline, transformed.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The size that the shape chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that is drawn with a size of its own, in the upper left corner of its room.
public struct _SizedShape<S: Shape> {
  var shape: S
  var size: CGSize
  var anchor: UnitPoint
}

extension _SizedShape: Shape {
  /// The outline in a rectangle of the size.
  public func path(in rect: CGRect) -> Path {
    let room = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width), y: rect.minY + anchor.y * (rect.height - size.height))
    return shape.path(in: CGRect(origin: room, size: size))
  }

  /// The size that the shape chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension CGRect {
  /// The place at parts of this rectangle's width and height.
  fileprivate func place(_ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height)
  }
}

extension Shape {
  /// The part of this shape's outline between two places along it, from 0, its beginning, to 1, its end.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(
      shape: self, startFraction: startFraction.sound(else: 0, "The start of a trimmed shape"),
      endFraction: endFraction.sound(else: 1, "The end of a trimmed shape"))
  }

  /// A line along this shape's outline, as a shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style.sound) }

  /// A line along this shape's outline, `lineWidth` points wide, as a shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth).sound)
  }

  /// This shape, drawn elsewhere.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// This shape, drawn elsewhere.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// This shape, drawn elsewhere.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// This shape, turned clockwise about a place in its room.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// This shape, larger or smaller than its room.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// This shape, larger or smaller than its room.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// This shape after an affine transform about the coordinate origin.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// This shape with a size of its own, in the upper left corner of its room.
  nonisolated public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }

  /// This shape with a size of its own, in the upper left corner of its room.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// This shape with a size of its own: the same part of it and of its room lie upon each other.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size.sound(from: 0, "The size of a shape"), anchor: anchor)
  }

  /// This shape with a size of its own: the same part of it and of its room lie upon each other.
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
