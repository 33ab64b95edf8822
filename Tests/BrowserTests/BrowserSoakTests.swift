import Foundation
import XCTest

/// Random use of a program, for a few seconds; for an hour by `BROWSER_SOAK_SECONDS=3600 swift test --filter
/// BrowserSoakTests`.
final class BrowserSoakTests: BrowserTestCase {
  func testRandomUse() throws {
    let seconds = ProcessInfo.processInfo.environment["BROWSER_SOAK_SECONDS"].flatMap { Double($0) } ?? 5
    let driver = try browser()
    let (program, url) = try run("BrowserProgram", ["--port", "0", "--", "everything"])
    let page = try AppPage(driver, url)
    try page.wait(for: "button Count")
    // From a fixed seed, by the usual linear congruence.
    var state: UInt64 = 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let begin = Date()
    var taps = 0
    var steps = 0
    var memory: Double?
    while Date().timeIntervalSince(begin) < seconds {
      steps += 1
      switch random(8) {
      case 0, 1, 2:
        try page.tap("button Count")
        taps += 1
        // Nothing is lost, and no frame is stuck.
        try page.wait(for: "Count: \(taps)")
      case 3: try page.tap("switch Wi-Fi")
      case 4: try page.tap("button Move")
      case 5:
        try page.tap("textbox Name")
        try page.press(["a", "é", "\u{E003}", "x y"][random(4)])
      case 6: try page.turn(at: (450, 700), by: random(2_000) - 1_000)
      default: try page.drag(from: (450, 700), by: (0, random(300) - 150))
      }
      // What is made once is made by then.
      if memory == nil, Date().timeIntervalSince(begin) > seconds / 5 { memory = program.memory }
    }
    XCTAssertGreaterThan(steps, 5)
    if let memory, let now = program.memory {
      XCTAssertLessThan(now, memory + 20, "megabytes after \(steps) steps; it was \(memory) after a fifth of the time")
    }
    XCTAssertEqual(try page.driver.console(), [])
  }
}
