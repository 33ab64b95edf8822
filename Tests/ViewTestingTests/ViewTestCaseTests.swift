import HostTree
import ViewKernel
import ViewTesting
import XCTest

/// A subclass is on the main actor without saying so, in synchronous and in asynchronous tests.
final class ViewTestCaseTests: ViewTestCase {
  private var numbers: [Int] = []

  override func setUp() async throws { numbers.append(1) }
  override func tearDown() async throws { XCTAssertEqual(numbers.count, 2) }

  func testSynchronousTests() { numbers.append(2) }
  func testSynchronousTestsThatThrow() throws { numbers.append(2) }
  func testAsynchronousTests() async {
    let screen = show(Text("a"))
    await Task.yield()
    XCTAssertEqual(screen.texts, ["a"])
    numbers.append(2)
  }

  func testDiagnosticsAreTaken() {
    numbers.append(2)
    _ = show(Color.red.frame(width: -1, height: 10))
    XCTAssertEqual(takeDiagnostics().count, 1)
  }
}
