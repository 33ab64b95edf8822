import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class LazyStacksTests: HostTestCase {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

  func testAColumnTakesAllTheWidthAndLinesItsViewsUp() {
    assertShows(
      LazyVStack(alignment: .trailing, spacing: 2) {
        box(20, 10)
        Color.blue.frame(height: 5)
        box(30, 10)
      },
      """
      HostLazyStackView (0, 35.5, 100 x 29) axis=vertical spacing=2 alignment=trailing
      ├─ HostFrameView (80, 0, 20 x 10) width=20 height=10
      │  └─ HostColorView (0, 0, 20 x 10) background=red
      ├─ HostFrameView (0, 12, 100 x 5) height=5
      │  └─ HostColorView (0, 0, 100 x 5) background=blue
      └─ HostFrameView (70, 19, 30 x 10) width=30 height=10
         └─ HostColorView (0, 0, 30 x 10) background=red
      """)
  }

  func testARowTakesAllTheHeight() {
    let row = LazyHStack(alignment: .bottom, spacing: 5) {
      box(20, 10)
      box(10, 30)
    }
    XCTAssertEqual(show(row, width: 35, height: 50).colorFrames, [CGRect(0, 40, 20, 10), CGRect(25, 20, 10, 30)])
  }

  func testNoViewsLengthDependsOnAnother() {
    let column = LazyVStack(spacing: 0) {
      Color.red
      Color.blue.frame(height: 20)
      Color.red
    }
    XCTAssertEqual(
      show(column, width: 50, height: 100).colorFrames,
      [CGRect(0, 30, 50, 10), CGRect(0, 40, 50, 20), CGRect(0, 60, 50, 10)], "colours have their ideal height")
  }

  func testWhereNothingIsOfferedItIsAsBroadAsItsFirstView() {
    let column = LazyVStack {
      box(20, 10)
      box(40, 10)
    }
    XCTAssertEqual(size(of: column.fixedSize(), in: CGSize(width: 100, height: 100)), CGSize(width: 20, height: 28))
    XCTAssertEqual(size(of: LazyVStack {}, in: CGSize(width: 100, height: 100)), CGSize(width: 100, height: 0))
  }

  func testSpacersAndDividersKnowTheirStack() {
    let column = LazyVStack(spacing: 0) {
      Spacer(minLength: 7)
      Divider()
    }
    let stack = show(column, width: 50, height: 100).hosts(of: HostLazyStackView.self)[0]
    XCTAssertEqual(stack.subviews.map(\.frame), [CGRect(25, 0, 0, 7), CGRect(0, 7, 50, 1)])
  }

  func testItScrolls() {
    let screen = show(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<30) { _ in self.box(50, 10) } } }, width: 100, height: 100)
    let scroll = screen.hosts(of: HostScrollView.self)[0]
    XCTAssertEqual(scroll.contentSize, CGSize(width: 100, height: 300))
    XCTAssertEqual(screen.colorFrames.last, CGRect(25, 90, 50, 10))
    scroll.scroll(by: CGPoint(x: 0, y: 195))
    screen.settle()
    let tops = scroll.subviews[0].subviews.map(\.frame.minY)
    XCTAssertEqual(tops, (19..<30).map { CGFloat($0) * 10 }, "those in sight")
  }

  func testSpacingThatIsNoLengthIsReported() {
    let column = LazyVStack(spacing: .infinity) { ForEach(0..<2) { _ in self.box(10, 10) } }
    XCTAssertEqual(show(column, width: 10, height: 28).colorFrames.map(\.minY), [0, 18])
    XCTAssertEqual(takeSentences().count, 1)
  }

  func testItFollowsItsProperties() {
    func column(_ alignment: HorizontalAlignment, _ spacing: CGFloat) -> some View {
      LazyVStack(alignment: alignment, spacing: spacing) { ForEach(0..<2) { _ in self.box(10, 10) } }
    }
    let screen = show(column(.leading, 0), width: 50, height: 20)
    screen.view = column(.center, -4)
    XCTAssertEqual(screen.colorFrames, [CGRect(20, 2, 10, 10), CGRect(20, 8, 10, 10)])
  }
}
