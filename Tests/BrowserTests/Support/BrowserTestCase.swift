import Foundation
import XCTest

/// A test with programs in a real browser, without a window: Chromium, driven by its driver.
///
/// On Debian: `apt-get install chromium chromium-driver`. Where there is no driver the tests are skipped, which
/// `.ci/run` does not allow.
class BrowserTestCase: XCTestCase {
  private var programs: [RunningProgram] = []
  private var drivers: [WebDriver] = []
  /// The browser that the tests of a class share, as one takes a second to start. Nil if it is in use, or not started.
  nonisolated(unsafe) private static var idle: WebDriver?

  override func tearDown() {
    // A test that left its browser in a state that can't be put right takes the browser with it.
    if let first = drivers.first, (try? first.reset()) != nil { BrowserTestCase.idle = first }
    drivers = []
    programs = []
  }

  override class func tearDown() { idle = nil }

  /// A folder that is empty, and goes after the test.
  private(set) lazy var folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder
  }()

  /// Runs a program until the test is over.
  func run(_ program: String, _ arguments: [String]) throws -> (program: RunningProgram, url: String) {
    try run(RunningProgram.built(program), arguments)
  }

  func run(
    _ executable: URL, _ arguments: [String], errors: URL? = nil
  ) throws -> (program: RunningProgram, url: String) {
    let program = try RunningProgram(executable, arguments, waitingFor: "http", home: folder, errors: errors)
    programs.append(program)
    let url = try XCTUnwrap(program.line.range(of: "http")).lowerBound
    return (program, String(program.line[url...]))
  }

  /// A browser with one empty tab, in which nothing is stored.
  func browser() throws -> WebDriver {
    guard let executable = WebDriver.executable else {
      throw XCTSkip("There is no chromedriver. On Debian: apt-get install chromium chromium-driver.")
    }
    let driver = try BrowserTestCase.idle ?? WebDriver(executable)
    BrowserTestCase.idle = nil
    drivers.append(driver)
    return driver
  }

  /// Shows a scene of the demo.
  func show(_ scene: String) throws -> AppPage { try AppPage(try browser(), try run("Demo", ["--serve", scene]).url) }

  /// Shows what the application of these tests has under a name.
  func show(exhibit name: String) throws -> AppPage {
    try AppPage(try browser(), try run("BrowserProgram", ["--port", "0", "--", name]).url)
  }

  /// Waits until an expression of JavaScript is true, on a page that shows no window.
  func waitUntil(_ condition: String, _ driver: WebDriver, file: StaticString = #filePath, line: UInt = #line) throws {
    let end = ContinuousClock.now + .seconds(WebDriver.patience)
    while try driver.run("return !!(\(condition))") as? Bool != true {
      if ContinuousClock.now > end { return XCTFail("\(condition) did not come true", file: file, line: line) }
    }
  }
}
