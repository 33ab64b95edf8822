import Foundation
import HostTree
import ViewKernel
import XCTest

/// Radii, widths of lines and transforms of shapes that are none: what is drawn instead.
@MainActor
final class ShapeInsetsBadInputTests: BadInputTestCase {
  func testRotatedShapeInset() {
    row(
      "RotatedShape.inset", "not-a-number",
      says: "The inset of a shape is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.inset(0).rotation(1°) fill=label"
    ) { RotatedShape(shape: Circle(), angle: .degrees(1)).inset(by: .nan) }
  }

  func testShapeScale() {
    row(
      "Shape.scale", "not-a-number",
      says: "The scale of a shape across is nan; it counts as 1. Give it a finite number. / The "
        + "scale of a shape downwards is nan; it counts as 1. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.scale(1, 1) fill=label"
    ) { Circle().scale(.nan) }
    row(
      "Shape.scale", "infinite",
      says: "The scale of a shape across is inf; it counts as 1. Give it a finite number. / The "
        + "scale of a shape downwards is inf; it counts as 1. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.scale(1, 1) fill=label"
    ) { Circle().scale(.infinity) }
    row(
      "Shape.scale", "axis not-a-number",
      says: "The scale of a shape across is nan; it counts as 1. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.scale(1, 1) fill=label"
    ) { Circle().scale(x: .nan) }
  }

  func testScaledShapeInit() {
    row(
      "ScaledShape.init", "not-a-number",
      says: "The scale of a shape across is nan; it counts as 1. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.scale(1, 1) fill=label"
    ) { ScaledShape(shape: Circle(), scale: CGSize(width: CGFloat.nan, height: 1)) }
  }

  func testShapeTransform() {
    row(
      "Shape.transform", "not-a-number",
      says: "The transform of a shape has the number nan, so the shape is not transformed. Give it "
        + "finite numbers.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.transform fill=label"
    ) { Circle().transform(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)) }
    row(
      "Shape.transform", "infinite",
      says: "The transform of a shape has the number inf, so the shape is not transformed. Give it "
        + "finite numbers.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.transform fill=label"
    ) { Circle().transform(CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0)) }
  }

  func testTransformedShapeInit() {
    row(
      "TransformedShape.init", "not-a-number",
      says: "The transform of a shape has the number nan, so the shape is not transformed. Give it "
        + "finite numbers.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.transform fill=label"
    ) { TransformedShape(shape: Circle(), transform: CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)) }
  }

  func testShapeSize() {
    row(
      "Shape.size", "not-a-number",
      says: "The size of a shape across is nan; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.size(0, 5) fill=label"
    ) { Circle().size(width: .nan, height: 5) }
    row(
      "Shape.size", "infinite",
      says: "The size of a shape across is inf; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.size(0, 5) fill=label"
    ) { Circle().size(width: .infinity, height: 5) }
    row(
      "Shape.size", "negative",
      says: "The size of a shape across is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.size(0, 5) fill=label"
    ) { Circle().size(width: -7, height: 5) }
    row(
      "Shape.size", "size not-a-number",
      says: "The size of a shape downwards is nan; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.size(5, 0) fill=label"
    ) { Circle().size(CGSize(width: 5, height: CGFloat.nan)) }
  }

  func testCircleInset() {
    row(
      "Circle.inset", "not-a-number",
      says: "The inset of a shape is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.inset(0) fill=label"
    ) { Circle().inset(by: .nan) }
    row(
      "Circle.inset", "too large",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.inset(80) fill=label"
    ) { Circle().inset(by: 80) }
  }

  func testEllipseInset() {
    row(
      "Ellipse.inset", "not-a-number",
      says: "The inset of a shape is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Ellipse.inset(0) fill=label"
    ) { Ellipse().inset(by: .nan) }
    row(
      "Ellipse.inset", "too large",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Ellipse.inset(80) fill=label"
    ) { Ellipse().inset(by: 80) }
  }

  func testCapsuleInset() {
    row(
      "Capsule.inset", "not-a-number",
      says: "The inset of a shape is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Capsule.inset(0) fill=label"
    ) { Capsule().inset(by: .nan) }
    row(
      "Capsule.inset", "too large",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Capsule.inset(80) fill=label"
    ) { Capsule().inset(by: 80) }
  }

  func testRectangleInset() {
    row(
      "Rectangle.inset", "not-a-number",
      says: "The inset of a shape is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle.inset(0) fill=label"
    ) { Rectangle().inset(by: .nan) }
    row(
      "Rectangle.inset", "too large",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle.inset(80) fill=label"
    ) { Rectangle().inset(by: 80) }
  }

  func testContainerRelativeShapeInset() {
    row(
      "ContainerRelativeShape.inset", "not-a-number",
      says: "The inset of a shape is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=ContainerRelativeShape.inset(0) fill=label"
    ) { ContainerRelativeShape().inset(by: .nan) }
    row(
      "ContainerRelativeShape.inset", "too large",
      shows: "HostShapeView (0, 0, 100 x 100) shape=ContainerRelativeShape.inset(80) fill=label"
    ) { ContainerRelativeShape().inset(by: 80) }
  }

  func testRoundedRectangleInset() {
    row(
      "RoundedRectangle.inset", "not-a-number",
      says: "The inset of a shape is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=RoundedRectangle(5).inset(0) fill=label"
    ) { RoundedRectangle(cornerRadius: 5).inset(by: .nan) }
  }

  func testUnevenRoundedRectangleInset() {
    row(
      "UnevenRoundedRectangle.inset", "not-a-number",
      says: "The inset of a shape is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=UnevenRoundedRectangle.inset(0) fill=label"
    ) { UnevenRoundedRectangle(topLeadingRadius: 5).inset(by: .nan) }
  }

  func testInsetShapeOfInset() {
    row(
      "InsetShapeOf.inset", "not-a-number",
      says: "The inset of a shape is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.inset(0) fill=label"
    ) { Circle().inset(by: 1).inset(by: .nan) }
  }

  func testPathInit() {
    row(
      "Path.init", "a path of no numbers",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Path fill=label"
    ) {
      Path {
        $0.move(to: CGPoint(x: CGFloat.nan, y: 0)); $0.addLine(to: CGPoint(x: CGFloat.infinity, y: 1e300))
      }
    }
    row(
      "Path.init", "an arc of no numbers",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Path fill=label"
    ) {
      Path { $0.addArc(center: .zero, radius: .nan, startAngle: .degrees(.infinity), endAngle: .zero, clockwise: true) }
    }
  }

  private let nowhere = UnitPoint(x: .nan, y: 1)
  private let anchor = "The anchor of a shape across is nan; it counts as 0. Give it a finite number."

  func testAnchors() {
    row(
      "Shape.rotation", "anchor not-a-number", says: anchor,
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.rotation(90°) fill=label"
    ) { Circle().rotation(.degrees(90), anchor: nowhere) }
    row(
      "Shape.scale", "anchor not-a-number", says: anchor,
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.scale(2, 2) fill=label"
    ) { Circle().scale(2, anchor: nowhere) }
    row(
      "Shape.size", "anchor not-a-number", says: anchor,
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.size(10, 10) fill=label"
    ) { Circle().size(width: 10, height: 10, anchor: nowhere) }
  }

  func testButtonBorderShapes() {
    row(
      "ButtonBorderShape.inset", "not-a-number",
      says: "The inset of a shape is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=ButtonBorderShape.inset(0) fill=label"
    ) { ButtonBorderShape.capsule.inset(by: .nan) }
    row(
      "ButtonBorderShape.roundedRectangle", "negative",
      says: "The corner radius of a button's border is -3; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=ButtonBorderShape fill=label"
    ) { ButtonBorderShape.roundedRectangle(radius: -3) }
  }

  func testShadowStyles() {
    row(
      "ShadowStyle.drop", "not-a-number",
      says: "The radius of a shadow is nan; it counts as 0. Give it a finite number of 0 or more. / "
        + "The offset of a shadow across is inf; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle fill=red with drop(black; 0)"
    ) { Circle().fill(.red.shadow(.drop(color: .black, radius: .nan, x: .infinity))) }
    row(
      "ShadowStyle.inner", "negative",
      says: "The radius of a shadow is -2; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle fill=red with inner(black; 0)"
    ) { Circle().fill(.red.shadow(.inner(color: .black, radius: -2))) }
  }

  func testImagePaints() {
    row(
      "ImagePaint.init", "not-a-number",
      says: "The scale of an image paint is nan; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle fill=image(star)"
    ) { Circle().fill(ImagePaint(image: Image(systemName: "star"), scale: .nan)) }
    row(
      "ShapeStyle.image", "a part that is none",
      says: "The x of the part of an image paint is nan; it counts as 0. Give it a finite number. / "
        + "The part of an image paint across is inf; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle fill=image(star)"
    ) {
      Circle().fill(
        .image(Image(systemName: "star"), sourceRect: CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1)))
    }
  }
}
