import BrowserDisplay
import ServerFuzz
import XCTest

final class WebSocketParserTests: XCTestCase {
  private struct Outcome: Equatable {
    var events: [WebSocketParser.Event] = []
    var code: WebSocketCode?
  }

  private func outcome(_ bytes: [UInt8], pieces: Int, limits: ServerLimits) -> Outcome {
    var parser = WebSocketParser(limits: limits)
    var outcome = Outcome()
    var rest = bytes[...]
    while !rest.isEmpty {
      var piece = rest.prefix(pieces)
      rest = rest.dropFirst(pieces)
      do throws(WebSocketCode) {
        while !piece.isEmpty {
          if let event = try parser.parse(&piece) { outcome.events.append(event) }
        }
      } catch {
        outcome.code = error
        return outcome
      }
    }
    return outcome
  }

  /// However it comes, it is read alike.
  private func read(
    _ frames: [UInt8]..., limits: ServerLimits = ServerLimits(), pieces: [Int] = [1, 2, 5], line: UInt = #line
  ) -> Outcome {
    let bytes = Array(frames.joined())
    let whole = outcome(bytes, pieces: .max, limits: limits)
    for size in pieces {
      XCTAssertEqual(outcome(bytes, pieces: size, limits: limits), whole, "in pieces of \(size)", line: line)
    }
    return whole
  }

  private func assertRefused(_ frames: [UInt8]..., as code: WebSocketCode, line: UInt = #line) {
    XCTAssertEqual(read(Array(frames.joined()), line: line), Outcome(events: [], code: code), line: line)
  }

  // MARK: What is read

  /// The examples of RFC 6455, 5.7.
  func testExamples() {
    let hello: [UInt8] = [0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58]
    XCTAssertEqual(read(hello).events, [.message("Hello")])
    XCTAssertEqual(Traffic.text("Hello"), hello)
    XCTAssertEqual(read([0x89, 0x85] + hello[2...]).events, [.ping(Array("Hello".utf8))])
  }

  func testMessagesOfAllLengths() {
    for count in [0, 1, 125, 126, 127, 0xFFFF, 0x10000] {
      let text = String(repeating: "a", count: count)
      XCTAssertEqual(
        read(Traffic.text(text), Traffic.text("end"), pieces: [97]).events, [.message(text), .message("end")],
        "\(count)")
    }
  }

  func testFragmentsAreJoinedAndPingsMayComeBetween() {
    let (start, middle, end) = (
      Traffic.frame(1, [0xF0, 0x9F], isFinal: false), Traffic.frame(0, [0x98], isFinal: false), Traffic.frame(0, [0x80])
    )
    let ping = Traffic.frame(9, [1])
    XCTAssertEqual(
      read(start, ping, middle, end, Traffic.text("b")).events, [.ping([1]), .message("😀"), .message("b")])
    XCTAssertEqual(read(Traffic.text("", isFinal: false), Traffic.frame(0, [])).events, [.message("")])
  }

  func testPongsMeanNothing() {
    XCTAssertEqual(read(Traffic.frame(10, [1, 2]), Traffic.frame(10, [])), Outcome())
  }

  func testCloses() {
    XCTAssertEqual(read(Traffic.frame(8, [])).events, [.close(.normal)])
    XCTAssertEqual(read(Traffic.frame(8, [0x03, 0xE9] + Array("bye é".utf8))).events, [.close(.goingAway)])
    for code in [1000, 1003, 1007, 1014, 3000, 4999] {
      let payload = [UInt8(code >> 8), UInt8(code & 0xFF)]
      XCTAssertEqual(read(Traffic.frame(8, payload)).events, [.close(WebSocketCode(rawValue: code))])
    }
    for code in [0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535] {
      assertRefused(Traffic.frame(8, [UInt8(code >> 8), UInt8(code & 0xFF)]), as: .protocolError)
    }
    assertRefused(Traffic.frame(8, [3]), as: .protocolError)
    assertRefused(Traffic.frame(8, [0x03, 0xE8, 0xFF]), as: .invalidText)
  }

  // MARK: What is refused

  func testFramesThatBreakTheProtocol() {
    assertRefused(Traffic.frame(1, [65], mask: nil), as: .protocolError)
    for bit: UInt8 in [0x10, 0x20, 0x40] { assertRefused([0x81 | bit, 0x80, 0, 0, 0, 0], as: .protocolError) }
    for opcode: UInt8 in [3, 4, 5, 6, 7, 11, 12, 13, 14, 15] {
      assertRefused(Traffic.frame(opcode, []), as: .protocolError)
    }
    // Control frames in pieces, or long.
    for opcode: UInt8 in [8, 9, 10] {
      assertRefused(Traffic.frame(opcode, [], isFinal: false), as: .protocolError)
      assertRefused(Traffic.frame(opcode, [UInt8](repeating: 65, count: 126)), as: .protocolError)
    }
    // The rest of nothing, and a message within another.
    assertRefused(Traffic.frame(0, [65]), as: .protocolError)
    assertRefused(Traffic.text("a", isFinal: false), Traffic.text("b"), as: .protocolError)
    assertRefused(Traffic.frame(2, [65]), as: .unsupportedData)
  }

  func testLengthsAreAsShortAsTheyGo() {
    assertRefused(Traffic.frame(1, [65], lengthSize: 2), as: .protocolError)
    assertRefused(Traffic.frame(1, [UInt8](repeating: 65, count: 300), lengthSize: 8), as: .protocolError)
    assertRefused([0x81, 0xFF] + [UInt8](repeating: 0xFF, count: 8) + [0, 0, 0, 0], as: .protocolError)
  }

  func testTextsAreUTF8() {
    for bytes: [UInt8] in [
      [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
      [0xF0, 0x80, 0x80, 0x80],
    ] {
      assertRefused(Traffic.frame(1, bytes), as: .invalidText)
    }
    assertRefused(Traffic.frame(1, [0xC3], isFinal: false), Traffic.frame(0, [0x41]), as: .invalidText)
  }

  // MARK: Limits

  func testMessagesAreBounded() {
    var limits = ServerLimits()
    limits.message = 200
    let most = String(repeating: "a", count: 200)
    XCTAssertEqual(read(Traffic.text(most), limits: limits), Outcome(events: [.message(most)]))
    XCTAssertEqual(read(Traffic.text(most + "a"), limits: limits).code, .messageTooBig)
    XCTAssertEqual(
      read(Traffic.text(most, isFinal: false), Traffic.frame(0, [65]), limits: limits).code, .messageTooBig)
    XCTAssertEqual(
      read(Traffic.text(most, isFinal: false), Traffic.frame(0, []), Traffic.text("b"), limits: limits).events,
      [.message(most), .message("b")])
    // The head is enough: nobody waits for what follows.
    XCTAssertEqual(read([0x81, 0xFF, 0x7F] + [UInt8](repeating: 0xFF, count: 7) + [0, 0, 0, 0]).code, .messageTooBig)
  }

  func testFramesOfAMessageAreBounded() {
    var limits = ServerLimits()
    limits.frames = 3
    let next = Traffic.frame(0, [], isFinal: false)
    let start = Traffic.text("a", isFinal: false)
    XCTAssertEqual(read(start, next, Traffic.frame(0, []), limits: limits).events, [.message("a")])
    XCTAssertEqual(read(start, next, next, Traffic.frame(0, []), limits: limits).code, .messageTooBig)
  }
}
