import BrowserDisplay
import ServerFuzz
import XCTest

/// What who asks for too much gets over real sockets.
final class LocalServerLimitsTests: ServerTestCase {
  func testAPageThatDoesNotReadIsClosed() throws {
    var limits = ServerLimits()
    limits.unsent = 2 << 20
    let recorder = Recorder()
    let server = try server(recorder, limits: limits)
    let client = try page(of: server)
    recorder.wait(for: 1, in: self)
    // The system keeps some megabytes itself.
    let message = String(repeating: "a", count: 1 << 20)
    for _ in 0..<40 { server.send(message, to: recorder.pages[0]) }
    recorder.wait(for: 2, in: self)
    XCTAssertEqual(recorder.lines, ["1 opens /socket [:]", "1 closes"])
    client.close()
  }

  func testMessagesThatNobodyHandlesAreNotRead() throws {
    var limits = ServerLimits()
    limits.unhandled = 10_000
    let recorder = Recorder()
    let server = try server(recorder, limits: limits)
    let client = try page(of: server, milliseconds: 50)
    // This is the main actor, and it is busy.
    let text = String(repeating: "a", count: 1 << 19)
    let frame = Traffic.text(text)
    var count = 0
    while count < 100, client.send(frame) { count += 1 }
    XCTAssertLessThan(count, 100, "the system keeps some megabytes itself")
    recorder.wait(for: 1 + count, in: self)
    XCTAssertEqual(Set(recorder.lines.dropFirst()), ["1 sends \(text)"])
  }

  func testTooManyConnectionsAreTold() throws {
    var limits = ServerLimits()
    limits.connections = 3
    let recorder = Recorder()
    let server = try server(recorder, limits: limits)
    let pages = try (0..<3).map { _ in try page(of: server) }
    for _ in 0..<200 { XCTAssertEqual(try status(server), 503) }
    pages[1].send(Traffic.frame(8, []))
    XCTAssertEqual(try pages[1].frame(), .close(.normal))
    XCTAssertTrue(pages[1].isAtEnd)
    pages[1].close()
    recorder.wait(for: 4, in: self)
    // The server learns that the connection is closed, then there is room.
    var result = try status(server)
    while result == 503 { result = try status(server) }
    XCTAssertEqual(result, 200)
    pages[0].send(Traffic.text("still here"))
    recorder.wait(for: 5, in: self)
  }

  func testSlowRequestsEnd() throws {
    var limits = ServerLimits()
    limits.requestTime = 0.02
    let recorder = Recorder()
    let server = try server(recorder, limits: limits)
    let client = try XCTUnwrap(RawClient(port: server.port))
    client.send(Traffic.request("/", port: server.port).dropLast())
    XCTAssertEqual(try client.reply()?.status, 408)
    XCTAssertTrue(client.isAtEnd)
    XCTAssertEqual(try status(server), 200)
  }

  func testConnectionsWithoutRequestsEnd() throws {
    var limits = ServerLimits()
    limits.idleTime = 0.02
    let recorder = Recorder()
    let server = try server(recorder, limits: limits)
    XCTAssertEqual(RawClient(port: server.port)?.isAtEnd, true)
    let client = try XCTUnwrap(RawClient(port: server.port))
    client.send(Traffic.request("/", port: server.port))
    XCTAssertEqual(try client.reply()?.status, 200)
    XCTAssertTrue(client.isAtEnd)
    let page = try page(of: server)
    // Longer than the other, which has ended meanwhile.
    XCTAssertEqual(RawClient(port: server.port)?.isAtEnd, true)
    page.send(Traffic.frame(9, [1]))
    XCTAssertEqual(try page.frame(), .pong([1]))
  }
}
