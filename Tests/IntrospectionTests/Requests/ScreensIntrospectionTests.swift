import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// Introspections in pages, tabs and sheets.
@MainActor
final class ScreensIntrospectionTests: HostTestCase {
  private let log = EventLog()
  private let model = Model()

  func testATabIsAttachedWhenItIsShownFirstAndStaysAttached() {
    let screen = show(
      TabView {
        Text("page a").noted(.text, as: "a", log).tabItem { Text("A") }
        Text("page b").noted(.text, as: "b", log).tabItem { Text("B") }
      }
      .noted(.text.where { $0.text?.hasPrefix("page") == true }, as: "shown", log))
    XCTAssertEqual(log.take(), ["a attach page a", "shown attach page a"])
    screen.tap("B")
    XCTAssertEqual(log.take(), ["b attach page b", "shown detach page a", "shown attach page b"])
    screen.tap("A")
    XCTAssertEqual(log.take(), ["shown detach page b", "shown attach page a"])
  }

  func testAPageIsAttachedWhenItIsPushedAndLetGoOfWhenItIsPopped() {
    struct Root: View {
      let log: EventLog
      @ObservedObject var model: Model
      var body: some View {
        NavigationStack {
          Text("root").noted(.text, as: "root", log)
            .navigationDestination(isPresented: $model.flag) { Text("page").noted(.text, as: "page", log) }
        }
        .noted(.text.where { $0.text == "root" || $0.text == "page" }, .all, as: "all", log)
      }
    }
    let screen = show(Root(log: log, model: model), height: 400)
    XCTAssertEqual(log.take(), ["root attach root", "all attach root"])
    model.flag = true
    screen.settle()
    XCTAssertEqual(log.take(), ["page attach page", "all detach root", "all attach page"])
    model.flag = false
    screen.settle()
    XCTAssertEqual(log.take(), ["page detach page", "root update root", "all detach page", "all attach root"])
  }

  func testASheetIsAttachedWhenItIsPresentedAndLetGoOfWhenItIsDismissed() {
    struct Root: View {
      let log: EventLog
      @ObservedObject var model: Model
      var body: some View {
        Text("root").sheet(isPresented: $model.flag) { Text("sheet").noted(.text, as: "sheet", log) }
          .noted(.text, .all, as: "root", log)
      }
    }
    let window = makeWindow(width: 390, height: 844)
    window.rootViewController = HostingController(rootView: Root(log: log, model: model))
    window.settle()
    XCTAssertEqual(log.take(), ["root attach root"])
    model.flag = true
    window.settle()
    XCTAssertEqual(log.take(), ["root update root", "sheet attach sheet"])
    model.flag = false
    window.settle()
    XCTAssertEqual(log.take(), ["sheet detach sheet", "root update root"])
  }
}
