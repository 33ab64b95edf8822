import BrowserDisplay
import ServerFuzz
import XCTest

/// The server over real sockets.
final class LocalServerTests: ServerTestCase {
  // MARK: Files

  func testFilesOverOneConnection() throws {
    let recorder = Recorder()
    let server = try server(recorder)
    let client = try XCTUnwrap(RawClient(port: server.port))
    let request = Traffic.request("/", port: server.port)
    for byte in request { client.send([byte]) }
    XCTAssertEqual(try client.reply()?.text, "<html>")
    client.send(
      request + Traffic.request("/big", port: server.port) + Traffic.request("/big", method: "HEAD", port: server.port))
    XCTAssertEqual(try client.reply()?.text, "<html>")
    XCTAssertEqual(try client.reply()?.body.count, 300_000)
    XCTAssertEqual(try client.reply(toHead: true)?.headers["content-length"], "300000")
    client.send(Traffic.request("/none", port: server.port) + request)
    XCTAssertEqual(try client.reply()?.status, 404)
    XCTAssertTrue(client.isAtEnd)
  }

  func testManyResponsesForWhoReadsLate() throws {
    let recorder = Recorder()
    let server = try server(recorder)
    let client = try XCTUnwrap(RawClient(port: server.port))
    for _ in 0..<40 { client.send(Traffic.request("/big", port: server.port)) }
    for _ in 0..<40 { XCTAssertEqual(try client.reply()?.body.count, 300_000) }
  }

  func testABodyIsRefusedAndTheAnswerArrives() throws {
    let recorder = Recorder()
    let server = try server(recorder)
    let client = try XCTUnwrap(RawClient(port: server.port))
    let head = Traffic.request("/", method: "POST", port: server.port, headers: ["Content-Length: 3000000"])
    client.send(head + [UInt8](repeating: 65, count: 3_000_000))
    XCTAssertEqual(try client.reply()?.status, 413)
  }

  // MARK: Ports

  func testTheURLOpensThePage() throws {
    let recorder = Recorder()
    let server = try server(recorder)
    XCTAssertEqual(server.url, "http://127.0.0.1:\(server.port)/?token=\(Traffic.token)")
    XCTAssertEqual(try status(server), 200)
    XCTAssertNotEqual(
      try LocalServer(port: 0, files: [:]).url.suffix(32), try LocalServer(port: 0, files: [:]).url.suffix(32))
  }

  func testAPortThatIsTakenMeansTheNextFreeOne() throws {
    let first = try server()
    let second = try server(port: first.port)
    XCTAssertTrue((first.port + 1...first.port + 100).contains(second.port), "\(first.port), \(second.port)")
  }

  func testPortsAndTokensThatAreNone() {
    for port in [-1, 65_536, Int.max, Int.min] {
      XCTAssertThrowsError(try LocalServer(port: port, files: [:])) { error in
        XCTAssertEqual("\(error)", "\(port) is no port: ports are numbers from 0 to 65535.")
      }
    }
    XCTAssertThrowsError(try LocalServer(port: 0, files: [:], token: "")) { error in
      XCTAssertEqual("\(error)", "A token has letters, digits, - and _, and at least one of them.")
    }
  }

  /// All addresses that begin with 127 are this machine; a server on all interfaces would answer at each.
  func testOnlyTheLoopbackInterfaceIsServed() throws {
    let recorder = Recorder()
    let server = try server(recorder)
    XCTAssertNotNil(RawClient(port: server.port, host: "127.0.0.1"))
    XCTAssertNil(RawClient(port: server.port, host: "127.0.0.2"))
  }

  // MARK: Pages

  func testMessagesArriveInOrder() throws {
    let recorder = Recorder()
    let server = try server(recorder)
    let client = try page(of: server, target: "/socket/1?a=b")
    for number in 0..<500 { client.send(Traffic.text("\(number)")) }
    recorder.wait(for: 501, in: self)
    XCTAssertEqual(recorder.lines, ["1 opens /socket/1 [\"a\": \"b\"]"] + (0..<500).map { "1 sends \($0)" })

    let page = try XCTUnwrap(recorder.pages.first)
    for number in 0..<500 { server.send("\(number)", to: page) }
    for number in 0..<500 { XCTAssertEqual(try client.frame(), .text("\(number)")) }
    client.send(Traffic.frame(8, []))
    XCTAssertEqual(try client.frame(), .close(.normal))
    XCTAssertTrue(client.isAtEnd)
    recorder.wait(for: 502, in: self)
    XCTAssertEqual(recorder.lines.last, "1 closes")
  }

  func testPagesAreKeptApart() throws {
    let recorder = Recorder()
    let server = try server(recorder)
    let one = try page(of: server)
    recorder.wait(for: 1, in: self)
    let two = try page(of: server)
    recorder.wait(for: 2, in: self)
    server.send("to two", to: recorder.pages[1])
    server.send("to one", to: recorder.pages[0])
    server.send("to nobody", to: PageID(number: 77))
    XCTAssertEqual(try one.frame(), .text("to one"))
    XCTAssertEqual(try two.frame(), .text("to two"))
    server.close(recorder.pages[0])
    XCTAssertEqual(try one.frame(), .close(.normal))
    XCTAssertTrue(one.isAtEnd)
    recorder.wait(for: 3, in: self)
    XCTAssertEqual(recorder.lines.last, "1 closes")
    server.send("to one again", to: recorder.pages[0])
    two.send(Traffic.text("still here"))
    recorder.wait(for: 4, in: self)
    XCTAssertEqual(recorder.lines.last, "2 sends still here")
  }

  func testAPageThatHasGoneIsClosed() throws {
    let recorder = Recorder()
    let server = try server(recorder)
    // More than the system keeps, so that something waits.
    let message = String(repeating: "a", count: 1 << 20)
    for number in 0..<5 {
      let client = try page(of: server)
      recorder.wait(for: number * 2 + 1, in: self)
      for _ in 0..<14 { server.send(message, to: recorder.pages[number]) }
      XCTAssertEqual(try client.frame(), .text(message))
      client.reset()
      recorder.wait(for: number * 2 + 2, in: self)
      XCTAssertEqual(recorder.lines.last, "\(number + 1) closes")
    }
    XCTAssertEqual(try status(server), 200)
  }

  /// A write to who has ended first and then broken the connection is what the system ends a process for.
  func testAPeerThatHasGoneEndsNoProcess() throws {
    let recorder = Recorder()
    let server = try server(recorder)
    let client = try XCTUnwrap(RawClient(port: server.port))
    for _ in 0..<60 { client.send(Traffic.request("/big", port: server.port)) }
    client.endWriting()
    XCTAssertEqual(try client.reply()?.status, 200)
    client.reset()
    XCTAssertEqual(try status(server), 200)
  }

  // MARK: Ends

  func testWhoConnectsBeforeTheStartWaits() throws {
    let recorder = Recorder()
    let server = try server()
    let client = try XCTUnwrap(RawClient(port: server.port))
    client.send(Traffic.request("/", port: server.port))
    server.start(recorder)
    XCTAssertEqual(try client.reply()?.status, 200)
  }

  func testStoppingTellsPagesAndGivesThePortBack() throws {
    let recorder = Recorder()
    let server = try server(recorder)
    let client = try page(of: server)
    let idle = try XCTUnwrap(RawClient(port: server.port))
    idle.send(Traffic.request("/", port: server.port))
    XCTAssertEqual(try idle.reply()?.status, 200)
    recorder.wait(for: 1, in: self)
    server.send("last", to: recorder.pages[0])
    server.stop()
    XCTAssertEqual(try client.frame(), .text("last"))
    XCTAssertEqual(try client.frame(), .close(.goingAway))
    XCTAssertTrue(client.isAtEnd)
    XCTAssertTrue(idle.isAtEnd)
    recorder.wait(for: 2, in: self)
    XCTAssertEqual(recorder.lines.last, "1 closes")
    server.stop()
    server.send("nothing", to: recorder.pages[0])
    XCTAssertEqual(try self.server(port: server.port).port, server.port)
  }

  func testAServerThatNobodyKeepsStops() throws {
    weak var dead: Recorder?
    var client: RawClient?
    do {
      let recorder = Recorder()
      dead = recorder
      let server = try server(recorder)
      client = try page(of: server)
      recorder.wait(for: 1, in: self)
    }
    XCTAssertNil(dead, "the handler is not kept")
    XCTAssertEqual(try client?.frame(), .close(.goingAway))
    _ = try LocalServer(port: 0, files: [:])
  }
}
