public import Foundation
public import HostTree

/// A rectangle that fills its frame.
public struct Rectangle: Hashable {
  /// Creates the shape; the same as `.rect`.
  public init() {}
}

extension Rectangle: InsettableShape {
  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle inset by `amount` points on all sides; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> InsetShapeOf<Rectangle> { InsetShapeOf(shape: self, amount: amount) }
}

/// A rectangle with rounded corners that fills its frame.
public struct RoundedRectangle: Hashable {
  /// The width and height of each corner, in points.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates the shape with elliptical corners, in points. A negative or non-finite length is reported as misuse and
  /// counts as 0.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize.sound(from: 0, "The radius of a corner")
    self.style = style
  }

  /// Creates the shape with circular corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

extension RoundedRectangle: InsettableShape {
  /// The rounded rectangle; corners are limited to half its sides.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  /// The shape inset by `amount` points on all sides, with corners smaller by as much, so that both outlines are
  /// parallel.
  public func inset(by amount: CGFloat) -> InsetShapeOf<RoundedRectangle> {
    let amount = amount.sound(else: 0, "The inset of a shape")
    var inner = self
    inner.cornerSize = CGSize(
      width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return InsetShapeOf(shape: inner, amount: amount)
  }
}

/// A rectangle with a radius of its own for each corner.
public struct UnevenRoundedRectangle: Hashable {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates the shape. A negative or non-finite radius is reported as misuse and counts as 0.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    func sound(_ radius: CGFloat) -> CGFloat { radius.sound(from: 0, else: 0, "The radius of a corner") }
    self.cornerRadii = RectangleCornerRadii(
      topLeading: sound(cornerRadii.topLeading), bottomLeading: sound(cornerRadii.bottomLeading),
      bottomTrailing: sound(cornerRadii.bottomTrailing), topTrailing: sound(cornerRadii.topTrailing))
    self.style = style
  }

  /// Creates the shape from four radii in points, 0 by default.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The rounded rectangle, with its leading corners at the left; right-to-left layouts mirror shapes when drawing.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  /// The shape inset by `amount` points on all sides, with corners smaller by as much, down to 0.
  public func inset(by amount: CGFloat) -> InsetShapeOf<UnevenRoundedRectangle> {
    let amount = amount.sound(else: 0, "The inset of a shape")
    var inner = self
    inner.cornerRadii = RectangleCornerRadii(
      topLeading: max(cornerRadii.topLeading - amount, 0), bottomLeading: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailing: max(cornerRadii.bottomTrailing - amount, 0),
      topTrailing: max(cornerRadii.topTrailing - amount, 0))
    return InsetShapeOf(shape: inner, amount: amount)
  }
}

/// A shape drawn in its rectangle, inset on all sides; the result of `inset(by:)`.
public struct InsetShapeOf<Content: InsettableShape> {
  var shape: Content
  var amount: CGFloat

  init(shape: Content, amount: CGFloat) {
    self.shape = shape
    self.amount = amount.sound(else: 0, "The inset of a shape")
  }
}

extension InsetShapeOf: InsettableShape {
  /// The shape's path in the inset rectangle; empty if the insets leave nothing of it.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull || inner.width < 0 || inner.height < 0 ? Path() : shape.path(in: inner)
  }

  /// The shape inset by a further `amount` points.
  public func inset(by amount: CGFloat) -> InsetShapeOf<Content> {
    InsetShapeOf(shape: shape, amount: self.amount + amount)
  }

  /// The size that the shape chooses, whatever the inset.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with elliptical corners, in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with circular corners of a radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius of its own for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius in points for each corner, 0 by default.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
