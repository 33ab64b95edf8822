import Counters
import ViewKernel
import ViewTesting
import XCTest

/// One test for each kind of failure: `.ci/testing` compares what they print.
final class FailingTests: ViewTestCase {
  private static var kept: Any?

  func testAnotherNumber() {
    let screen = show(Total(count: 2))
    XCTAssertEqual(screen.texts, ["Count: 3"])
  }

  func testAnotherTree() {
    assertTree(
      of: show(Total(count: 3), width: 100, height: 40),
      """
      HostWindow (0, 0, 100 x 40)
      └─ HostingView<Total> (0, 0, 100 x 40)
         └─ HostLabel "Count: 4" (17.17, 9.83, 65.67 x 20.33)
      """)
  }

  func testAnotherPicture() {
    assertPicture(of: show(Total(count: 3), width: 100, height: 40))
  }

  func testNothingToCompareWith() {
    assertTree(of: show(Total(count: 3), width: 100, height: 40))
  }

  func testANameThatNothingHas() {
    show(Counter()).tap("Add")
  }

  func testATapThatNobodyTakes() {
    show(Button("Save") {}.disabled(true)).tap("Save")
  }

  func testOtherBodies() {
    let screen = show(Counter())
    assertBodies(of: screen, ran: ["Counter", "Total"]) { screen.tap("Grow") }
  }

  func testBadInput() {
    _ = show(Total(count: 3).frame(width: -1))
  }

  func testSomethingIsKept() {
    let screen = show(Total(count: 3))
    FailingTests.kept = screen
  }
}
