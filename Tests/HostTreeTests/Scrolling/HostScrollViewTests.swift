import Foundation
import HostTree
import XCTest

@MainActor
final class HostScrollViewTests: HostTreeTestCase {
  /// A view of a fixed size, or one that takes what it is offered.
  private func block(_ width: CGFloat?, _ height: CGFloat?) -> HostFrameView {
    let frame = HostFrameView(width: width, height: height)
    frame.addSubview(HostColorView())
    return frame
  }

  // MARK: As a container

  func testVerticallyItOffersItsWidthAndGivesTheContentItsHeight() {
    let scroll = HostScrollView(axes: .vertical)
    let wide = block(nil, 300)
    let narrow = block(40, 50)
    scroll.addSubview(wide)
    scroll.addSubview(narrow)
    let window = settledWindow(scroll)
    scroll.frame = CGRect(0, 0, 100, 80)
    window.settle()
    XCTAssertEqual([wide.frame, narrow.frame], [CGRect(0, 0, 100, 300), CGRect(30, 308, 40, 50)])
    XCTAssertEqual(scroll.contentSize, CGSize(width: 100, height: 358))
  }

  func testNarrowContentIsCentredAcrossAndBeginsAtTheTop() {
    let scroll = HostScrollView(axes: .vertical)
    let narrow = block(40, 50)
    scroll.addSubview(narrow)
    let window = settledWindow(scroll)
    scroll.frame = CGRect(0, 0, 100, 80)
    window.settle()
    XCTAssertEqual(narrow.frame, CGRect(30, 0, 40, 50))
    XCTAssertEqual(scroll.contentSize, CGSize(width: 100, height: 50))
  }

  func testHorizontallyItIsTheOtherWayRound() {
    let scroll = HostScrollView(axes: .horizontal)
    let first = block(300, nil)
    let second = block(40, 20)
    scroll.addSubview(first)
    scroll.addSubview(second)
    let window = settledWindow(scroll)
    scroll.frame = CGRect(0, 0, 100, 80)
    window.settle()
    XCTAssertEqual([first.frame, second.frame], [CGRect(0, 0, 300, 80), CGRect(308, 30, 40, 20)])
    XCTAssertEqual(scroll.contentSize, CGSize(width: 348, height: 80))
  }

  func testItTakesTheProposalAlongItsAxesAndTheContentsSizeAcross() {
    let vertical = HostScrollView(axes: .vertical)
    vertical.addSubview(block(40, 50))
    let both = HostScrollView(axes: [.horizontal, .vertical])
    both.addSubview(block(40, 50))
    let proposals = [
      ProposedViewSize(width: 100, height: 80), ProposedViewSize(width: 100, height: 20), .unspecified, .zero,
    ]
    XCTAssertEqual(
      proposals.map(vertical.sizeThatFits),
      [
        CGSize(width: 40, height: 80), CGSize(width: 40, height: 20), CGSize(width: 40, height: 50),
        CGSize(width: 40, height: 0),
      ])
    XCTAssertEqual(
      proposals.map(both.sizeThatFits),
      [
        CGSize(width: 100, height: 80), CGSize(width: 100, height: 20), CGSize(width: 40, height: 50), .zero,
      ])
  }

  func testItScrollsBackWhenTheContentBecomesSmaller() {
    let scroll = HostScrollView(axes: .vertical)
    let content = block(nil, 300)
    scroll.addSubview(content)
    let window = settledWindow(scroll)
    scroll.frame = CGRect(0, 0, 100, 80)
    window.settle()
    XCTAssertTrue(scroll.scroll(by: CGPoint(x: 0, y: 200)))
    content.height = 100
    window.settle()
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 20))
  }

  // MARK: Alone

  func testWithoutAxesItLeavesFramesAlone() {
    let scroll = HostScrollView(frame: CGRect(0, 0, 100, 80))
    let child = HostView(frame: CGRect(-5, 7, 11, 13))
    scroll.addSubview(child)
    scroll.contentSize = CGSize(width: 500, height: 600)
    let window = settledWindow(scroll)
    scroll.frame.size = CGSize(width: 90, height: 90)
    window.settle()
    XCTAssertEqual(child.frame, CGRect(-5, 7, 11, 13))
    XCTAssertEqual(scroll.contentSize, CGSize(width: 500, height: 600))
    XCTAssertTrue(scroll.clipsToBounds)
  }

  // MARK: Scrolling

  func testAUserScrollsNoFurtherThanTheContentAndItsInset() {
    let scroll = HostScrollView(frame: CGRect(0, 0, 100, 80))
    scroll.contentSize = CGSize(width: 150, height: 300)
    let window = settledWindow(scroll)
    XCTAssertTrue(scroll.scroll(by: CGPoint(x: 10, y: 30)))
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 10, y: 30))
    XCTAssertTrue(scroll.scroll(by: CGPoint(x: 1_000, y: 1_000)))
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 50, y: 220))
    XCTAssertFalse(scroll.scroll(by: CGPoint(x: 1, y: 1)))
    scroll.contentInset = EdgeInsets(top: 20, leading: 0, bottom: 5, trailing: 0)
    XCTAssertTrue(scroll.scroll(by: CGPoint(x: 0, y: 1_000)))
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 50, y: 225))
    XCTAssertTrue(scroll.scroll(by: CGPoint(x: -1_000, y: -1_000)))
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: -20))
    window.settle()
  }

  func testAUserScrollsAlongTheAxesOnly() {
    let scroll = HostScrollView(axes: .vertical)
    scroll.addSubview(block(300, 300))
    let window = settledWindow(scroll)
    scroll.frame = CGRect(0, 0, 100, 80)
    window.settle()
    XCTAssertTrue(scroll.scroll(by: CGPoint(x: 50, y: 50)))
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 50))
  }

  func testPagingComesToRestAtWholePages() {
    let scroll = HostScrollView(frame: CGRect(0, 0, 100, 80))
    scroll.contentSize = CGSize(width: 250, height: 240)
    scroll.isPagingEnabled = true
    let window = settledWindow(scroll)
    let offsets = [CGPoint(x: 40, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 90, y: 130), CGPoint(x: -30, y: -30)].map {
      scroll.scroll(by: $0)
      return scroll.contentOffset
    }
    XCTAssertEqual(
      offsets, [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 150, y: 160), CGPoint(x: 100, y: 160)],
      "the last page may be cut off by the end")
    XCTAssertEqual(line(for: scroll), "HostScrollView contentOffset=(100, 160) paging")
    withExtendedLifetime(window) {}
  }

  func testScrollingMustReachTheView() {
    let scroll = HostScrollView(frame: CGRect(0, 0, 100, 80))
    scroll.contentSize = CGSize(width: 100, height: 300)
    let down = CGPoint(x: 0, y: 10)
    XCTAssertFalse(scroll.scroll(by: down))
    let window = settledWindow(scroll)
    scroll.isScrollEnabled = false
    XCTAssertFalse(scroll.scroll(by: down))
    scroll.isScrollEnabled = true
    scroll.isHidden = true
    XCTAssertFalse(scroll.scroll(by: down))
    scroll.isHidden = false
    let cover = HostView(frame: CGRect(40, 30, 30, 30))
    window.addSubview(cover)
    XCTAssertFalse(scroll.scroll(by: down))
    cover.removeFromSuperview()
    XCTAssertFalse(scroll.scroll(by: CGPoint(x: 0, y: CGFloat.nan)))
    XCTAssertEqual(scroll.contentOffset, .zero)
    XCTAssertTrue(scroll.scroll(by: down))
  }

  func testTheOwnerScrollsAnywhere() {
    let scroll = HostScrollView(frame: CGRect(0, 0, 100, 80))
    scroll.setContentOffset(CGPoint(x: -5, y: 999), animated: true)
    XCTAssertEqual(scroll.bounds, CGRect(-5, 999, 100, 80))
    scroll.contentOffset = CGPoint(x: CGFloat.nan, y: 3)
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 3))
    XCTAssertEqual(
      takeSentences(),
      [
        "HostScrollView was given the contentOffset (nan, 3.0): not-a-number and infinite parts count as 0."
      ])
  }

  func testARectangleIsMadeVisibleByAsLittleAsNeeded() {
    let scroll = HostScrollView(frame: CGRect(0, 0, 100, 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    let offsets = [CGRect(0, 50, 10, 10), CGRect(0, 150, 10, 30), CGRect(0, 60, 10, 30), CGRect(0, 490, 10, 90)].map {
      scroll.scrollRectToVisible($0, animated: false)
      return scroll.contentOffset.y
    }
    XCTAssertEqual(offsets, [0, 80, 60, 400])
  }

  func testPointsAreConvertedAcrossAScrolledView() {
    let inner = HostView(frame: CGRect(10, 200, 20, 20))
    let scroll = HostScrollView(frame: CGRect(30, 40, 100, 80))
    scroll.addSubview(inner)
    let other = HostView(frame: CGRect(5, 5, 10, 10))
    let window = settledWindow(scroll, other)
    scroll.contentOffset = CGPoint(x: 0, y: 190)
    XCTAssertEqual(inner.convert(CGPoint(x: 1, y: 2), to: nil), CGPoint(x: 41, y: 52))
    XCTAssertEqual(inner.convert(CGPoint(x: 1, y: 2), to: other), CGPoint(x: 36, y: 47))
    XCTAssertEqual(inner.convert(CGPoint(x: 36, y: 47), from: other), CGPoint(x: 1, y: 2))
    XCTAssertEqual(inner.convert(inner.bounds, to: scroll), inner.frame)
    XCTAssertEqual(window.convert(CGPoint(x: 41, y: 52), to: inner), CGPoint(x: 1, y: 2))
  }

  func testItPrintsWhatIsUnusual() {
    let scroll = HostScrollView()
    XCTAssertEqual(line(for: scroll), "HostScrollView")
    scroll.contentOffset = CGPoint(x: 0, y: 12.5)
    scroll.bounces = false
    scroll.isScrollEnabled = false
    XCTAssertEqual(line(for: scroll), "HostScrollView contentOffset=(0, 12.5) bounces=false scrolls=false")
  }
}
