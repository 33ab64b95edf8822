import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class DecorationTests: HostTestCase {
  private var box: some View { Color.red.frame(width: 50, height: 20) }

  func testABackgroundHasTheSizeOfItsContentAndLiesBehindIt() {
    assertShows(
      box.background(Color.blue),
      """
      HostBackgroundView (25, 40, 50 x 20)
      ├─ HostColorView (0, 0, 50 x 20) background=blue
      └─ HostFrameView (0, 0, 50 x 20) width=50 height=20
         └─ HostColorView (0, 0, 50 x 20) background=red
      """)
  }

  func testAnOverlayHasTheSizeOfItsContentAndLiesInFront() {
    assertShows(
      box.overlay(Color.blue),
      """
      HostOverlayView (25, 40, 50 x 20)
      ├─ HostFrameView (0, 0, 50 x 20) width=50 height=20
      │  └─ HostColorView (0, 0, 50 x 20) background=red
      └─ HostColorView (0, 0, 50 x 20) background=blue
      """)
  }

  func testNeitherChangesTheSize() {
    let large = Color.blue.frame(width: 90, height: 90)
    XCTAssertEqual(size(of: box.overlay(large), in: .zero), CGSize(width: 50, height: 20))
    XCTAssertEqual(size(of: box.background(large), in: .zero), CGSize(width: 50, height: 20))
    XCTAssertEqual(
      show(box.overlay(large), width: 100, height: 100).colorFrames, [CGRect(25, 40, 50, 20), CGRect(5, 5, 90, 90)])
  }

  func testTheyLieByTheAlignment() {
    func places(_ alignment: Alignment) -> [CGPoint] {
      let badge = Color.blue.frame(width: 10, height: 10)
      return [
        show(box.overlay(badge, alignment: alignment), width: 50, height: 20).colorFrames[1].origin,
        show(box.overlay(alignment: alignment) { badge }, width: 50, height: 20).colorFrames[1].origin,
        show(box.background(badge, alignment: alignment), width: 50, height: 20).colorFrames[0].origin,
        show(box.background(alignment: alignment) { badge }, width: 50, height: 20).colorFrames[0].origin,
      ]
    }
    XCTAssertEqual(places(.topLeading), Array(repeating: CGPoint(x: 0, y: 0), count: 4))
    XCTAssertEqual(places(.center), Array(repeating: CGPoint(x: 20, y: 5), count: 4))
    XCTAssertEqual(places(.bottomTrailing), Array(repeating: CGPoint(x: 40, y: 10), count: 4))
  }

  func testSeveralViewsLieUponEachOther() {
    let screen = show(
      box.overlay {
        Color.green
        Color.blue.frame(width: 10)
      }, width: 50, height: 20)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 50, 20), CGRect(0, 0, 50, 20), CGRect(20, 0, 10, 20)])
  }

  func testABorderTakesItsContentsSizeAndNoRoom() {
    assertShows(
      Text("Hi").border(Color.red, width: 4),
      """
      HostOverlayView (41.5, 40, 17 x 20)
      ├─ HostLabel "Hi" (0, 0, 17 x 20)
      └─ HostBorderView (0, 0, 17 x 20) color=red width=4
      """)
    let screen = show(box.border(.green))
    XCTAssertEqual(screen.hosts(of: HostBorderView.self).map(\.width), [1])
  }

  func testABorderInsideAFrameAndOneAroundIt() {
    let screen = show(box.border(.green).frame(width: 80, height: 60).border(.blue), width: 100, height: 100)
    XCTAssertEqual(
      screen.hosts(of: HostBorderView.self).map { $0.convert($0.bounds, to: nil) },
      [CGRect(25, 40, 50, 20), CGRect(10, 20, 80, 60)])
  }

  func testABorderWithoutAWidthIsReported() {
    for width in [CGFloat.nan, .infinity, -1] {
      XCTAssertEqual(show(box.border(.green, width: width)).hosts(of: HostBorderView.self).map(\.width), [0])
      XCTAssertEqual(takeSentences().count, 1)
    }
  }

  func testTapsGoThroughBordersAndBackgrounds() {
    let log = EventLog()
    let screen = show(
      Button("Go") { log.add("pressed") }.border(.red).background(Color.blue).overlay { Text("").hidden() })
    screen.tap("Go")
    XCTAssertEqual(log.take(), ["pressed"])
  }

  func testAnOverlayTakesTheTaps() {
    let log = EventLog()
    let screen = show(
      Button("under") { log.add("under") }.overlay {
        Button {
          log.add("over")
        } label: {
          Color.red.accessibilityIdentifier("over")
        }
      })
    XCTAssertEqual(screen.host("under")?.tap(), false)
    screen.tap("over")
    XCTAssertEqual(log.take(), ["over"])
  }

  func testWhatIsInsideThemHasItsState() {
    let screen = show(
      VStack {
        box.background { Counter("behind") }
        box.overlay { Counter("front") }
      })
    screen.tap("front 0")
    XCTAssertEqual(screen.texts, ["behind 0", "front 1"])
  }

  func testStylesFollowTheAppearance() {
    let screen = show(box.background(.primary).border(.primary).environment(\.colorScheme, .dark))
    XCTAssertEqual(screen.hosts(of: HostColorView.self)[0].backgroundColor, .white)
    XCTAssertEqual(screen.hosts(of: HostBorderView.self)[0].color, .white)
  }
}
