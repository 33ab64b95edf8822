import Foundation
import HostTree
import ViewKernel
import XCTest

/// The way from imperative code to views.
@MainActor
final class HostingViewTests: HostTestCase {
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
      super.init()
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
}
