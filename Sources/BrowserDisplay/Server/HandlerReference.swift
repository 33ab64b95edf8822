// Tests: `LocalServerTests`.

import Dispatch

/// The handler of a server, and the way to it from other threads.
final class HandlerReference: Sendable {
  @MainActor weak var handler: (any ServerHandler)?

  nonisolated init() {}

  /// Calls the handler on the main actor, after all earlier events; then calls `done` there.
  func deliver(_ event: Conversation.Event, of page: PageID, done: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        switch event {
        case .opened(let path, let query): self.handler?.pageDidOpen(page, path: path, query: query)
        case .message(let text): self.handler?.page(page, didSend: text)
        case .closed: self.handler?.pageDidClose(page)
        }
      }
      done()
    }
  }
}
