// Tests: `WebSocketParserTests`.

/// Why a WebSocket is closed (RFC 6455, 7.4). As an error: what is wrong with what a page has sent.
package struct WebSocketCode: RawRepresentable, Error, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let normal = WebSocketCode(rawValue: 1000)
  package static let goingAway = WebSocketCode(rawValue: 1001)
  package static let protocolError = WebSocketCode(rawValue: 1002)
  package static let unsupportedData = WebSocketCode(rawValue: 1003)
  package static let invalidText = WebSocketCode(rawValue: 1007)
  package static let messageTooBig = WebSocketCode(rawValue: 1009)

  /// Some codes are for programs only, and others mean nothing yet.
  package var mayBeSent: Bool {
    switch rawValue {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
