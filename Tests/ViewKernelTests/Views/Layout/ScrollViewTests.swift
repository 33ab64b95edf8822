import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ScrollViewTests: HostTestCase {
  func testItOffersItsWidthAndTakesTheRoomAlongItsAxis() {
    assertShows(
      ScrollView { Color.red }, width: 200, height: 300,
      """
      HostScrollView (0, 0, 200 x 300)
      └─ HostColorView (0, 0, 200 x 10) background=red
      """)
  }

  func testAcrossItIsAsLargeAsItsContent() {
    assertShows(
      ScrollView { Color.red.frame(width: 40, height: 500) },
      """
      HostScrollView (30, 0, 40 x 100)
      └─ HostFrameView (0, 0, 40 x 500) width=40 height=500
         └─ HostColorView (0, 0, 40 x 500) background=red
      """)
  }

  func testItsAxes() {
    let content = Color.red.frame(width: 300, height: 200)
    func offset(_ axes: Axis.Set) -> CGPoint {
      let screen = show(ScrollView(axes) { content }, width: 100, height: 100)
      let host = screen.hosts(of: HostScrollView.self)[0]
      host.scroll(by: CGPoint(x: 30, y: 1000))
      screen.settle()
      return host.contentOffset
    }
    XCTAssertEqual(offset(.vertical), CGPoint(x: 0, y: 100))
    XCTAssertEqual(offset(.horizontal), CGPoint(x: 30, y: 0))
    XCTAssertEqual(offset([.horizontal, .vertical]), CGPoint(x: 30, y: 100))
  }

  func testHorizontallyItOffersItsHeight() {
    assertShows(
      ScrollView(.horizontal) { Color.red }, width: 200, height: 100,
      """
      HostScrollView (0, 0, 200 x 100)
      └─ HostColorView (0, 0, 10 x 100) background=red
      """)
  }

  func testSeveralViewsAreStacked() {
    let views = ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 10) }
    XCTAssertEqual(
      show(ScrollView { views }, width: 10, height: 100).colorFrames, [CGRect(0, 0, 10, 10), CGRect(0, 18, 10, 10)])
    XCTAssertEqual(
      show(ScrollView(.horizontal) { views }, width: 100, height: 10).colorFrames,
      [CGRect(0, 0, 10, 10), CGRect(18, 0, 10, 10)])
  }

  func testThePlaceIsKeptWhileTheContentChanges() {
    let setting = Setting(30)
    let screen = show(
      Showing(setting) { count in
        ScrollView { ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 20) } }
      }, width: 100, height: 100)
    let host = screen.hosts(of: HostScrollView.self)[0]
    host.scroll(by: CGPoint(x: 0, y: 60))
    setting.value = 40
    screen.settle()
    XCTAssertEqual(host.contentOffset.y, 60)
    setting.value = 5
    screen.settle()
    XCTAssertEqual(host.contentSize.height, 132)
    XCTAssertEqual(host.contentOffset.y, 32, "there is no more to see below")
  }

  func testOtherAxesAndIndicatorsAreTheSameHost() {
    let screen = show(ScrollView(.vertical, showsIndicators: false) { Color.red })
    let host = screen.hosts(of: HostScrollView.self)[0]
    XCTAssertFalse(host.showsVerticalScrollIndicator || host.showsHorizontalScrollIndicator)
    screen.view = ScrollView(.horizontal) { Color.red }
    XCTAssertTrue(host.showsVerticalScrollIndicator && host.showsHorizontalScrollIndicator)
    XCTAssertEqual(host.axes, .horizontal)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 10, 200)])
  }

  func testWhatIsScrolledAwayTakesNoTaps() {
    let log = EventLog()
    let screen = show(
      ScrollView { ForEach(0..<10) { row in Button("row \(row)") { log.add("row \(row)") }.frame(height: 50) } },
      width: 100, height: 100)
    XCTAssertEqual(screen.host("row 5")?.tap(), false)
    screen.hosts(of: HostScrollView.self)[0].scroll(by: CGPoint(x: 0, y: 270))
    screen.settle()
    screen.tap("row 5")
    XCTAssertEqual(log.take(), ["row 5"])
  }
}
