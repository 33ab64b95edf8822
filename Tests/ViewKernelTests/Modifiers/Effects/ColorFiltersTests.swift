import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ColorFiltersTests: HostTestCase {
  private func line(_ view: some View) -> String {
    let tree = show(view).tree(HostTreeOptions(showsFrames: false))
    return tree.split(separator: "\n").compactMap { line in
      line.range(of: "HostEffectView").map { String(line[$0.lowerBound...]) }
    }
    .joined(separator: ", ")
  }

  func testEachFilterHasAHost() {
    let text = Text("a")
    XCTAssertEqual(line(text.blur(radius: 3)), "HostEffectView blur=3")
    XCTAssertEqual(line(text.blur(radius: 3, opaque: true)), "HostEffectView blur=3 opaque")
    XCTAssertEqual(line(text.brightness(0.2)), "HostEffectView brightness=0.2")
    XCTAssertEqual(line(text.contrast(0.2)), "HostEffectView contrast=0.2")
    XCTAssertEqual(line(text.saturation(0.2)), "HostEffectView saturation=0.2")
    XCTAssertEqual(line(text.grayscale(0.2)), "HostEffectView grayscale=0.2")
    XCTAssertEqual(line(text.hueRotation(.degrees(20))), "HostEffectView hueRotation=20°")
    XCTAssertEqual(line(text.colorMultiply(.red)), "HostEffectView multiply=red")
    XCTAssertEqual(line(text.colorInvert()), "HostEffectView invert")
    XCTAssertEqual(line(text.luminanceToAlpha()), "HostEffectView luminanceToAlpha")
  }

  func testCompositing() {
    let text = Text("a")
    XCTAssertEqual(line(text.shadow(radius: 4)), "HostEffectView shadow=#00000054 radius=4")
    XCTAssertEqual(
      line(text.shadow(color: .red, radius: 4, x: 1, y: 2)), "HostEffectView shadow=red radius=4 offset=(1, 2)")
    XCTAssertEqual(line(text.blendMode(.multiply)), "HostEffectView blend=multiply")
    XCTAssertEqual(line(text.compositingGroup()), "HostEffectView group")
    XCTAssertEqual(line(text.drawingGroup(opaque: true)), "HostEffectView picture opaque")
  }

  func testNothingAboutLayoutAndHitsChanges() {
    let log = EventLog()
    let screen = assertShows(
      Button("Go") { log.add("pressed") }.shadow(radius: 9).blur(radius: 2),
      """
      HostEffectView (38.5, 40, 23 x 20) blur=2
      └─ HostEffectView (0, 0, 23 x 20) shadow=#00000054 radius=9
         └─ HostButton (0, 0, 23 x 20)
            └─ HostLabel "Go" (0, 0, 23 x 20)
      """)
    screen.tap("Go")
    XCTAssertEqual(log.take(), ["pressed"])
  }

  func testAnEffectChanges() {
    struct Card: View {
      @State private var isUp = false
      var body: some View {
        Button("lift") { isUp.toggle() }.shadow(color: .black, radius: isUp ? 10 : 0)
      }
    }
    let screen = show(Card())
    let host = screen.hosts(of: HostEffectView.self)[0]
    XCTAssertEqual(host.effect, .shadow(.black, radius: 0, offset: .zero))
    screen.tap("lift")
    XCTAssertEqual(host.effect, .shadow(.black, radius: 10, offset: .zero))
    XCTAssertTrue(screen.hosts(of: HostEffectView.self)[0] === host)
  }

  func testColoursFollowTheAppearance() {
    let screen = show(Text("a").colorMultiply(.primary).environment(\.colorScheme, .dark))
    guard case .colorMultiply(let color) = screen.hosts(of: HostEffectView.self)[0].effect else {
      return XCTFail("not a multiplication")
    }
    XCTAssertEqual([color.red, color.green, color.blue, color.alpha], [1, 1, 1, 1])
  }
}
