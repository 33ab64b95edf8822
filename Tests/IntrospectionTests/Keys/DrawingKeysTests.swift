import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

private struct Slanted: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: -0.2, d: 1, tx: 0, ty: 0))
  }
}

/// The keys of what is drawn, and of modifiers that say how.
@MainActor
final class DrawingKeysTests: KeyTestCase {
  private let text = Text("a")

  func testWhatIsDrawn() {
    check(.image) { Image(systemName: "star") }
    check(.color, in: .pictures) { Color.red }
    check(.shape) { Circle() }
    check(.shape) { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
    check(.canvas) { Canvas { _, _ in } }
    check(.border, in: .pictures) { [text] in text.border(Color.red) }
  }

  func testHowItIsDrawn() {
    check(.opacity, in: .pictures) { [text] in text.opacity(0.5) }
    check(.hidden) { [text] in text.hidden() }
    check(.clipShape) { [text] in text.clipShape(Circle()) }
    check(.clipShape) { [text] in text.cornerRadius(5) }
    check(.mask) { [text] in text.mask(Circle()) }
  }

  func testTransforms() {
    check(.transform) { [text] in text.rotationEffect(.degrees(5)) }
    check(.rotationEffect) { [text] in text.rotationEffect(.degrees(5)) }
    check(.rotation3DEffect) { [text] in text.rotation3DEffect(.degrees(5), axis: (x: 1, y: 0, z: 0)) }
    check(.scaleEffect) { [text] in text.scaleEffect(2) }
    check(.transformEffect) { [text] in text.transformEffect(CGAffineTransform(translationX: 1, y: 1)) }
    check(.geometryEffect) { [text] in text.modifier(Slanted()) }
  }

  func testATransformIsNotTakenForAnother() {
    let log = EventLog()
    _ = Screen(
      Text("a").rotationEffect(.degrees(5)).rotation3DEffect(.degrees(5), axis: (x: 1, y: 0, z: 0)).scaleEffect(2)
        .transformEffect(CGAffineTransform(translationX: 1, y: 1)).modifier(Slanted())
        .introspect(.rotationEffect, .unique) { log.add("\($0.contentTransform)".prefix { $0 != "(" } + "") }
        .introspect(.rotation3DEffect, .unique) { log.add("\($0.contentTransform)".prefix { $0 != "(" } + "") }
        .introspect(.scaleEffect, .unique) { log.add("\($0.contentTransform)".prefix { $0 != "(" } + "") }
        .introspect(.transformEffect, .unique) { log.add("\($0.contentTransform)".prefix { $0 != "(" } + "") }
        .introspect(.geometryEffect, .unique) { log.add("\($0.contentTransform)".prefix { $0 != "(" } + "") }
        .introspect(.transform, .all) { _ in log.add("any") })
    XCTAssertEqual(
      log.take(), ["rotation", "rotation3D", "scale", "affine", "custom", "any", "any", "any", "any", "any"])
  }

  func testEffects() {
    check(.effect) { [text] in text.blur(radius: 1) }
    check(.blur) { [text] in text.blur(radius: 1) }
    check(.brightness) { [text] in text.brightness(0.5) }
    check(.contrast) { [text] in text.contrast(0.5) }
    check(.saturation) { [text] in text.saturation(0.5) }
    check(.grayscale) { [text] in text.grayscale(0.5) }
    check(.hueRotation) { [text] in text.hueRotation(.degrees(5)) }
    check(.colorMultiply) { [text] in text.colorMultiply(.red) }
    check(.colorInvert) { [text] in text.colorInvert() }
    check(.luminanceToAlpha) { [text] in text.luminanceToAlpha() }
    check(.shadow) { [text] in text.shadow(radius: 1) }
    check(.blendMode) { [text] in text.blendMode(.multiply) }
    check(.compositingGroup) { [text] in text.compositingGroup() }
    check(.drawingGroup) { [text] in text.drawingGroup() }
  }

  func testAnEffectIsNotTakenForAnother() {
    var found: [HostEffect] = []
    _ = Screen(
      Text("a").blur(radius: 1).brightness(0.5).shadow(radius: 2).colorInvert().blendMode(.screen)
        .introspect(.blur, .unique) { found.append($0.effect) }
        .introspect(.colorInvert, .unique) { found.append($0.effect) }
        .introspect(.blendMode, .unique) { found.append($0.effect) }
        .introspect(.brightness, .unique) { found.append($0.effect) })
    XCTAssertEqual(found, [.blur(radius: 1, isOpaque: false), .colorInvert, .blend(.screen), .brightness(0.5)])
  }
}
