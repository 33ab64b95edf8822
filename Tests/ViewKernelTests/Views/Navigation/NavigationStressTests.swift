import Foundation
import HostTree
import ViewKernel
import XCTest

/// What programmers do to pages that is not in the books.
@MainActor
final class NavigationStressTests: HostTestCase {
  func testTheRowGoesWhosePageIsPushed() {
    let rows = Setting([1, 2, 3])
    let log = EventLog()
    let screen = show(
      NavigationView {
        Showing(rows) { rows in
          List(rows, id: \.self) { row in
            NavigationLink("row \(row)") { DismissButton(name: "\(row)", log: log) }
          }
        }
      }, height: 400)
    screen.tapLabel("row 2")
    XCTAssertEqual(screen.navigation.viewControllers.count, 2)
    rows.value = [1, 3]
    screen.settle()
    XCTAssertEqual(screen.navigation.viewControllers.count, 1)
    XCTAssertEqual(log.take(), ["2 appears", "2 disappears"])
    XCTAssertEqual(screen.rowTexts, ["row 1", "row 3"])
  }

  func testARowIsScrolledAwayWhosePageIsPushed() {
    let log = EventLog()
    let screen = show(
      NavigationView {
        List(0..<100) { row in NavigationLink("row \(row)") { DismissButton(name: "\(row)", log: log) } }
      }, height: 300)
    let table = screen.table
    screen.tapLabel("row 1")
    XCTAssertEqual(log.take(), ["1 appears"])
    table.contentOffset.y = 2000
    screen.settle()
    table.layoutIfNeeded()
    screen.settle()
    XCTAssertEqual(screen.navigation.viewControllers.count, 2, "the page stays")
    XCTAssertEqual(log.take(), [])
  }

  func testASheetOfAPageThatAPathChangePops() {
    let (path, log) = (Setting([1]), EventLog())
    let screen = show(
      NavigationStack(path: Binding(get: { path.value }, set: { path.value = $0 })) {
        Text("root").navigationDestination(for: Int.self) { _ in
          Text("page").sheet(isPresented: .constant(true), onDismiss: { log.add("onDismiss") }) {
            DismissButton(name: "a", log: log)
          }
        }
      }, height: 400)
    XCTAssertEqual(log.take(), ["a appears"])
    screen.view = NavigationStack(path: Binding(get: { path.value }, set: { path.value = $0 })) {
      Text("root").navigationDestination(for: Int.self) { _ in
        Text("page").sheet(isPresented: .constant(true), onDismiss: { log.add("onDismiss") }) {
          DismissButton(name: "a", log: log)
        }
      }
    }
    path.value = []
    screen.hosting.rootView = screen.hosting.rootView
    screen.settle()
    XCTAssertEqual(screen.navigation.viewControllers.count, 1)
    XCTAssertEqual(log.take(), ["a disappears", "onDismiss"])
    XCTAssertEqual(screen.window.subviews.count, 1)
  }

  func testAPathThatRefusesToShrink() {
    let screen = show(
      NavigationStack(path: .constant([1, 2])) {
        Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
      }, height: 400)
    XCTAssertEqual(screen.navigation.viewControllers.count, 3)
    XCTAssertTrue(screen.navigation.goBack())
    screen.settle()
    XCTAssertEqual(screen.navigation.viewControllers.count, 3, "the path says so still")
    XCTAssertEqual(screen.texts.first, "page 2")
  }

  func testALinkThatRefusesToGoBack() {
    let screen = show(
      NavigationView { NavigationLink("link", isActive: .constant(true)) { Text("page") } }, height: 400)
    XCTAssertEqual(screen.navigation.viewControllers.count, 2)
    XCTAssertTrue(screen.navigation.goBack())
    screen.settle()
    XCTAssertEqual(screen.navigation.viewControllers.count, 2)
  }

  func testAPathOfNaN() {
    let path = Setting([Double.nan, .nan])
    let screen = show(
      Showing(path) { _ in
        NavigationStack(path: Binding(get: { path.value }, set: { path.value = $0 })) {
          Text("root").navigationDestination(for: Double.self) { Text("page \($0)") }
        }
      }, height: 400)
    _ = screen.navigation.goBack()
    screen.settle()
    path.value = []
    screen.settle()
    XCTAssertEqual(screen.navigation.viewControllers.count, 1)
    _ = takeSentences()
  }

  func testAStackInAStackAndInASheet() {
    let log = EventLog()
    let screen = show(
      NavigationStack {
        NavigationStack {
          NavigationLink("inner") { DismissButton(name: "i", log: log) }.navigationTitle("Inner")
        }
        .navigationTitle("Outer")
        .sheet(isPresented: .constant(true)) {
          NavigationStack { NavigationLink("sheet") { DismissButton(name: "s", log: log) } }
        }
      }, height: 400)
    screen.tapLabel("sheet")
    screen.tapLabel("dismiss s")
    XCTAssertEqual(log.take(), ["s appears", "s disappears"])
    XCTAssertEqual(screen.hosts(of: HostLabel.self).filter { $0.text == "inner" }.count, 1)
  }

  func testDismissOfAPageTwice() {
    let log = EventLog()
    let screen = show(
      NavigationView {
        NavigationLink("a") {
          NavigationLink("b") { DismissButton(name: "c", log: log) }
        }
      }, height: 400)
    screen.tapLabel("a")
    screen.tapLabel("b")
    XCTAssertEqual(screen.navigation.viewControllers.count, 3)
    screen.tapLabel("dismiss c")
    XCTAssertEqual(screen.navigation.viewControllers.count, 2)
  }

  func testLinksWithTheSameTag() {
    struct Root: View {
      @State private var tag: Int?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("a", destination: Text("page a"), tag: 1, selection: $tag)
            NavigationLink("b", destination: Text("page b"), tag: 1, selection: $tag)
          }
        }
      }
    }
    let screen = show(Root(), height: 400)
    screen.tapLabel("a")
    XCTAssertTrue(screen.navigation.goBack())
    screen.settle()
    XCTAssertEqual(screen.navigation.viewControllers.count, 1)
  }

  func testPathsOfManyAndTooFewValues() {
    var path = NavigationPath()
    path.append(1)
    path.removeLast(0)
    let deep = Setting(Array(repeating: 3, count: 60))
    let screen = show(
      Showing(deep) { _ in
        NavigationStack(path: Binding(get: { deep.value }, set: { deep.value = $0 })) {
          Text("root").navigationDestination(for: Int.self) { _ in DismissButton(name: "p", log: EventLog()) }
        }
      }, height: 400)
    XCTAssertEqual(screen.navigation.viewControllers.count, 61)
    screen.tapLabel("dismiss p")
    XCTAssertEqual(deep.value.count, 59)
    screen.navigation.popToRootViewController(animated: true)
    screen.settle()
    XCTAssertEqual(deep.value, [])
  }

  func testAPageThatDismissesItselfWhenItAppears() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("page").onAppear { dismiss() } }
    }
    let path = Setting([Int]())
    let screen = show(
      Showing(path) { _ in
        NavigationStack(path: Binding(get: { path.value }, set: { path.value = $0 })) {
          NavigationLink("go", value: 1).navigationDestination(for: Int.self) { _ in Page() }
        }
      }, height: 300)
    screen.tapLabel("go")
    XCTAssertEqual(path.value, [])
    XCTAssertEqual(screen.navigation.viewControllers.count, 1)
  }

  func testAPathThatAppendsMore() {
    let path = Setting([Int]())
    let screen = show(
      Showing(path) { _ in
        NavigationStack(
          path: Binding(get: { path.value }, set: { path.value = $0.count == 1 ? $0 + [7, 8] : $0 })
        ) {
          NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Text("p\($0)") }
        }
      }, height: 300)
    screen.tapLabel("go")
    XCTAssertEqual(screen.navigation.viewControllers.count, 4)
    screen.navigation.popToViewController(screen.navigation.viewControllers[1], animated: false)
    screen.settle()
    XCTAssertEqual(screen.navigation.viewControllers.count, 4)
    XCTAssertEqual(screen.texts.first, "p8")
  }

  func testTheRootPageShowsASheetBehindAPushedOne() {
    let isShown = Setting(false)
    let screen = show(
      Showing(isShown) { _ in
        NavigationStack(path: .constant([1])) {
          Text("root").navigationDestination(for: Int.self) { _ in Text("page") }
            .sheet(isPresented: Binding(get: { isShown.value }, set: { isShown.value = $0 })) { Text("sheet") }
        }
      }, height: 300)
    isShown.value = true
    screen.settle()
    XCTAssertNotNil(screen.window.label("sheet"))
    isShown.value = false
    screen.settle()
    XCTAssertEqual(screen.window.subviews.count, 1)
  }
}
