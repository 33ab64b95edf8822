import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Scroll views with lazy content that are as long as it: the length depends on the content, not on what was scrolled
/// past.
@MainActor
final class IdealSizeIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Feed {
    var heights: [CGFloat] = (0..<30).map { CGFloat(20 + $0 % 7 * 10) }
    var isFixed = true
    var isOn = true
    var first: CGFloat = 40
  }

  private struct Rows: View {
    let feed: Feed
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(feed.heights.indices, id: \.self) { index in
          Text("row \(index)").frame(width: index == 0 ? feed.first : 60, height: feed.heights[index])
        }
      }
    }
  }

  private func height(_ screen: Screen<some View>) -> CGFloat { screen.scroll.bounds.height }

  /// The same length as in a fresh window before and after scrolling, and after changes above and below what is seen.
  private func assertTheLengthIsOfTheContent<Root: View>(
    _ root: @escaping (Feed) -> Root, line: UInt = #line, _ find: (Screen<Root>) -> HostScrollView
  ) {
    let feed = Feed()
    let screen = show(root(feed), width: 200, height: 300)
    func check(_ what: String) {
      let fresh = show(root(feed), width: 200, height: 300)
      XCTAssertEqual(find(screen).bounds.size, find(fresh).bounds.size, what, line: line)
    }
    func scroll() {
      for scroll in screen.hosts(of: HostScrollView.self) {
        for _ in 0..<8 {
          scroll.contentOffset.y += 150
          screen.settle()
        }
      }
    }
    scroll()
    check("scrolled")
    feed.heights[1] = 90
    screen.settle()
    check("a row that was scrolled past")
    feed.heights.swapAt(2, 25)
    screen.settle()
    check("the sum is the same")
    feed.heights.removeFirst(3)
    screen.settle()
    check("rows went")
    feed.first = 120
    screen.settle()
    check("another breadth")
    feed.heights = [30, 50]
    screen.settle()
    check("few")
    feed.heights += (0..<40).map { CGFloat(10 + $0) }
    screen.settle()
    scroll()
    check("many")
  }

  func testFixedSize() {
    assertTheLengthIsOfTheContent({ feed in ScrollView { Rows(feed: feed) }.fixedSize() }) { $0.scroll }
  }

  func testInAListsRow() {
    assertTheLengthIsOfTheContent({ feed in
      List {
        Text("above")
        ScrollView { Rows(feed: feed).padding() }
      }
    }) { screen in screen.hosts(of: HostScrollView.self).last { !($0 is HostTableView) } ?? screen.scroll }
  }

  /// The layout asks for the ideal size, and offers half of it.
  func testInALayout() {
    struct Halves: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
          let ideal = view.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
          view.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: ideal.height / 2))
        }
      }
    }
    assertTheLengthIsOfTheContent({ feed in Halves { ScrollView { Rows(feed: feed) } } }) { $0.scroll }
  }

  func testBesideASpacer() {
    assertTheLengthIsOfTheContent({ feed in
      ScrollView {
        HStack(alignment: .top) {
          ScrollView { VStack { Rows(feed: feed).frame(maxWidth: 80) } }
          Spacer()
        }
      }
    }) { screen in screen.hosts(of: HostScrollView.self).last ?? screen.scroll }
  }

  /// Short content is measured as a whole; of long content the first ten rows count.
  func testTheFirstRowsDecide() {
    let feed = Feed()
    feed.heights = [20, 30, 40]
    let screen = show(ScrollView { Rows(feed: feed) }.fixedSize(), width: 200, height: 300)
    XCTAssertEqual(height(screen), 90)
    feed.heights = [CGFloat](repeating: 10, count: 10) + [CGFloat](repeating: 50, count: 10)
    screen.settle()
    XCTAssertEqual(height(screen), 200)
    screen.assertAgreesWithFresh()
  }

  /// A scroll view that is not fixed any more releases the rows that were measured.
  func testNotFixedAnyMore() {
    struct Root: View {
      let feed: Feed
      var body: some View {
        ScrollView { Rows(feed: feed) }.fixedSize(horizontal: false, vertical: feed.isFixed)
          .frame(height: 60, alignment: .top)
      }
    }
    let feed = Feed()
    let screen = show(Root(feed: feed), width: 200, height: 300)
    XCTAssertEqual(height(screen), 440 + 20 * 420 / 9, accuracy: 0.01)
    feed.isFixed = false
    screen.settle()
    XCTAssertEqual(height(screen), 60)
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.text), ["row 0", "row 1", "row 2"])
    feed.isFixed = true
    screen.settle()
    XCTAssertEqual(height(screen), show(Root(feed: feed), width: 200, height: 300).scroll.bounds.height)
  }

  /// A row that shows nothing any more takes its distance with it, without any scroll view.
  func testRowsThatComeAndGoUnderAPosition() {
    struct Root: View {
      let feed: Feed
      var body: some View {
        LazyVStack {
          if feed.isOn { Text("head") }
          ForEach(0..<3) { index in
            if feed.isOn || index == 1 { Text("row \(index)") } else if feed.isFixed { Spacer() }
          }
          if feed.isOn { Divider() }
          Text("foot")
        }
        .position(x: 100, y: 150)
      }
    }
    let feed = Feed()
    let screen = show(Root(feed: feed), width: 200, height: 300)
    for (isOn, isFixed) in [(false, true), (false, false), (true, false), (false, false), (false, true), (true, true)] {
      feed.isOn = isOn
      feed.isFixed = isFixed
      screen.settle()
      screen.assertAgreesWithFresh()
    }
    feed.isOn = false
    feed.isFixed = false
    screen.settle()
    // Two texts of 20 points and 8 points between them.
    XCTAssertEqual(screen.frame("row 1")?.minY, 126)
    XCTAssertEqual(screen.frame("foot")?.minY, 154)
  }

  /// A row that takes its width from the scroll view, which asks it for its own.
  func testContentThatFollowsTheScrollViewComesToRest() {
    let screen = show(
      List {
        ScrollView {
          LazyVStack {
            Text("a").containerRelativeFrame(.horizontal, count: 1, spacing: 0)
            Text("b")
          }
        }
      })
    let width = screen.hosts(of: HostContainerRelativeFrameView.self)[0].bounds.width
    XCTAssertEqual(width, screen.hosts(of: HostScrollView.self)[1].bounds.width)
    screen.assertAgreesWithFresh()
  }
}
