import Foundation
import HostTree
import ViewKernel
import XCTest

/// Uses of tabs that are not in the books.
@MainActor
final class TabStressTests: HostTestCase {
  func testTheTabIsAnotherWhileItsSheetIsShown() {
    let (tab, log) = (Setting(0), EventLog())
    let screen = show(
      Showing(tab) { _ in
        TabView(selection: Binding(get: { tab.value }, set: { tab.value = $0 })) {
          Text("first").sheet(isPresented: .constant(true)) { DismissButton(name: "a", log: log) }
            .tabItem { Text("A") }.tag(0)
          Text("second").tabItem { Text("B") }.tag(1)
        }
      }, height: 400)
    XCTAssertEqual(log.take(), ["a appears"])
    tab.value = 1
    screen.settle()
    XCTAssertEqual(screen.window.subviews.count, 2, "the sheet stays")
    tab.value = 0
    screen.settle()
    XCTAssertEqual(screen.window.subviews.count, 2)
    tab.value = 7
    screen.settle()
    XCTAssertNotNil(screen.window.label("first"))
  }

  func testTheSelectedTabGoes() {
    let tabs = Setting([1, 2, 3])
    let screen = show(
      Showing(tabs) { tabs in
        TabView(selection: .constant(3)) {
          ForEach(tabs, id: \.self) { tab in Text("page \(tab)").tabItem { Text("T\(tab)") }.tag(tab) }
        }
      }, height: 400)
    XCTAssertEqual(screen.texts.first, "page 3")
    tabs.value = [1, 2]
    screen.settle()
    XCTAssertFalse(screen.texts.contains("page 3"))
    tabs.value = []
    screen.settle()
    tabs.value = [3]
    screen.settle()
    XCTAssertEqual(screen.texts.first, "page 3")
  }

  func testATabWithASheetAndAStackGoes() {
    let tabs = Setting([1, 2])
    let log = EventLog()
    let screen = show(
      Showing(tabs) { tabs in
        TabView {
          ForEach(tabs, id: \.self) { tab in
            NavigationStack {
              NavigationLink("link \(tab)") {
                Text("page \(tab)").sheet(isPresented: .constant(true), onDismiss: { log.add("onDismiss") }) {
                  DismissButton(name: "s\(tab)", log: log)
                }
              }
            }.tabItem { Text("T\(tab)") }
          }
        }
      }, height: 400)
    screen.tapLabel("link 1")
    XCTAssertEqual(log.take(), ["s1 appears"])
    tabs.value = [2]
    screen.settle()
    XCTAssertEqual(log.take(), ["s1 disappears", "onDismiss"])
    screen.tapLabel("link 2")
    XCTAssertEqual(log.take(), ["s2 appears"])
    XCTAssertEqual(screen.window.subviews.count, 2)
  }

  func testABindingOfTabsThatChoosesAnother() {
    let tab = Setting(0)
    let screen = show(
      Showing(tab) { _ in
        TabView(selection: Binding(get: { tab.value }, set: { tab.value = $0 == 1 ? 2 : $0 })) {
          Text("p0").tabItem { Text("A") }.tag(0)
          Text("p1").tabItem { Text("B") }.tag(1)
          Text("p2").tabItem { Text("C") }.tag(2)
        }
      }, height: 300)
    screen.tapLabel("B")
    XCTAssertEqual(tab.value, 2)
    XCTAssertEqual(screen.texts.first, "p2")
  }
}
