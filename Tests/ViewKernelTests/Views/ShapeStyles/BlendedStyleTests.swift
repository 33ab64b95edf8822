import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class BlendedStyleTests: HostTestCase {
  private func paint(_ view: some View) -> String? {
    show(view).hosts(of: HostShapeView.self).first?.layers.first.map { "\($0.paint)" }
  }

  func testPaints() {
    XCTAssertEqual(paint(Circle().fill(.red.blendMode(.overlay))), "red blended overlay")
    XCTAssertEqual(
      paint(Circle().fill(.tint.shadow(.inner(color: .black, radius: 1)).blendMode(.multiply)).tint(.green)),
      "green with inner(black; 1) blended multiply")
    XCTAssertEqual(paint(Circle().fill(.blendMode(.screen)).foregroundStyle(.blue)), "blue blended screen")
    XCTAssertEqual(paint(Circle().fill(.opacity(0.5)).foregroundStyle(.black)), "#00000080")
    XCTAssertEqual(paint(Circle().fill(.red.blendMode(.overlay).opacity(0.5))), "#FF3B3080 blended overlay")
    XCTAssertEqual(AnyShapeStyle(.red.blendMode(.overlay)), AnyShapeStyle(.red.blendMode(.overlay)))
    XCTAssertNotEqual(AnyShapeStyle(.red.blendMode(.overlay)), AnyShapeStyle(.red.blendMode(.screen)))
  }

  func testAreasAndTextsAreBlendedAsTheyAreDrawn() {
    let circle = show(Circle().fill(.red.blendMode(.multiply)), width: 20, height: 20).window.svgDescription
    XCTAssertTrue(circle.contains("mix-blend-mode: multiply"), circle)
    let text = show(Text("a").foregroundStyle(.red.blendMode(.screen))).window.svgDescription
    XCTAssertTrue(text.contains("mix-blend-mode: screen"), text)
  }

  func testTheColorIsAnimated() {
    let isOn = Setting(false)
    let screen = show(Showing(isOn) { Circle().fill(($0 ? Color.black : .white).blendMode(.multiply)) })
    withAnimation(.linear(duration: 1)) { isOn.value = true }
    screen.settle()
    screen.pass(0.5)
    let half = "\(screen.hosts(of: HostShapeView.self)[0].layers[0].paint)"
    XCTAssertTrue(half.hasSuffix(" blended multiply"), half)
    XCTAssertFalse(half.hasPrefix("white") || half.hasPrefix("black"), half)
    screen.pass(1)
  }
}
