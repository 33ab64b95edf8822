import BrowserDisplay
import XCTest

final class RequestParserTests: XCTestCase {
  private struct Outcome: Equatable, CustomStringConvertible {
    var requests: [Request] = []
    var status: HTTPStatus?
    /// Bytes that were not taken.
    var rest = 0

    var description: String { "\(requests.count) requests, \(status.map { "\($0)" } ?? "no error"), \(rest) left" }
  }

  /// Feeds the parser pieces of this size.
  private func outcome(_ bytes: [UInt8], pieces: Int = .max, limits: ServerLimits = ServerLimits()) -> Outcome {
    var parser = RequestParser(limits: limits)
    var outcome = Outcome()
    var rest = bytes[...]
    while !rest.isEmpty {
      var piece = rest.prefix(pieces)
      rest = rest.dropFirst(pieces)
      do throws(HTTPStatus) {
        while !piece.isEmpty {
          if let request = try parser.parse(&piece) { outcome.requests.append(request) }
        }
      } catch {
        outcome.status = error
        return outcome
      }
    }
    outcome.rest = parser.hasBegun ? 1 : 0
    return outcome
  }

  /// However it comes, it is read alike.
  private func read(_ text: String, limits: ServerLimits = ServerLimits(), line: UInt = #line) -> Outcome {
    let bytes = Array(text.utf8)
    let whole = outcome(bytes, limits: limits)
    for pieces in [1, 2, 3, 7] {
      XCTAssertEqual(outcome(bytes, pieces: pieces, limits: limits), whole, "in pieces of \(pieces)", line: line)
    }
    return whole
  }

  private func assertRefused(
    _ text: String, _ status: HTTPStatus, limits: ServerLimits = ServerLimits(), line: UInt = #line
  ) {
    let outcome = read(text, limits: limits, line: line)
    XCTAssertEqual(outcome.status, status, text.debugDescription, line: line)
    XCTAssertEqual(outcome.requests, [], line: line)
  }

  // MARK: What is read

  func testARequestHasItsParts() throws {
    let outcome = read(
      "GET /a%20b/%C3%A9?x=1&y=a+b%26&x=2&z HTTP/1.1\r\nHost: h:1\r\nX-Many:  a \t\r\nx-many:b\r\n\r\n")
    let request = try XCTUnwrap(outcome.requests.first)
    XCTAssertNil(outcome.status)
    XCTAssertEqual(request.method, "GET")
    XCTAssertEqual(request.target.path, "/a b/é")
    XCTAssertEqual(request.target.query, ["x": "1", "y": "a b&", "z": ""])
    XCTAssertEqual(request.onlyValue("host"), "h:1")
    XCTAssertEqual(request.values("x-many"), ["a", "b"])
    XCTAssertNil(request.onlyValue("x-many"))
    XCTAssertEqual(request.body, .none)
  }

  func testRequestsFollowEachOther() {
    let outcome = read("GET /1 HTTP/1.1\r\n\r\n\r\nHEAD /2 HTTP/1.1\r\nA: b\r\n\r\nGET /3 HTTP/1.1\r\n\r\nGET /4")
    XCTAssertEqual(outcome.requests.map(\.target.path), ["/1", "/2", "/3"])
    XCTAssertEqual(outcome.rest, 1)
  }

  func testBodiesAreSeenButNotRead() {
    let start = "POST / HTTP/1.1\r\n"
    XCTAssertEqual(read(start + "Content-Length: 0\r\n\r\n").requests.map(\.body), [.none])
    XCTAssertEqual(read(start + "Content-Length: 12\r\n\r\n").requests.map(\.body), [.plain])
    let many = String(repeating: "9", count: 500)
    XCTAssertEqual(read(start + "Content-Length: \(many)\r\n\r\n").requests.map(\.body), [.plain])
    XCTAssertEqual(read(start + "Transfer-Encoding: chunked\r\n\r\n").requests.map(\.body), [.coded])
  }

  func testListsAreReadByWord() throws {
    let request = try XCTUnwrap(
      read("GET / HTTP/1.1\r\nConnection: Keep-Alive ,\tUpgrade\r\nConnection: x\r\n\r\n").requests.first)
    XCTAssertTrue(request.lists("upgrade", in: "connection"))
    XCTAssertTrue(request.lists("x", in: "connection"))
    XCTAssertFalse(request.lists("keep", in: "connection"))
  }

  func testValuesMayHaveAnyCharacters() {
    let bytes = Array("GET / HTTP/1.1\r\nCookie: a=".utf8) + [0xFF, 0xC3, 0xA9] + Array("\r\n\r\n".utf8)
    XCTAssertEqual(outcome(bytes).requests.map { $0.values("cookie") }, [["a=\u{FFFD}é"]])
  }

  // MARK: What is refused

  func testStartLinesThatAreNone() {
    for line in [
      "GET /", "GET  / HTTP/1.1", "GET / HTTP/1.1 ", " GET / HTTP/1.1", "GET\t/ HTTP/1.1", "G(T / HTTP/1.1",
      " / HTTP/1.1",
      "GET / HTTP/11", "GET / HTTP/1.x", "GET / http/1.1", "GET / HTTP/1.10", "GET http://127.0.0.1/ HTTP/1.1",
      "OPTIONS * HTTP/1.1", "CONNECT a:1 HTTP/1.1", "GET a HTTP/1.1", "GET /# HTTP/1.1", "GET /\u{1} HTTP/1.1",
      "GET /é HTTP/1.1", "GET /% HTTP/1.1", "GET /%4 HTTP/1.1", "GET /%4g HTTP/1.1", "GET /%FF HTTP/1.1",
      "GET /?%C3 HTTP/1.1", "GET /?a=%ED%A0%80 HTTP/1.1", "\u{16}\u{3}\u{1}", "", "GET / HTTP/1.1\r",
    ] {
      assertRefused("\r\n\(line)\r\nHost: h\r\n\r\n", .badRequest)
    }
  }

  func testOtherVersions() {
    for version in ["1.0", "0.9", "2.0", "1.2"] { assertRefused("GET / HTTP/\(version)\r\n\r\n", .versionNotSupported) }
  }

  func testHeadersThatAreNone() {
    for line in [
      "Host", ": a", "Host : a", " Host: a", "\tfolded", "H\u{0}: a", "A: \u{0}", "A: b\u{7F}", "A: b\rc", "Hé: a",
      "Content-Length: 1\r\nContent-Length: 1", "Content-Length: -1", "Content-Length: 1,1", "Content-Length:",
      "Content-Length: 0x1", "Content-Length: ١", "Content-Length: 1\r\nTransfer-Encoding: chunked",
    ] {
      assertRefused("GET / HTTP/1.1\r\nA: b\r\n\(line)\r\n\r\n", .badRequest)
    }
  }

  func testLinesEndWithBothCharacters() {
    assertRefused("GET / HTTP/1.1\nHost: h\n\n", .badRequest)
    assertRefused("GET / HTTP/1.1\r\nHost: h\n\r\n", .badRequest)
    assertRefused("\n", .badRequest)
    assertRefused("\r\n\r\n", .badRequest)
  }

  // MARK: Limits

  func testTheStartLineIsBounded() {
    let target = String(repeating: "a", count: 8_192 - "GET / HTTP/1.1\r\n".utf8.count)
    XCTAssertEqual(read("GET /\(target) HTTP/1.1\r\n\r\n").requests.count, 1)
    assertRefused("GET /\(target)a HTTP/1.1\r\n\r\n", .uriTooLong)
    assertRefused(String(repeating: "a", count: 8_192), .uriTooLong)
  }

  func testHeadersAreBoundedTogether() {
    let start = "GET / HTTP/1.1\r\n"
    let line = "A: " + String(repeating: "b", count: 995) + "\r\n"
    // With the empty line at the end these are 8192.
    let last = "A: " + String(repeating: "b", count: 185) + "\r\n\r\n"
    XCTAssertEqual(read(start + String(repeating: line, count: 8) + last).requests.count, 1)
    assertRefused(start + String(repeating: line, count: 8) + "B" + last, .headerTooLarge)
    assertRefused(start + String(repeating: "a", count: 8_192), .headerTooLarge)
  }

  func testHeadersAreCounted() {
    let start = "GET / HTTP/1.1\r\n"
    XCTAssertEqual(read(start + String(repeating: "A:\r\n", count: 64) + "\r\n").requests.count, 1)
    assertRefused(start + String(repeating: "A:\r\n", count: 65) + "\r\n", .headerTooLarge)
  }

  func testLimitsOfNothingRefuseAll() {
    var limits = ServerLimits()
    limits.header = 0
    assertRefused("GET / HTTP/1.1\r\n\r\n", .headerTooLarge, limits: limits)
    limits.requestLine = 0
    assertRefused("GET / HTTP/1.1\r\n\r\n", .uriTooLong, limits: limits)
  }
}
