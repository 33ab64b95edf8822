import Foundation

/// The files at the server's address and the rules of access: decides the answer to each request.
///
/// Any page of any site can make a browser send requests to the loopback interface, and any program on this machine
/// can send them itself. So a request must name this host: a page whose site resolves its own name to this machine
/// does not. And it must have the token, which neither such a page nor another user has.
package struct Site: Sendable {
  package enum Answer: Sendable {
    case response(Response)
    /// The response to the handshake, and the target of the WebSocket.
    case webSocket(Response, path: String, query: [String: String])
  }

  private let port: Int
  private let token: AccessToken
  private let files: [String: LocalServer.File]
  /// The values of `Host` that mean this server.
  private let hosts: Set<String>

  package init(port: Int, token: AccessToken, files: [String: LocalServer.File]) {
    self.port = port
    self.token = token
    self.files = files
    let names = ["127.0.0.1", "localhost", "[::1]"]
    // Browsers leave out the default port of HTTP.
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  package var url: String { "http://127.0.0.1:\(port)/?token=\(token.text)" }

  /// Cookies ignore ports: other servers on this machine get it, too, and have cookies of their own.
  package var cookieName: String { "display-token-\(port)" }

  package func answer(_ request: Request) -> Answer {
    do throws(HTTPStatus) {
      let answer = try checkedAnswer(request)
      guard case .response(var response) = answer else { return answer }
      response.isHead = request.method == "HEAD"
      response.isLast = request.lists("close", in: "connection")
      return .response(response)
    } catch {
      var response = Response(error)
      response.isHead = request.method == "HEAD"
      return .response(response)
    }
  }

  /// Authorises first, so that others learn nothing.
  private func checkedAnswer(_ request: Request) throws(HTTPStatus) -> Answer {
    guard let host = request.onlyValue("host")?.lowercased() else { throw .badRequest }
    guard hosts.contains(host) else { throw .forbidden }
    let hasCookie = hasCookie(request)
    guard hasCookie || hasToken(request) else { throw .forbidden }

    switch request.body {
    case .none: break
    case .plain: throw .contentTooLarge
    case .coded: throw .notImplemented
    }
    switch request.method {
    case "GET", "HEAD": break
    case "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT": throw .methodNotAllowed
    default: throw .notImplemented
    }
    let path = request.target.path
    if path == "/socket" || path.hasPrefix("/socket/") { return try webSocket(request) }

    guard let file = files[path] else { throw .notFound }
    var response = Response(file)
    response.headers = [("Content-Security-Policy", policy(host: host))]
    if !hasCookie {
      response.headers.append(("Set-Cookie", "\(cookieName)=\(token.text); SameSite=Strict; HttpOnly; Path=/"))
    }
    return .response(response)
  }

  // MARK: Token

  private func hasToken(_ request: Request) -> Bool { token.matches(request.target.query["token"] ?? "") }

  private func hasCookie(_ request: Request) -> Bool {
    request.values("cookie").contains { value in
      value.split(separator: ";").contains { pair in
        let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return sides.count == 2 && sides[0].trimmingBlanks() == cookieName && token.matches(sides[1].trimmingBlanks())
      }
    }
  }

  /// Allows nothing from other servers, and no inline scripts or styles. Images may be inline, and scripts may set
  /// properties of styles.
  private func policy(host: String) -> String {
    // Some browsers do not count WebSockets as `'self'`, and an address in brackets cannot be named.
    let socket = host.hasPrefix("[") ? "" : " ws://\(host)"
    return
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'\(socket); "
      + "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
  }

  // MARK: WebSocket

  private func webSocket(_ request: Request) throws(HTTPStatus) -> Answer {
    guard request.method == "GET" else { throw .methodNotAllowed }
    // Browsers send the page's origin here, and pages cannot change it. Cookies are sent for pages of other ports,
    // too.
    guard let origin = request.onlyValue("origin")?.lowercased(), origin.hasPrefix("http://"),
      hosts.contains(String(origin.dropFirst("http://".count)))
    else { throw .forbidden }
    guard request.lists("websocket", in: "upgrade"), request.lists("upgrade", in: "connection"),
      request.onlyValue("sec-websocket-version") == "13"
    else { throw .upgradeRequired }
    guard let key = request.onlyValue("sec-websocket-key"), Data(base64Encoded: key)?.count == 16 else {
      throw .badRequest
    }
    var query = request.target.query
    query["token"] = nil
    return .webSocket(Response(webSocketAccept: Self.acceptance(of: key)), path: request.target.path, query: query)
  }

  /// RFC 6455, 4.2.2: proves that the server speaks the protocol, nothing else.
  package static func acceptance(of key: String) -> String {
    Data(SHA1.digest((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)).base64EncodedString()
  }
}
