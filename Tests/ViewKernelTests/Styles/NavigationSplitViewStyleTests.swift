import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class NavigationSplitViewStyleTests: HostTestCase {
  private var split: some View {
    NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Text("sidebar")
    } detail: {
      Text("detail")
    }
  }

  private func bars(_ view: some View) -> [CGRect] {
    let screen = show(view, width: 1000, height: 500)
    return screen.hosts(of: HostNavigationBar.self).map { $0.convert($0.bounds, to: nil) }
  }

  func testColumnsLieSideBySide() {
    let sideBySide = [CGRect(0, 0, 320, 44), CGRect(320, 0, 680, 44)]
    XCTAssertEqual(bars(split), sideBySide)
    XCTAssertEqual(bars(split.navigationSplitViewStyle(.automatic)), sideBySide)
    XCTAssertEqual(bars(split.navigationSplitViewStyle(.balanced)), sideBySide)
  }

  func testAProminentDetailKeepsTheWholeWidth() {
    XCTAssertEqual(
      bars(split.navigationSplitViewStyle(.prominentDetail)), [CGRect(0, 0, 1000, 44), CGRect(0, 0, 320, 44)])
    let alone = NavigationSplitView(
      columnVisibility: .constant(.detailOnly), preferredCompactColumn: .constant(.sidebar)
    ) {
      Text("sidebar")
    } detail: {
      Text("detail")
    }
    XCTAssertEqual(bars(alone.navigationSplitViewStyle(.prominentDetail)), [CGRect(0, 0, 1000, 44)])
  }

  func testThreeColumns() {
    let three = NavigationSplitView(preferredCompactColumn: .constant(.content)) {
      Text("sidebar")
    } content: {
      Text("content")
    } detail: {
      Text("detail")
    }
    XCTAssertEqual(bars(three).count, 3)
    XCTAssertEqual(bars(three.navigationSplitViewStyle(.prominentDetail)), bars(three))
  }

  func testTheStyleChanges() {
    let isProminent = Setting(false)
    let split = split
    let screen = show(
      Showing(isProminent) { isProminent in
        if isProminent {
          split.navigationSplitViewStyle(.prominentDetail)
        } else {
          split.navigationSplitViewStyle(.balanced)
        }
      }, width: 1000, height: 500)
    isProminent.value = true
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostNavigationBar.self).map(\.bounds.width), [1000, 320])
  }
}
