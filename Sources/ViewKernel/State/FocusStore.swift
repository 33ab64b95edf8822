// Tests: `FocusedValueTests`, `CommandsTests`.

/// A node that publishes focused values.
@MainActor
protocol FocusPublishing: ViewNode {
  var published: FocusedValues { get }
  /// Whether the values count while the scene is on screen, wherever the focus is.
  var isForScene: Bool { get }
  /// Whether the first responder is among the hosts of the content.
  var containsFocus: Bool { get }
  /// Has the store look again when the first responder of the window changes.
  func watchFocus(for store: FocusStore)
}

/// The focused values of a graph: the values of the publishers around the first responder.
///
/// They are looked up again in the effects pass after a publisher or the first responder has changed. Then the hosts
/// are in place; and a view that reads what it publishes itself takes a further round of the settle, instead of an
/// update without end.
@MainActor
final class FocusStore: KeptByGraph {
  /// A value, and the number of the node that publishes it.
  private struct Found {
    let entry: FocusedEntry
    let publisher: UInt32
    /// The settle in which it was shown to readers.
    var settle = 0
  }

  private var publishers: [any FocusPublishing] = []
  private var current: [Found] = []
  // Unchecked: bodies read it, on the main actor only; `FocusedValues`, by which they do, is not isolated.
  private nonisolated(unsafe) var sources: [ObjectIdentifier: Source] = [:]
  private(set) weak var graph: ViewGraph?
  private var isWaiting = false

  init() {}

  func add(_ publisher: any FocusPublishing) {
    publishers.append(publisher)
    lookAgain(in: publisher.graph)
  }

  func remove(_ publisher: any FocusPublishing) {
    publishers.removeAll { $0 === publisher }
    lookAgain(in: publisher.graph)
  }

  func lookAgain(in graph: ViewGraph) {
    self.graph = graph
    guard !isWaiting else { return }
    isWaiting = true
    graph.owner.enqueueEffect(.late) { [weak self] in self?.look() }
  }

  private func look() {
    isWaiting = false
    publishers.first?.watchFocus(for: self)
    var new: [Found] = []
    // A publisher that is nearer to the focus comes later, and wins.
    let fromOutside = publishers.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
    for isForScene in [true, false] {
      for publisher in fromOutside where publisher.isForScene == isForScene && publisher.isOnScreen {
        guard isForScene || publisher.containsFocus else { continue }
        for entry in publisher.published.entries {
          new.removeAll { $0.entry.key == entry.key }
          new.append(Found(entry: entry, publisher: publisher.number))
        }
      }
    }
    show(new)
  }

  private func show(_ new: [Found]) {
    let old = current
    current = new
    let settle = graph?.owner.settleCount ?? 0
    for index in current.indices {
      let now = current[index]
      if let before = old.first(where: { $0.entry.key == now.entry.key }) {
        current[index].settle = before.settle
        if before.entry.isEqual(to: now.entry) { continue }
        // Closures of a view that reads its own differ each time: one update is enough.
        if now.entry.holdsFunctions, before.publisher == now.publisher, before.settle == settle { continue }
      }
      current[index].settle = settle
      sources[now.entry.key]?.notifyReaders()
    }
    for before in old where !new.contains(where: { $0.entry.key == before.entry.key }) {
      sources[before.entry.key]?.notifyReaders()
    }
  }

  /// The entry of a key, recorded as a dependency of the code that reads it; nil on other threads.
  nonisolated func read(_ key: ObjectIdentifier) -> FocusedEntry? {
    guard isOnMainActor else { return nil }
    let source = sources[key] ?? Source()
    sources[key] = source
    source.recordRead()
    return withoutIsolation { [self] in current.first { $0.entry.key == key }?.entry }()
  }
}
