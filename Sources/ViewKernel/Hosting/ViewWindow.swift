// Tests: `ShareLinkTests`.

import HostTree

/// A dynamic property that knows the window which the view is in.
struct ViewWindow: StoredProperty, ComparisonExempt {
  /// The storage that knows the node of the view.
  final class Storage {
    fileprivate weak var node: ReaderNode?
    fileprivate init(_ node: ReaderNode) { self.node = node }
  }

  private var storage: Storage?

  nonisolated init() {}

  /// The window; nil for a view that is in none.
  @MainActor var value: HostWindow? { (storage?.node?.graph.owner as? HostView)?.window }

  func makeStorage(in node: ReaderNode) -> Storage { Storage(node) }

  mutating func install(_ storage: Storage, in node: ReaderNode) -> Bool {
    self.storage = storage
    return false
  }
}
