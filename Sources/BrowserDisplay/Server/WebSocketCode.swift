// Tests: `WebSocketParserTests`.

/// The reason for closing a WebSocket (RFC 6455, 7.4). Thrown as an error, the fault of a page's message.
package struct WebSocketCode: RawRepresentable, Error, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let normal = WebSocketCode(rawValue: 1000)
  package static let goingAway = WebSocketCode(rawValue: 1001)
  package static let protocolError = WebSocketCode(rawValue: 1002)
  package static let unsupportedData = WebSocketCode(rawValue: 1003)
  package static let invalidText = WebSocketCode(rawValue: 1007)
  package static let messageTooBig = WebSocketCode(rawValue: 1009)

  /// Some codes are reserved for programs, and others have no meaning yet.
  package var mayBeSent: Bool {
    switch rawValue {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
