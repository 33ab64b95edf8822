public import Foundation
public import HostTree

/// A circle centred in its frame.
public struct Circle: Hashable {
  /// Creates the shape; the same as `.circle`.
  public init() {}
}

extension Circle: InsettableShape {
  /// A circle whose diameter is the shorter side, centred in `rect`.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square with the smaller of the proposed dimensions, or 10 points without any.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
    return CGSize(width: side, height: side)
  }

  /// The circle inset by `amount` points on all sides; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> InsetShapeOf<Circle> { InsetShapeOf(shape: self, amount: amount) }
}

/// An ellipse that fills its frame.
public struct Ellipse: Hashable {
  /// Creates the shape; the same as `.ellipse`.
  public init() {}
}

extension Ellipse: InsettableShape {
  /// The ellipse that touches the four sides of `rect`.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse inset by `amount` points on all sides; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> InsetShapeOf<Ellipse> { InsetShapeOf(shape: self, amount: amount) }
}

/// A rectangle that fills its frame, whose shorter sides are half circles.
public struct Capsule: Hashable {
  /// The curve of the corners. It makes no difference here: corners of the largest radius are quarters of a circle.
  public var style: RoundedCornerStyle

  /// Creates the shape; the same as `.capsule`.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape {
  /// A rounded rectangle whose corner radius is half the shorter side.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule inset by `amount` points on all sides; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> InsetShapeOf<Capsule> { InsetShapeOf(shape: self, amount: amount) }
}

extension Shape where Self == Circle {
  /// A circle centred in its frame.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its frame.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle that fills its frame, whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle that fills its frame, whose shorter sides are half circles.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
