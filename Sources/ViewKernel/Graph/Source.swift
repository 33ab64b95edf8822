/// Something that nodes read and that can change: a state, an observed object.
///
/// It records its readers, and invalidates them when it changes. Subclasses add what they stand for, such as
/// `StorageSource`, the source of all values under one key of a store. Confined to the main actor, like all nodes, but
/// not isolated to it, because `State` and `Binding` are not.
package class Source: @unchecked Sendable {
  private struct Reader {
    // Safe: when a node is unmounted it has each source that it remembers forget it, so no reader outlives its node.
    unowned(unsafe) var node: ReaderNode
    /// The run of the node's code that read this source last.
    var run: UInt32
  }

  // Most sources have one reader; the others are found by identity.
  private var first: Reader?
  private var others: [ObjectIdentifier: Reader] = [:]

  init() {}

  /// Records the node whose code is running, if any, as a reader. Reads on other threads are not recorded.
  ///
  /// - Returns: The node.
  @discardableResult
  final func recordRead() -> ReaderNode? {
    // In this order: the node may be accessed on the main actor only.
    guard isOnMainActor, let node = ReaderNode.current else { return nil }
    if let first {
      if first.node === node {
        self.first!.run = node.runNumber
        return node
      }
      let reader = Reader(node: node, run: node.runNumber)
      if others.updateValue(reader, forKey: ObjectIdentifier(node)) != nil { return node }
    } else {
      first = Reader(node: node, run: node.runNumber)
      if others.removeValue(forKey: ObjectIdentifier(node)) != nil { return node }
    }
    node.remember(self)
    return node
  }

  /// Invalidates the nodes that read this source in their last run.
  @MainActor
  final func notifyReaders() {
    if let first, first.run == first.node.runNumber { first.node.invalidate() }
    if others.isEmpty { return }
    for reader in others.values where reader.run == reader.node.runNumber { reader.node.invalidate() }
  }

  /// The nodes that have read this source in their last run, in the order in which they were made.
  @MainActor
  final var readers: [ReaderNode] {
    // Not by a closure, which would check each time whether it is on the main actor.
    if others.isEmpty {
      guard let first, first.run == first.node.runNumber else { return [] }
      return [first.node]
    }
    let all = (first.map { [$0] } ?? []) + others.values
    return all.filter { $0.run == $0.node.runNumber }.map(\.node).sorted { $0.number < $1.number }
  }

  final func forget(_ node: ReaderNode) {
    if let first, first.node === node {
      self.first = nil
    } else {
      others.removeValue(forKey: ObjectIdentifier(node))
    }
  }
}
