import HostTree
import ViewKernel
import XCTest

@MainActor
final class StatusBarTests: HostTestCase {
  private struct Reader: View {
    let isHidden: Bool?
    var body: some View {
      VStack {
        Text("a")
        if let isHidden { Text("b").statusBarHidden(isHidden) }
      }
    }
  }

  func testTheWindowKnowsWhatIsWanted() {
    let screen = show(Reader(isHidden: nil))
    XCTAssertFalse(screen.window.prefersStatusBarHidden)
    screen.view = Reader(isHidden: true)
    XCTAssertTrue(screen.window.prefersStatusBarHidden)
    screen.view = Reader(isHidden: false)
    XCTAssertFalse(screen.window.prefersStatusBarHidden)
    screen.view = Reader(isHidden: true)
    screen.view = Reader(isHidden: nil)
    XCTAssertFalse(screen.window.prefersStatusBarHidden)
  }

  func testItIsTakenBackWithTheViews() {
    let screen = show(Text("a").statusBar(hidden: true))
    XCTAssertTrue(screen.window.prefersStatusBarHidden)
    screen.close()
    XCTAssertFalse(screen.window.prefersStatusBarHidden)
  }
}
