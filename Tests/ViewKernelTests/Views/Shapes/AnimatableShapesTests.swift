import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class AnimatableShapesTests: HostTestCase {
  /// What a host shows half way between what a view is for false and for true.
  private func halfWay<V: View, Value>(
    _ content: @escaping (Bool) -> V, _ read: (Screen<Showing<Bool, V>>) -> Value
  ) -> Value {
    let isOn = Setting(false)
    let screen = show(Showing(isOn) { content($0) }, width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { isOn.value = true }
    screen.settle()
    screen.pass(0.5)
    return read(screen)
  }

  private func path<V: View>(_ content: @escaping (Bool) -> V) -> Path? {
    halfWay(content) { screen in
      screen.hosts(of: HostShapeView.self).first?.layers.first?.shape.path(in: CGRect(0, 0, 100, 100))
    }
  }

  /// A part of the rectangle, from the left.
  private struct Bar: Shape {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * amount, height: rect.height))
    }
  }

  func testAShapeOfOnesOwn() {
    let half = Path(CGRect(0, 0, 50, 100))
    XCTAssertEqual(path { Bar(amount: $0 ? 0.75 : 0.25) }, half)
    XCTAssertEqual(path { Bar(amount: $0 ? 0.75 : 0.25).fill(Color.red) }, half)
    XCTAssertEqual(path { Bar(amount: $0 ? 0.75 : 0.25).fill(.red).stroke(.blue) }, half)
  }

  func testShapesThatAreChanged() {
    XCTAssertEqual(
      path { RoundedRectangle(cornerRadius: $0 ? 20 : 10) },
      RoundedRectangle(cornerRadius: 15).path(in: CGRect(0, 0, 100, 100)))
    XCTAssertEqual(
      path { Rectangle().trim(from: 0, to: $0 ? 1 : 0.5) },
      Rectangle().trim(from: 0, to: 0.75).path(in: CGRect(0, 0, 100, 100)))
    XCTAssertEqual(
      path { Rectangle().offset(x: $0 ? 20 : 0) }, Rectangle().offset(x: 10).path(in: CGRect(0, 0, 100, 100)))
    XCTAssertEqual(
      path { Rectangle().rotation(.degrees($0 ? 90 : 0)) },
      Rectangle().rotation(.degrees(45)).path(in: CGRect(0, 0, 100, 100)))
    XCTAssertEqual(
      path { Rectangle().scale($0 ? 1 : 0.5) }, Rectangle().scale(0.75).path(in: CGRect(0, 0, 100, 100)))
    XCTAssertEqual(
      path { Rectangle().inset(by: $0 ? 20 : 0) }, Rectangle().inset(by: 10).path(in: CGRect(0, 0, 100, 100)))
  }

  func testTheColorOfAShape() {
    let look = halfWay({ Circle().fill($0 ? Color.white : .black) }) { screen in
      screen.hosts(of: HostShapeView.self)[0].layers[0].paint
    }
    XCTAssertEqual(look, .color(HostColor(white: 0.5)))
  }

  func testTheWidthOfALine() {
    let width = halfWay({ Circle().stroke(Color.red, lineWidth: $0 ? 10 : 2) }) { screen in
      "\(screen.hosts(of: HostShapeView.self)[0].layers)".contains("6")
    }
    XCTAssertTrue(width)
  }

  func testEffectsOnContent() {
    func line<V: View>(_ content: @escaping (Bool) -> V) -> String {
      halfWay(content) { screen in
        screen.printed.split(separator: "\n").first.map { String($0) } ?? ""
      }
    }
    let box = Color.red.frame(width: 10, height: 10)
    func same<V: View>(_ content: @escaping (Bool) -> V, as half: V, line place: UInt = #line) {
      XCTAssertEqual(line(content), line { _ in half }, line: place)
    }
    same({ box.rotationEffect(.degrees($0 ? 90 : 0)) }, as: box.rotationEffect(.degrees(45)))
    same({ box.scaleEffect($0 ? 2 : 1) }, as: box.scaleEffect(1.5))
    same({ box.blur(radius: $0 ? 4 : 0) }, as: box.blur(radius: 2))
    same({ box.brightness($0 ? 0.5 : 0) }, as: box.brightness(0.25))
    same({ box.contrast($0 ? 2 : 1) }, as: box.contrast(1.5))
    same({ box.saturation($0 ? 0.5 : 0) }, as: box.saturation(0.25))
    same({ box.grayscale($0 ? 0.5 : 0) }, as: box.grayscale(0.25))
    same({ box.hueRotation(.degrees($0 ? 90 : 0)) }, as: box.hueRotation(.degrees(45)))
    same({ box.shadow(radius: $0 ? 4 : 0) }, as: box.shadow(radius: 2))
  }

  private struct Slant: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: amount, ty: 0))
    }
  }

  func testAGeometryEffectOfOnesOwn() {
    let moved = halfWay({ Color.red.frame(width: 10, height: 10).modifier(Slant(amount: $0 ? 20 : 0)) }) { screen in
      screen.colorFrames[0].minX
    }
    XCTAssertEqual(moved, 45 + 10)
  }

  func testAnglesAreTheSameNumbersEverywhere() {
    // Springs rest by the size of their numbers, so a hue must not be finer than a rotation.
    let angle = Angle.degrees(90)
    let hue = _HueRotationEffect(angle: angle).animatableData
    XCTAssertEqual(hue, angle.animatableData)
    XCTAssertEqual(hue, _RotationEffect(angle: angle).animatableData.first)
  }
}
