import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class PositionTests: HostTestCase {
  private var box: some View { Color.red.frame(width: 20, height: 10) }

  func testItTakesAllTheRoomAndPutsTheMiddleAtThePoint() {
    assertShows(
      box.position(x: 30, y: 40).border(Color.blue),
      """
      HostOverlayView (0, 0, 100 x 100)
      ├─ HostPositionView (0, 0, 100 x 100) position=(30, 40)
      │  └─ HostFrameView (20, 35, 20 x 10) width=20 height=10
      │     └─ HostColorView (0, 0, 20 x 10) background=red
      └─ HostBorderView (0, 0, 100 x 100) color=blue width=1
      """)
  }

  func testAPointAndItsDefaults() {
    XCTAssertEqual(show(box.position(CGPoint(x: 10, y: 5))).colorFrames, [CGRect(0, 0, 20, 10)])
    XCTAssertEqual(show(box.position()).colorFrames, [CGRect(-10, -5, 20, 10)])
    XCTAssertEqual(show(box.position(y: 15)).colorFrames, [CGRect(-10, 10, 20, 10)])
  }

  func testWhereNothingIsOfferedItIsAsLongAsTheContent() {
    let ideal = box.position(x: 3, y: 4).fixedSize(horizontal: false, vertical: true)
    assertShows(
      ideal,
      """
      HostFixedSizeView (0, 45, 100 x 10) vertical
      └─ HostPositionView (0, 0, 100 x 10) position=(3, 4)
         └─ HostFrameView (-7, -1, 20 x 10) width=20 height=10
            └─ HostColorView (0, 0, 20 x 10) background=red
      """)
  }

  func testTheContentIsOfferedAllTheRoomWhereverItLies() {
    XCTAssertEqual(
      show(Color.red.position(x: 0, y: 0), width: 80, height: 60).colorFrames, [CGRect(-40, -30, 80, 60)])
  }

  func testItMovesWithoutBeingMeasuredAnew() {
    let screen = show(box.position(x: 30, y: 40))
    screen.view = box.position(x: 50, y: 40)
    XCTAssertEqual(screen.colorFrames, [CGRect(40, 35, 20, 10)])
  }

  func testItTakesTapsWhereItIsSeen() {
    let log = EventLog()
    let screen = show(Button("Go") { log.add("pressed") }.position(x: 150, y: 20))
    screen.tap("Go")
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 150, y: 20)))
    screen.window.tap(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(log.take(), ["pressed", "pressed"])
  }

  func testAPositionThatIsNoneIsReported() {
    XCTAssertEqual(show(box.position(x: .nan, y: 5)).colorFrames, [CGRect(-10, 0, 20, 10)])
    XCTAssertEqual(
      takeSentences(), ["A position is (nan, 5): what is not finite counts as 0; give it a place."])
  }
}
