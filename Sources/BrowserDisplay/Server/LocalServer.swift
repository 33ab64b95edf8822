import Dispatch

/// A server on the loopback interface: a fixed set of files, and one WebSocket for each page.
///
/// It serves nothing but these files, only to clients that hold the token, and runs on a queue of its own. All
/// functions can be called on any thread, and take effect in the order of their calls. It stops when it is
/// deallocated.
package final class LocalServer: Sendable {
  package struct File: Sendable {
    /// The MIME type, such as `text/html; charset=utf-8`.
    package var type: String
    package var bytes: [UInt8]

    package init(type: String, bytes: [UInt8]) {
      self.type = type
      self.bytes = bytes
    }
  }

  private let core: ServerCore
  private let receiver: HandlerReference

  package let port: Int
  /// The URL to open, with the token.
  package let url: String

  /// Takes the port and listens; clients that connect wait until ``start(_:)``.
  ///
  /// - Parameters:
  ///   - port: The port; 0 is any free one. If it is taken, one of the next 100.
  ///   - files: The files by path, such as `/` or `/page.js`. Pages open their WebSockets at paths that begin with
  ///     `/socket`.
  ///   - token: Letters, digits, `-` and `_`.
  package init(
    port: Int, files: [String: File], token: String = AccessToken.random(), limits: ServerLimits = ServerLimits()
  ) throws {
    guard let token = AccessToken(token) else {
      throw ServerError("A token has letters, digits, - and _, and at least one of them.")
    }
    receiver = HandlerReference()
    var url = ""
    core = try ServerCore(port: port, limits: limits, receiver: receiver) { port in
      let site = Site(port: port, token: token, files: files)
      url = site.url
      return site
    }
    self.port = core.port
    self.url = url
  }

  deinit { stop() }

  /// Begins to answer. The handler is not retained.
  @MainActor
  package func start(_ handler: any ServerHandler) {
    receiver.handler = handler
    core.queue.async { [core] in core.start() }
  }

  /// Sends a message to a page, if it is still there. A page that does not read is closed when its unread output
  /// exceeds the limit.
  package func send(_ message: String, to page: PageID) {
    core.queue.async { [core] in core.perform(page) { $0.send(message) } }
  }

  /// Sends a message to all pages.
  func sendToAll(_ message: String) {
    core.queue.async { [core] in core.performAll { $0.send(message) } }
  }

  /// Closes the connection to a page.
  package func close(_ page: PageID) {
    core.queue.async { [core] in core.perform(page) { $0.close(.normal) } }
  }

  /// Stops the server: announces to all pages that the program ends, closes their connections and frees the port. The
  /// program may end when it returns.
  package func stop() { core.stop() }
}
