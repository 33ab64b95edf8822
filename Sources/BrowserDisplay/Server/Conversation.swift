/// One connection without its socket: bytes come in, bytes and events go out.
///
/// A connection begins with HTTP, and goes on with HTTP, becomes a page's WebSocket, or ends. At most one response
/// waits at a time, whatever a peer requests before it reads.
package struct Conversation: Sendable {
  package enum Event: Equatable, Sendable {
    case opened(path: String, query: [String: String])
    case message(String)
    case closed
  }

  /// A step with a time limit. The number makes each wait different.
  package struct Wait: Equatable, Sendable {
    package enum Kind: Sendable { case request, response, idle, closing }
    package var kind: Kind
    package var number: Int
  }

  private enum State {
    case http
    case page
    /// Waiting output is written, input is discarded.
    case closing
  }

  private let site: Site
  private let limits: ServerLimits
  private var state = State.http
  private var requests: RequestParser
  private var messages: WebSocketParser
  private var events: [Event] = []
  private var hasEnded = false
  private var waitNumber = 0
  private var isAbandoned = false

  /// Received bytes that wait until a response is written.
  private var input: ArraySlice<UInt8> = []
  package private(set) var output = WaitingBytes()

  package init(site: Site, limits: ServerLimits) {
    self.site = site
    self.limits = limits
    requests = RequestParser(limits: limits)
    messages = WebSocketParser(limits: limits)
  }

  // MARK: State for the connection

  /// Whether more can be read from the socket.
  package var takesInput: Bool { input.isEmpty && !hasEnded }

  /// Whether nothing is written any more after the waiting output.
  package var isClosing: Bool { state == .closing }

  /// Whether only the socket is left to be closed.
  package var isOver: Bool { isAbandoned || isClosing && hasEnded && output.isEmpty }

  /// The current step with a time limit; nil for a page, which may be silent.
  package var wait: Wait? {
    switch state {
    case .page: nil
    case .closing: Wait(kind: output.isEmpty ? .closing : .response, number: waitNumber)
    case .http:
      Wait(kind: !output.isEmpty ? .response : requests.hasBegun ? .request : .idle, number: waitNumber)
    }
  }

  /// The events since the last call.
  package mutating func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  // MARK: Calls by the connection

  package mutating func receive(_ bytes: some Collection<UInt8>) {
    guard !isClosing else { return }
    input += bytes
    advance()
  }

  /// Removes the first bytes of the output, which are written.
  package mutating func wrote(_ count: Int) {
    output.removeFirst(count)
    advance()
  }

  /// Notes that the peer sends nothing more; it may still read.
  package mutating func end() {
    hasEnded = true
    advance()
  }

  /// Ends the step of ``wait``, whose time is over.
  package mutating func timeOut() {
    switch wait?.kind {
    case .request: refuse(.requestTimeout)
    case .idle: beginClosing()
    case .response, .closing: isAbandoned = true
    case nil: break
    }
  }

  // MARK: Calls by the server

  /// Answers with a status, and closes.
  package mutating func refuse(_ status: HTTPStatus) {
    output.append(Response(status).bytes)
    beginClosing()
  }

  package mutating func send(_ message: String) {
    guard state == .page else { return }
    sendFrame(.text(message))
  }

  package mutating func close(_ code: WebSocketCode) {
    switch state {
    case .closing: break
    case .http: beginClosing()
    case .page:
      output.append(WebSocketFrame.close(code).bytes)
      beginClosing()
    }
  }

  // MARK: Progress

  /// Handles the input, up to the part that must wait for the output.
  private mutating func advance() {
    while !input.isEmpty {
      switch state {
      case .closing: return
      case .page: readMessage()
      case .http:
        guard output.isEmpty else { return }
        readRequest()
      }
    }
    if hasEnded && (output.isEmpty || state == .page) { beginClosing() }
  }

  private mutating func readRequest() {
    do throws(HTTPStatus) {
      guard let request = try requests.parse(&input) else { return }
      waitNumber += 1
      switch site.answer(request) {
      case .response(let response):
        output.append(response.bytes)
        if response.isLast { beginClosing() }
      case .webSocket(let response, let path, let query):
        output.append(response.bytes)
        state = .page
        events.append(.opened(path: path, query: query))
      }
    } catch {
      refuse(error)
    }
  }

  private mutating func readMessage() {
    do throws(WebSocketCode) {
      switch try messages.parse(&input) {
      case .message(let text): events.append(.message(text))
      case .ping(let payload): sendFrame(.pong(payload))
      case .close(let code): close(code)
      case nil: break
      }
    } catch {
      close(error)
    }
  }

  private mutating func sendFrame(_ frame: WebSocketFrame) {
    output.append(frame.bytes)
    guard output.count > limits.unsent else { return }
    beginClosing()
    isAbandoned = true
  }

  private mutating func beginClosing() {
    guard !isClosing else { return }
    if state == .page { events.append(.closed) }
    state = .closing
    waitNumber += 1
    input = []
  }
}
