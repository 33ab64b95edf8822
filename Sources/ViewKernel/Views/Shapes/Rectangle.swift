public import Foundation
public import HostTree

/// A rectangle that fills its room.
public struct Rectangle: Hashable {
  /// Makes the shape.
  public init() {}
}

extension Rectangle: InsettableShape {
  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape, `amount` points smaller on all sides.
  public func inset(by amount: CGFloat) -> InsetShapeOf<Rectangle> { InsetShapeOf(shape: self, amount: amount) }
}

/// A rectangle with rounded corners that fills its room.
public struct RoundedRectangle: Hashable {
  /// The size of the corners, in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes the shape with corners that may be wider than high.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize.sound(from: 0, "The radius of a corner")
    self.style = style
  }

  /// Makes the shape with corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

extension RoundedRectangle: InsettableShape {
  /// The rounded rectangle; corners are no larger than half the room.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  /// The shape, `amount` points smaller on all sides; so are its corners, so that both outlines run side by side.
  public func inset(by amount: CGFloat) -> InsetShapeOf<RoundedRectangle> {
    let amount = amount.sound(else: 0, "The inset of a shape")
    var inner = self
    inner.cornerSize = CGSize(
      width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return InsetShapeOf(shape: inner, amount: amount)
  }
}

/// A rectangle whose corners are rounded each by a radius of its own.
public struct UnevenRoundedRectangle: Hashable {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes the shape.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    func sound(_ radius: CGFloat) -> CGFloat { radius.sound(from: 0, else: 0, "The radius of a corner") }
    self.cornerRadii = RectangleCornerRadii(
      topLeading: sound(cornerRadii.topLeading), bottomLeading: sound(cornerRadii.bottomLeading),
      bottomTrailing: sound(cornerRadii.bottomTrailing), topTrailing: sound(cornerRadii.topTrailing))
    self.style = style
  }

  /// Makes the shape.
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
  /// The rounded rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  /// The shape, `amount` points smaller on all sides, and its corners with it.
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

/// A shape drawn in a smaller rectangle.
public struct InsetShapeOf<Content: InsettableShape> {
  var shape: Content
  var amount: CGFloat

  init(shape: Content, amount: CGFloat) {
    self.shape = shape
    self.amount = amount.sound(else: 0, "The inset of a shape")
  }
}

extension InsetShapeOf: InsettableShape {
  /// The shape's outline in the smaller rectangle; empty if nothing is left of it.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull || inner.width < 0 || inner.height < 0 ? Path() : shape.path(in: inner)
  }

  /// The shape, smaller still.
  public func inset(by amount: CGFloat) -> InsetShapeOf<Content> {
    InsetShapeOf(shape: shape, amount: self.amount + amount)
  }

  /// The size that the shape chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with rounded corners of a radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded each by a radius of its own.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle whose corners are rounded each by a radius of its own.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
