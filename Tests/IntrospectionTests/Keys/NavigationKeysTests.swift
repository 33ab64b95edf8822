import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The keys of controllers that contain others, and of their bars.
@MainActor
final class NavigationKeysTests: KeyTestCase {
  private let stack = NavigationStack {
    Text("a").toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
  }
  private let tabs = TabView { Text("a").tabItem { Text("A") } }

  func testControllers() {
    check(.navigationStack) { [stack] in stack }
    check(.navigationSplitView) { NavigationSplitView { Text("list") } detail: { Text("detail") } }
    check(.tabView) { [tabs] in tabs }
  }

  func testBars() {
    check(.navigationBar) { [stack] in stack }
    check(.toolbar) { [stack] in stack }
    check(.tabBar) { [tabs] in tabs }
  }

  func testFromInside() {
    let log = EventLog()
    let screen = Screen(
      TabView {
        NavigationSplitView {
          Text("list")
        } detail: {
          Text("detail").navigationTitle("Detail")
            .introspect(.navigationStack, scope: .ancestor) { log.add($0.topViewController?.title ?? "") }
            .introspect(.navigationBar, scope: .ancestor) { log.add($0.topItem?.title ?? "") }
            .introspect(.toolbar, scope: .ancestor) { _ in log.add("toolbar") }
            .introspect(.navigationSplitView, scope: .ancestor) { log.add("\($0.viewControllers.count) columns") }
            .introspect(.tabView, scope: .ancestor) { log.add("\($0.viewControllers?.count ?? 0) tabs") }
            .introspect(.tabBar, scope: .ancestor) { log.add("\($0.items?.count ?? 0) items") }
        }
        .tabItem { Text("A") }
      })
    XCTAssertEqual(log.take(), ["Detail", "Detail", "toolbar", "2 columns", "1 tabs", "1 items"])
    _ = screen
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
