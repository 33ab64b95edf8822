import Foundation
import HostTree
import ViewKernel
import XCTest

/// The way from imperative code to views.
@MainActor
final class HostingViewTests: HostTestCase {
  func testAControllerAnnouncesTheSizeOfItsContent() {
    let controller = HostingController(rootView: Color.red.frame(width: 80, height: 30))
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.settle()
    XCTAssertEqual(controller.preferredContentSize, .zero)
    controller.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
    window.settle()
    XCTAssertEqual(controller.preferredContentSize, CGSize(width: 80, height: 30))
    controller.rootView = Color.red.frame(width: 90, height: 30)
    window.settle()
    XCTAssertEqual(controller.preferredContentSize, CGSize(width: 90, height: 30))
  }

  func testTheRootViewIsInTheMiddle() {
    let screen = show(Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a"))
    XCTAssertEqual(screen.frame("a"), CGRect(75, 90, 50, 20))
  }

  func testSeveralRootsAreStacked() {
    let screen = show(
      Group {
        Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
      })
    XCTAssertEqual(screen.frame("a"), CGRect(75, 76, 50, 20))
    XCTAssertEqual(screen.frame("b"), CGRect(90, 104, 20, 20))
  }

  private struct Named: View {
    let name: String
    var body: some View { Counter(name) }
  }

  func testANewRootViewKeepsTheState() {
    let screen = show(Named(name: "a"))
    screen.tap("a 0")
    screen.view = Named(name: "b")
    XCTAssertEqual(screen.texts, ["b 1"])
  }

  func testAnotherRootViewBeforeTheUpdateKeepsTheAnimationOfTheFirst() {
    let controller = HostingController(rootView: Color.red.frame(width: 10, height: 10).offset(x: 0))
    let clock = HostManualClock()
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10), clock: clock)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.settle()
    withAnimation(.linear(duration: 1)) {
      controller.rootView = Color.red.frame(width: 10, height: 10).offset(x: 100)
    }
    controller.rootView = Color.red.frame(width: 10, height: 10).offset(x: 200)
    window.settle()
    XCTAssertTrue(window.isAnimating)
    clock.advance(by: 1.1)
    window.settle()
    XCTAssertFalse(window.isAnimating)
    controller.rootView = Color.red.frame(width: 10, height: 10).offset(x: 300)
    window.settle()
    XCTAssertFalse(window.isAnimating)
  }

  func testItsSizeIsKnownWithoutAWindow() {
    let hosting = HostingView(rootView: Color.red.frame(width: 50, height: 20))
    XCTAssertEqual(hosting.sizeThatFits(ProposedViewSize.unspecified), CGSize(width: 50, height: 20))
    hosting.rootView = Color.red.frame(width: 70, height: 30)
    XCTAssertEqual(hosting.sizeThatFits(ProposedViewSize.unspecified), CGSize(width: 70, height: 30))
    let controller = HostingController(rootView: Color.red.frame(width: 50, height: 20))
    XCTAssertEqual(controller.sizeThatFits(in: CGSize(width: 300, height: 300)), CGSize(width: 50, height: 20))
    controller.rootView = Color.red.frame(width: 70, height: 30)
    XCTAssertEqual(controller.sizeThatFits(in: CGSize(width: 300, height: 300)), CGSize(width: 70, height: 30))
  }

  func testAStateThatChangesOffScreenIsShownWhenItComesBack() {
    let setting = Setting("a")
    let screen = show(Showing(setting) { Text($0) })
    screen.hosting.removeFromSuperview()
    screen.window.settle()
    setting.value = "b"
    screen.window.addSubview(screen.hosting)
    screen.settle()
    XCTAssertEqual(screen.texts, ["b"])
  }

  // MARK: Controllers

  private final class Table: HostViewController {
    let log: EventLog
    init(_ log: EventLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("did appear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.add("did disappear")
    }
  }

  private struct TableView: HostViewControllerRepresentable {
    let title: String
    let log: EventLog
    func makeHostViewController(context: Context) -> Table { Table(log) }
    func updateHostViewController(_ controller: Table, context: Context) {
      controller.view.accessibilityIdentifier = title
      log.add("update \(title)")
    }
    static func dismantleHostViewController(_ controller: Table, coordinator: Void) { controller.log.add("dismantle") }
  }

  func testAControllerIsAChildOfTheHostingControllerAndAppearsWithIt() {
    let log = EventLog()
    let setting = Setting("a")
    let controller = HostingController(
      rootView: Showing(setting) { title in VStack { if !title.isEmpty { TableView(title: title, log: log).padding() } }
      })
    let window = makeWindow()
    window.rootViewController = controller
    window.settle()
    XCTAssertEqual(log.take(), ["update a", "will appear", "did appear"])
    let child = controller.children.first
    XCTAssertTrue(child is Table && child?.parent === controller)
    setting.value = "b"
    window.settle()
    XCTAssertEqual(log.take(), ["update b"])
    XCTAssertTrue(controller.children.first === child)
    setting.value = ""
    window.settle()
    XCTAssertEqual(log.take(), ["dismantle", "did disappear"])
    XCTAssertEqual(controller.children.count, 0)
  }

  /// Gives its hosting view another root view, and wants to see it at once.
  private struct Impatient: HostViewRepresentable {
    let name: String
    let replace: @MainActor (String) -> Void

    func makeHostView(context: Context) -> HostLabel { HostLabel() }
    func updateHostView(_ hostView: HostLabel, context: Context) {
      hostView.text = name
      replace(name)
    }
  }

  private struct Page: View {
    let name: String
    let replace: @MainActor (String) -> Void
    var body: some View {
      if name == "c" { Text("c") } else { AnyView(VStack { Impatient(name: name, replace: replace) }) }
    }
  }

  func testAViewThatIsBeingUpdatedIsNotReplacedMeanwhile() {
    var hosting: HostingView<Page>?
    var seen: [String] = []
    func replace(_ name: String) {
      guard let hosting, name != "c" else { return }
      hosting.rootView = Page(name: name == "a" ? "b" : "c", replace: replace)
      hosting.updateViews()
      seen.append(name)
    }
    let screen = show(Page(name: "a", replace: replace))
    hosting = screen.hosting
    screen.view = Page(name: "a", replace: replace)
    XCTAssertEqual(screen.texts, ["c"])
    XCTAssertEqual(seen, ["a", "b"])
    hosting = nil
  }
}
