import Counters
import ViewKernel
import ViewTesting
import XCTest

final class CounterTests: ViewTestCase {
  private var defaults = UserDefaults()

  override func setUp() async throws {
    UserDefaults.standard.removePersistentDomain(forName: "CounterTests")
    defaults = try XCTUnwrap(UserDefaults(suiteName: "CounterTests"))
  }

  private func showCounter() -> Screen<some View> {
    show(Counter().defaultAppStorage(defaults))
  }

  func testTaps() {
    let screen = showCounter()
    screen.tap("Add one")
    XCTAssertEqual(screen.texts, ["Count: 1", "Add one", "Grow"])
  }

  func testTree() {
    assertTree(
      of: show(Total(count: 3), width: 100, height: 40),
      """
      HostWindow (0, 0, 100 x 40)
      └─ HostingView<Total> (0, 0, 100 x 40)
         └─ HostLabel "Count: 3" (17.17, 9.83, 65.67 x 20.33)
      """)
  }

  func testTreeBesideTheTest() {
    let screen = showCounter()
    assertTree(of: screen, options: .structure)
    screen.tap("Add one")
    assertTree(of: screen, options: .structure, named: "one")
  }

  func testPicture() {
    assertPicture(of: show(Total(count: 3), width: 100, height: 40))
  }

  func testOnlyTheBodiesOfWhatChangedRun() {
    let screen = showCounter()
    assertBodies(of: screen, ran: ["Counter", "Total"]) { screen.tap("Add one") }
    assertBodies(of: screen, ran: ["Counter"]) { screen.tap("Grow") }
  }

  func testAddingMakesLittleWork() {
    let screen = showCounter()
    assertWork(of: screen, "2 bodies, 1 host, 3 measured, 4 placed") { screen.tap("Add one") }
  }

  func testHalfWay() {
    let screen = showCounter()
    screen.tap("Grow")
    screen.advance(by: 0.5)
    XCTAssertEqual(screen.frame("bar")?.width, 60)
    screen.advance(by: 0.5)
    XCTAssertEqual(screen.frame("bar")?.width, 100)
  }

  func testTheCountIsKept() {
    showCounter().tap("Add one")
    XCTAssertEqual(defaults.integer(forKey: "count"), 1)
    XCTAssertEqual(showCounter().texts.first, "Count: 1")
  }

  func testBadInputIsReported() {
    _ = show(Total(count: 3).frame(width: -1))
    XCTAssertEqual(takeDiagnostics().count, 1)
  }

  func testWhatATaskLoads() async {
    let screen = show(Greeting { "Ada" })
    XCTAssertEqual(screen.texts, ["Loading"])
    await screen.settle(until: screen.texts == ["Hello, Ada!"])
  }

  func testATaskThatIsNotWaitedFor() {
    XCTAssertEqual(show(Greeting { "Ada" }).texts, ["Loading"])
  }
}
