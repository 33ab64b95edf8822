import BrowserDisplay
import Foundation
import ServerFuzz
import XCTest

/// A part of what `Fuzzer --server` runs.
@MainActor
final class ServerFuzzTests: XCTestCase {
  func testBrokenTrafficIsAnsweredOrRefused() {
    XCTAssertNil(ServerFuzz.run(0..<500))
  }

  func testBrokenTrafficOverSockets() throws {
    let handler = SilentHandler()
    let server = try LocalServer(port: 0, files: ServerFuzz.files, token: Traffic.token, limits: ServerFuzz.limits)
    server.start(handler)
    let port = server.port
    let done = expectation(description: "all seeds")
    DispatchQueue.global().async {
      let failure = ServerFuzz.runSockets(0..<40, port: port)
      DispatchQueue.main.async {
        XCTAssertNil(failure)
        done.fulfill()
      }
    }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(handler.openPages, [])
  }
}

@MainActor
private final class SilentHandler: ServerHandler {
  private(set) var openPages: Set<PageID> = []

  func pageDidOpen(_ page: PageID, path: String, query: [String: String]) { openPages.insert(page) }
  func page(_ page: PageID, didSend message: String) {}
  func pageDidClose(_ page: PageID) { openPages.remove(page) }
}
