// Tests: `LocalServerTests`.

/// The delegate of a server, which gets the pages' events.
///
/// All calls come on the main actor, in the order of arrival, both under `RunLoop.main.run()` and under
/// `dispatchMain()`. Each page is opened once, then sends, then is closed once.
@MainActor
package protocol ServerHandler: AnyObject {
  /// A page has opened its WebSocket. The query has no token.
  func pageDidOpen(_ page: PageID, path: String, query: [String: String])
  func page(_ page: PageID, didSend message: String)
  /// The page has left, has broken the protocol, did not read, or was closed by ``LocalServer/close(_:)``. It sends
  /// nothing more.
  func pageDidClose(_ page: PageID)
}

/// The connection of a page. A page that is reloaded has a new one.
package struct PageID: Hashable, Sendable, CustomStringConvertible {
  package let number: Int

  package init(number: Int) { self.number = number }

  package var description: String { "page \(number)" }
}
