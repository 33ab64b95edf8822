import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Views that are shown in another place, or are several, leave by their transition and are gone when it has ended.
@MainActor
final class DepartingScreensTests: HostTestCase {
  private func assertLeaves<V: View>(line: UInt = #line, @ViewBuilder _ content: @escaping () -> V) {
    for isAnimated in [true, false] {
      let isThere = Setting(true)
      let screen = show(Showing(isThere) { isThere in if isThere { content() } })
      withAnimation(isAnimated ? .linear(duration: 1) : nil) { isThere.value = false }
      screen.settle()
      for _ in 0..<4 { screen.pass(0.5) }
      let empty = show(Showing(isThere) { isThere in if isThere { content() } })
      XCTAssertEqual(
        screen.window.treeDescription(), empty.window.treeDescription(), "\(isAnimated)", line: line)
    }
  }

  func testTabs() {
    assertLeaves {
      Group {
        TabView {
          Text("1").tabItem { Text("a") }
          Text("2").tabItem { Text("b") }
        }
      }
      .transition(.opacity)
    }
  }

  func testSections() {
    assertLeaves { Group { Section("header") { Text("a") } }.transition(.slide) }
  }
}
