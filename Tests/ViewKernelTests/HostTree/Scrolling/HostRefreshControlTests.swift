import Foundation
import HostTree
import XCTest

@MainActor
final class HostRefreshControlTests: HostTestCase {
  func testPullingCallsTheActions() {
    let scroll = HostScrollView(frame: CGRect(0, 0, 100, 100))
    let window = settledWindow(scroll)
    let log = EventLog()
    XCTAssertFalse(scroll.pullToRefresh(), "nothing to pull")
    let control = HostRefreshControl()
    control.addAction(for: .valueChanged) { log.add("refresh") }
    scroll.refreshControl = control
    XCTAssertTrue(scroll.pullToRefresh())
    XCTAssertFalse(scroll.pullToRefresh(), "it refreshes already")
    window.settle()
    XCTAssertEqual(log.take(), ["refresh"])
    XCTAssertEqual(scroll.contentOffset.y, -60)
    assertTree(
      scroll,
      """
      HostScrollView (0, 0, 100 x 100) contentOffset=(0, -60)
      └─ HostRefreshControl (0, -60, 100 x 60) label=Refresh refreshing
      """)
    control.endRefreshing()
    window.settle()
    XCTAssertEqual(scroll.contentOffset.y, 0)
    control.isEnabled = false
    XCTAssertFalse(scroll.pullToRefresh())
  }

  func testBeginningIsNoPull() {
    let scroll = HostScrollView(frame: CGRect(0, 0, 100, 100))
    let control = HostRefreshControl()
    let log = EventLog()
    control.addAction(for: .valueChanged) { log.add("refresh") }
    scroll.refreshControl = control
    control.beginRefreshing()
    XCTAssertTrue(control.isRefreshing)
    XCTAssertEqual(log.take(), [])
    scroll.refreshControl = nil
    XCTAssertNil(control.superview)
  }

  func testATablePlacesItToo() {
    let words = WordTable(["a"])
    let stage = TableStage(words)
    stage.table.refreshControl = HostRefreshControl()
    stage.settle()
    stage.table.pullToRefresh()
    stage.settle()
    XCTAssertEqual(stage.table.contentOffset.y, -60)
    XCTAssertEqual(stage.table.refreshControl?.frame, CGRect(0, -60, 200, 60))
    XCTAssertEqual(stage.rows, ["a 0+44"])
    XCTAssertEqual(stage.table.subviews.count, 2)
    stage.table.refreshControl?.endRefreshing()
    stage.settle()
    XCTAssertEqual(stage.table.contentOffset.y, 0)
  }
}
