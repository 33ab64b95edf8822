import BrowserDisplay
import Foundation
import ServerFuzz
import XCTest

/// Servers and their peers. Peers wait for the server's queue; the main actor waits for what is handed on to it.
@MainActor
class ServerTestCase: XCTestCase {
  final let files = [
    "/": LocalServer.File(type: "text/html; charset=utf-8", bytes: Array("<html>".utf8)),
    "/big": LocalServer.File(type: "text/plain", bytes: [UInt8](repeating: 65, count: 300_000)),
  ]

  final func server(
    _ handler: Recorder? = nil, limits: ServerLimits = ServerLimits(), port: Int = 0
  ) throws -> LocalServer {
    let server = try LocalServer(port: port, files: files, token: Traffic.token, limits: limits)
    if let handler { server.start(handler) }
    return server
  }

  final func page(of server: LocalServer, target: String = "/socket", milliseconds: Int = 10_000) throws -> RawClient {
    let client = try XCTUnwrap(RawClient(port: server.port, milliseconds: milliseconds))
    client.send(Traffic.handshake(port: server.port, target: target))
    XCTAssertEqual(try client.reply()?.status, 101)
    return client
  }

  final func status(_ server: LocalServer) throws -> Int? {
    let client = try XCTUnwrap(RawClient(port: server.port))
    client.send(Traffic.request("/", port: server.port))
    return try client.reply()?.status
  }
}

/// Notes what it is told.
@MainActor
final class Recorder: ServerHandler {
  private(set) var lines: [String] = []
  private(set) var pages: [PageID] = []
  private var numbers: [PageID: Int] = [:]
  private var expected: (count: Int, expectation: XCTestExpectation)?

  /// Waits until there are so many lines.
  func wait(for count: Int, in test: XCTestCase) {
    guard lines.count < count else { return }
    let expectation = test.expectation(description: "\(count) lines")
    expected = (count, expectation)
    test.wait(for: [expectation], timeout: 20)
    expected = nil
  }

  private func note(_ line: String) {
    lines.append(line)
    if lines.count == expected?.count { expected?.expectation.fulfill() }
  }

  func pageDidOpen(_ page: PageID, path: String, query: [String: String]) {
    pages.append(page)
    numbers[page] = pages.count
    note("\(pages.count) opens \(path) \(query)")
  }

  func page(_ page: PageID, didSend message: String) { note("\(numbers[page] ?? 0) sends \(message)") }

  func pageDidClose(_ page: PageID) { note("\(numbers[page] ?? 0) closes") }
}
