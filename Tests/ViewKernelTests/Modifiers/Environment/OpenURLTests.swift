import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class OpenURLTests: HostTestCase {
  private let url = URL(string: "app://item/7")!

  func testAllViewsHearOfItThoseFurtherOutFirst() {
    let log = EventLog()
    let screen = show(
      VStack {
        Text("a").onOpenURL { log.add("a \($0.absoluteString)") }
        Group {
          Text("b")
          Text("c")
        }.onOpenURL { _ in log.add("group") }
      }.onOpenURL { _ in log.add("stack") })
    XCTAssertTrue(screen.window.open(url))
    XCTAssertEqual(log.take(), ["stack", "a app://item/7", "group"])
  }

  func testWhatItChangesIsShown() {
    struct Page: View {
      @State var path: [String] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text("home")
            .onOpenURL { path.append($0.lastPathComponent) }
            .navigationDestination(for: String.self) { Text("item \($0)") }
        }
      }
    }
    let screen = show(Page(), height: 400)
    screen.window.open(url)
    screen.settle()
    XCTAssertNotNil(screen.host("item 7"))
    screen.window.open(URL(string: "app://item/8")!)
    screen.settle()
    XCTAssertNotNil(screen.host("item 8"), "a page that is behind another one hears of it, too")
  }

  func testSheetsAndOtherTabs() {
    let log = EventLog()
    struct Page: View {
      let log: EventLog
      @State var isShown = false
      var body: some View {
        TabView {
          Button("sheet") { isShown = true }
            .sheet(isPresented: $isShown) { Text("in the sheet").onOpenURL { _ in log.add("sheet") } }
            .tabItem { Text("one") }
          Text("second").onOpenURL { _ in log.add("second tab") }.tabItem { Text("two") }
        }
      }
    }
    let screen = show(Page(log: log), height: 400)
    screen.tap("sheet")
    screen.window.open(url)
    XCTAssertEqual(log.take().first, "sheet")
  }

  func testNobodyIsReported() {
    let screen = show(Text("a"))
    XCTAssertFalse(screen.window.open(url))
    XCTAssertEqual(
      takeSentences(),
      [
        "A window was asked to open app://item/7, and nobody in it takes addresses. "
          + "Add onOpenURL(perform:) to a view that is always there."
      ])
  }

  func testAScene() {
    struct Library: App {
      @State var shown = "nothing"
      var body: some Scene { WindowGroup { Text(shown) }.onOpenURL { shown = $0.absoluteString } }
    }
    let window = Library.makeWindow()
    window.settle()
    window.open(url)
    window.settle()
    XCTAssertTrue(window.treeDescription().contains("app://item/7"))
    window.rootViewController = nil
    window.settle()
  }
}
