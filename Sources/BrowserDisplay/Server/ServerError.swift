// Tests: `LocalServerTests`.

/// The reason why a server could not start, as a sentence.
package struct ServerError: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  static let noSockets = ServerError(
    "BrowserDisplay has no server for this platform: it uses the sockets of Linux and Darwin.")
}
