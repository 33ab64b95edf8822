import Foundation
import HostTree
import XCTest

@MainActor
final class HostPageViewControllerTests: HostTestCase {
  private let log = EventLog()

  private func page(_ name: String) -> WatchedController { WatchedController(name, log) }

  private func screen(_ pages: [HostViewController]) -> (window: HostWindow, pages: HostPageViewController) {
    let controller = HostPageViewController()
    controller.viewControllers = pages
    let window = makeWindow(width: 200, height: 200)
    window.rootViewController = controller
    window.settle()
    return (window, controller)
  }

  private final class Delegate: HostPageViewControllerDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func pageViewController(_ pages: HostPageViewController, didSelect viewController: HostViewController) {
      log.add("did select \(viewController.title ?? "")")
    }
  }

  func testTheSelectedPageFillsTheView() {
    let (window, _) = screen([page("a"), page("b"), page("c")])
    assertTree(
      window,
      """
      HostWindow (0, 0, 200 x 200)
      └─ HostLayoutContainerView (0, 0, 200 x 200)
         ├─ HostScrollView (0, 0, 200 x 200) paging
         │  └─ HostView #a (0, 0, 200 x 200)
         └─ HostPageControl (72, 166, 57 x 26) page=1/3
      """)
    XCTAssertEqual(log.take(), ["a loads", "a willAppear", "a didAppear"])
  }

  func testASwipe() {
    let (window, pages) = screen([page("a"), page("b"), page("c")])
    let delegate = Delegate(log)
    pages.delegate = delegate
    _ = log.take()
    let touch = window.beginTouch(at: CGPoint(x: 190, y: 50))
    touch.move(to: CGPoint(x: 130, y: 50))
    window.settle()
    XCTAssertEqual(log.take(), ["b loads", "b willAppear", "b didAppear"], "both are seen")
    XCTAssertEqual(pages.scrollView.subviews.map(\.frame), [CGRect(0, 0, 200, 200), CGRect(200, 0, 200, 200)])
    touch.move(to: CGPoint(x: 70, y: 50))
    XCTAssertEqual(pages.selectedIndex, 0)
    touch.end()
    XCTAssertEqual(pages.selectedIndex, 1)
    window.settle()
    XCTAssertEqual(pages.scrollView.contentOffset, CGPoint(x: 200, y: 0))
    XCTAssertEqual(pages.pageControl.currentPage, 1)
    XCTAssertEqual(log.take(), ["did select b", "a willDisappear", "a didDisappear"])
  }

  func testASwipeThatIsTooShortGoesBack() {
    let (window, pages) = screen([page("a"), page("b")])
    let touch = window.beginTouch(at: CGPoint(x: 190, y: 50))
    touch.move(to: CGPoint(x: 120, y: 50))
    touch.end()
    window.settle()
    XCTAssertEqual(pages.scrollView.contentOffset, .zero)
    XCTAssertEqual(pages.selectedIndex, 0)
    XCTAssertEqual(pages.scrollView.subviews.count, 1)
  }

  func testAQuickSwipeNeedNotBeLong() {
    let (window, pages) = screen([page("a"), page("b")])
    let clock = HostManualClock()
    window.clock = clock
    let touch = window.beginTouch(at: CGPoint(x: 190, y: 50))
    clock.advance(by: 0.05)
    touch.move(to: CGPoint(x: 150, y: 50))
    touch.end()
    XCTAssertEqual(pages.selectedIndex, 1)
    let back = window.beginTouch(at: CGPoint(x: 10, y: 50))
    clock.advance(by: 0.05)
    back.move(to: CGPoint(x: 50, y: 50))
    back.end()
    XCTAssertEqual(pages.selectedIndex, 0)
  }

  func testScrollingByPages() {
    let (window, pages) = screen([page("a"), page("b"), page("c")])
    XCTAssertTrue(pages.scrollView.scroll(by: CGPoint(x: 200, y: 0)))
    XCTAssertEqual(pages.selectedIndex, 1)
    XCTAssertFalse(pages.scrollView.scroll(by: CGPoint(x: 90, y: 0)), "it comes to rest where it was")
    XCTAssertTrue(pages.scrollView.scroll(by: CGPoint(x: 1000, y: 0)))
    XCTAssertEqual(pages.selectedIndex, 2)
    XCTAssertFalse(pages.scrollView.scroll(by: CGPoint(x: 200, y: 0)))
    pages.scrollView.isScrollEnabled = false
    XCTAssertFalse(pages.scrollView.scroll(by: CGPoint(x: -200, y: 0)))
    window.settle()
  }

  func testATapOnTheDots() {
    let (window, pages) = screen([page("a"), page("b")])
    let delegate = Delegate(log)
    pages.delegate = delegate
    _ = log.take()
    XCTAssertTrue(window.tap(at: CGPoint(x: 115, y: 179)))
    window.settle()
    XCTAssertEqual(
      log.take(), ["b loads", "did select b", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear"])
    XCTAssertEqual(pages.scrollView.contentOffset.x, 200)
  }

  func testTheSelectionIsSet() {
    let (a, b) = (page("a"), page("b"))
    let (window, pages) = screen([a, b])
    let delegate = Delegate(log)
    pages.delegate = delegate
    _ = log.take()
    pages.selectedViewController = b
    window.settle()
    XCTAssertEqual(
      log.take(), ["b loads", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear"])
    XCTAssertEqual(pages.pageControl.currentPage, 1)
    pages.selectedIndex = 2
    XCTAssertEqual(
      takeSentences(),
      [
        "A page view controller with 2 controllers was given the selectedIndex 2: nothing was changed. "
          + "Set its viewControllers first."
      ])
  }

  func testTheSelectedPageStaysInFrontWhenTheSizeChanges() {
    let (window, pages) = screen([page("a"), page("b"), page("c")])
    pages.selectedIndex = 2
    window.frame.size.width = 300
    window.settle()
    XCTAssertEqual(pages.scrollView.contentOffset.x, 600)
    XCTAssertEqual(pages.scrollView.subviews.map(\.frame), [CGRect(600, 0, 300, 200)])
  }

  func testTheSelectionWhenControllersChange() {
    let (a, b, c) = (page("a"), page("b"), page("c"))
    let (window, pages) = screen([a, b, c])
    pages.selectedIndex = 1
    pages.viewControllers = [c, a, b, a]
    window.settle()
    XCTAssertEqual(pages.selectedIndex, 2, "b is still there")
    XCTAssertEqual(pages.scrollView.contentOffset.x, 400)
    pages.viewControllers = [a]
    window.settle()
    XCTAssertEqual([pages.selectedIndex, pages.pageControl.numberOfPages], [0, 1])
    XCTAssertNil(b.parent)
    pages.viewControllers = nil
    window.settle()
    XCTAssertEqual(pages.selectedIndex, NSNotFound)
    XCTAssertEqual(pages.scrollView.subviews.count, 0)
    assertInvariants(window)
  }
}
