import Foundation
import XCTest

/// What happens between two runs of a program, while its page stays open.
final class BrowserLaunchTests: BrowserTestCase {
  private func show(
    _ exhibit: String = "storage"
  ) throws -> (executable: URL, program: RunningProgram, url: String, page: AppPage) {
    let executable = folder.appendingPathComponent("BrowserProgram")
    try FileManager.default.copyItem(at: RunningProgram.built("BrowserProgram"), to: executable)
    let driver = try browser()
    let (program, url) = try run(executable, ["--port", "0", "--", exhibit])
    return (executable, program, url, try AppPage(driver, url))
  }

  func testThePageComesBackToTheNextRun() throws {
    let (executable, program, url, page) = try show()
    try page.wait(for: "Launches: 1, kept: 0, forgotten: 0")
    try page.tap("button Add")
    try page.wait(for: "Launches: 1, kept: 1, forgotten: 1")
    XCTAssertEqual(program.end(), 0)
    try page.waitUntil("document.getElementById('window').classList.contains('away')")
    let port = try XCTUnwrap(URL(string: url)?.port)
    let again = try run(executable, ["--port", "\(port)", "--", "storage"])
    XCTAssertEqual(again.url, url)
    try page.wait(for: "Launches: 2, kept: 1, forgotten: 0")
    try page.tap("button Add")
    try page.wait(for: "Launches: 2, kept: 2, forgotten: 1")
  }

  func testAProgramThatIsBuiltAgainBeginsAnew() throws {
    let (executable, _, _, page) = try show()
    try page.tap("button Add")
    try page.wait(for: "Launches: 1, kept: 1, forgotten: 1")
    try replace(executable)
    try page.wait(for: "Launches: 2, kept: 1, forgotten: 0")
    try page.tap("button Add")
    try page.wait(for: "Launches: 2, kept: 2, forgotten: 1")
    // The page that somebody works on is there again.
    try page.tap("button Go on")
    try page.wait(for: "Went on")
    try replace(executable)
    try page.waitUntil("document.getElementById('window').classList.contains('away')")
    try page.waitUntil("!document.getElementById('window').classList.contains('away')")
    try page.wait(for: "Went on")
    try page.tap("button Back")
    try page.wait(for: "Launches: 3, kept: 2, forgotten: 0")
  }

  /// Tabs and offsets that the program does not keep, and the inspector beside it.
  func testAProgramThatIsBuiltAgainIsAtTheSamePlace() throws {
    let (executable, _, _, page) = try show("places")
    try page.tap("tab Rows")
    try page.wait(for: "Place 3")
    try page.turnWheel(over: "Place 3", by: 900)
    try page.wait(without: "Place 3")
    try page.waitForRest()
    let shown = try page.names()
    XCTAssertGreaterThan(shown.count, 5)
    _ = try page.driver.run("toggleInspector()")
    try page.waitUntil("document.querySelectorAll('[role=treeitem]').length > 2")
    _ = try page.driver.run(
      """
      const filter = document.getElementById("filter");
      filter.value = "PlaceRow";
      filter.dispatchEvent(new Event("input"));
      select(slice.rows.findLast(({ name }) => name === "PlaceRow").id);
      setShut(slice.rows.find(({ name }) => name === "HostTableView"), true);
      """)
    try page.waitUntil("document.querySelector('#details [data-key], #details table')")
    try page.waitUntil("look.places.length === 2")
    let details = try page.driver.run("return document.getElementById('details').innerText") as? String ?? ""
    let row = details.split(separator: "\n").filter { $0.hasPrefix("number") || $0.contains(" at ") }
    XCTAssertEqual(row.count, 2, details)
    try replace(executable)
    try page.waitUntil("document.getElementById('window').classList.contains('away')")
    try page.waitUntil("!document.getElementById('window').classList.contains('away')")
    try page.waitForRest()
    XCTAssertEqual(try page.names(), shown)
    try page.waitUntil("document.querySelector('#details h2')?.innerText === 'PlaceRow'")
    let again = try page.driver.run("return document.getElementById('details').innerText") as? String
    // The same row as before.
    XCTAssertEqual(again?.split(separator: "\n").filter { $0.hasPrefix("number") || $0.contains(" at ") }, row)
    let state = try page.driver.run("return [view.tab, look.filter, look.shut.length, isInspecting].join()")
    XCTAssertEqual(state as? String, "tree,PlaceRow,1,true")
    try page.waitUntil("document.querySelector('[role=treeitem][aria-selected=true]')")
    XCTAssertEqual(try page.driver.run("return look.selected === details.part.id") as? Bool, true)
  }

  func testACrashSaysItsSentenceOnThePage() throws {
    let driver = try browser()
    let errors = folder.appendingPathComponent("errors")
    let (program, url) = try run(
      RunningProgram.built("BrowserProgram"), ["--port", "0", "--", "crash"], errors: errors)
    let page = try AppPage(driver, url)
    try page.tap("button Look")
    try page.tap("button Second row")
    try page.waitUntil("document.getElementById('crash')")
    let said = try XCTUnwrap(try driver.run("return document.getElementById('crash').innerText") as? String)
    XCTAssertTrue(said.contains("Fatal error: Index out of range"), said)
    XCTAssertTrue(said.contains("tap \"Look\"\ntap \"Second row\""), said)
    XCTAssertNotEqual(program.end(), 0)
    // Terminals have it as before.
    XCTAssertTrue(try String(contentsOf: errors, encoding: .utf8).contains("Fatal error: Index out of range"))
    // It stays until the program is there again.
    let port = try XCTUnwrap(URL(string: url)?.port)
    _ = try run(RunningProgram.built("BrowserProgram"), ["--port", "\(port)", "--", "crash"])
    try page.waitUntil("!document.getElementById('crash')")
  }

  /// As a linker does: another file in the place of the executable.
  private func replace(_ executable: URL) throws {
    let new = folder.appendingPathComponent("new")
    try FileManager.default.copyItem(at: executable, to: new)
    try FileManager.default.removeItem(at: executable)
    try FileManager.default.moveItem(at: new, to: executable)
  }
}
