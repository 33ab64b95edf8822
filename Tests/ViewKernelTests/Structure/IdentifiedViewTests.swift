import HostTree
import ViewKernel
import XCTest

/// A view with an identity of its own is another when that changes.
@MainActor
final class IdentifiedViewTests: HostTestCase {
  func testAnotherIdentityMakesTheViewAnew() {
    let setting = Setting(1)
    let screen = show(VStack { Showing(setting) { Counter("a").padding(1).id($0 / 2).padding(1) } })
    screen.tap("a 0")
    let host = screen.host("a 1")
    setting.value = 0
    screen.settle()
    XCTAssertTrue(screen.host("a 1") === host, "0 / 2 is 1 / 2")
    setting.value = 2
    screen.settle()
    XCTAssertEqual(screen.texts, ["a 0"])
    XCTAssertEqual(screen.shape, #"Stack[Padding[Padding[Button[Label "a 0"]]]]"#)
  }
}
