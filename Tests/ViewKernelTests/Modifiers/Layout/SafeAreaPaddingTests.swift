import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class SafeAreaPaddingTests: HostTestCase {
  func testWhatDoesNotScrollIsInset() {
    assertShows(
      Color.red.background(Color.blue.ignoresSafeArea()).safeAreaPadding(.leading, 10),
      """
      HostSafeAreaPaddingView (0, 0, 100 x 100) insets=(top 0, leading 10, bottom 0, trailing 0)
      └─ HostBackgroundView (10, 0, 90 x 100)
         ├─ HostSafeAreaIgnoringView (0, 0, 90 x 100)
         │  └─ HostColorView (-10, 0, 100 x 100) background=blue
         └─ HostColorView (0, 0, 90 x 100) background=red
      """)
  }

  func testAScrollViewScrollsThroughIt() {
    let screen = assertShows(
      ScrollView(.horizontal) { Color.red.frame(width: 300, height: 30) }.safeAreaPadding(.horizontal, 20)
        .safeAreaPadding(.top, 5),
      """
      HostSafeAreaPaddingView (0, 32.5, 100 x 35) insets=(top 5, leading 0, bottom 0, trailing 0)
      └─ HostSafeAreaPaddingView (0, 0, 100 x 35) insets=(top 0, leading 20, bottom 0, trailing 20)
         └─ HostScrollView (0, 0, 100 x 35) contentOffset=(-20, -5)
            └─ HostFrameView (0, 0, 300 x 30) width=300 height=30
               └─ HostColorView (0, 0, 300 x 30) background=red
      """)
    screen.scroll(x: 1_000)
    XCTAssertEqual(screen.scroll.contentOffset, CGPoint(x: 220, y: -5))
    XCTAssertEqual(screen.colorFrames[0].maxX, 80)
  }

  func testItChanges() {
    struct Page: View {
      @State private var length: CGFloat = 10
      var body: some View {
        VStack {
          Button("more") { length += 10 }
          ScrollView { Color.red.frame(height: 300) }.safeAreaPadding(length)
        }
      }
    }
    let screen = show(Page(), width: 100, height: 100)
    XCTAssertEqual(screen.colorFrames, [CGRect(10, 38, 80, 300)])
    screen.tap("more")
    XCTAssertEqual(screen.colorFrames, [CGRect(20, 48, 60, 300)])
    screen.scroll(y: 30)
    screen.tap("more")
    XCTAssertEqual(screen.colorFrames, [CGRect(30, 18, 40, 300)], "it has been scrolled, and stays where it is")
  }
}
