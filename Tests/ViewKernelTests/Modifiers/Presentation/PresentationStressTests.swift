import Foundation
import HostTree
import ViewKernel
import XCTest

/// What programmers do to sheets and alerts that is not in the books.
@MainActor
final class PresentationStressTests: HostTestCase {
  func testDismissTwice() {
    let (isShown, log) = (Setting(true), EventLog())
    let screen = show(
      Showing(isShown) { _ in
        Text("root").sheet(
          isPresented: Binding(get: { isShown.value }, set: { isShown.value = $0 }),
          onDismiss: { log.add("onDismiss") }
        ) { DismissButton(name: "a", log: log) }
      })
    screen.tapLabel("dismiss a")
    XCTAssertEqual(log.take(), ["a appears", "a disappears", "onDismiss"])
    XCTAssertFalse(isShown.value)
  }

  func testABindingThatRefusesToLetASheetGo() {
    let log = EventLog()
    let screen = show(
      Text("root").sheet(
        isPresented: Binding(get: { true }, set: { log.add("set \($0)") }), onDismiss: { log.add("onDismiss") }
      ) { DismissButton(name: "a", log: log) })
    _ = log.take()
    screen.tapLabel("dismiss a")
    XCTAssertEqual(log.take(), ["set false", "set false"])
    let controller = screen.window.presenter.presentedViewController
    XCTAssertTrue(controller?.presentationController?.dismissInteractively() ?? false)
    screen.settle()
    XCTAssertEqual(log.take(), ["a disappears", "set false", "onDismiss"])
  }

  func testASheetThatWaitsIsCalledOff() {
    struct State3: Equatable { var a = true, b = true, c = true }
    let (state, log) = (Setting(State3()), EventLog())
    func binding(_ path: WritableKeyPath<State3, Bool>) -> Binding<Bool> {
      Binding(get: { state.value[keyPath: path] }, set: { state.value[keyPath: path] = $0 })
    }
    let screen = show(
      Showing(state) { _ in
        Text("root")
          .sheet(isPresented: binding(\.a)) { DismissButton(name: "a", log: log) }
          .sheet(isPresented: binding(\.b)) { DismissButton(name: "b", log: log) }
          .sheet(isPresented: binding(\.c)) { DismissButton(name: "c", log: log) }
      })
    XCTAssertEqual(log.take(), ["a appears"])
    state.value.b = false
    screen.settle()
    screen.tapLabel("dismiss a")
    XCTAssertEqual(log.take(), ["a disappears", "c appears"])
  }

  func testTheRootIsAnotherWhileASheetIsShown() {
    let log = EventLog()
    let window = makeWindow(width: 390, height: 844)
    window.rootViewController = HostingController(
      rootView: Text("root").sheet(isPresented: .constant(true), onDismiss: { log.add("onDismiss") }) {
        DismissButton(name: "a", log: log)
      })
    window.settle()
    XCTAssertEqual(log.take(), ["a appears"])
    window.rootViewController = HostingController(rootView: Text("other"))
    window.settle()
    XCTAssertEqual(log.take(), ["a disappears", "onDismiss"])
    XCTAssertEqual(window.subviews.count, 1)
    XCTAssertEqual(window.checkInvariants(), [])
  }

  func testTheRootViewIsAnotherWhileASheetIsShown() {
    let log = EventLog()
    let screen = show(
      AnyView(
        Text("root").sheet(isPresented: .constant(true), onDismiss: { log.add("onDismiss") }) {
          DismissButton(name: "a", log: log)
        }))
    XCTAssertEqual(log.take(), ["a appears"])
    screen.view = AnyView(Text("other"))
    XCTAssertEqual(log.take(), ["a disappears", "onDismiss"])
    XCTAssertEqual(screen.window.subviews.count, 1)
  }

  func testTheWindowIsFreedWithASheet() {
    let log = EventLog()
    weak var window: HostWindow?
    do {
      let screen = show(
        Text("root").sheet(isPresented: .constant(true)) {
          DismissButton(name: "a", log: log).alert("inner", isPresented: .constant(true)) {}
        })
      window = screen.window
    }
    XCTAssertNil(window)
  }

  func testTheStateStaysWhenTheWindowIsFreedWithASheet() {
    let (isShown, log) = (Setting(true), EventLog())
    do {
      let screen = show(
        Showing(isShown) { _ in
          Text("root").sheet(
            isPresented: Binding(get: { isShown.value }, set: { isShown.value = $0 }),
            onDismiss: { log.add("onDismiss") }
          ) { Text("sheet") }
        })
      XCTAssertNotNil(screen.window.label("sheet"))
    }
    XCTAssertTrue(isShown.value, "nobody has dismissed it")
    XCTAssertEqual(log.take(), [])
  }

  func testTheHostingViewLeavesTheWindowWithASheet() {
    let log = EventLog()
    let screen = show(
      Text("root").sheet(isPresented: .constant(true), onDismiss: { log.add("onDismiss") }) {
        DismissButton(name: "a", log: log)
      })
    screen.close()
    XCTAssertEqual(log.take().first, "a appears")
  }

  func testASheetIsShownFromOnAppearAndFromAnAction() {
    struct Root: View {
      @State private var isShown = false
      @State private var isNext = false
      let log: EventLog
      var body: some View {
        Text("root").onAppear { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: { isNext = true }) { DismissButton(name: "a", log: log) }
          .fullScreenCover(isPresented: $isNext, onDismiss: { log.add("end") }) { DismissButton(name: "b", log: log) }
      }
    }
    let log = EventLog()
    let screen = show(Root(log: log))
    screen.tapLabel("dismiss a")
    screen.tapLabel("dismiss b")
    XCTAssertEqual(log.take(), ["a appears", "a disappears", "b appears", "b disappears", "end"])
  }

  func testTheItemIsAnotherAndAnotherWhileTheSheetGoes() {
    struct Item: Identifiable { let id: Int }
    let (item, log) = (Setting(Item(id: 1) as Item?), EventLog())
    let screen = show(
      Showing(item) { _ in
        Text("root").sheet(item: Binding(get: { item.value }, set: { item.value = $0 })) {
          DismissButton(name: "\($0.id)", log: log)
        }
      })
    for id in 2...5 {
      item.value = Item(id: id)
      screen.hosting.layoutIfNeeded()
    }
    screen.settle()
    XCTAssertEqual(log.take().last, "5 appears")
    screen.tapLabel("dismiss 5")
    XCTAssertNil(item.value)
    XCTAssertEqual(screen.window.subviews.count, 1)
  }

  func testAlertsWithoutAnythingAndPresentingNothing() {
    struct Root: View {
      @State private var isA = true
      @State private var isB = true
      let value: Int?
      var body: some View {
        Text("\(isA) \(isB)")
          .alert("", isPresented: $isA) {}
          .alert("b", isPresented: $isB, presenting: value) { Text("\($0)") }
      }
    }
    let screen = show(Root(value: nil))
    screen.tapLabel("OK")
    XCTAssertEqual(screen.texts, ["false true"])
  }

  func testASheetOfARowThatMovesOutOfSight() {
    struct Row: View {
      let number: Int
      let log: EventLog
      @State private var isShown = false
      var body: some View {
        Button("row \(number)") { isShown = true }.sheet(isPresented: $isShown) { DismissButton(name: "s", log: log) }
      }
    }
    let (rows, log) = (Setting(Array(0..<5)), EventLog())
    let screen = show(
      Showing(rows) { rows in List(rows, id: \.self) { Row(number: $0, log: log) }.listStyle(.plain) }, height: 220)
    screen.tapLabel("row 1")
    XCTAssertEqual(log.take(), ["s appears"])
    screen.table.contentOffset.y = 0
    rows.value = Array(100..<150) + Array(0..<5)
    screen.settle()
    screen.table.contentOffset.y = 0
    screen.settle()
    XCTAssertFalse(screen.rowTexts.contains("row 1"))
    XCTAssertEqual(log.take(), [], "the sheet stays")
    screen.tapLabel("dismiss s")
    XCTAssertEqual(log.take(), ["s disappears"])
    screen.scrollTable(51 * 44)
    XCTAssertTrue(screen.rowTexts.contains("row 1"))
    screen.tapLabel("row 1")
    XCTAssertEqual(log.take(), ["s appears"])
    rows.value = [7]
    screen.settle()
    XCTAssertEqual(log.take(), ["s disappears"])
  }

  func testShownAgainInTheSameAction() {
    struct Root: View {
      @State private var isShown = true
      let log: EventLog
      var body: some View {
        Text("root").sheet(isPresented: $isShown, onDismiss: { log.add("onDismiss") }) {
          VStack {
            Button("again") {
              isShown = false
              isShown = true
            }
            DismissButton(name: "a", log: log)
          }
        }
      }
    }
    let log = EventLog()
    let screen = show(Root(log: log))
    screen.tapLabel("again")
    screen.tapLabel("dismiss a")
    XCTAssertEqual(log.take(), ["a appears", "a disappears", "onDismiss"])
  }

  func testAnAlertFromAnAlertsButtonAndFromOnDismiss() {
    struct Root: View {
      @State private var isA = true
      @State private var isB = false
      @State private var count = 0
      var body: some View {
        Text("count \(count)")
          .alert("A", isPresented: $isA) {
            Button("next") { isB = true }
            Button("same") {
              count += 1
              isA = true
            }
          }
          .alert("B", isPresented: $isB) { Button("back") { isA = true } }
      }
    }
    let screen = show(Root())
    screen.tapLabel("next")
    screen.tapLabel("back")
    screen.tapLabel("same")
    screen.settle()
    XCTAssertEqual(screen.texts, ["count 1"])
  }

  func testSheetsInCoversInSheets() {
    struct Deep: View {
      let depth: Int
      let log: EventLog
      @State private var isShown = false
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        VStack {
          Button("deeper \(depth)") { isShown = true }
          Button("up \(depth)") { dismiss() }
        }
        .onDisappear { log.add("gone \(depth)") }
        .fullScreenCover(isPresented: depth % 2 == 0 ? $isShown : .constant(false)) {
          AnyView(Deep(depth: depth + 1, log: log))
        }
        .sheet(isPresented: depth % 2 == 1 ? $isShown : .constant(false)) { AnyView(Deep(depth: depth + 1, log: log)) }
      }
    }
    let log = EventLog()
    let window = makeWindow(width: 390, height: 844)
    window.rootViewController = HostingController(rootView: Deep(depth: 0, log: log))
    window.settle()
    for depth in 0..<5 {
      XCTAssertTrue(window.label("deeper \(depth)")?.tap() ?? false, "\(depth)")
      window.settle()
    }
    _ = log.take()
    window.rootViewController?.dismiss(animated: false)
    window.settle()
    XCTAssertEqual(window.subviews.count, 1)
    XCTAssertEqual(window.checkInvariants(), [])
    XCTAssertEqual(Set(log.take()), ["gone 1", "gone 3", "gone 5"], "the others were covered already")
    XCTAssertTrue(window.label("deeper 0")?.tap() ?? false)
    window.settle()
    XCTAssertNotNil(window.label("deeper 1"))
  }

  func testTheHostingViewMovesToAnotherWindowWithASheet() {
    let screen = show(
      NavigationView { Text("root").sheet(isPresented: .constant(true)) { Text("sheet") } }, height: 300)
    let other = HostWindow(frame: screen.window.frame, clock: screen.clock)
    other.makeKeyAndVisible()
    other.addSubview(screen.hosting)
    other.settle()
    screen.window.settle()
    XCTAssertEqual(other.checkInvariants() + screen.window.checkInvariants(), [])
    screen.hosting.removeFromSuperview()
    other.settle()
    screen.window.settle()
  }
}
