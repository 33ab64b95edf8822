import Foundation
import HostTree
import ViewKernel
import XCTest

/// Effects, transforms and pictures that are none: what is drawn instead.
@MainActor
final class EffectsBadInputTests: BadInputTestCase {
  func testViewBlur() {
    row(
      "View.blur", "not-a-number",
      says: "The radius of a blur is nan; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostEffectView (45, 40, 10 x 20) blur=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").blur(radius: .nan) }
    row(
      "View.blur", "infinite",
      says: "The radius of a blur is inf; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostEffectView (45, 40, 10 x 20) blur=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").blur(radius: .infinity) }
    row(
      "View.blur", "negative",
      says: "The radius of a blur is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostEffectView (45, 40, 10 x 20) blur=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").blur(radius: -7) }
  }

  func testBlurEffectInit() {
    row(
      "_BlurEffect.init", "not-a-number",
      says: "The radius of a blur is nan; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostEffectView (45, 40, 10 x 20) blur=0 opaque · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").modifier(_BlurEffect(radius: .nan, isOpaque: true)) }
  }

  func testViewShadow() {
    row(
      "View.shadow", "radius not-a-number",
      says: "The radius of a shadow is nan; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostEffectView (45, 40, 10 x 20) shadow=#00000054 radius=0 · HostLabel \"a\" (0, 0, 10 "
        + "x 20)"
    ) { Text("a").shadow(radius: .nan) }
    row(
      "View.shadow", "radius infinite",
      says: "The radius of a shadow is inf; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostEffectView (45, 40, 10 x 20) shadow=#00000054 radius=0 · HostLabel \"a\" (0, 0, 10 "
        + "x 20)"
    ) { Text("a").shadow(radius: .infinity) }
    row(
      "View.shadow", "radius negative",
      says: "The radius of a shadow is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostEffectView (45, 40, 10 x 20) shadow=#00000054 radius=0 · HostLabel \"a\" (0, 0, 10 "
        + "x 20)"
    ) { Text("a").shadow(radius: -7) }
    row(
      "View.shadow", "offset not-a-number",
      says: "The offset of a shadow across is nan; it counts as 0. Give it a finite number. / The "
        + "offset of a shadow downwards is nan; it counts as 0. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) shadow=#00000054 radius=1 · HostLabel \"a\" (0, 0, 10 "
        + "x 20)"
    ) { Text("a").shadow(radius: 1, x: .nan, y: .nan) }
    row(
      "View.shadow", "offset infinite",
      says: "The offset of a shadow across is inf; it counts as 0. Give it a finite number. / The "
        + "offset of a shadow downwards is inf; it counts as 0. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) shadow=#00000054 radius=1 · HostLabel \"a\" (0, 0, 10 "
        + "x 20)"
    ) { Text("a").shadow(radius: 1, x: .infinity, y: .infinity) }
  }

  func testShadowEffectInit() {
    row(
      "_ShadowEffect.init", "not-a-number",
      says: "The radius of a shadow is nan; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostEffectView (45, 40, 10 x 20) shadow=red radius=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").modifier(_ShadowEffect(color: .red, radius: .nan, offset: .zero)) }
  }

  func testViewBrightness() {
    row(
      "View.brightness", "not-a-number",
      says: "The amount of brightness is nan; it counts as 0. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) brightness=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").brightness(.nan) }
    row(
      "View.brightness", "infinite",
      says: "The amount of brightness is inf; it counts as 0. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) brightness=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").brightness(.infinity) }
  }

  func testViewContrast() {
    row(
      "View.contrast", "not-a-number",
      says: "The amount of contrast is nan; it counts as 1. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) contrast=1 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").contrast(.nan) }
    row(
      "View.contrast", "infinite",
      says: "The amount of contrast is inf; it counts as 1. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) contrast=1 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").contrast(.infinity) }
  }

  func testViewSaturation() {
    row(
      "View.saturation", "not-a-number",
      says: "The amount of saturation is nan; it counts as 1. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) saturation=1 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").saturation(.nan) }
    row(
      "View.saturation", "infinite",
      says: "The amount of saturation is inf; it counts as 1. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) saturation=1 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").saturation(.infinity) }
  }

  func testViewGrayscale() {
    row(
      "View.grayscale", "not-a-number",
      says: "The amount of grayscale is nan; it counts as 0. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) grayscale=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").grayscale(.nan) }
    row(
      "View.grayscale", "infinite",
      says: "The amount of grayscale is inf; it counts as 0. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) grayscale=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").grayscale(.infinity) }
  }

  func testBrightnessEffectInit() {
    row(
      "_BrightnessEffect.init", "not-a-number",
      says: "The amount of brightness is nan; it counts as 0. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) brightness=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").modifier(_BrightnessEffect(amount: .nan)) }
  }

  func testContrastEffectInit() {
    row(
      "_ContrastEffect.init", "not-a-number",
      says: "The amount of contrast is nan; it counts as 1. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) contrast=1 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").modifier(_ContrastEffect(amount: .nan)) }
  }

  func testSaturationEffectInit() {
    row(
      "_SaturationEffect.init", "not-a-number",
      says: "The amount of saturation is nan; it counts as 1. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) saturation=1 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").modifier(_SaturationEffect(amount: .nan)) }
  }

  func testGrayscaleEffectInit() {
    row(
      "_GrayscaleEffect.init", "not-a-number",
      says: "The amount of grayscale is nan; it counts as 0. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) grayscale=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").modifier(_GrayscaleEffect(amount: .nan)) }
  }

  func testViewHueRotation() {
    row(
      "View.hueRotation", "not-a-number",
      says: "The angle of a hue rotation is nan; it counts as 0. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) hueRotation=0° · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").hueRotation(.degrees(.nan)) }
    row(
      "View.hueRotation", "infinite",
      says: "The angle of a hue rotation is inf; it counts as 0. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) hueRotation=0° · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").hueRotation(.degrees(.infinity)) }
  }

  func testHueRotationEffectInit() {
    row(
      "_HueRotationEffect.init", "not-a-number",
      says: "The angle of a hue rotation is nan; it counts as 0. Give it a finite number.",
      shows: "HostEffectView (45, 40, 10 x 20) hueRotation=0° · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").modifier(_HueRotationEffect(angle: .degrees(.nan))) }
  }

  func testViewOpacity() {
    row(
      "View.opacity", "not-a-number",
      says: "The opacity of a view is nan; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostOpacityView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").opacity(.nan) }
    row(
      "View.opacity", "infinite",
      says: "The opacity of a view is inf; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostOpacityView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").opacity(.infinity) }
    row(
      "View.opacity", "negative",
      says: "The opacity of a view is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostOpacityView (45, 40, 10 x 20) alpha=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").opacity(-7) }
    row(
      "View.opacity", "more than 1",
      shows: "HostOpacityView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").opacity(3) }
  }

  func testOpacityEffectInit() {
    row(
      "_OpacityEffect.init", "not-a-number",
      says: "The opacity of a view is nan; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostOpacityView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").modifier(_OpacityEffect(opacity: .nan)) }
  }

  func testViewCornerRadius() {
    row(
      "View.cornerRadius", "not-a-number",
      says: "The radius of a corner across is nan; it counts as 0. Give it a finite number of 0 or "
        + "more. / The radius of a corner downwards is nan; it counts as 0. Give it a finite "
        + "number of 0 or more.",
      shows: "HostClipView (0, 0, 100 x 100) shape=RoundedRectangle(0) · HostColorView (0, 0, 100 x "
        + "100) background=red"
    ) { Color.red.cornerRadius(.nan) }
    row(
      "View.cornerRadius", "infinite",
      says: "The radius of a corner across is inf; it counts as 0. Give it a finite number of 0 or "
        + "more. / The radius of a corner downwards is inf; it counts as 0. Give it a finite "
        + "number of 0 or more.",
      shows: "HostClipView (0, 0, 100 x 100) shape=RoundedRectangle(0) · HostColorView (0, 0, 100 x "
        + "100) background=red"
    ) { Color.red.cornerRadius(.infinity) }
    row(
      "View.cornerRadius", "negative",
      says: "The radius of a corner across is -7; it counts as 0. Give it a finite number of 0 or "
        + "more. / The radius of a corner downwards is -7; it counts as 0. Give it a finite number "
        + "of 0 or more.",
      shows: "HostClipView (0, 0, 100 x 100) shape=RoundedRectangle(0) · HostColorView (0, 0, 100 x "
        + "100) background=red"
    ) { Color.red.cornerRadius(-7) }
  }

  func testViewBorder() {
    row(
      "View.border", "not-a-number",
      says: "A border has the width nan, which is negative or not finite; it counts as 0.",
      shows: "HostOverlayView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20) · HostBorderView "
        + "(0, 0, 10 x 20) color=red width=0"
    ) { Text("a").border(Color.red, width: .nan) }
    row(
      "View.border", "infinite",
      says: "A border has the width inf, which is negative or not finite; it counts as 0.",
      shows: "HostOverlayView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20) · HostBorderView "
        + "(0, 0, 10 x 20) color=red width=0"
    ) { Text("a").border(Color.red, width: .infinity) }
    row(
      "View.border", "negative",
      says: "A border has the width -7, which is negative or not finite; it counts as 0.",
      shows: "HostOverlayView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20) · HostBorderView "
        + "(0, 0, 10 x 20) color=red width=0"
    ) { Text("a").border(Color.red, width: -7) }
  }

  func testViewRotationEffect() {
    row(
      "View.rotationEffect", "not-a-number",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) rotation=nan° · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").rotationEffect(.degrees(.nan)) }
    row(
      "View.rotationEffect", "infinite",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) rotation=inf° · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").rotationEffect(.degrees(.infinity)) }
    row(
      "View.rotationEffect", "anchor not-a-number",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) rotation=10° anchor=(nan, 0) · HostLabel \"a\" (0, "
        + "0, 10 x 20)"
    ) { Text("a").rotationEffect(.degrees(10), anchor: UnitPoint(x: .nan, y: 0)) }
  }

  func testRotationEffectInit() {
    row(
      "_RotationEffect.init", "not-a-number",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) rotation=nan° · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").modifier(_RotationEffect(angle: .degrees(.nan))) }
  }

  func testViewScaleEffect() {
    row(
      "View.scaleEffect", "not-a-number",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) scale=nan x nan · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").scaleEffect(.nan) }
    row(
      "View.scaleEffect", "infinite",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) scale=inf · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").scaleEffect(.infinity) }
    row(
      "View.scaleEffect", "negative",
      shows: "HostTransformView (45, 40, 10 x 20) scale=-1 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").scaleEffect(-1) }
    row(
      "View.scaleEffect", "huge",
      shows: "HostTransformView (45, 40, 10 x 20) scale=1e+300 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").scaleEffect(1e300) }
    row(
      "View.scaleEffect", "size not-a-number",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) scale=nan x 1 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").scaleEffect(CGSize(width: CGFloat.nan, height: 1)) }
    row(
      "View.scaleEffect", "axis not-a-number",
      says: "A transform has parts that are not finite, so its content is shown without it; give it "
        + "numbers.",
      shows: "HostTransformView (45, 40, 10 x 20) scale=nan x 1 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").scaleEffect(x: .nan) }
  }
}
