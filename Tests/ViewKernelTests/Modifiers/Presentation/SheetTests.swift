import Foundation
import HostTree
import ViewKernel
import XCTest

/// Sheets, covers and popovers: the state and what is shown go together.
@MainActor
final class SheetTests: HostTestCase {
  private let log = EventLog()

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    let name: String
    let log: EventLog
    var body: some View {
      let _ = log.ran("\(name) \(isPresented)")
      VStack {
        Text(name)
        Button("Close \(name)") { dismiss() }
      }
      .onAppear { log.add("\(name) appears") }
      .onDisappear { log.add("\(name) disappears") }
    }
  }

  private struct Root: View {
    let log: EventLog
    var isCover = false
    @State private var isShown = false

    var body: some View {
      let button = Button("Show") { isShown = true }
        .onAppear { log.add("root appears") }
        .onDisappear { log.add("root disappears") }
      VStack {
        Text(isShown ? "shown" : "hidden")
        if isCover {
          button.fullScreenCover(isPresented: $isShown, onDismiss: { log.add("onDismiss") }) {
            Inside(name: "A", log: log)
          }
        } else {
          button.sheet(isPresented: $isShown, onDismiss: { log.add("onDismiss") }) { Inside(name: "A", log: log) }
        }
        Button("Hide") { isShown = false }
      }
    }
  }

  private func window<V: View>(_ view: V, width: CGFloat = 390) -> HostWindow {
    let window = makeWindow(width: width, height: 844)
    window.rootViewController = HostingController(rootView: view)
    settle(window)
    return window
  }

  private func settle(_ window: HostWindow, line: UInt = #line) {
    window.settle()
    XCTAssertEqual(window.checkInvariants(), [], line: line)
  }

  private func host(_ name: String, in window: HostWindow) -> HostView? {
    var rest: [HostView] = [window]
    while let host = rest.popLast() {
      var description = HostDescription()
      host.describe(into: &description)
      if description.text == name { return host }
      rest += host.subviews.reversed()
    }
    return nil
  }

  private func tap(_ name: String, in window: HostWindow, line: UInt = #line) {
    XCTAssertTrue(host(name, in: window)?.tap() ?? false, "nobody took the tap on \(name)", line: line)
    settle(window, line: line)
  }

  // MARK: By a state

  func testOneThatIsAskedForWhileItsViewsAreInNoWindowWaitsForOne() {
    let (first, second) = (Setting(true), Setting(false))
    let screen = show(
      Showing(first) { isFirst in
        Showing(second) { isSecond in
          Text("views")
            .alert("first", isPresented: Binding(get: { isFirst }, set: { first.value = $0 })) {}
            .sheet(isPresented: Binding(get: { isSecond }, set: { second.value = $0 })) { Text("second") }
        }
      })
    XCTAssertEqual(screen.shownTexts, ["views", "first", "OK"])
    screen.hosting.removeFromSuperview()
    second.value = true
    screen.settle()
    first.value = false
    screen.settle()
    XCTAssertEqual(screen.shownTexts, [])
    screen.window.insertSubview(screen.hosting, at: 0)
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["views", "second"])
    second.value = false
    screen.settle()
  }

  func testASheetIsShownAndTakenAwayByItsState() {
    let window = window(Root(log: log))
    XCTAssertEqual(log.take(), ["root appears"])
    tap("Show", in: window)
    XCTAssertEqual(log.take(), ["A true", "A appears"])
    assertTree(
      window,
      """
      HostWindow (0, 0, 390 x 844)
      ├─ HostingView<Root> (0, 0, 390 x 844)
      │  └─ HostStackView (170, 384, 50 x 76) axis=vertical
      │     ├─ HostLabel "shown" (0, 0, 50 x 20)
      │     ├─ HostButton (3.5, 28, 43 x 20)
      │     │  └─ HostLabel "Show" (0, 0, 43 x 20)
      │     └─ HostButton (7.5, 56, 35 x 20)
      │        └─ HostLabel "Hide" (0, 0, 35 x 20)
      └─ HostTransitionView (0, 0, 390 x 844) style=pageSheet
         ├─ HostDimmingView (0, 0, 390 x 844)
         └─ ScreenView (0, 10, 390 x 834)
            └─ HostStackView (165, 393, 60 x 48) axis=vertical
               ├─ HostLabel "A" (24, 0, 12 x 20)
               └─ HostButton (0, 28, 60 x 20)
                  └─ HostLabel "Close A" (0, 0, 60 x 20)
      """)
    XCTAssertFalse(host("Hide", in: window)?.tap() ?? true, "the sheet covers it")
    tap("Close A", in: window)
    XCTAssertEqual(log.take(), ["A disappears", "onDismiss"])
    XCTAssertNotNil(host("hidden", in: window))
    XCTAssertEqual(window.subviews.count, 1)
  }

  func testAUserWipesItAway() {
    let window = window(Root(log: log))
    tap("Show", in: window)
    _ = log.take()
    let controller = window.rootViewController?.presentedViewController
    XCTAssertTrue(controller?.presentationController?.dismissInteractively() ?? false)
    XCTAssertNotNil(host("shown", in: window))
    settle(window)
    XCTAssertEqual(log.take(), ["A disappears", "onDismiss"])
    XCTAssertNotNil(host("hidden", in: window))
    tap("Show", in: window)
    XCTAssertEqual(log.take(), ["A true", "A appears"])
  }

  func testSomebodyDismissesTheController() {
    let window = window(Root(log: log))
    tap("Show", in: window)
    _ = log.take()
    window.rootViewController?.dismiss(animated: false)
    settle(window)
    XCTAssertEqual(log.take(), ["A disappears", "onDismiss"])
    XCTAssertNotNil(host("hidden", in: window))
  }

  func testTheViewsBehindACoverDisappear() {
    let window = window(Root(log: log, isCover: true))
    _ = log.take()
    tap("Show", in: window)
    XCTAssertEqual(log.take(), ["A true", "A appears", "root disappears"])
    XCTAssertNil(host("shown", in: window))
    tap("Close A", in: window)
    XCTAssertEqual(log.take(), ["A disappears", "root appears", "onDismiss"])
    XCTAssertNotNil(host("hidden", in: window))
  }

  func testASheetWithoutAControllerAround() {
    let screen = show(Root(log: log))
    _ = log.take()
    screen.tap("Show")
    XCTAssertEqual(log.take(), ["A true", "A appears"])
    XCTAssertEqual(screen.window.subviews.count, 2)
    screen.window.subviews[1].tap()
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 5, y: 5)))
    screen.settle()
    XCTAssertEqual(log.take(), ["A disappears", "onDismiss"])
    XCTAssertEqual(screen.texts, ["hidden", "Show", "Hide"])
  }

  func testTheSheetGoesWithTheViewThatShowsIt() {
    struct Parent: View {
      let log: EventLog
      let isThere: Bool
      var body: some View {
        if isThere { Text("here").sheet(isPresented: .constant(true)) { Inside(name: "A", log: log) } }
      }
    }
    let screen = show(Parent(log: log, isThere: true))
    XCTAssertEqual(screen.window.subviews.count, 2)
    XCTAssertEqual(log.take(), ["A true", "A appears"])
    screen.view = Parent(log: log, isThere: false)
    XCTAssertEqual(screen.window.subviews.count, 1)
    XCTAssertEqual(log.take(), ["A disappears"])
  }

  // MARK: By an item

  private struct Item: Identifiable {
    let id: Int
    var name = ""
  }

  private struct Items: View {
    let log: EventLog
    let item: Binding<Item?>
    var body: some View {
      Text("root").sheet(item: item, onDismiss: { log.add("onDismiss") }) {
        Inside(name: "\($0.id)\($0.name)", log: log)
      }
    }
  }

  func testAnotherItemMakesAnotherSheet() {
    var item: Item? = Item(id: 1)
    func items() -> Items { Items(log: log, item: Binding(get: { item }, set: { item = $0 })) }
    let screen = show(items())
    XCTAssertEqual(log.take(), ["1 true", "1 appears"])
    let first = screen.window.presenter.presentedViewController
    item = Item(id: 1, name: "a")
    screen.view = items()
    XCTAssertEqual(log.take(), ["1a true"])
    XCTAssertTrue(screen.window.presenter.presentedViewController === first)
    item = Item(id: 2)
    screen.view = items()
    XCTAssertEqual(log.take(), ["2 true", "1a disappears", "2 appears", "onDismiss"])
    XCTAssertFalse(screen.window.presenter.presentedViewController === first)
    XCTAssertTrue(
      screen.window.presenter.presentedViewController?.presentationController?.dismissInteractively() ?? false)
    screen.settle()
    XCTAssertNil(item)
    XCTAssertEqual(log.take(), ["2 disappears", "onDismiss"])
  }

  // MARK: Several

  private struct Nested: View {
    let log: EventLog
    @State private var isOuterShown = true
    @State private var isInnerShown = true
    var body: some View {
      Text("root").sheet(isPresented: $isOuterShown, onDismiss: { log.add("outer onDismiss") }) {
        Inside(name: "outer", log: log)
          .sheet(isPresented: $isInnerShown, onDismiss: { log.add("inner onDismiss") }) {
            VStack {
              Inside(name: "inner", log: log)
              Button("Close both") { isOuterShown = false }
            }
          }
      }
    }
  }

  func testASheetInASheet() {
    let window = window(Nested(log: log))
    XCTAssertEqual(log.take(), ["outer true", "inner true", "outer appears", "inner appears"])
    let first = window.rootViewController?.presentedViewController
    XCTAssertTrue(first?.presentedViewController?.presentingViewController === first)
    tap("Close both", in: window)
    XCTAssertEqual(
      log.take(), ["outer disappears", "inner disappears", "inner onDismiss", "outer onDismiss"])
    XCTAssertEqual(window.subviews.count, 1)
  }

  private struct Three: View {
    let log: EventLog
    @State private var isFirstShown = true
    @State private var isSecondShown = true
    @State private var isThirdShown = true
    var body: some View {
      Text("root")
        .sheet(isPresented: $isFirstShown) { Inside(name: "first", log: log) }
        .sheet(isPresented: $isSecondShown) { Inside(name: "second", log: log) }
        .sheet(isPresented: $isThirdShown) { Inside(name: "third", log: log) }
    }
  }

  func testASecondSheetWaitsForTheFirst() {
    let window = window(Three(log: log))
    XCTAssertEqual(log.take(), ["first true", "second true", "third true", "first appears"])
    tap("Close first", in: window)
    XCTAssertEqual(log.take(), ["first disappears", "second appears"])
    tap("Close second", in: window)
    XCTAssertEqual(log.take(), ["second disappears", "third appears"])
    tap("Close third", in: window)
    XCTAssertEqual(log.take(), ["third disappears"])
    XCTAssertEqual(window.subviews.count, 1)
  }

  func testASheetWaitsForAWindow() {
    let hosting = HostingController(rootView: Nested(log: log))
    _ = hosting.sizeThatFits(in: CGSize(width: 100, height: 100))
    XCTAssertEqual(log.take(), ["outer true", "inner true"])
    XCTAssertNil(hosting.presentedViewController)
    let window = makeWindow(width: 390, height: 844)
    window.rootViewController = hosting
    settle(window)
    XCTAssertEqual(log.take(), ["outer appears", "inner appears"])
    XCTAssertEqual(window.subviews.count, 3)
  }

  // MARK: Controllers inside

  private struct Inner: HostViewControllerRepresentable {
    let log: EventLog

    final class Controller: HostViewController {
      let log: EventLog
      init(_ log: EventLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      override func viewWillAppear(_ animated: Bool) { log.add("willAppear") }
      override func viewDidAppear(_ animated: Bool) { log.add("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { log.add("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { log.add("didDisappear") }
    }

    func makeHostViewController(context: Context) -> Controller { Controller(log) }
    func updateHostViewController(_ controller: Controller, context: Context) {}
  }

  func testAControllerInsideIsAChildOfTheSheets() {
    struct Root: View {
      let log: EventLog
      @State private var isShown = true
      var body: some View {
        Text("a").sheet(isPresented: $isShown) {
          Inner(log: log).onAppear { log.add("onAppear") }.onDisappear { log.add("onDisappear") }
        }
      }
    }
    let window = window(Root(log: log))
    XCTAssertEqual(log.take(), ["willAppear", "didAppear", "onAppear"])
    let sheet = window.rootViewController?.presentedViewController
    XCTAssertEqual(sheet?.children.count, 1)
    XCTAssertTrue(sheet?.presentationController?.dismissInteractively() ?? false)
    settle(window)
    XCTAssertEqual(log.take(), ["willDisappear", "didDisappear", "onDisappear"])
  }

  // MARK: What is read inside

  func testTheEnvironmentReachesASheet() {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("\(limit ?? 0)") }
    }
    struct Sheet: View {
      @State private var count = 3
      var body: some View {
        Button("More") { count += 1 }
          .sheet(isPresented: .constant(true)) {
            VStack {
              Reader()
              Text("count \(count)")
              Button("More inside") { count += 1 }
            }
          }
          .lineLimit(count)
      }
    }
    let window = window(Sheet())
    XCTAssertNotNil(host("3", in: window))
    tap("More inside", in: window)
    XCTAssertNotNil(host("4", in: window))
    XCTAssertNotNil(host("count 4", in: window))
  }

  // MARK: What the content asks of the sheet

  private struct Options: View {
    @State private var isShown = true
    @State private var isDisabled = true
    @State private var detent = PresentationDetent.height(200)
    var body: some View {
      Text("\(detent == .medium)").sheet(isPresented: $isShown) {
        VStack {
          Button("Allow") { isDisabled = false }
          Button("Large") { detent = .large }
        }
        .interactiveDismissDisabled(isDisabled)
        .presentationDetents([.medium, .large, .height(200)], selection: $detent)
        .presentationCornerRadius(12)
      }
    }
  }

  func testAViewInsideKeepsTheUserFromWipingItAway() {
    let window = window(Options())
    let controller = window.rootViewController?.presentedViewController
    XCTAssertFalse(controller?.presentationController?.dismissInteractively() ?? true)
    tap("Allow", in: window)
    XCTAssertTrue(controller?.presentationController?.dismissInteractively() ?? false)
    settle(window)
    XCTAssertEqual(window.subviews.count, 1)
  }

  func testDetents() throws {
    let window = window(Options())
    let controller = try XCTUnwrap(window.rootViewController?.presentedViewController)
    let sheet = try XCTUnwrap(controller.sheetPresentationController)
    XCTAssertEqual(controller.view.frame, CGRect(0, 644, 390, 200))
    XCTAssertTrue(sheet.prefersGrabberVisible)
    XCTAssertEqual(sheet.preferredCornerRadius, 12)
    XCTAssertTrue(sheet.drag(to: .medium))
    settle(window)
    XCTAssertEqual(controller.view.frame, CGRect(0, 427, 390, 417))
    XCTAssertNotNil(host("true", in: window))
    tap("Large", in: window)
    XCTAssertEqual(controller.view.frame, CGRect(0, 10, 390, 834))
  }

  func testAPopover() throws {
    struct Popover: View {
      @State private var isShown = true
      var body: some View {
        Text("a").frame(width: 100, height: 40)
          .popover(isPresented: $isShown, attachmentAnchor: .point(.topLeading)) {
            Color.red.frame(width: 60, height: 50)
          }
      }
    }
    let window = window(Popover(), width: 800)
    let controller = try XCTUnwrap(window.rootViewController?.presentedViewController)
    XCTAssertEqual(controller.view.frame, CGRect(320, 402, 60, 50))
    XCTAssertTrue(window.tap(at: CGPoint(x: 1, y: 1)))
    settle(window)
    XCTAssertEqual(window.subviews.count, 1)
  }
}
