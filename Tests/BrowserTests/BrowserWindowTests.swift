import Foundation
import XCTest

/// Several windows of one application.
final class BrowserWindowTests: BrowserTestCase {
  private let windows =
    "[...document.querySelectorAll('#windows option')].map((option) => option.textContent).join(', ')"

  func testAWindowIsOpenedAndDismissed() throws {
    let program = try run("BrowserProgram", ["--port", "0", "--", "windows"])
    let (page, other) = (try AppPage(try browser(), program.url), try AppPage(try browser(), program.url))
    try page.waitUntil("\(windows) === 'Browser program, New: Browser program, New: Counter'")
    try other.wait(for: "button Open")
    // The page whose user has asked for the window goes there.
    try page.tap("button Open")
    try page.tap("button Add one")
    try page.tap("button Add one")
    try other.wait(for: "Count: 2, large")
    try other.waitUntil("\(windows) === 'Browser program, Counter, New: Browser program, New: Counter'")
    // And goes on to another when it is dismissed.
    try page.tap("button Close")
    try page.wait(for: "Count: 2, large")
    // The list opens it, too.
    try other.choose("windows", "new 1")
    try other.tap("button Add one")
    try page.wait(for: "Count: 3, large")
    try page.choose("windows", "new 0")
    try page.wait(for: "Count: 3, large")
    XCTAssertEqual(try page.driver.console() + other.driver.console(), [])
  }
}
