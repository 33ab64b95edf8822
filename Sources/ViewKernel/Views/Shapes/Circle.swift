public import Foundation
public import HostTree

/// A circle in the middle of its room.
public struct Circle: Hashable {
  /// Makes the shape.
  public init() {}
}

extension Circle: InsettableShape {
  /// The circle, as wide as the shorter side.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square: of the shorter side, of the side that is proposed, or of 10 points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
    return CGSize(width: side, height: side)
  }

  /// The shape, `amount` points smaller on all sides.
  public func inset(by amount: CGFloat) -> InsetShapeOf<Circle> { InsetShapeOf(shape: self, amount: amount) }
}

/// An ellipse that fills its room.
public struct Ellipse: Hashable {
  /// Makes the shape.
  public init() {}
}

extension Ellipse: InsettableShape {
  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The shape, `amount` points smaller on all sides.
  public func inset(by amount: CGFloat) -> InsetShapeOf<Ellipse> { InsetShapeOf(shape: self, amount: amount) }
}

/// A rectangle that fills its room, and whose shorter sides are half circles.
public struct Capsule: Hashable {
  /// How the corners are rounded; without room for anything else, that is by quarters of a circle.
  public var style: RoundedCornerStyle

  /// Makes the shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape {
  /// The capsule.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The shape, `amount` points smaller on all sides.
  public func inset(by amount: CGFloat) -> InsetShapeOf<Capsule> { InsetShapeOf(shape: self, amount: amount) }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
