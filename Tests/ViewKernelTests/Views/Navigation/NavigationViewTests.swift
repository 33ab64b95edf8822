import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class NavigationViewTests: HostTestCase {
  func testTheFirstPage() {
    let screen = show(NavigationView { Text("Hello").navigationTitle("Home") })
    assertText(
      screen.printed,
      """
      ViewHost (0, 0, 200 x 200) of=NavigationControllerView
      └─ HostLayoutContainerView (0, 0, 200 x 200)
         ├─ ScreenView (0, 96, 200 x 104)
         │  └─ HostLabel "Hello" (80.5, 42, 39 x 20)
         └─ HostNavigationBar (0, 0, 200 x 96) largeTitle
            └─ HostLabel "Home" (16, 48, 95 x 41) font=system 34 bold lines=1
      """)
  }

  func testALinkPushesItsPageAndBackPopsIt() {
    let screen = show(
      NavigationView {
        NavigationLink("Go") { Counter("Detail").navigationBarTitle("Detail", displayMode: .inline) }
          .navigationBarTitle("Home", displayMode: .inline)
      })
    let navigation = screen.navigation
    screen.tap("Go")
    XCTAssertEqual(
      screen.navigation.view.shape,
      #"LayoutContainer[Screen[Button[Label "Detail 0"]], NavigationBar[Button "Home"[Label "Home"], Label "Detail"]]"#)
    screen.tap("Detail 0")
    XCTAssertTrue(navigation.goBack())
    screen.settle()
    XCTAssertEqual(
      screen.navigation.view.shape, #"LayoutContainer[Screen[Button[Label "Go"]], NavigationBar[Label "Home"]]"#)
    screen.tap("Go")
    XCTAssertEqual(screen.texts.first, "Detail 0", "a page that comes again begins anew")
  }

  func testAppearanceOfPages() {
    let log = EventLog()
    let screen = show(
      NavigationView {
        NavigationLink("Go") {
          Text("b").onAppear { log.add("b appears") }.onDisappear { log.add("b disappears") }
        }
        .onAppear { log.add("a appears") }.onDisappear { log.add("a disappears") }
      })
    XCTAssertEqual(log.take(), ["a appears"])
    screen.tap("Go")
    XCTAssertEqual(log.take(), ["b appears", "a disappears"])
    screen.navigation.popViewController(animated: false)
    screen.settle()
    XCTAssertEqual(log.take(), ["a appears", "b disappears"])
    screen.close()
    XCTAssertEqual(log.take(), ["a disappears"])
  }

  func testThePageOfALinkIsUpdatedWhileItIsShown() {
    let setting = Setting(1)
    let screen = show(
      NavigationView {
        Showing(setting) { value in NavigationLink("Go") { Text("value \(value)") } }
      })
    screen.tap("Go")
    setting.value = 2
    screen.settle()
    XCTAssertEqual(screen.texts, ["value 2", "Back"])
  }

  func testALinkWithoutNavigationViewIsDisabled() {
    let screen = show(NavigationLink("Go") { Text("b") })
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.isEnabled), [false])
  }

  func testAnActiveBindingPushesAndPops() {
    struct Page: View {
      @State var isActive = false
      @State var selection: Int?
      var body: some View {
        VStack {
          NavigationLink("One", isActive: $isActive) { Text("one") }
          NavigationLink("Two", tag: 2, selection: $selection) { Text("two") }
          Text("\(isActive) \(selection ?? 0)")
          Button("both") {
            isActive = true
            selection = 2
          }
        }
      }
    }
    let screen = show(NavigationView { Page() }, height: 300)
    func state() -> String { screen.navigation.viewControllers[0].view.shape }
    screen.tap("Two")
    XCTAssertTrue(state().contains("false 2"), state())
    XCTAssertTrue(screen.navigation.swipeBack())
    screen.settle()
    XCTAssertTrue(state().contains("false 0"), state())
    screen.tap("both")
    XCTAssertEqual(screen.navigation.viewControllers.count, 3)
    screen.navigation.popToRootViewController(animated: false)
    screen.settle()
    XCTAssertTrue(state().contains("false 0"), state())
  }

  func testDismissPopsThePage() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.presentationMode) private var mode
      @Environment(\.isPresented) private var isPresented
      let depth: Int
      var body: some View {
        Text("depth \(depth) \(isPresented)")
        Button("dismiss") { dismiss() }
        Button("old dismiss") { mode.wrappedValue.dismiss() }
        if depth < 3 { NavigationLink("Go") { Page(depth: depth + 1) } }
      }
    }
    let screen = show(NavigationView { Page(depth: 0) }, height: 400)
    XCTAssertEqual(screen.texts.first, "depth 0 false")
    screen.tap("dismiss")
    for _ in 0..<3 { screen.tap("Go") }
    XCTAssertEqual(screen.texts.first, "depth 3 true")
    screen.tap("dismiss")
    XCTAssertEqual(screen.texts.first, "depth 2 true")
    screen.tap("old dismiss")
    XCTAssertEqual(screen.texts.first, "depth 1 true")
    XCTAssertEqual(screen.navigation.viewControllers.count, 2)
  }

  func testABranchThatGoesTakesItsPagesAway() {
    let setting = Setting(true)
    let screen = show(
      NavigationView {
        VStack {
          Text("root")
          Showing(setting) { isThere in
            if isThere { NavigationLink("Go") { NavigationLink("On") { Text("c") } } }
          }
        }
      })
    screen.tap("Go")
    screen.tap("On")
    XCTAssertEqual(screen.navigation.viewControllers.count, 3)
    setting.value = false
    screen.settle()
    XCTAssertEqual(screen.texts, ["root"])
    XCTAssertEqual(screen.navigation.viewControllers.count, 1)
  }

  func testANavigationViewThatGoesAway() {
    let setting = Setting(true)
    let screen = show(
      Showing(setting) { isThere in
        if isThere { NavigationView { NavigationLink("Go") { Text("b") } } } else { Text("gone") }
      })
    screen.tap("Go")
    setting.value = false
    screen.settle()
    XCTAssertEqual(screen.shape, #"Label "gone""#)
  }
}

extension Screen {
  /// The first navigation controller on screen.
  var navigation: HostNavigationController {
    for host in all { if let found = host.next as? HostNavigationController { return found } }
    preconditionFailure("no navigation controller is on screen")
  }
}
