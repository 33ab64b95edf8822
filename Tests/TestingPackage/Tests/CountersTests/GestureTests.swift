import ViewKernel
import ViewTesting
import XCTest

/// A class that is derived from another says this.
@MainActor @preconcurrency
final class GestureTests: XCTestCase {
  func testALongPress() {
    var count = 0
    let screen = show(Text("Press").onLongPressGesture(minimumDuration: 2) { count += 1 })
    screen.longPress("Press", for: 2)
    XCTAssertEqual(count, 1)
  }
}
