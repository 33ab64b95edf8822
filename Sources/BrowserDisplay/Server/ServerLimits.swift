// Tests: `ConversationTests`, `LocalServerLimitsTests`.

/// Limits of all input, so that no peer can make the program wait, grow or fail. Times are in seconds.
package struct ServerLimits: Sendable {
  /// Bytes of a request's first line, with its line break.
  package var requestLine = 8_192
  /// Bytes of all header lines of a request, with their line breaks.
  package var header = 8_192
  /// Header lines of a request.
  package var headerLines = 64

  /// Bytes of a message of a page, all frames together.
  package var message = 1 << 20
  /// Frames of a message.
  package var frames = 1_024
  /// Bytes of messages that wait for the main actor. Beyond that, a page is not read until they are handled.
  package var unhandled = 4 << 20
  /// Bytes that wait for a page to read them. Beyond that, it is closed.
  package var unsent = 16 << 20

  /// Connections at a time, pages included. The next one gets 503.
  package var connections = 64
  /// The time for all of a request to arrive, and for all of its response to be read.
  package var requestTime = 10.0
  /// The time for which a connection may stay open without a request.
  package var idleTime = 60.0
  /// The time in which a peer may close a connection that the server is closing.
  package var closingTime = 2.0

  package init() {}
}
