import Foundation
import HostTree
import XCTest

/// What drawings show of controllers that come and go, while time passes; the tree is at its end at once.
@MainActor
final class ScreenTransitionTests: HostTreeTestCase {
  private let clock = HostManualClock()

  private func page(_ name: String) -> HostViewController {
    let controller = HostViewController()
    controller.title = name
    let label = HostLabel()
    label.text = name
    label.frame = CGRect(x: 10, y: 10, width: 60, height: 20)
    controller.view = HostView()
    controller.view.addSubview(label)
    return controller
  }

  private func show(_ controller: HostViewController) -> HostWindow {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200), clock: clock)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.settle()
    return window
  }

  /// The texts that are drawn after some seconds, without those of bars.
  private func texts(_ window: HostWindow, after seconds: Double = 0) -> [String] {
    clock.advance(by: seconds)
    window.settle()
    return HostDrawing(of: window).placed().filter { !$0.hasPrefix("bar") }
  }

  /// A stack without bars.
  private func stack(_ pages: [HostViewController]) -> (window: HostWindow, navigation: HostNavigationController) {
    let navigation = HostNavigationController()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = pages
    return (show(navigation), navigation)
  }

  // MARK: Stacks

  func testAPushedPageSlidesOverTheOneBelow() {
    let (window, navigation) = stack([page("a")])
    XCTAssertEqual(texts(window), ["a (10, 26)"])
    navigation.pushViewController(page("b"), animated: true)
    XCTAssertEqual(texts(window), ["a (10, 26)", "b (210, 26)"])
    let half = texts(window, after: 0.1)
    XCTAssertEqual(half.count, 2)
    XCTAssertNotEqual(half, ["a (10, 26)", "b (210, 26)"])
    XCTAssertTrue(window.isAnimating)
    XCTAssertEqual(texts(window, after: 0.4), ["b (10, 26)"])
    XCTAssertFalse(window.isAnimating)
  }

  func testAPoppedPageSlidesAwayInFront() {
    let (window, navigation) = stack([page("a"), page("b"), page("c")])
    navigation.popToRootViewController(animated: true)
    XCTAssertEqual(texts(window), ["a (-50, 26)", "c (10, 26)"])
    XCTAssertEqual(texts(window, after: 0.5), ["a (10, 26)"])
  }

  func testPagesSlideTheOtherWayRoundFromRightToLeft() {
    let (window, navigation) = stack([page("a")])
    window.traitOverrides.layoutDirection = .rightToLeft
    window.settle()
    navigation.pushViewController(page("b"), animated: true)
    XCTAssertTrue(texts(window).contains { $0.hasPrefix("b (-") })
  }

  func testOtherChangesOfAStackAreSeenAtOnce() {
    let (window, navigation) = stack([page("a")])
    navigation.pushViewController(page("b"), animated: false)
    XCTAssertEqual(texts(window), ["b (10, 26)"])
    navigation.setViewControllers([page("c")], animated: true)
    XCTAssertEqual(texts(window), ["c (10, 26)"], "another root")
    window.showsTransitions = false
    navigation.pushViewController(page("d"), animated: true)
    XCTAssertEqual(texts(window), ["d (10, 26)"])
    window.showsTransitions = true
    HostView.performWithoutAnimation { navigation.pushViewController(page("e"), animated: true) }
    XCTAssertEqual(texts(window), ["e (10, 26)"])
    HostView.setAnimationsEnabled(false)
    navigation.pushViewController(page("f"), animated: true)
    XCTAssertEqual(texts(window), ["f (10, 26)"])
    HostView.setAnimationsEnabled(true)
    XCTAssertFalse(window.isAnimating)
  }

  func testAPageThatIsPushedMeanwhileBeginsAtWhatIsSeen() {
    let (window, navigation) = stack([page("a")])
    navigation.pushViewController(page("b"), animated: true)
    let half = texts(window, after: 0.1)
    navigation.pushViewController(page("c"), animated: true)
    XCTAssertEqual(texts(window), half + ["c (210, 26)"])
    XCTAssertEqual(texts(window, after: 0.5), ["c (10, 26)"])
  }

  func testAPageThatIsGoneMeanwhileLeavesNothing() {
    let (window, navigation) = stack([page("a")])
    navigation.pushViewController(page("b"), animated: true)
    window.settle()
    navigation.popViewController(animated: false)
    XCTAssertEqual(texts(window), ["a (10, 26)"])
    XCTAssertEqual(texts(window, after: 1), ["a (10, 26)"])
    XCTAssertFalse(window.isAnimating)
  }

  func testTitlesFadeIntoEachOther() {
    let navigation = HostNavigationController(rootViewController: page("a"))
    let window = show(navigation)
    navigation.pushViewController(page("b"), animated: true)
    window.settle()
    clock.advance(by: 0.1)
    window.settle()
    let titles = HostDrawing(of: navigation.navigationBar).placed()
    XCTAssertEqual(titles.filter { $0.hasSuffix("%") }.count, 3, "\(titles)")  // a; b with a back button
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertTrue(HostDrawing(of: navigation.navigationBar).placed().allSatisfy { !$0.hasSuffix("%") })
  }

  func testColumnsOfACollapsedSplitViewSlide() {
    let split = HostSplitViewController(style: .doubleColumn)
    split.setViewController(page("list"), for: .primary)
    split.setViewController(page("item"), for: .secondary)
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200), clock: clock)
    window.traitOverrides.horizontalSizeClass = .compact
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.settle()
    split.show(.primary)
    XCTAssertEqual(texts(window), ["list (-50, 26)", "item (10, 26)"])
    XCTAssertEqual(texts(window, after: 0.5), ["list (10, 26)"])
    split.show(.secondary)
    XCTAssertEqual(texts(window), ["list (10, 26)", "item (210, 26)"])
  }

  // MARK: Presentations

  func testASheetComesFromBelowAndGoesThere() {
    let root = page("a")
    let window = show(root)
    root.present(page("sheet"), animated: true)
    XCTAssertEqual(texts(window).first, "a (10, 26)")
    XCTAssertTrue(texts(window).last?.hasPrefix("sheet (10, 2") == true, "\(texts(window))")
    let end = texts(window, after: 0.5)
    XCTAssertEqual(end.count, 2)
    root.dismiss(animated: true)
    XCTAssertEqual(texts(window), end)
    XCTAssertNil(root.presentedViewController, "it is gone already")
    XCTAssertNotEqual(texts(window, after: 0.1), end)
    XCTAssertEqual(texts(window, after: 0.4), ["a (10, 26)"])
  }

  func testWhatIsBehindACoverIsSeenUntilItIsThere() {
    let root = page("a")
    let window = show(root)
    let cover = page("cover")
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    XCTAssertEqual(texts(window), ["a (10, 26)", "cover (10, 226)"])
    XCTAssertEqual(texts(window, after: 0.5), ["cover (10, 26)"])
    root.dismiss(animated: true)
    XCTAssertEqual(texts(window), ["a (10, 26)", "cover (10, 26)"])
    XCTAssertEqual(texts(window, after: 0.5), ["a (10, 26)"])
  }

  func testACoverThatFades() {
    let root = page("a")
    let window = show(root)
    let cover = page("cover")
    cover.modalPresentationStyle = .fullScreen
    cover.preferredTransition = .crossDissolve
    root.present(cover, animated: true)
    XCTAssertEqual(texts(window), ["a (10, 26)", "cover (10, 26) 0%"])
    root.dismiss(animated: false)
    XCTAssertEqual(texts(window), ["a (10, 26)"])
  }

  func testAnAlertSettles() {
    let root = page("a")
    let window = show(root)
    let alert = HostAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    root.present(alert, animated: true)
    XCTAssertTrue(texts(window).last?.hasSuffix("x120% 0%") == true, "\(texts(window))")
    XCTAssertTrue(texts(window, after: 0.5).last?.hasSuffix("%") == false)
  }

  // MARK: Zooms

  private func zoomed(from name: String) -> HostViewController {
    let page = page("photo")
    page.preferredTransition = .zoom { context in
      XCTAssertTrue(context.zoomedViewController.title == "photo")
      return context.sourceViewController.view.subviews.first { ($0 as? HostLabel)?.text == name }
    }
    return page
  }

  func testAPageZoomsOutOfAViewAndBackIntoIt() {
    let (window, navigation) = stack([page("a")])
    navigation.pushViewController(zoomed(from: "a"), animated: true)
    // The source is 60 points wide, at (10, 10).
    XCTAssertEqual(texts(window), ["a (10, 26)", "photo (13, 18) x30% 0%"])
    XCTAssertEqual(texts(window, after: 0.5), ["photo (10, 26)"])
    navigation.popViewController(animated: true)
    XCTAssertEqual(texts(window), ["a (10, 26)", "photo (10, 26)"])
    clock.advance(by: 0.3)
    XCTAssertEqual(texts(window).count, 2)
    XCTAssertEqual(texts(window, after: 0.2), ["a (10, 26)"])
  }

  func testAPageWithoutASourceSlides() {
    let (window, navigation) = stack([page("a")])
    navigation.pushViewController(zoomed(from: "another"), animated: true)
    XCTAssertEqual(texts(window), ["a (10, 26)", "photo (210, 26)"])
  }

  func testTheSourceMovesMeanwhile() {
    let (window, navigation) = stack([page("a")])
    navigation.pushViewController(zoomed(from: "a"), animated: false)
    window.settle()
    navigation.popViewController(animated: true)
    window.settle()
    clock.advance(by: 0.25)
    let before = texts(window)
    navigation.topViewController?.view.subviews[0].frame.origin.y = 100
    XCTAssertNotEqual(texts(window), before)
  }

  func testACoverZooms() {
    let root = page("a")
    let window = show(root)
    let photo = zoomed(from: "a")
    photo.modalPresentationStyle = .fullScreen
    root.present(photo, animated: true)
    XCTAssertEqual(texts(window), ["a (10, 26)", "photo (13, 18) x30% 0%"])
    XCTAssertEqual(texts(window, after: 0.5), ["photo (10, 26)"])
    root.dismiss(animated: true)
    XCTAssertEqual(texts(window), ["a (10, 26)", "photo (10, 26)"])
    XCTAssertEqual(texts(window, after: 0.5), ["a (10, 26)"])
  }
}
