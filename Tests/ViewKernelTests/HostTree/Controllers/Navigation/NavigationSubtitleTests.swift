import HostTree
import ViewKernel
import XCTest

@MainActor
final class NavigationSubtitleTests: HostTestCase {
  func testALargeTitleHasItsSubtitleBelow() {
    let screen = show(NavigationStack { Color.red.navigationTitle("Mail").navigationSubtitle("3 unread") })
    let bar = screen.hosts(of: HostNavigationBar.self).first
    XCTAssertEqual(bar?.frame.height, 116, "20 points more")
    XCTAssertGreaterThan(screen.frame("3 unread")?.minY ?? 0, screen.frame("Mail")?.midY ?? 0)
  }

  func testASmallTitleHasItInItsRow() {
    let screen = show(
      NavigationStack {
        Color.red.navigationTitle("Mail").navigationSubtitle("3 unread").navigationBarTitleDisplayMode(.inline)
      })
    XCTAssertEqual(screen.hosts(of: HostNavigationBar.self).first?.frame.height, 44)
    XCTAssertNotNil(screen.frame("3 unread"))
  }

  func testABarHasItsOwnColorScheme() {
    let screen = show(NavigationStack { Color.red.navigationTitle("Mail").toolbarColorScheme(.dark) })
    XCTAssertEqual(screen.hosts(of: HostNavigationBar.self).first?.overrideUserInterfaceStyle, .dark)
  }
}
