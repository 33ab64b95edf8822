import Foundation
import HostTree
import ViewKernel
import XCTest

/// Effects, transforms and pictures that are none: what is drawn instead.
@MainActor
final class TransformsBadInputTests: BadInputTestCase {
  func testScaleEffectInit() {
    row(
      "_ScaleEffect.init", "not-a-number",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) scale=nan x 1 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").modifier(_ScaleEffect(scale: CGSize(width: CGFloat.nan, height: 1))) }
  }

  func testViewTransformEffect() {
    row(
      "View.transformEffect", "not-a-number",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) transform=(nan, 0, 0, 1, 0, 0) · HostLabel \"a\" "
        + "(0, 0, 10 x 20)"
    ) { Text("a").transformEffect(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)) }
    row(
      "View.transformEffect", "infinite",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) transform=(inf, 0, 0, 1, 0, 0) · HostLabel \"a\" "
        + "(0, 0, 10 x 20)"
    ) { Text("a").transformEffect(CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0)) }
  }

  func testTransformEffectInit() {
    row(
      "_TransformEffect.init", "not-a-number",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) transform=(nan, 0, 0, 1, 0, 0) · HostLabel \"a\" "
        + "(0, 0, 10 x 20)"
    ) { Text("a").modifier(_TransformEffect(transform: CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))) }
  }

  func testViewRotation3DEffect() {
    row(
      "View.rotation3DEffect", "not-a-number",
      says: "A part of the axis of a rotation is nan; it counts as 0. Give it a finite number.",
      shows: "HostTransformView (45, 40, 10 x 20) rotation=10° axis=(0, 0, 0) · HostLabel \"a\" (0, "
        + "0, 10 x 20)"
    ) { Text("a").rotation3DEffect(.degrees(10), axis: (x: .nan, y: 0, z: 0)) }
    row(
      "View.rotation3DEffect", "infinite",
      says: "A part of the axis of a rotation is inf; it counts as 0. Give it a finite number.",
      shows: "HostTransformView (45, 40, 10 x 20) rotation=10° axis=(0, 0, 0) · HostLabel \"a\" (0, "
        + "0, 10 x 20)"
    ) { Text("a").rotation3DEffect(.degrees(10), axis: (x: .infinity, y: 0, z: 0)) }
    row(
      "View.rotation3DEffect", "no axis",
      shows: "HostTransformView (45, 40, 10 x 20) rotation=10° axis=(0, 0, 0) · HostLabel \"a\" (0, "
        + "0, 10 x 20)"
    ) { Text("a").rotation3DEffect(.degrees(10), axis: (x: 0, y: 0, z: 0)) }
  }

  func testRotation3DEffectInit() {
    row(
      "_Rotation3DEffect.init", "not-a-number",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) rotation=nan° axis=(1, 0, 0) · HostLabel \"a\" (0, "
        + "0, 10 x 20)"
    ) { Text("a").modifier(_Rotation3DEffect(angle: .degrees(.nan), axis: (x: 1, y: 0, z: 0))) }
  }

  func testViewProjectionEffect() {
    row(
      "View.projectionEffect", "not-a-number",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) transform=_ProjectionEffect · HostLabel \"a\" (0, "
        + "0, 10 x 20)"
    ) { Text("a").projectionEffect(ProjectionTransform(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))) }
  }

  func testProjectionEffectInit() {
    row(
      "_ProjectionEffect.init", "not-a-number",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) transform=_ProjectionEffect · HostLabel \"a\" (0, "
        + "0, 10 x 20)"
    ) {
      Text("a").modifier(
        _ProjectionEffect(transform: ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: .nan, tx: 0, ty: 0))))
    }
  }

  func testViewAccessibilitySortPriority() {
    row(
      "View.accessibilitySortPriority", "not-a-number",
      says: "An accessibility sort priority is nan; it counts as 0. Give it a finite number.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").accessibilitySortPriority(.nan) }
  }

  func testViewAccessibility() {
    row(
      "View.accessibility", "not-a-number",
      says: "An accessibility sort priority is nan; it counts as 0. Give it a finite number.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").accessibility(sortPriority: .nan) }
    row(
      "View.accessibility", "no labels",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").accessibility(inputLabels: []) }
  }

  func testViewAccessibilityInputLabels() {
    row(
      "View.accessibilityInputLabels", "no labels",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").accessibilityInputLabels([String]()) }
  }

  func testImageInit() {
    row(
      "Image.init", "a variable value that is not-a-number",
      shows: "HostImageView (40, 40, 20 x 20) symbol=star"
    ) { Image(systemName: "star", variableValue: .nan) }
    row(
      "Image.init", "no such symbol",
      says: "There is no symbol \"starr of the table\", so a box of its size is shown. Near it: "
        + "staroflife, arrow.left, scribble.variable.",
      shows: "HostImageView (40, 40, 20 x 20) symbol=starr of the table"
    ) { Image(systemName: "starr of the table") }
    row(
      "Image.init", "a long name",
      says: "There is no symbol \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…\", "
        + "so a box of its size is shown. Near it: chart.bar.xaxis, chart.line.downtrend.xyaxis, "
        + "chart.line.flattrend.xyaxis.",
      shows: "HostImageView (40, 40, 20 x 20) "
        + "symbol=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    ) { Image(systemName: String(repeating: "x", count: 80)) }
    row(
      "Image.init", "no such picture",
      says: "No image is called \"a picture that nobody registered\", so an empty box is shown. "
        + "Register it: HostAssets.register(HostImage(named: \"a picture that nobody registered\", "
        + "size: ...)).",
      shows: "HostImageView (50, 50, 0 x 0) image=a picture that nobody registered"
    ) { Image("a picture that nobody registered") }
  }

  func testColorInit() {
    row(
      "Color.init", "no such colour",
      says: "No color is called \"a colour that nobody registered\", so nothing is shown. Register "
        + "it: HostAssets.register(color, named: \"a colour that nobody registered\").",
      shows: "HostFrameView (47.5, 47.5, 5 x 5) width=5 height=5 · HostColorView (0, 0, 5 x 5) "
        + "background=clear"
    ) { Color("a colour that nobody registered").frame(width: 5, height: 5) }
  }

  func testImageResizable() {
    row(
      "Image.resizable", "insets that are not-a-number",
      shows: "HostImageView (0, 0, 100 x 100) symbol=star resizable capInsets=(top nan, leading -1, "
        + "bottom 0, trailing 0)"
    ) { Image(systemName: "star").resizable(capInsets: EdgeInsets(top: .nan, leading: -1, bottom: 0, trailing: 0)) }
  }
}
