import Foundation
import HostTree
import ViewKernel
import XCTest

/// Radii, widths of lines and transforms of shapes that are none: what is drawn instead.
@MainActor
final class ShapesBadInputTests: BadInputTestCase {
  func testRoundedRectangleInit() {
    row(
      "RoundedRectangle.init", "not-a-number",
      says: "The radius of a corner across is nan; it counts as 0. Give it a finite number of 0 or "
        + "more. / The radius of a corner downwards is nan; it counts as 0. Give it a finite "
        + "number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=RoundedRectangle(0) fill=label"
    ) { RoundedRectangle(cornerRadius: .nan) }
    row(
      "RoundedRectangle.init", "infinite",
      says: "The radius of a corner across is inf; it counts as 0. Give it a finite number of 0 or "
        + "more. / The radius of a corner downwards is inf; it counts as 0. Give it a finite "
        + "number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=RoundedRectangle(0) fill=label"
    ) { RoundedRectangle(cornerRadius: .infinity) }
    row(
      "RoundedRectangle.init", "negative",
      says: "The radius of a corner across is -7; it counts as 0. Give it a finite number of 0 or "
        + "more. / The radius of a corner downwards is -7; it counts as 0. Give it a finite number "
        + "of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=RoundedRectangle(0) fill=label"
    ) { RoundedRectangle(cornerRadius: -7) }
    row(
      "RoundedRectangle.init", "size not-a-number",
      says: "The radius of a corner across is nan; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=RoundedRectangle(0 x 1) fill=label"
    ) { RoundedRectangle(cornerSize: CGSize(width: CGFloat.nan, height: 1)) }
    row(
      "RoundedRectangle.init", "size infinite",
      says: "The radius of a corner across is inf; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=RoundedRectangle(0 x 1) fill=label"
    ) { RoundedRectangle(cornerSize: CGSize(width: CGFloat.infinity, height: 1)) }
    row(
      "RoundedRectangle.init", "size negative",
      says: "The radius of a corner across is -7; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=RoundedRectangle(0 x 1) fill=label"
    ) { RoundedRectangle(cornerSize: CGSize(width: -7, height: 1)) }
  }

  func testUnevenRoundedRectangleInit() {
    row(
      "UnevenRoundedRectangle.init", "not-a-number",
      says: "The radius of a corner is nan; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=UnevenRoundedRectangle fill=label"
    ) { UnevenRoundedRectangle(topLeadingRadius: .nan) }
    row(
      "UnevenRoundedRectangle.init", "infinite",
      says: "The radius of a corner is inf; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=UnevenRoundedRectangle fill=label"
    ) { UnevenRoundedRectangle(topLeadingRadius: .infinity) }
    row(
      "UnevenRoundedRectangle.init", "negative",
      says: "The radius of a corner is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=UnevenRoundedRectangle fill=label"
    ) { UnevenRoundedRectangle(topLeadingRadius: -7) }
  }

  func testShapeRect() {
    row(
      "Shape.rect", "not-a-number",
      says: "The radius of a corner across is nan; it counts as 0. Give it a finite number of 0 or "
        + "more. / The radius of a corner downwards is nan; it counts as 0. Give it a finite "
        + "number of 0 or more.",
      shows: "HostClipView (0, 0, 100 x 100) shape=RoundedRectangle(0) · HostShapeView (0, 0, 100 x "
        + "100) shape=Rectangle fill=red"
    ) { Rectangle().fill(.red).clipShape(.rect(cornerRadius: .nan)) }
    row(
      "Shape.rect", "size not-a-number",
      says: "The radius of a corner across is nan; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      shows: "HostClipView (0, 0, 100 x 100) shape=RoundedRectangle(0 x 1) · HostShapeView (0, 0, 100 "
        + "x 100) shape=Rectangle fill=red"
    ) { Rectangle().fill(.red).clipShape(.rect(cornerSize: CGSize(width: CGFloat.nan, height: 1))) }
    row(
      "Shape.rect", "corner not-a-number",
      says: "The radius of a corner is nan; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostClipView (0, 0, 100 x 100) shape=UnevenRoundedRectangle · HostShapeView (0, 0, 100 "
        + "x 100) shape=Rectangle fill=red"
    ) { Rectangle().fill(.red).clipShape(.rect(topLeadingRadius: .nan)) }
  }

  func testShapeTrim() {
    row(
      "Shape.trim", "start not-a-number",
      says: "The start of a trimmed shape is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.trim(0, 1) fill=label"
    ) { Circle().trim(from: .nan, to: 1) }
    row(
      "Shape.trim", "start infinite",
      says: "The start of a trimmed shape is inf; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.trim(0, 1) fill=label"
    ) { Circle().trim(from: .infinity, to: 1) }
    row(
      "Shape.trim", "end not-a-number",
      says: "The end of a trimmed shape is nan; it counts as 1. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.trim(0, 1) fill=label"
    ) { Circle().trim(from: 0, to: .nan) }
    row(
      "Shape.trim", "end infinite",
      says: "The end of a trimmed shape is inf; it counts as 1. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.trim(0, 1) fill=label"
    ) { Circle().trim(from: 0, to: .infinity) }
    row(
      "Shape.trim", "end negative",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.trim(0, -7) fill=label"
    ) { Circle().trim(from: 0, to: -7) }
  }

  func testShapeStroke() {
    row(
      "Shape.stroke", "not-a-number",
      says: "The width of a line is nan; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=label lineWidth=1"
    ) { Circle().stroke(lineWidth: .nan) }
    row(
      "Shape.stroke", "infinite",
      says: "The width of a line is inf; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=label lineWidth=1"
    ) { Circle().stroke(lineWidth: .infinity) }
    row(
      "Shape.stroke", "negative",
      says: "The width of a line is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=label lineWidth=0"
    ) { Circle().stroke(lineWidth: -7) }
    row(
      "Shape.stroke", "dash not-a-number",
      says: "A dash of a line is nan; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=label lineWidth=1 dash=[0, 1]"
    ) { Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [.nan, 1])) }
    row(
      "Shape.stroke", "dash infinite",
      says: "A dash of a line is inf; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=label lineWidth=1 dash=[0, 1]"
    ) { Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [.infinity, 1])) }
    row(
      "Shape.stroke", "dash negative",
      says: "A dash of a line is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=label lineWidth=1 dash=[0, 1]"
    ) { Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [-7, 1])) }
    row(
      "Shape.stroke", "painted not-a-number",
      says: "The width of a line is nan; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=red lineWidth=1"
    ) { Circle().stroke(.red, lineWidth: .nan) }
    row(
      "Shape.stroke", "painted infinite",
      says: "The width of a line is inf; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=red lineWidth=1"
    ) { Circle().stroke(.red, lineWidth: .infinity) }
    row(
      "Shape.stroke", "painted negative",
      says: "The width of a line is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=red lineWidth=0"
    ) { Circle().stroke(.red, lineWidth: -7) }
    row(
      "Shape.stroke", "limits not-a-number",
      says: "The miter limit of a line is nan; it counts as 10. Give it a finite number. / The phase "
        + "of a dashed line is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=red lineWidth=1"
    ) { Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, miterLimit: .nan, dashPhase: .nan)) }
    row(
      "Shape.stroke", "limits infinite",
      says: "The miter limit of a line is inf; it counts as 10. Give it a finite number. / The phase "
        + "of a dashed line is inf; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=red lineWidth=1"
    ) { Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, miterLimit: .infinity, dashPhase: .infinity)) }
  }

  func testInsettableShapeStrokeBorder() {
    row(
      "InsettableShape.strokeBorder", "not-a-number",
      says: "The width of a line is nan; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=red lineWidth=1"
    ) { Circle().strokeBorder(.red, lineWidth: .nan) }
    row(
      "InsettableShape.strokeBorder", "infinite",
      says: "The width of a line is inf; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=red lineWidth=1"
    ) { Circle().strokeBorder(.red, lineWidth: .infinity) }
    row(
      "InsettableShape.strokeBorder", "negative",
      says: "The width of a line is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=red lineWidth=0"
    ) { Circle().strokeBorder(.red, lineWidth: -7) }
    row(
      "InsettableShape.strokeBorder", "style not-a-number",
      says: "The width of a line is nan; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle stroke=label lineWidth=1"
    ) { Circle().strokeBorder(style: StrokeStyle(lineWidth: .nan)) }
  }

  func testShapeViewStroke() {
    row(
      "ShapeView.stroke", "not-a-number",
      says: "The width of a line is nan; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle fill=red stroke=blue lineWidth=1"
    ) { Circle().fill(.red).stroke(.blue, lineWidth: .nan) }
    row(
      "ShapeView.stroke", "infinite",
      says: "The width of a line is inf; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle fill=red stroke=blue lineWidth=1"
    ) { Circle().fill(.red).stroke(.blue, lineWidth: .infinity) }
    row(
      "ShapeView.stroke", "negative",
      says: "The width of a line is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle fill=red stroke=blue lineWidth=0"
    ) { Circle().fill(.red).stroke(.blue, lineWidth: -7) }
  }

  func testShapeViewStrokeBorder() {
    row(
      "ShapeView.strokeBorder", "not-a-number",
      says: "The width of a line is nan; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle fill=red stroke=blue lineWidth=1"
    ) { Circle().fill(.red).strokeBorder(.blue, lineWidth: .nan) }
    row(
      "ShapeView.strokeBorder", "infinite",
      says: "The width of a line is inf; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle fill=red stroke=blue lineWidth=1"
    ) { Circle().fill(.red).strokeBorder(.blue, lineWidth: .infinity) }
    row(
      "ShapeView.strokeBorder", "negative",
      says: "The width of a line is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle fill=red stroke=blue lineWidth=0"
    ) { Circle().fill(.red).strokeBorder(.blue, lineWidth: -7) }
  }

  func testShapeOffset() {
    row(
      "Shape.offset", "not-a-number",
      says: "The offset of a shape across is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.offset(0, 0) fill=label"
    ) { Circle().offset(x: .nan) }
    row(
      "Shape.offset", "infinite",
      says: "The offset of a shape across is inf; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.offset(0, 0) fill=label"
    ) { Circle().offset(x: .infinity) }
    row(
      "Shape.offset", "size not-a-number",
      says: "The offset of a shape across is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.offset(0, 0) fill=red"
    ) { Circle().offset(CGSize(width: CGFloat.nan, height: 0)).fill(.red) }
  }

  func testOffsetShapeInit() {
    row(
      "OffsetShape.init", "not-a-number",
      says: "The offset of a shape across is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.offset(0, 0) fill=label"
    ) { OffsetShape(shape: Circle(), offset: CGSize(width: CGFloat.nan, height: 0)) }
  }

  func testOffsetShapeInset() {
    row(
      "OffsetShape.inset", "not-a-number",
      says: "The inset of a shape is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.inset(0).offset(1, 0) fill=label"
    ) { OffsetShape(shape: Circle(), offset: CGSize(width: 1, height: 0)).inset(by: .nan) }
  }

  func testShapeRotation() {
    row(
      "Shape.rotation", "not-a-number",
      says: "The angle of a shape is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.rotation(0°) fill=label"
    ) { Circle().rotation(.degrees(.nan)) }
    row(
      "Shape.rotation", "infinite",
      says: "The angle of a shape is inf; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.rotation(0°) fill=label"
    ) { Circle().rotation(.degrees(.infinity)) }
  }

  func testRotatedShapeInit() {
    row(
      "RotatedShape.init", "not-a-number",
      says: "The angle of a shape is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Circle.rotation(0°) fill=label"
    ) { RotatedShape(shape: Circle(), angle: .degrees(.nan)) }
  }
}
