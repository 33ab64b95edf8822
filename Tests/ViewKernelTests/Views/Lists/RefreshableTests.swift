import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class RefreshableTests: HostTestCase {
  private struct Feed: View {
    let load: @MainActor @Sendable () async -> [String]
    @State private var news = ["old"]

    var body: some View {
      List(news, id: \.self) { Text($0) }.refreshable { news = await load() }
    }
  }

  func testPullingAListAsksForNews() {
    let screen = show(Feed { ["new", "newer"] })
    XCTAssertTrue(screen.table.pullToRefresh())
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["new", "newer"])
    XCTAssertEqual(screen.table.refreshControl?.isRefreshing, false)
    XCTAssertEqual(screen.table.contentOffset.y, 0)
  }

  func testTheSignStaysUntilTheNewsAreThere() async {
    let (stream, answers) = AsyncStream.makeStream(of: [String].self)
    let screen = show(
      Feed {
        for await answer in stream { return answer }
        return []
      })
    screen.table.pullToRefresh()
    screen.settle()
    XCTAssertEqual(screen.table.refreshControl?.isRefreshing, true)
    XCTAssertEqual(screen.table.contentOffset.y, -60)
    XCTAssertFalse(screen.table.pullToRefresh())
    answers.yield(["new"])
    while screen.table.refreshControl?.isRefreshing == true { await Task.yield() }
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["new"])
    XCTAssertEqual(screen.table.contentOffset.y, 0)
  }

  func testAScrollViewToo() {
    let log = EventLog()
    let screen = show(ScrollView { Color.red.frame(height: 500) }.refreshable { log.add("refresh") })
    let host = screen.hosts(of: HostScrollView.self)[0]
    XCTAssertTrue(host.pullToRefresh())
    screen.settle()
    XCTAssertEqual(log.take(), ["refresh"])
    XCTAssertEqual(host.subviews.count, 2)
  }

  func testRightToLeftTheSignIsAboveTheContent() {
    let screen = show(
      ScrollView { Text("a") }.refreshable {}.environment(\.layoutDirection, .rightToLeft), width: 200, height: 200)
    XCTAssertEqual(screen.hosts(of: HostRefreshControl.self).first?.frame, CGRect(x: 0, y: -60, width: 10, height: 60))
  }

  func testWithoutAnActionThereIsNothingToPull() {
    let setting = Setting(true)
    let screen = show(
      Showing(setting) { isRefreshable in
        if isRefreshable {
          List { Text("a") }.refreshable {}
        } else {
          List { Text("a") }
        }
      })
    XCTAssertNotNil(screen.table.refreshControl)
    setting.value = false
    screen.settle()
    XCTAssertNil(screen.table.refreshControl)
    XCTAssertFalse(screen.table.pullToRefresh())
  }

  func testViewsCanAskThemselves() {
    struct Again: View {
      @Environment(\.refresh) private var refresh
      let log: EventLog
      var body: some View {
        Button(refresh == nil ? "none" : "again") {
          Task.immediate { await refresh?() }
        }
      }
    }
    let log = EventLog()
    let screen = show(Again(log: log).refreshable { log.add("refresh") })
    screen.tap("again")
    XCTAssertEqual(log.take(), ["refresh"])
  }
}
