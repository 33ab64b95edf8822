import Foundation
import XCTest

/// What happens between two runs of a program, while its page stays open.
final class BrowserLaunchTests: BrowserTestCase {
  private func show() throws -> (executable: URL, program: RunningProgram, url: String, page: AppPage) {
    let executable = folder.appendingPathComponent("BrowserProgram")
    try FileManager.default.copyItem(at: RunningProgram.built("BrowserProgram"), to: executable)
    let driver = try browser()
    let (program, url) = try run(executable, ["--port", "0", "--", "storage"])
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
    // As a linker does: another file in its place.
    let new = folder.appendingPathComponent("new")
    try FileManager.default.copyItem(at: executable, to: new)
    try FileManager.default.removeItem(at: executable)
    try FileManager.default.moveItem(at: new, to: executable)
    try page.wait(for: "Launches: 2, kept: 1, forgotten: 0")
    try page.tap("button Add")
    try page.wait(for: "Launches: 2, kept: 2, forgotten: 1")
  }
}
