import Foundation
import HostTree
import ViewKernel
import XCTest

/// Screens and containers that come in with an animation end as they would have come without one.
@MainActor
final class ScreensInAnimationsTests: HostTestCase {
  /// Shows a view with an animation, and without, and compares the ends.
  private func check<Content: View>(
    _ name: String, @ViewBuilder _ content: @escaping () -> Content, line: UInt = #line
  ) {
    for steps in [1, 3, 40] {
      let isOn = Setting(false)
      let screen = show(
        Showing(isOn) { isOn in
          VStack {
            Text("top")
            if isOn { content() }
          }
        }, line: line)
      withAnimation { isOn.value = true }
      screen.settle(line: line)
      for _ in 0..<steps { screen.pass(10 / Double(steps), line: line) }
      let plain = show(
        VStack {
          Text("top")
          if true { content() }
        }, line: line)
      plain.pass(10, line: line)
      let (shown, expected) = (screen.printedTree, plain.printedTree)
      if shown != expected { XCTFail("\(name) in \(steps) frames:", line: line) }
      assertText(shown, expected, line: line)
      // And once more, from where it is.
      withAnimation { isOn.value = false }
      screen.settle(line: line)
      for _ in 0..<steps { screen.pass(10 / Double(steps), line: line) }
      withAnimation { isOn.value = true }
      screen.settle(line: line)
      for _ in 0..<steps { screen.pass(10 / Double(steps), line: line) }
      assertText(screen.printedTree, expected, line: line)
    }
  }

  func testTabs() {
    check("tabs") { TabView { Text("0").tabItem { Text("A") } } }
    check("pages") {
      TabView {
        Text("0")
        Text("1")
      }
      .tabViewStyle(.page)
    }
  }

  func testTabsWithTransitions() {
    let tabs = TabView { Text("0").tabItem { Text("A") } }
    check("moving") { tabs.transition(.move(edge: .bottom)) }
    check("sliding") { tabs.transition(.slide) }
    check("growing") { tabs.transition(.scale) }
    check("pushing") { tabs.transition(.push(from: .trailing)) }
  }

  func testNavigation() {
    check("stack") { NavigationStack { Text("0").navigationTitle("T") } }
    check("split view") {
      NavigationSplitView {
        Text("0")
      } detail: {
        Text("1")
      }
    }
  }

  func testGroups() {
    check("disclosure group") { DisclosureGroup("d", isExpanded: .constant(true)) { Text("0") } }
    check("disclosure group, closed") { DisclosureGroup("d") { Text("0") } }
    check("list of a disclosure group") {
      List { DisclosureGroup("d", isExpanded: .constant(true)) { Text("0") } }
    }
    check("group box") { GroupBox("g") { Text("0") } }
  }

  func testLists() {
    check("list") { List(0..<3) { Text("\($0)") } }
    check("form") { Form { Toggle("t", isOn: .constant(true)) } }
    check("lazy stack") { ScrollView { LazyVStack { ForEach(0..<3) { Text("\($0)") } } } }
    check("lazy grid") {
      ScrollView(.horizontal) { LazyHGrid(rows: [GridItem()]) { ForEach(0..<3) { Text("\($0)") } } }
    }
  }

  func testOthers() {
    check("geometry reader") { GeometryReader { Text("\(Int($0.size.height))") } }
    check("view that fits") {
      ViewThatFits {
        Color.red.frame(height: 1000)
        Text("0")
      }
    }
    check("tabs beside tabs") {
      HStack {
        TabView { Text("0").tabItem { Text("A") } }
        TabView { NavigationStack { Text("0").navigationTitle("T") }.tabItem { Text("A") } }
      }
    }
  }
}

extension Screen {
  /// Where all hosts lie in the window, but for those through which a view has faded in.
  fileprivate var printedTree: String {
    all.filter { String(describing: Swift.type(of: $0)) != "HostOpacityView" && !($0 is HostMoveView) }
      .map { "\(Swift.type(of: $0)) \($0.convert($0.bounds, to: nil))" }.joined(separator: "\n")
  }
}
