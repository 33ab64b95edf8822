import BrowserDisplay
import ServerFuzz
import XCTest

/// Who gets what.
final class SiteTests: XCTestCase {
  private let port = 8_000
  private let cookie = "Cookie: display-token-8000=\(Traffic.token)"

  private func site(port: Int = 8_000) throws -> Site {
    Site(
      port: port, token: try XCTUnwrap(AccessToken(Traffic.token)),
      files: [
        "/": LocalServer.File(type: "text/html; charset=utf-8", bytes: Array("<html>".utf8)),
        "/page.js": LocalServer.File(type: "text/javascript", bytes: Array("let a".utf8)),
      ])
  }

  private func answer(_ bytes: [UInt8], port: Int = 8_000) throws -> Site.Answer {
    var parser = RequestParser()
    var rest = bytes[...]
    return try site(port: port).answer(try XCTUnwrap(try parser.parse(&rest)))
  }

  private func reply(
    _ target: String, method: String = "GET", host: String? = nil, headers: [String] = [], hasToken: Bool = true
  ) throws -> ReplyReader.Reply {
    let request = Traffic.request(target, method: method, port: port, host: host, headers: headers, hasToken: hasToken)
    let response =
      switch try answer(request) {
      case .response(let response), .webSocket(let response, _, _): response
      }
    var reader = ReplyReader(response.bytes)
    let reply = try XCTUnwrap(try reader.reply(toHead: method == "HEAD"))
    XCTAssertTrue(reader.isEmpty)
    return reply
  }

  private func status(
    _ target: String, method: String = "GET", host: String? = nil, headers: [String] = [], hasToken: Bool = true
  ) throws -> Int { try reply(target, method: method, host: host, headers: headers, hasToken: hasToken).status }

  // MARK: Files

  func testFilesAreServed() throws {
    let page = try reply("/")
    XCTAssertEqual(page.status, 200)
    XCTAssertEqual(page.text, "<html>")
    XCTAssertEqual(page.headers["content-type"], "text/html; charset=utf-8")
    XCTAssertEqual(try reply("/page.js").text, "let a")
    let head = try reply("/page.js", method: "HEAD")
    XCTAssertEqual(head.headers["content-length"], "5")
    XCTAssertEqual(head.body, [])
  }

  func testNoFileOfTheMachineIsServed() throws {
    for path in [
      "/etc/passwd", "//etc/passwd", "/../etc/passwd", "/%2e%2e/etc/passwd", "/page.js/../../etc/passwd", "/./",
      "/page.js/", "/page.js%00", "/PAGE.JS", "/..%2f..%2fetc%2fpasswd", "/file:///etc/passwd", "/~", "/.",
    ] {
      XCTAssertEqual(try status(path), 404, path)
    }
  }

  func testOtherMethodsAndBodies() throws {
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"] {
      let reply = try reply("/", method: method)
      XCTAssertEqual(reply.status, 405)
      XCTAssertEqual(reply.headers["allow"], "GET, HEAD")
    }
    XCTAssertEqual(try status("/", method: "BREW"), 501)
    XCTAssertEqual(try status("/", method: "get"), 501)
    XCTAssertEqual(try status("/", method: "POST", headers: ["Content-Length: 1"]), 413)
    XCTAssertEqual(try status("/", headers: ["Content-Length: 1"]), 413)
    XCTAssertEqual(try status("/", headers: ["Transfer-Encoding: chunked"]), 501)
  }

  func testErrorsEndTheConnection() throws {
    XCTAssertEqual(try reply("/none").headers["connection"], "close")
    XCTAssertNil(try reply("/").headers["connection"])
    XCTAssertEqual(try reply("/", headers: ["Connection: Close"]).headers["connection"], "close")
  }

  // MARK: Token

  func testWithoutATokenThereIsNothing() throws {
    for target in [
      "/", "/page.js", "/none", "/socket", "/?token=", "/?token=x", "/?token=\(Traffic.token)0",
      "/?Token=\(Traffic.token)",
    ] {
      for method in ["GET", "HEAD", "POST", "BREW"] {
        let reply = try reply(target, method: method, headers: Traffic.upgrade(port: port), hasToken: false)
        XCTAssertEqual(reply.status, 403, "\(method) \(target)")
        XCTAssertNil(reply.headers["set-cookie"])
        XCTAssertFalse(reply.text.contains(Traffic.token))
        // Not even whether the path is known.
        XCTAssertEqual(reply, try self.reply("/other", method: method, hasToken: false))
      }
    }
  }

  func testTheTokenIsKeptInAStrictCookieAfterTheFirstRequest() throws {
    XCTAssertEqual(
      try reply("/").headers["set-cookie"],
      "display-token-8000=\(Traffic.token); SameSite=Strict; HttpOnly; Path=/")
    let next = try reply("/page.js", headers: ["Cookie: other=1; display-token-8000=\(Traffic.token)"], hasToken: false)
    XCTAssertEqual(next.status, 200)
    XCTAssertNil(next.headers["set-cookie"])
    XCTAssertEqual(try status("/", headers: ["Cookie: a=b", "Cookie:\(cookie.dropFirst(7))"], hasToken: false), 200)
    // An old address is as good as a bookmark.
    XCTAssertEqual(try status("/?token=old", headers: [cookie], hasToken: false), 200)
    XCTAssertNil(try reply("/none").headers["set-cookie"])
  }

  func testOtherCookiesAreNone() throws {
    for value in [
      "display-token-8001=\(Traffic.token)", "display-token-8000=", "display-token-8000", "=\(Traffic.token)",
      Traffic.token, ";;=;",
      "xdisplay-token-8000=\(Traffic.token)", "display-token-8000=\(Traffic.token)x",
      "display-token-8000==\(Traffic.token)",
    ] {
      XCTAssertEqual(try status("/", headers: ["Cookie: \(value)"], hasToken: false), 403, value)
    }
  }

  // MARK: Host and origin

  func testOtherHostsAreRefused() throws {
    for host in ["127.0.0.1:8000", "localhost:8000", "LOCALHOST:8000", "[::1]:8000"] {
      XCTAssertEqual(try status("/", host: host), 200, host)
    }
    for host in [
      "example.com", "example.com:8000", "127.0.0.1", "localhost", "127.0.0.1:8001", "127.0.0.1:80000",
      "127.0.0.2:8000",
      "localhost.:8000", "localhost.example.com:8000", "user@localhost:8000", "0.0.0.0:8000", "[::]:8000", "::1:8000",
      "",
      "127.1:8000", "127.0.0.1:8000, localhost:8000",
    ] {
      XCTAssertEqual(try status("/", host: host, headers: [cookie]), 403, host)
    }
    XCTAssertEqual(try status("/", headers: ["Host: 127.0.0.1:8000"]), 400)
    guard case .response(let none) = try answer(Array("GET / HTTP/1.1\r\n\r\n".utf8)) else {
      return XCTFail("no response")
    }
    XCTAssertEqual(none.status, .badRequest)
  }

  func testThePortOfHTTPIsLeftOut() throws {
    for host in ["127.0.0.1", "localhost:80"] {
      guard case .response(let response) = try answer(Traffic.request("/", port: 80, host: host), port: 80) else {
        return XCTFail("no response")
      }
      XCTAssertEqual(response.status, .ok)
    }
  }

  func testPagesOfOtherOriginsGetNoWebSocket() throws {
    func upgrade(_ origins: [String]) -> [String] {
      origins.map { "Origin: \($0)" } + Traffic.upgrade(port: port).filter { !$0.hasPrefix("Origin") } + [cookie]
    }
    for origin in ["http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]:8000"] {
      XCTAssertEqual(try status("/socket", headers: upgrade([origin])), 101, origin)
    }
    for origin in [
      "http://example.com", "https://127.0.0.1:8000", "http://127.0.0.1", "http://127.0.0.1:8001", "null", "",
      "127.0.0.1:8000",
      "http://127.0.0.1:8000/", "http://127.0.0.1:8000.example.com", "http://localhost:3000", "file://",
    ] {
      XCTAssertEqual(try status("/socket", headers: upgrade([origin])), 403, origin)
    }
    XCTAssertEqual(try status("/socket", headers: upgrade([])), 403)
    let two = ["http://127.0.0.1:8000", "http://localhost:8000"]
    XCTAssertEqual(try status("/socket", headers: upgrade(two)), 403)
  }

  // MARK: Headers

  func testAPageMayUseNothingFromOutside() throws {
    let policy = try XCTUnwrap(try reply("/", host: "localhost:8000").headers["content-security-policy"])
    XCTAssertEqual(
      policy.split(separator: "; "),
      [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
        "connect-src 'self' ws://localhost:8000", "frame-src 'self'", "base-uri 'none'", "form-action 'none'",
        "frame-ancestors 'self'",
      ])
    XCTAssertFalse(try reply("/", host: "[::1]:8000").headers["content-security-policy"]?.contains("ws:") ?? true)
  }

  func testAllRepliesAreKeptToThemselves() throws {
    for reply in [try reply("/"), try reply("/none"), try reply("/", hasToken: false)] {
      XCTAssertEqual(reply.headers["x-content-type-options"], "nosniff")
      XCTAssertEqual(reply.headers["referrer-policy"], "no-referrer")
      XCTAssertEqual(reply.headers["cache-control"], "no-store")
      XCTAssertEqual(reply.headers["cross-origin-resource-policy"], "same-origin")
      XCTAssertNil(reply.headers["access-control-allow-origin"])
    }
  }

  // MARK: Handshake

  /// The example of RFC 6455, 1.3.
  func testAHandshake() throws {
    guard case .webSocket(_, let path, let query) = try answer(Traffic.handshake(port: port, target: "/socket/2?a=b"))
    else {
      return XCTFail("no handshake")
    }
    XCTAssertEqual(path, "/socket/2")
    XCTAssertEqual(query, ["a": "b"], "without the token")
    let reply = try reply("/socket", headers: Traffic.upgrade(port: port))
    XCTAssertEqual(
      reply.headers,
      ["upgrade": "websocket", "connection": "Upgrade", "sec-websocket-accept": "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="])
  }

  func testHandshakesThatAreNone() throws {
    func status(replacing name: String, with line: String?) throws -> Int {
      let lines = Traffic.upgrade(port: port).filter { !$0.hasPrefix(name + ":") } + (line.map { [$0] } ?? [])
      return try self.status("/socket", headers: lines)
    }
    for (name, value) in [
      ("Upgrade", nil), ("Upgrade", "h2c"), ("Connection", nil), ("Connection", "close"),
      ("Sec-WebSocket-Version", nil),
      ("Sec-WebSocket-Version", "8"),
    ] {
      XCTAssertEqual(try status(replacing: name, with: value.map { "\(name): \($0)" }), 426, "\(name) \(value ?? "-")")
    }
    for key in ["", "x", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZQ==x", "dGhlIHNhbXBsZSBub25jZTE=", "!!!!"] {
      XCTAssertEqual(try status(replacing: "Sec-WebSocket-Key", with: "Sec-WebSocket-Key: \(key)"), 400, key)
    }
    XCTAssertEqual(try status(replacing: "Sec-WebSocket-Key", with: nil), 400)
    XCTAssertEqual(try self.status("/socket", method: "HEAD", headers: Traffic.upgrade(port: port)), 405)
    XCTAssertEqual(try self.status("/sockets", headers: Traffic.upgrade(port: port)), 404)
  }
}
