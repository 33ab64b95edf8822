import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ScrollingTests: HostTestCase {
  func testScrollingIsSwitchedOffAndOn() {
    struct Page: View {
      @State private var isOff = true
      var body: some View {
        VStack {
          Button("switch") { isOff.toggle() }
          ScrollView { Color.red.frame(height: 500) }.scrollDisabled(false)
        }
        .scrollDisabled(isOff)
      }
    }
    let screen = show(Page(), width: 100, height: 100)
    let host = screen.hosts(of: HostScrollView.self)[0]
    XCTAssertFalse(host.scroll(by: CGPoint(x: 0, y: 20)), "Disabled outside, it stays disabled.")
    screen.tap("switch")
    XCTAssertTrue(host.scroll(by: CGPoint(x: 0, y: 20)))
    XCTAssertEqual(host.contentOffset.y, 20)
  }

  func testAListIsHeldToo() {
    let screen = show(List(0..<50) { Text("\($0)") }.scrollDisabled(true))
    XCTAssertFalse(screen.hosts(of: HostScrollView.self)[0].isScrollEnabled)
  }

  func testIndicators() {
    func shown<Content: View>(_ view: Content) -> [Bool] {
      let host = show(view).hosts(of: HostScrollView.self)[0]
      return [host.showsVerticalScrollIndicator, host.showsHorizontalScrollIndicator]
    }
    let bare = ScrollView(showsIndicators: false) { Color.red }
    XCTAssertEqual(shown(ScrollView { Color.red }), [true, true])
    XCTAssertEqual(shown(bare.scrollIndicators(.automatic)), [false, false])
    XCTAssertEqual(shown(bare.scrollIndicators(.visible, axes: .vertical)), [true, false])
    XCTAssertEqual(shown(ScrollView { Color.red }.scrollIndicators(.hidden, axes: .horizontal)), [true, false])
    XCTAssertEqual(shown(List { Text("a") }.scrollIndicators(.never)), [false, false])
  }
}
