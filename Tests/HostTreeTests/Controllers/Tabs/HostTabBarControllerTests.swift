import Foundation
import HostTree
import XCTest

@MainActor
final class HostTabBarControllerTests: HostTreeTestCase {
  private let log = EventLog()

  private func page(_ name: String) -> WatchedController { WatchedController(name, log) }

  private func screen(_ pages: [HostViewController]) -> (window: HostWindow, tabs: HostTabBarController) {
    let tabs = HostTabBarController()
    tabs.viewControllers = pages
    let window = makeWindow(width: 200, height: 200)
    window.rootViewController = tabs
    window.settle()
    return (window, tabs)
  }

  func testTheSelectedControllerIsShownAboveTheTabs() {
    let (first, second) = (page("First"), page("Second"))
    first.tabBarItem.image = HostImage(systemName: "star")
    second.tabBarItem.badgeValue = "3"
    let (window, _) = screen([first, second])
    assertTree(
      window,
      """
      HostWindow (0, 0, 200 x 200)
      └─ HostLayoutContainerView (0, 0, 200 x 200)
         ├─ HostView #First (0, 0, 200 x 151)
         └─ HostTabBar (0, 151, 200 x 49)
            ├─ HostTabBarButton "First" (0, 0, 100 x 49) selected
            │  ├─ HostImageView (36, 3, 28 x 28) symbol=star
            │  └─ HostLabel "First" (40, 36, 20 x 12) font=system 10 medium lines=1
            └─ HostTabBarButton "Second" (100, 0, 100 x 49) value=3
               ├─ HostLabel "Second" (33, 19, 34 x 12) font=system 10 medium lines=1
               └─ HostBadgeLabel "3" #badge (61.5, 2, 18 x 18) font=system 13 color=white lines=1 alignment=center
      """)
  }

  func testATabIsChosen() {
    let (window, tabs) = screen([page("a"), page("b"), page("c")])
    XCTAssertEqual(log.take(), ["a loads", "a willAppear", "a didAppear"])
    XCTAssertTrue(tabs.tabBar.tapItem(at: 1))
    window.settle()
    XCTAssertEqual(log.take(), ["b loads", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear"])
    XCTAssertEqual(tabs.selectedIndex, 1)
    tabs.selectedIndex = 0
    window.settle()
    XCTAssertEqual(
      log.take(), ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"], "a is loaded already")
    XCTAssertFalse(tabs.tabBar.tapItem(at: 3))
  }

  private final class Delegate: HostTabBarControllerDelegate {
    let log: EventLog
    var allows = true
    init(_ log: EventLog) { self.log = log }
    func tabBarController(
      _ tabBarController: HostTabBarController, shouldSelect viewController: HostViewController
    ) -> Bool {
      log.add("should \(viewController.title ?? "")")
      return allows
    }
    func tabBarController(_ tabBarController: HostTabBarController, didSelect viewController: HostViewController) {
      log.add("did \(viewController.title ?? "")")
    }
  }

  func testTheDelegateHearsOfTapsOnly() {
    let delegate = Delegate(log)
    let (window, tabs) = screen([page("a"), page("b")])
    tabs.delegate = delegate
    _ = log.take()
    tabs.selectedIndex = 1
    XCTAssertEqual(log.take(), ["b loads"])
    window.settle()
    _ = log.take()
    tabs.tabBar.tapItem(at: 1)
    XCTAssertEqual(log.take(), ["should b", "did b"], "also for the tab that is selected already")
    delegate.allows = false
    tabs.tabBar.tapItem(at: 0)
    XCTAssertEqual(log.take(), ["should a"])
    XCTAssertEqual(tabs.selectedIndex, 1)
    window.settle()
  }

  func testTheSelectionWhenControllersChange() {
    let (a, b, c) = (page("a"), page("b"), page("c"))
    let (_, tabs) = screen([a, b, c])
    tabs.selectedViewController = b
    tabs.viewControllers = [c, b]
    XCTAssertEqual(tabs.selectedIndex, 1, "b is still there")
    tabs.viewControllers = [c, a]
    XCTAssertTrue(tabs.selectedViewController === a, "a is in b's place")
    XCTAssertNil(b.tabBarController)
    tabs.viewControllers = [c]
    XCTAssertEqual(tabs.selectedIndex, 0)
    tabs.selectedIndex = 1
    XCTAssertEqual(
      takeSentences(),
      [
        "A tab bar controller with 1 controllers was given the selectedIndex 1: nothing was changed. "
          + "Set its viewControllers first."
      ])
    tabs.viewControllers = nil
    XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    XCTAssertNil(tabs.selectedViewController)
  }

  func testItemsThatChangeLater() {
    let (a, b) = (page("a"), page("b"))
    let (window, tabs) = screen([a, b])
    a.title = "new"
    b.tabBarItem = HostTabBarItem(title: "other", image: nil, tag: 7)
    b.tabBarItem.isEnabled = false
    window.settle()
    XCTAssertEqual(
      tabs.tabBar.shape,
      #"TabBar[TabBarButton "new"[Label "new"], TabBarButton "other"[Label "other"]]"#)
    XCTAssertFalse(tabs.tabBar.tapItem(at: 1), "it is disabled")
  }

  func testTheTabsAreHiddenForWhatWasPushed() {
    let navigation = HostNavigationController(rootViewController: page("a"))
    let (window, tabs) = screen([navigation])
    let b = page("b")
    b.hidesBottomBarWhenPushed = true
    navigation.pushViewController(b, animated: false)
    window.settle()
    XCTAssertTrue(tabs.tabBar.isHidden)
    XCTAssertEqual(b.view.frame, CGRect(0, 44, 200, 156))
    navigation.popViewController(animated: false)
    window.settle()
    XCTAssertFalse(tabs.tabBar.isHidden)
    XCTAssertEqual(navigation.view.frame, CGRect(0, 0, 200, 151))
  }

  func testTheSelectedTabLeadsBackToItsRoot() {
    let navigation = HostNavigationController(rootViewController: page("a"))
    navigation.pushViewController(page("b"), animated: false)
    let (window, tabs) = screen([navigation])
    tabs.tabBar.tapItem(at: 0)
    window.settle()
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  private func screenWithSidebar(width: CGFloat) -> (window: HostWindow, tabs: HostTabBarController) {
    let tabs = HostTabBarController()
    tabs.viewControllers = [page("first"), page("second")]
    tabs.mode = .tabSidebar
    tabs.sidebar.contentViewController = page("side")
    let window = makeWindow(width: width, height: 800)
    window.rootViewController = tabs
    window.settle()
    return (window, tabs)
  }

  private func places(_ tabs: HostTabBarController) -> [CGRect?] {
    let sidebar = tabs.sidebar.contentViewController?.viewIfLoaded
    return [
      sidebar?.superview == nil ? nil : sidebar?.frame, tabs.selectedViewController?.view.frame, tabs.tabBar.frame,
    ]
  }

  func testASideBarTakesTheTabBarsPlace() {
    let (window, tabs) = screenWithSidebar(width: 1000)
    XCTAssertEqual(places(tabs), [nil, CGRect(0, 49, 1000, 751), CGRect(0, 0, 1000, 49)], "a bar at the top is first")
    XCTAssertEqual(log.take(), ["first loads", "first willAppear", "first didAppear"])
    tabs.sidebar.toggleButton.sendActions(for: .primaryActionTriggered)
    window.settle()
    XCTAssertFalse(tabs.sidebar.isHidden)
    XCTAssertEqual(places(tabs).prefix(2), [CGRect(0, 49, 320, 751), CGRect(320, 0, 680, 800)])
    XCTAssertTrue(tabs.tabBar.isHidden)
    XCTAssertEqual(log.take(), ["side loads", "side willAppear", "side didAppear"])
    window.frame.size.width = 700
    window.settle()
    XCTAssertEqual(places(tabs).prefix(2), [CGRect(0, 49, 280, 751), CGRect(280, 0, 420, 800)])
    tabs.sidebar.isHidden = true
    window.settle()
    XCTAssertEqual(log.take(), ["side willDisappear", "side didDisappear"])
    XCTAssertEqual(tabs.sidebar.toggleButton.accessibilityLabel, "Show Sidebar")
  }

  func testASideBarNeedsRegularWidthAContentAndItsMode() {
    let (window, tabs) = screenWithSidebar(width: 400)
    tabs.sidebar.isHidden = false
    window.settle()
    let bottom = [nil, CGRect(0, 0, 400, 751), CGRect(0, 751, 400, 49)]
    XCTAssertEqual(places(tabs), bottom)
    XCTAssertNil(tabs.sidebar.toggleButton.superview)
    window.frame.size.width = 1000
    window.settle()
    XCTAssertEqual(places(tabs)[0], CGRect(0, 49, 320, 751))
    tabs.mode = .tabBar
    window.settle()
    XCTAssertEqual(places(tabs), [nil, CGRect(0, 0, 1000, 751), CGRect(0, 751, 1000, 49)])
    tabs.mode = .tabSidebar
    tabs.sidebar.contentViewController = nil
    window.settle()
    XCTAssertEqual(places(tabs)[1], CGRect(0, 0, 1000, 751))
    _ = log.take()
  }
}
