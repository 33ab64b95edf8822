import Foundation
import HostTree
import XCTest

@MainActor
final class HostNavigationControllerTests: HostTreeTestCase {
  private let log = EventLog()

  private func page(_ name: String) -> WatchedController { WatchedController(name, log) }

  /// A navigation controller on screen with these pages in its stack.
  private func screen(_ pages: [HostViewController]) -> (window: HostWindow, navigation: HostNavigationController) {
    let navigation = HostNavigationController()
    navigation.viewControllers = pages
    let window = makeWindow(width: 200, height: 200)
    window.rootViewController = navigation
    window.settle()
    return (window, navigation)
  }

  private func titles(_ controllers: [HostViewController]?) -> [String]? { controllers?.map { $0.title ?? "" } }

  // MARK: The tree

  func testTheTopControllerIsShownBelowTheBar() {
    let (window, navigation) = screen([page("Inbox")])
    assertTree(
      window,
      """
      HostWindow (0, 0, 200 x 200)
      └─ HostLayoutContainerView (0, 0, 200 x 200)
         ├─ HostView #Inbox (0, 44, 200 x 156)
         └─ HostNavigationBar (0, 0, 200 x 44)
            └─ HostLabel "Inbox" (77, 12, 46 x 20) font=system 17 semibold lines=1
      """)
    navigation.pushViewController(page("Message"), animated: true)
    window.settle()
    assertTree(
      window,
      """
      HostWindow (0, 0, 200 x 200)
      └─ HostLayoutContainerView (0, 0, 200 x 200)
         ├─ HostView #Message (0, 44, 200 x 156)
         └─ HostNavigationBar (0, 0, 200 x 44)
            ├─ HostButton "Inbox" #BackButton (28, 12, 42 x 20)
            │  └─ HostLabel "Inbox" (0, 0, 42 x 20)
            └─ HostLabel "Message" (86, 12, 72 x 20) font=system 17 semibold lines=1
      """)
    XCTAssertTrue(navigation.goBack())
    window.settle()
    XCTAssertEqual(titles(navigation.viewControllers), ["Inbox"])
    XCTAssertFalse(navigation.goBack(), "there is nothing to go back to")
  }

  func testBarsCanBeHiddenAndTheToolbarShown() {
    let first = page("a")
    first.toolbarItems = [HostBarButtonItem(title: "Left"), .flexibleSpace(), HostBarButtonItem(title: "Right")]
    let (window, navigation) = screen([first])
    navigation.isNavigationBarHidden = true
    navigation.isToolbarHidden = false
    window.settle()
    assertTree(
      window,
      """
      HostWindow (0, 0, 200 x 200)
      └─ HostLayoutContainerView (0, 0, 200 x 200)
         ├─ HostView #a (0, 0, 200 x 156)
         └─ HostToolbar (0, 156, 200 x 44)
            ├─ HostButton "Left" (16, 12, 29 x 20)
            │  └─ HostLabel "Left" (0, 0, 29 x 20)
            └─ HostButton "Right" (144, 12, 40 x 20)
               └─ HostLabel "Right" (0, 0, 40 x 20)
      """)
    navigation.pushViewController(page("b"), animated: false)
    window.settle()
    XCTAssertEqual(navigation.toolbar.items?.count ?? 0, 0, "the toolbar shows what the controller on top says")
  }

  // MARK: The stack

  func testPushAndPop() {
    let (a, b, c) = (page("a"), page("b"), page("c"))
    let (_, navigation) = screen([a])
    navigation.pushViewController(b, animated: false)
    navigation.pushViewController(c, animated: false)
    XCTAssertTrue(navigation.topViewController === c && navigation.visibleViewController === c)
    XCTAssertTrue(c.navigationController === navigation && c.parent === navigation)
    XCTAssertTrue(navigation.popViewController(animated: false) === c)
    XCTAssertNil(c.navigationController)
    navigation.pushViewController(c, animated: false)
    XCTAssertEqual(titles(navigation.popToViewController(a, animated: false)), ["b", "c"])
    XCTAssertNil(navigation.popViewController(animated: false), "the last one stays")
    navigation.setViewControllers([b, a, c, b], animated: false)
    XCTAssertEqual(titles(navigation.viewControllers), ["b", "a", "c"])
    XCTAssertEqual(titles(navigation.popToRootViewController(animated: false)), ["a", "c"])
  }

  func testWhatCannotBePushedOrPoppedTo() {
    let (a, b) = (page("a"), page("b"))
    let (_, navigation) = screen([a])
    navigation.pushViewController(a, animated: false)
    XCTAssertNil(navigation.popToViewController(b, animated: false))
    navigation.pushViewController(navigation, animated: false)
    XCTAssertEqual(titles(navigation.viewControllers), ["a"])
    XCTAssertEqual(
      takeSentences(),
      [
        "WatchedController was pushed on a navigation controller that has it in its stack already: nothing was changed. "
          + "Pop to it instead.",
        "A navigation controller was told to pop to WatchedController, which is not in its stack: nothing was changed. "
          + "Push it first.",
        "HostNavigationController can't be a child of HostNavigationController, which is itself: a controller can't "
          + "contain itself. Nothing was changed.",
      ])
  }

  func testOnlyWhatIsShownLoadsItsView() {
    let (window, navigation) = screen([page("a"), page("b"), page("c")])
    XCTAssertEqual(log.take(), ["c loads", "c willAppear", "c didAppear"])
    navigation.popViewController(animated: false)
    window.settle()
    XCTAssertEqual(
      log.take(), ["b loads", "c willDisappear", "b willAppear", "c didDisappear", "b didAppear"])
  }

  // MARK: Who is told

  private final class Delegate: HostNavigationControllerDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func navigationController(
      _ navigationController: HostNavigationController, willShow viewController: HostViewController, animated: Bool
    ) { log.add("willShow \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: HostNavigationController, didShow viewController: HostViewController, animated: Bool
    ) { log.add("didShow \(viewController.title ?? "")") }
  }

  func testTheOrderOfAPushAndAPop() {
    let delegate = Delegate(log)
    let (window, navigation) = screen([page("a")])
    navigation.delegate = delegate
    _ = log.take()
    navigation.pushViewController(page("b"), animated: true)
    window.settle()
    XCTAssertEqual(
      log.take(),
      ["b loads", "a willDisappear", "b willAppear", "willShow b", "a didDisappear", "b didAppear", "didShow b"])
    XCTAssertTrue(navigation.swipeBack())
    window.settle()
    XCTAssertEqual(
      log.take(),
      ["b willDisappear", "a willAppear", "willShow a", "b didDisappear", "a didAppear", "didShow a"])
  }

  func testPushesWithinOneSettleTellOnlyTheLast() {
    let (window, navigation) = screen([page("a")])
    _ = log.take()
    navigation.pushViewController(page("b"), animated: true)
    navigation.pushViewController(page("c"), animated: true)
    window.settle()
    XCTAssertEqual(
      log.take(),
      ["b loads", "c loads", "a willDisappear", "c willAppear", "a didDisappear", "c didAppear"])
  }

  func testASwipeBackThatIsNotAllowed() {
    let (window, navigation) = screen([page("a"), page("b")])
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    XCTAssertFalse(navigation.swipeBack())
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    navigation.topViewController?.navigationItem.hidesBackButton = true
    window.settle()
    XCTAssertFalse(navigation.swipeBack())
    XCTAssertFalse(navigation.goBack())
    navigation.topViewController?.navigationItem.hidesBackButton = false
    window.settle()
    XCTAssertTrue(navigation.swipeBack())
  }

  func testAPoppedControllerIsFreed() {
    let (window, navigation) = screen([page("a"), page("b")])
    weak let popped = navigation.topViewController
    navigation.popViewController(animated: false)
    window.settle()
    XCTAssertNil(popped)
  }

  func testATitleThatChangesLater() {
    let (window, navigation) = screen([page("a"), page("b")])
    navigation.topViewController?.title = "new"
    navigation.viewControllers[0].title = "old"
    window.settle()
    XCTAssertEqual(navigation.navigationBar.shape, #"NavigationBar[Button "old"[Label "old"], Label "new"]"#)
  }

  func testAFingerSwipesBackFromTheEdge() {
    func swipe(_ navigation: HostNavigationController, from start: CGFloat, to end: CGFloat) -> Int {
      guard let window = navigation.view.window else { return 0 }
      let finger = window.beginTouch(at: CGPoint(x: start, y: 60))
      finger.move(to: CGPoint(x: (start + end) / 2, y: 61))
      finger.move(to: CGPoint(x: end, y: 62))
      finger.end()
      window.settle()
      return navigation.viewControllers.count
    }
    let (window, navigation) = screen([page("a"), page("b"), page("c")])
    let width = window.bounds.width
    XCTAssertEqual(swipe(navigation, from: 100, to: width - 10), 3, "not from the edge")
    XCTAssertEqual(swipe(navigation, from: 5, to: 60), 3, "not far enough")
    XCTAssertEqual(swipe(navigation, from: 5, to: width - 10), 2)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    XCTAssertEqual(swipe(navigation, from: 5, to: width - 10), 2)
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    window.traitOverrides.layoutDirection = .rightToLeft
    window.settle()
    XCTAssertEqual(swipe(navigation, from: 5, to: width - 10), 2)
    XCTAssertEqual(swipe(navigation, from: width - 5, to: 10), 1)
    XCTAssertEqual(swipe(navigation, from: width - 5, to: 10), 1, "the root stays")
  }
}
