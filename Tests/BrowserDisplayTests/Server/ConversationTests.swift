import BrowserDisplay
import ServerFuzz
import XCTest

final class ConversationTests: XCTestCase {
  private let port = 8_000

  private func conversation(limits: ServerLimits = ServerLimits(), fileSize: Int = 4) throws -> Conversation {
    let file = LocalServer.File(type: "text/plain", bytes: [UInt8](repeating: 65, count: fileSize))
    let token = try XCTUnwrap(AccessToken(Traffic.token))
    return Conversation(site: Site(port: port, token: token, files: ["/": file]), limits: limits)
  }

  private func page(limits: ServerLimits = ServerLimits()) throws -> Conversation {
    var conversation = try conversation(limits: limits)
    conversation.receive(Traffic.handshake(port: port))
    var reader = ReplyReader(take(&conversation))
    XCTAssertEqual(try reader.reply()?.status, 101)
    XCTAssertEqual(conversation.takeEvents(), [.opened(path: "/socket", query: [:])])
    return conversation
  }

  /// What waits now, which is written then.
  private func take(_ conversation: inout Conversation) -> [UInt8] {
    let bytes = conversation.output.withUnsafeBytes { Array($0) }
    conversation.wrote(bytes.count)
    return bytes
  }

  private func statuses(_ bytes: [UInt8]) throws -> [Int] {
    var reader = ReplyReader(bytes)
    var statuses: [Int] = []
    while let reply = try reader.reply() { statuses.append(reply.status) }
    XCTAssertTrue(reader.isEmpty)
    return statuses
  }

  private func frames(_ conversation: inout Conversation) throws -> [ReplyReader.Frame] {
    var reader = ReplyReader(take(&conversation))
    var frames: [ReplyReader.Frame] = []
    while let frame = try reader.frame() { frames.append(frame) }
    XCTAssertTrue(reader.isEmpty)
    return frames
  }

  // MARK: HTTP

  func testAConnectionIsKeptForTheNextRequest() throws {
    var conversation = try conversation()
    for _ in 0..<3 {
      conversation.receive(Traffic.request("/", port: port))
      XCTAssertEqual(try statuses(take(&conversation)), [200])
    }
    XCTAssertFalse(conversation.isClosing)
    conversation.receive(Traffic.request("/", port: port, headers: ["Connection: close"]))
    XCTAssertEqual(try statuses(take(&conversation)), [200])
    XCTAssertTrue(conversation.isClosing)
    XCTAssertFalse(
      conversation.isOver, "the peer closes first, or what it has sent would make the system throw the response away")
    conversation.end()
    XCTAssertTrue(conversation.isOver)
  }

  func testRequestsThatFollowWaitUntilTheResponseIsWritten() throws {
    var conversation = try conversation(fileSize: 1_000)
    let requests = Array([[UInt8]](repeating: Traffic.request("/", port: port), count: 50).joined())
    conversation.receive(requests)
    XCTAssertFalse(conversation.takesInput)
    var all: [UInt8] = []
    while !conversation.output.isEmpty {
      XCTAssertLessThan(conversation.output.count, 2_000)
      all += take(&conversation)
    }
    XCTAssertEqual(try statuses(all), [Int](repeating: 200, count: 50))
    XCTAssertTrue(conversation.takesInput)
  }

  func testNothingFollowsAnError() throws {
    var conversation = try conversation()
    let good = Traffic.request("/", port: port)
    conversation.receive(good + Traffic.request("/none", port: port) + good)
    XCTAssertEqual(try statuses(take(&conversation) + take(&conversation) + take(&conversation)), [200, 404])
    conversation.receive(good)
    XCTAssertEqual(take(&conversation), [])
    XCTAssertTrue(conversation.isClosing)
  }

  func testWhoSendsNothingMoreStillGetsTheResponses() throws {
    var conversation = try conversation()
    conversation.receive(Traffic.request("/", port: port) + Traffic.request("/", port: port))
    conversation.end()
    XCTAssertFalse(conversation.isOver)
    XCTAssertEqual(try statuses(take(&conversation) + take(&conversation)), [200, 200])
    XCTAssertTrue(conversation.isOver)
  }

  func testHalfARequestIsNone() throws {
    var conversation = try conversation()
    conversation.receive(Traffic.request("/", port: port).dropLast())
    conversation.end()
    XCTAssertTrue(conversation.isOver)
    XCTAssertTrue(conversation.output.isEmpty)
  }

  // MARK: Time

  func testARequestHasATimeFromItsFirstByteOn() throws {
    var conversation = try conversation()
    XCTAssertEqual(conversation.wait?.kind, .idle)
    conversation.receive(Array("G".utf8))
    let wait = conversation.wait
    XCTAssertEqual(wait?.kind, .request)
    for byte in "ET / HTTP/1.1\r\nHost:".utf8 { conversation.receive([byte]) }
    XCTAssertEqual(conversation.wait, wait, "each byte makes it no longer")
    conversation.timeOut()
    XCTAssertEqual(conversation.wait?.kind, .response)
    XCTAssertEqual(try statuses(take(&conversation)), [408])
    XCTAssertEqual(conversation.wait?.kind, .closing)
    XCTAssertFalse(conversation.isOver)
    conversation.timeOut()
    XCTAssertTrue(conversation.isOver)
  }

  func testWhoAsksForNothingIsClosedWithoutAWord() throws {
    var conversation = try conversation()
    conversation.timeOut()
    XCTAssertTrue(conversation.output.isEmpty)
    XCTAssertTrue(conversation.isClosing)
  }

  func testAResponseThatNobodyReadsIsGivenUp() throws {
    var conversation = try conversation()
    conversation.receive(Traffic.request("/", port: port))
    let wait = conversation.wait
    XCTAssertEqual(wait?.kind, .response)
    conversation.wrote(10)
    XCTAssertEqual(conversation.wait, wait)
    conversation.timeOut()
    XCTAssertTrue(conversation.isOver)
  }

  func testEachRequestHasATimeOfItsOwn() throws {
    var conversation = try conversation()
    let start = Array("GET".utf8)
    conversation.receive(start)
    let first = conversation.wait
    conversation.receive(Traffic.request("/", port: port).dropFirst(3))
    _ = take(&conversation)
    conversation.receive(start)
    XCTAssertEqual(conversation.wait?.kind, .request)
    XCTAssertNotEqual(conversation.wait, first)
  }

  func testPagesMayBeSilent() throws {
    var page = try page()
    XCTAssertNil(page.wait)
    page.timeOut()
    page.send("still here")
    XCTAssertEqual(try frames(&page), [.text("still here")])
    XCTAssertEqual(page.takeEvents(), [])
  }

  // MARK: Pages

  func testMessagesGoBothWays() throws {
    var page = try page()
    page.receive(Traffic.text("one") + Traffic.frame(9, [7]) + Traffic.text("two"))
    XCTAssertEqual(page.takeEvents(), [.message("one"), .message("two")])
    page.send("three")
    page.send("")
    XCTAssertEqual(try frames(&page), [.pong([7]), .text("three"), .text("")])
  }

  func testWhatFollowsTheHandshakeIsRead() throws {
    var conversation = try conversation()
    conversation.receive(Traffic.handshake(port: port, target: "/socket/1?a=b") + Traffic.text("early"))
    XCTAssertEqual(conversation.takeEvents(), [.opened(path: "/socket/1", query: ["a": "b"]), .message("early")])
  }

  func testAPageThatClosesIsAnswered() throws {
    var page = try page()
    page.receive(Traffic.frame(8, [0x03, 0xE9]) + Traffic.text("late"))
    XCTAssertEqual(page.takeEvents(), [.closed])
    XCTAssertEqual(try frames(&page), [.close(.goingAway)])
    page.receive(Traffic.text("later"))
    page.send("too late")
    page.close(.normal)
    XCTAssertTrue(page.output.isEmpty)
    page.end()
    XCTAssertTrue(page.isOver)
    XCTAssertEqual(page.takeEvents(), [], "once only")
  }

  func testAPageThatBreaksTheProtocolIsToldAndClosed() throws {
    for (bytes, code) in [
      (Traffic.frame(3, []), .protocolError), (Traffic.frame(1, [0xFF]), .invalidText),
      (Traffic.frame(2, []), .unsupportedData), ([0x81, 0xFF, 0, 0, 0, 0, 0, 0x10, 0, 1, 0, 0, 0, 0], .messageTooBig),
    ] as [([UInt8], WebSocketCode)] {
      var page = try page()
      page.receive(Traffic.text("before") + bytes + Traffic.text("after"))
      XCTAssertEqual(page.takeEvents(), [.message("before"), .closed])
      XCTAssertEqual(try frames(&page), [.close(code)])
      XCTAssertTrue(page.isClosing)
    }
  }

  func testThePageThatTheServerCloses() throws {
    var page = try page()
    page.send("last")
    page.close(.normal)
    XCTAssertEqual(page.takeEvents(), [.closed])
    XCTAssertEqual(try frames(&page), [.text("last"), .close(.normal)])
    XCTAssertEqual(page.wait?.kind, .closing)
    page.receive(Traffic.frame(8, [0x03, 0xE8]))
    page.end()
    XCTAssertTrue(page.isOver)
  }

  func testAPageThatGoesWithoutAWordIsClosed() throws {
    var page = try page()
    page.receive(Traffic.text("half").dropLast())
    page.end()
    XCTAssertEqual(page.takeEvents(), [.closed])
    XCTAssertTrue(page.isOver)
  }

  func testAPageThatDoesNotReadIsGivenUp() throws {
    var limits = ServerLimits()
    limits.unsent = 1_000
    for step in ["messages", "pongs"] {
      var page = try page(limits: limits)
      var count = 0
      while !page.isOver, count < 1_000 {
        if step == "pongs" { page.receive(Traffic.frame(9, [1, 2, 3, 4])) } else { page.send("abcdefgh") }
        count += 1
      }
      XCTAssertTrue(page.isOver, step)
      XCTAssertLessThan(page.output.count, 1_100)
      XCTAssertEqual(page.takeEvents(), [.closed])
    }
  }

  func testRefusedConnectionsAreAnsweredAndClosed() throws {
    var conversation = try conversation()
    conversation.refuse(.serviceUnavailable)
    conversation.receive(Traffic.request("/", port: port))
    XCTAssertEqual(try statuses(take(&conversation)), [503])
    XCTAssertTrue(conversation.isClosing)
  }
}
