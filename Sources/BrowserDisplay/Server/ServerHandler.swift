// Tests: `LocalServerTests`.

/// Who is told what pages do.
///
/// All calls come on the main actor, in the order in which things arrived, both under `RunLoop.main.run()` and under `dispatchMain()`.
/// Each page is opened once, then sends, then is closed once.
@MainActor
package protocol ServerHandler: AnyObject {
  /// A page has opened its WebSocket. The query has no token.
  func pageDidOpen(_ page: PageID, path: String, query: [String: String])
  func page(_ page: PageID, didSend message: String)
  /// The page has gone, has broken the protocol, did not read, or was closed by ``LocalServer/close(_:)``. Nothing comes from it any more.
  func pageDidClose(_ page: PageID)
}

/// A page's connection. A page that is loaded again has another.
package struct PageID: Hashable, Sendable, CustomStringConvertible {
  package let number: Int

  package init(number: Int) { self.number = number }

  package var description: String { "page \(number)" }
}
