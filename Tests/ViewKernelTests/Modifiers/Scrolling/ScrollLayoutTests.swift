import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ScrollLayoutTests: HostTestCase {
  func testMarginsOfTheContent() {
    let screen = assertShows(
      ScrollView {
        Color.red.frame(height: 300)
        ScrollView(.horizontal) { Color.blue.frame(width: 10, height: 10) }
      }
      .contentMargins(.vertical, 10).contentMargins(.all, EdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 5)),
      """
      HostScrollView (0, 0, 100 x 100) contentOffset=(-20, -10) contentMargins=(top 10, leading 20, bottom 10, trailing 5)
      ├─ HostFrameView (0, 0, 75 x 300) height=300
      │  └─ HostColorView (0, 0, 75 x 300) background=red
      └─ HostScrollView (0, 308, 75 x 10)
         └─ HostFrameView (0, 0, 10 x 10) width=10 height=10
            └─ HostColorView (0, 0, 10 x 10) background=blue
      """)
    screen.scroll(by: 1_000)
    XCTAssertEqual(screen.scroll.contentOffset.y, 318 + 10 - 100)
    XCTAssertEqual(screen.scroll.scrollIndicatorInsets, screen.scroll.contentMargins)
  }

  func testMarginsOfTheIndicatorsAndOfLists() {
    let screen = show(
      List(0..<50) { Text("row \($0)") }.contentMargins(.top, 30, for: .scrollContent)
        .contentMargins(.bottom, 7, for: .scrollIndicators), width: 100, height: 100)
    XCTAssertEqual(screen.scroll.contentOffset.y, -30)
    XCTAssertEqual(screen.scroll.scrollIndicatorInsets, EdgeInsets(top: 0, leading: 0, bottom: 7, trailing: 0))
  }

  func testClippingAndBouncing() {
    struct Page: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Button("switch") { isOn.toggle() }
          ScrollView { Color.red.frame(height: 10) }
            .scrollClipDisabled(isOn).scrollBounceBehavior(isOn ? .always : .basedOnSize, axes: [.vertical])
        }
      }
    }
    let screen = show(Page(), width: 100, height: 100)
    func state() -> [Bool] {
      [screen.scroll.clipsToBounds, screen.scroll.alwaysBounceVertical, screen.scroll.alwaysBounceHorizontal]
    }
    XCTAssertEqual(state(), [false, true, false])
    screen.tap("switch")
    XCTAssertEqual(state(), [true, false, false])
  }

  // MARK: Anchors

  private struct Rows: View {
    let count: Setting<Int>
    let roles: [ScrollAnchorRole]
    var body: some View {
      Showing(count) { count in
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) } }
        }
        .defaultScrollAnchor(roles.isEmpty || roles.contains(.initialOffset) ? .bottom : nil, for: .initialOffset)
        .defaultScrollAnchor(roles.isEmpty || roles.contains(.sizeChanges) ? .bottom : nil, for: .sizeChanges)
        .defaultScrollAnchor(roles.isEmpty || roles.contains(.alignment) ? .bottom : nil, for: .alignment)
      }
    }
  }

  /// The offset at first, with two more rows, after scrolling up and two more, and the place of one row alone.
  private func places(_ roles: ScrollAnchorRole...) -> [CGFloat] {
    let count = Setting(10)
    let screen = show(Rows(count: count, roles: roles), width: 100, height: 100)
    var result = [screen.scroll.contentOffset.y]
    count.value = 12
    screen.settle()
    result.append(screen.scroll.contentOffset.y)
    screen.scroll(by: -30)
    count.value = 14
    screen.settle()
    result.append(screen.scroll.contentOffset.y)
    count.value = 1
    screen.settle()
    result.append(screen.colorFrames[0].minY)
    return result
  }

  func testAnchors() {
    XCTAssertEqual(places(), [100, 140, 110, 80])
    XCTAssertEqual(places(.initialOffset), [100, 100, 70, 0])
    XCTAssertEqual(places(.sizeChanges), [0, 0, 0, 0], "it has not been at the bottom")
    XCTAssertEqual(places(.alignment), [0, 0, 0, 80])
  }

  func testAnAnchorOfLazyRows() {
    let screen = show(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Text("\($0)").frame(height: CGFloat(20 + $0 % 7)) } }
      }
      .defaultScrollAnchor(.bottom), width: 100, height: 100)
    XCTAssertEqual(screen.shownTexts.last, "99")
    XCTAssertEqual(screen.scroll.contentOffset.y, screen.scroll.contentSize.height - 100, accuracy: 0.001)
  }

  func testIndicatorsFlash() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("more") { count += 1 }
          ScrollView { Color.red }.scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: count)
        }
      }
    }
    let screen = show(Page())
    XCTAssertEqual(screen.scroll.indicatorFlashCount, 1)
    screen.tap("more")
    XCTAssertEqual(screen.scroll.indicatorFlashCount, 2)
  }
}
