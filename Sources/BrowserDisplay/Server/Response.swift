// Tests: `SiteTests`.

/// An HTTP response, with the headers of all responses.
package struct Response: Sendable {
  package var status: HTTPStatus
  package var type = "text/plain; charset=utf-8"
  package var body: [UInt8]
  /// Further headers, beside those of all responses.
  package var headers: [(name: String, value: String)] = []
  /// Whether the connection ends with it, as after every error.
  package var isLast: Bool
  /// Whether it answers HEAD: it has the length of the body, but not the body.
  package var isHead = false

  /// Creates the response with a file.
  package init(_ file: LocalServer.File) {
    status = .ok
    type = file.type
    body = file.bytes
    isLast = false
  }

  /// Creates the response to a faulty request.
  package init(_ status: HTTPStatus) {
    self.status = status
    let hint = status == .forbidden ? ". Open the address that the program has printed." : ""
    body = Array("\(status.rawValue) \(status.reason)\(hint)\n".utf8)
    isLast = true
    switch status {
    case .methodNotAllowed: headers = [("Allow", "GET, HEAD")]
    case .upgradeRequired: headers = [("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13")]
    default: break
    }
  }

  /// Creates the response to a WebSocket handshake, which ends HTTP on this connection.
  init(webSocketAccept: String) {
    status = .switchingProtocols
    body = []
    headers = [("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Accept", webSocketAccept)]
    isLast = false
  }

  package var bytes: [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.reason)"]
    lines += headers.map { "\($0.name): \($0.value)" }
    if status != .switchingProtocols {
      lines += ["Content-Type: \(type)", "Content-Length: \(body.count)"] + Self.safety
      if isLast { lines.append("Connection: close") }
    }
    let head = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    return isHead ? head : head + body
  }

  /// Other sites can neither read nor embed the files; no referrer is sent; nothing is cached.
  private static let safety = [
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: no-referrer",
    "Cache-Control: no-store",
    "Cross-Origin-Resource-Policy: same-origin",
    "Cross-Origin-Opener-Policy: same-origin",
  ]
}
