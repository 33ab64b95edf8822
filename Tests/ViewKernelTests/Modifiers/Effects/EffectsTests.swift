import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class EffectsTests: HostTestCase {
  private var box: some View { Color.red.frame(width: 20, height: 10) }

  // MARK: Offset

  func testAnOffsetMovesTheContentAndNothingElse() {
    assertShows(
      HStack(spacing: 0) {
        box.offset(x: 5, y: -7)
        box
      },
      """
      HostStackView (30, 45, 40 x 10) axis=horizontal spacing=0
      ├─ HostOffsetView (0, 0, 20 x 10) offset=(5, -7)
      │  └─ HostFrameView (5, -7, 20 x 10) width=20 height=10
      │     └─ HostColorView (0, 0, 20 x 10) background=red
      └─ HostFrameView (20, 0, 20 x 10) width=20 height=10
         └─ HostColorView (0, 0, 20 x 10) background=red
      """)
  }

  func testOffsetsAddUpAndChange() {
    let screen = show(box.offset(x: 1).offset(CGSize(width: 2, height: 3)), width: 20, height: 10)
    XCTAssertEqual(screen.colorFrames, [CGRect(3, 3, 20, 10)])
    screen.view = box.offset().offset(CGSize(width: -2, height: 0))
    XCTAssertEqual(screen.colorFrames, [CGRect(-2, 0, 20, 10)])
  }

  func testTapsArriveWhereAViewIsSeen() {
    let log = EventLog()
    let screen = show(Button("Go") { log.add("pressed") }.offset(x: 60), width: 200, height: 20)
    screen.tap("Go")
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 160, y: 10)))
    XCTAssertEqual(log.take(), ["pressed", "pressed"])
    screen.window.tap(at: CGPoint(x: 100, y: 10))
    XCTAssertEqual(log.take(), [])
  }

  func testAnOffsetThatIsNoneIsReportedAndCountsAsNothing() {
    for length in [CGFloat.nan, .infinity, -.infinity] {
      XCTAssertEqual(show(box.offset(x: length, y: 3), width: 20, height: 10).colorFrames, [CGRect(0, 3, 20, 10)])
      let sentences = takeSentences()
      XCTAssertEqual(sentences.count, 1)
      XCTAssertTrue(sentences.first?.hasPrefix("An offset is") == true)
    }
  }

  // MARK: Opacity

  func testOpacityChangesNothingOfTheLayout() {
    assertShows(
      box.opacity(0.5),
      """
      HostOpacityView (40, 45, 20 x 10) alpha=0.5
      └─ HostFrameView (0, 0, 20 x 10) width=20 height=10
         └─ HostColorView (0, 0, 20 x 10) background=red
      """)
  }

  func testWhatIsNearlyInvisibleTakesNoTaps() {
    let log = EventLog()
    for (opacity, taps) in [(1, 1), (0.01, 1), (0.009, 0), (0, 0), (-1, 0)] as [(Double, Int)] {
      let screen = show(Button("Go") { log.add("pressed") }.opacity(opacity))
      XCTAssertEqual(screen.host("Go")?.tap(), taps == 1, "opacity \(opacity)")
      XCTAssertEqual(log.take().count, taps)
    }
    XCTAssertEqual(
      takeSentences(), ["The opacity of a view is -1; it counts as 0. Give it a finite number of 0 or more."])
  }

  func testOpacitiesOfContainersCountForWhatIsInside() {
    let log = EventLog()
    let screen = show(VStack { Button("Go") { log.add("pressed") }.padding() }.opacity(0))
    XCTAssertEqual(screen.host("Go")?.tap(), false)
    XCTAssertFalse(screen.window.tap(at: CGPoint(x: 100, y: 100)))
    XCTAssertEqual(log.take(), [])
  }

  func testAnOpacityBeyondItsRangeCountsAsItsEnd() {
    func alpha(_ opacity: Double) -> CGFloat? { show(box.opacity(opacity)).hosts(of: HostOpacityView.self)[0].alpha }
    XCTAssertEqual(alpha(7), 1)
    XCTAssertEqual(alpha(-7), 0)
    XCTAssertEqual(alpha(.nan), 1)
    XCTAssertEqual(takeSentences().count, 2)
  }

  // MARK: Hidden

  func testAHiddenViewKeepsItsRoom() {
    assertShows(
      HStack(spacing: 0) {
        box.hidden()
        box
      },
      """
      HostStackView (30, 45, 40 x 10) axis=horizontal spacing=0
      ├─ HostHiddenView (0, 0, 20 x 10) hidden
      │  └─ HostFrameView (0, 0, 20 x 10) width=20 height=10
      │     └─ HostColorView (0, 0, 20 x 10) background=red
      └─ HostFrameView (20, 0, 20 x 10) width=20 height=10
         └─ HostColorView (0, 0, 20 x 10) background=red
      """)
  }

  func testAHiddenViewTakesNoTaps() {
    let log = EventLog()
    let screen = show(
      ZStack {
        Button("below") { log.add("below") }
        Button("hidden") { log.add("hidden") }.hidden()
      })
    XCTAssertEqual(screen.host("hidden")?.tap(), false)
    screen.tap("below")
    XCTAssertEqual(log.take(), ["below"])
  }

  func testAHiddenViewIsKeptUpToDate() {
    struct Hiding: View {
      @State private var number = 0
      var body: some View {
        Text(verbatim: "\(number)").hidden()
        Button("more") { number += 1 }
      }
    }
    let screen = show(Hiding())
    screen.tap("more")
    XCTAssertEqual(screen.texts, ["1", "more"])
  }
}
