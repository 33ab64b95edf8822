import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The keys of controllers that contain others, and of their bars.
@MainActor
final class NavigationKeysTests: KeyTestCase {
  private struct Stack: View {
    var body: some View {
      NavigationStack {
        Text("a").toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
      }
    }
  }

  private struct Tabs: View {
    var body: some View {
      TabView { Text("a").tabItem { Text("A") } }
    }
  }

  func testControllers() {
    check(.navigationStack) { Stack() }
    check(.navigationSplitView) {
      NavigationSplitView {
        Text("list")
      } detail: {
        Text("detail")
      }
    }
    check(.tabView) { Tabs() }
  }

  func testBars() {
    check(.navigationBar) { Stack() }
    check(.toolbar) { Stack() }
    check(.tabBar) { Tabs() }
    check(.pageControl) { Tabs().tabViewStyle(.page) }
  }

  func testSearches() {
    check(.searchField) { NavigationStack { Text("a").searchable(text: .constant("")) } }
    check(.searchTextField) { NavigationStack { Text("a").searchable(text: .constant("")) } }
    check(.searchable, of: { $0.topViewController?.navigationItem.searchController }) {
      NavigationStack { Text("a").searchable(text: .constant("")) }
    }
  }

  func testTheFieldOfASearchIsNoTextField() {
    let log = EventLog()
    let screen = Screen(
      NavigationStack {
        VStack { TextField("name", text: .constant("")) }.searchable(text: .constant("")).navigationTitle("Title")
          .introspect(.searchField, scope: .ancestor) { log.add("inside \($0.placeholder ?? "")") }
          .introspect(.searchable, scope: .ancestor) { log.add("inside \($0.isActive)") }
      }
      .introspect(.textField, .unique) { log.add($0.placeholder ?? "") })
    XCTAssertEqual(log.take(), ["inside Search", "inside false", "name"])
    _ = screen
  }

  func testFromInside() {
    let log = EventLog()
    let screen = Screen(
      TabView {
        NavigationSplitView {
          Text("list")
        } detail: {
          Text("detail").navigationTitle("Detail")
            .introspect(.navigationStack, scope: .ancestor) {
              log.add($0.topViewController?.navigationItem.title ?? "")
            }
            .introspect(.navigationBar, scope: .ancestor) { log.add($0.topItem?.title ?? "") }
            .introspect(.toolbar, scope: .ancestor) { _ in log.add("toolbar") }
            .introspect(.navigationSplitView, scope: .ancestor) { log.add("\($0.viewControllers.count) columns") }
            .introspect(.tabView, scope: .ancestor) { log.add("\($0.viewControllers?.count ?? 0) tabs") }
            .introspect(.tabBar, scope: .ancestor) { log.add("\($0.items?.count ?? 0) items") }
        }
        .environment(\.horizontalSizeClass, .regular)
        .tabItem { Text("A") }
      })
    XCTAssertEqual(log.take(), ["Detail", "Detail", "toolbar", "2 columns", "1 tabs", "1 items"])
    _ = screen
  }

  func testFromInsideAPage() {
    let log = EventLog()
    let screen = Screen(
      TabView {
        Text("a")
          .introspect(.pageControl, scope: .ancestor) { log.add("\($0.numberOfPages) dots") }
          .introspect(.tabView(style: .page), scope: .ancestor) { log.add("\($0.viewControllers?.count ?? 0) pages") }
        Text("b")
      }
      .tabViewStyle(.page))
    XCTAssertEqual(log.take(), ["2 dots", "2 pages"])
    _ = screen
  }

  func testTabsAreNotTakenForPages() {
    let log = EventLog()
    _ = Screen(
      VStack {
        Tabs().tabViewStyle(.page)
        Tabs()
      }
      .introspect(.tabView, .unique) { _ in log.add("tabs") }
      .introspect(.tabView(style: .page), .unique) { _ in log.add("pages") })
    XCTAssertEqual(log.take(), ["tabs", "pages"])
  }

  func testAPageThatWasPushed() {
    let log = EventLog()
    let screen = Screen(
      NavigationStack {
        NavigationLink("Go") {
          Text("b").introspect(.navigationStack, scope: .ancestor) { log.add("\($0.viewControllers.count) pages") }
        }
      })
    XCTAssertTrue(screen.all(HostButton.self)[0].tap())
    screen.window.settle()
    XCTAssertEqual(log.take(), ["2 pages"])
  }

  func testABarInARepresentable() {
    struct Bar: HostViewRepresentable {
      func makeHostView(context: Context) -> HostTabBar { HostTabBar() }
      func updateHostView(_ bar: HostTabBar, context: Context) {}
    }
    check(.tabBar) { Bar() }
  }
}
