import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ViewThatFitsTests: HostTestCase {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  /// What is seen of three boxes in a room.
  private func shown(_ axes: Axis.Set = [.horizontal, .vertical], in width: CGFloat, _ height: CGFloat) -> [String] {
    let screen = show(
      ViewThatFits(in: axes) {
        box("wide", 100, 10)
        box("high", 10, 50)
        box("small", 20, 20)
      }, width: width, height: height)
    return screen.hosts(of: HostFrameView.self).filter { !$0.isHidden }.compactMap(\.accessibilityIdentifier)
  }

  func testOneThatWasShownEmptyIsLeftOutAsOneThatNeverWas() {
    let title = Setting("")
    let screen = show(
      Showing(title) { title in
        ViewThatFits {
          Text(title).onTapGesture {}
          Text("a")
        }
      }, width: 20, height: 100)
    title.value = "some"
    screen.assertAgreesWithFresh()
  }

  func testTheFirstThatFitsIsShown() {
    XCTAssertEqual(shown(in: 100, 100), ["wide"])
    XCTAssertEqual(shown(in: 99, 50), ["high"])
    XCTAssertEqual(shown(in: 99, 40), ["small"])
    XCTAssertEqual(shown(in: 5, 5), ["small"], "the last one if none does")
  }

  func testOnlyTheAxesThatCountAreLookedAt() {
    XCTAssertEqual(shown(.horizontal, in: 50, 5), ["high"])
    XCTAssertEqual(shown(.vertical, in: 5, 10), ["wide"])
  }

  func testItIsTheIdealSizeThatMustFit() {
    let screen = show(
      ViewThatFits(in: .horizontal) {
        Text("A sentence that does not fit")
        Text("Short")
      }, width: 60, height: 100)
    XCTAssertEqual(screen.hosts(of: HostLabel.self).filter { !$0.isHidden }.map(\.text), ["Short"])
    assertText(
      screen.printed,
      """
      HostThatFitsView (9.5, 40, 41 x 20) in=horizontal
      ├─ HostLabel "A sentence that does not fit" (0, 0, 0 x 0) hidden
      └─ HostLabel "Short" (0, 0, 41 x 20)
      """)
  }

  func testAnotherRoomShowsAnotherView() {
    let log = EventLog()
    func view(_ width: CGFloat) -> some View {
      ViewThatFits {
        Button("a long title") { log.add("long") }
        Button("no") { log.add("short") }
      }
      .frame(width: width)
    }
    let screen = show(view(150), width: 200, height: 100)
    screen.window.tap(at: CGPoint(x: 100, y: 50))
    screen.view = view(30)
    screen.window.tap(at: CGPoint(x: 100, y: 50))
    XCTAssertEqual(screen.host("a long title")?.tap(), false)
    screen.view = view(150)
    screen.window.tap(at: CGPoint(x: 100, y: 50))
    XCTAssertEqual(log.take(), ["long", "short", "long"])
  }

  func testWhereNothingIsOfferedTheFirstFits() {
    XCTAssertEqual(shown(in: 30, 200).count, 1)
    let ideal = ViewThatFits {
      box("wide", 100, 10)
      box("small", 20, 20)
    }
    XCTAssertEqual(size(of: ideal.fixedSize(), in: .zero), CGSize(width: 100, height: 10))
  }

  func testAHiddenViewStaysHidden() {
    let screen = show(
      ViewThatFits {
        Text("hidden").hidden()
        Text("other")
      })
    XCTAssertEqual(screen.hosts(of: HostHiddenView.self).map(\.isHidden), [true])
    XCTAssertEqual(screen.host("other")?.isHidden, true)
  }

  func testWithoutViewsItIsEmpty() {
    XCTAssertEqual(size(of: ViewThatFits {}, in: CGSize(width: 10, height: 10)), .zero)
  }
}
