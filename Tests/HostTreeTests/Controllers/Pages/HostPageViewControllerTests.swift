import Foundation
import HostTree
import XCTest

@MainActor
final class HostPageViewControllerTests: HostTreeTestCase {
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

  /// Pages a to c, in a circle or not.
  private final class Source: HostPageViewControllerDataSource, HostPageViewControllerDelegate {
    let all: [HostViewController]
    let isCircle: Bool
    let log: EventLog

    init(_ all: [HostViewController], isCircle: Bool, _ log: EventLog) {
      self.all = all
      self.isCircle = isCircle
      self.log = log
    }

    private func page(_ offset: Int, from page: HostViewController) -> HostViewController? {
      guard let index = all.firstIndex(of: page) else { return nil }
      let place = index + offset
      return isCircle ? all[(place + all.count) % all.count] : all.indices.contains(place) ? all[place] : nil
    }

    func pageViewController(_ pages: HostPageViewController, viewControllerBefore page: HostViewController)
      -> HostViewController?
    { self.page(-1, from: page) }

    func pageViewController(_ pages: HostPageViewController, viewControllerAfter page: HostViewController)
      -> HostViewController?
    { self.page(1, from: page) }

    func presentationCount(for pages: HostPageViewController) -> Int { all.count }

    func pageViewController(_ pages: HostPageViewController, willTransitionTo pending: [HostViewController]) {
      log.add("will go to \(pending.map { $0.title ?? "" })")
    }

    func pageViewController(
      _ pages: HostPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [HostViewController],
      transitionCompleted completed: Bool
    ) {
      log.add(
        "went from \(previousViewControllers.map { $0.title ?? "" }) to \(pages.viewControllers?.map { $0.title ?? "" } ?? [])"
      )
    }
  }

  private func swipe(_ window: HostWindow, by distance: CGFloat) {
    let touch = window.beginTouch(at: CGPoint(x: distance < 0 ? 190 : 10, y: 50))
    touch.move(to: CGPoint(x: 100, y: 50))
    touch.move(to: CGPoint(x: (distance < 0 ? 190 : 10) + distance, y: 50))
    touch.end()
    window.settle()
  }

  func testADataSourceTellsThePagesBeside() {
    let all = [page("a"), page("b"), page("c")]
    let source = Source(all, isCircle: false, log)
    let pages = HostPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([all[0]], direction: .forward, animated: true) { [log] in log.add("shows \($0)") }
    let window = makeWindow(width: 200, height: 200)
    window.rootViewController = pages
    window.settle()
    XCTAssertEqual(log.take(), ["shows true", "a loads", "a willAppear", "a didAppear"])
    XCTAssertEqual(pages.children.map(\.title), ["a", "b"])
    swipe(window, by: -150)
    XCTAssertEqual(
      log.take(),
      [
        "b loads", "will go to [\"b\"]", "went from [\"a\"] to [\"b\"]", "a willDisappear", "b willAppear",
        "a didDisappear",
        "b didAppear",
      ])
    XCTAssertEqual(pages.children.map(\.title), ["a", "b", "c"])
    XCTAssertEqual([pages.pageControl.currentPage, pages.pageControl.numberOfPages], [1, 3])
    XCTAssertEqual(pages.scrollView.subviews.map(\.frame), [CGRect(200, 0, 200, 200)])
    swipe(window, by: -150)
    swipe(window, by: -150)
    XCTAssertEqual(pages.viewControllers?.map(\.title), ["c"])
    XCTAssertEqual(pages.pageControl.currentPage, 2)
    swipe(window, by: 150)
    XCTAssertEqual(pages.viewControllers?.map(\.title), ["b"])
    _ = log.take()
    pages.pageControl.currentPage = 2
    pages.pageControl.sendActions(for: .valueChanged)
    XCTAssertEqual(pages.viewControllers?.map(\.title), ["c"])
    XCTAssertEqual(pages.selectedViewController?.title, "c")
  }

  func testPagesInACircle() {
    let all = [page("a"), page("b"), page("c")]
    let source = Source(all, isCircle: true, log)
    let (window, pages) = screen([])
    pages.dataSource = source
    pages.setViewControllers([all[0]], direction: .forward, animated: false)
    window.settle()
    XCTAssertEqual(pages.children.map(\.title), ["c", "a", "b"])
    var seen: [String?] = []
    for _ in 0..<4 {
      swipe(window, by: -150)
      seen.append(pages.viewControllers?.first?.title)
    }
    for _ in 0..<2 {
      swipe(window, by: 150)
      seen.append(pages.viewControllers?.first?.title)
    }
    XCTAssertEqual(seen, ["b", "c", "a", "b", "a", "c"])
    XCTAssertEqual(pages.pageControl.currentPage, 2)
    pages.dataSource = nil
    XCTAssertEqual(pages.viewControllers?.count, 3)
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
