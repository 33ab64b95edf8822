import Foundation
import HostTree
import XCTest

@MainActor
final class HostRefreshControlTests: HostTreeTestCase {
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

  func testAFingerPulls() {
    let stage = TableStage(WordTable(["a"]))
    let control = HostRefreshControl()
    let log = EventLog()
    control.addAction(for: .valueChanged) { log.add("refresh") }
    stage.table.refreshControl = control
    stage.settle()
    func pull(_ distance: CGFloat) {
      let finger = stage.window.beginTouch(at: CGPoint(x: 50, y: 10))
      finger.move(to: CGPoint(x: 50, y: 10 + distance / 2))
      finger.move(to: CGPoint(x: 50, y: 10 + distance))
      stage.settle()
      log.add("\(-Int(stage.table.contentOffset.y))")
      finger.end()
      stage.settle()
      log.add("\(-Int(stage.table.contentOffset.y))")
    }
    pull(60)
    XCTAssertEqual(log.take(), ["28", "0"], "not far enough")
    pull(180)
    XCTAssertEqual(log.take(), ["refresh", "66", "60"])
    pull(180)
    XCTAssertEqual(log.take(), ["79", "60"], "it refreshes already, and is pulled further")
    control.endRefreshing()
    stage.settle()
    XCTAssertEqual(stage.table.contentOffset.y, 0)
    control.isEnabled = false
    pull(180)
    XCTAssertEqual(log.take(), ["0", "0"])
  }

  func testItMayEndWhileTheFingerStays() {
    let stage = TableStage(WordTable(["a"]))
    let control = HostRefreshControl()
    stage.table.refreshControl = control
    let log = EventLog()
    control.addAction(for: .valueChanged) { [unowned control] in
      log.add("refresh")
      control.endRefreshing()
    }
    stage.settle()
    let finger = stage.window.beginTouch(at: CGPoint(x: 50, y: 10))
    for y in stride(from: 60, through: 260, by: 20) { finger.move(to: CGPoint(x: 50, y: y)) }
    finger.end()
    stage.settle()
    XCTAssertEqual(log.take(), ["refresh"])
    XCTAssertEqual(stage.table.contentOffset.y, 0)
  }
}
