import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The functions for containers of controllers, from inside, from outside, with several of them, and where there is
/// none.
@MainActor
final class IntrospectNavigationTests: HostTestCase {
  private let log = EventLog()

  func testNavigationController() {
    let screen = Screen(
      HStack {
        NavigationView {
          VStack { Text("a").introspectNavigationController { self.log.add("inside \($0.number)") } }
            .navigationTitle("1")
        }
        .introspectNavigationController { self.log.add("outside \($0.number)") }
        NavigationStack { Text("b").padding().navigationTitle("2") }
          .padding()
          .introspectNavigationController { self.log.add("outside \($0.number)") }
        Text("c").introspectNavigationBar { self.log.add("beside \($0.topItem?.title ?? "")") }
      })
    XCTAssertEqual(log.take(), ["inside 1", "outside 1", "outside 2", "beside 2"])
    _ = Screen(VStack { Text("c").introspectNavigationController { _ in self.log.add("none") } })
    XCTAssertEqual(log.take(), [])
    _ = screen
    expectMisses("HostNavigationController")
  }

  func testAPageThatWasPushed() {
    let screen = Screen(
      NavigationView {
        NavigationLink("Go") {
          Text("b").introspectNavigationController { self.log.add("\($0.viewControllers.count) pages") }
        }
      })
    let button = screen.all(HostButton.self)[0]
    XCTAssertTrue(button.tap())
    screen.window.settle()
    XCTAssertEqual(log.take(), ["2 pages"])
  }

  func testBarsOfANavigationView() {
    let screen = Screen(
      NavigationStack {
        Text("a").navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
          .introspectNavigationBar { $0.barTintColor = .red }
          .introspectToolbar { $0.backgroundColor = .blue }
      })
    XCTAssertEqual(screen.all(HostNavigationBar.self).map(\.barTintColor), [.red])
    XCTAssertEqual(screen.all(HostToolbar.self).map(\.backgroundColor), [.blue])
  }

  func testSearchController() {
    let screen = Screen(
      HStack {
        NavigationStack {
          VStack { Text("a").introspectSearchController { self.log.add("inside \($0.name)") } }
            .searchable(text: .constant(""), prompt: "1")
            .introspectSearchBar { self.log.add("at it \($0.placeholder ?? "")") }
            .introspectSearchTextField { self.log.add("field \($0.tokens.count)") }
        }
        .introspectSearchController { self.log.add("outside \($0.name)") }
        NavigationStack {
          NavigationStack { Text("b") }.introspectSearchBar { $0.showsCancelButton = true }
            .searchable(text: .constant(""), prompt: "2")
        }
        NavigationStack { Text("c").introspectSearchBar { _ in self.log.add("none") } }
          .introspectSearchController { _ in self.log.add("none") }
      })
    XCTAssertEqual(log.take(), ["inside 1", "at it 1", "field 0", "outside 1"])
    XCTAssertEqual(
      screen.all(HostSearchBar.self).map { "\($0.placeholder ?? "") \($0.showsCancelButton)" }, ["1 false", "2 true"])
    expectMisses("HostSearchBar", "HostSearchController")
  }

  func testTabBarController() {
    let screen = Screen(
      VStack {
        TabView {
          Text("a").introspectTabBarController { self.log.add("inside \($0.selectedIndex)") }.tabItem { Text("A") }
          NavigationView { Text("b").introspectTabBar { self.log.add("deep inside, \($0.items?.count ?? 0) tabs") } }
            .tabItem { Text("B") }
        }
        .introspectTabBarController { $0.tabBar.unselectedItemTintColor = .red }
        Text("c")
      }, height: 300)
    XCTAssertEqual(log.take(), ["inside 0"])
    XCTAssertEqual(screen.all(HostTabBar.self).map(\.unselectedItemTintColor), [.red])
    XCTAssertTrue(screen.all(HostTabBar.self)[0].tapItem(at: 1))
    screen.window.settle()
    XCTAssertEqual(log.take(), ["deep inside, 2 tabs"])
  }

  func testPages() {
    let screen = Screen(
      VStack {
        TabView {
          Text("a").introspectPageViewController { self.log.add("inside \($0.pageControl.numberOfPages)") }
            .introspectPageControl { $0.currentPageIndicatorTintColor = .red }
          Text("b")
        }
        .tabViewStyle(.page)
        .introspectPageViewController { self.log.add("outside \($0.pageControl.numberOfPages)") }
        .introspectPageControl { $0.pageIndicatorTintColor = .blue }
        .introspectScrollView { $0.bounces = false }
        TabView { Text("c") }.tabViewStyle(.page).padding().introspectPageControl { $0.backgroundStyle = .prominent }
      }, height: 400)
    XCTAssertEqual(log.take(), ["inside 2", "outside 2"])
    _ = Screen(TabView { Text("d").tabItem { Text("D") } }.introspectPageControl { _ in self.log.add("none") })
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(takeSentences().count, 1, "tabs have no dots, which is said")
    let dots = screen.all(HostPageControl.self)
    XCTAssertEqual(dots.map(\.pageIndicatorTintColor), [.blue, nil])
    XCTAssertEqual(dots.map(\.currentPageIndicatorTintColor), [.red, nil])
    XCTAssertEqual(dots.map(\.backgroundStyle), [.automatic, .prominent])
    XCTAssertEqual(screen.all(HostScrollView.self).map(\.bounces), [false, true])
  }

  func testSplitViewController() {
    let screen = Screen(
      NavigationSplitView {
        Text("list").introspectSplitViewController { $0.preferredPrimaryColumnWidth = 90 }
      } detail: {
        Text("detail").introspectNavigationController { self.log.add("\($0.number) detail") }.navigationTitle("Own")
      }
      .introspectSplitViewController { self.log.add("\($0.viewControllers.count) columns") }
      .environment(\.horizontalSizeClass, .regular))
    XCTAssertEqual(log.take(), ["Own detail", "2 columns"])
    XCTAssertEqual(screen.all(HostNavigationBar.self).map(\.frame.width), [90, 210])
  }
}

extension HostSearchController {
  /// The prompt, which tells several controllers apart.
  fileprivate var name: String { searchBar.placeholder ?? "-" }
}

extension HostNavigationController {
  /// The title of the first page, which tells several controllers apart.
  fileprivate var number: String { viewControllers.first?.navigationItem.title ?? "-" }
}
