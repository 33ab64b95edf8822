/// Nodes that wait for something, by depth, each once.
///
/// One list for each depth, so that queueing and taking cost the same however many nodes the tree has. Nodes of the
/// same depth are taken in the order in which they were made, whatever the order in which they were queued: who tells them, such
/// as Observation, may have no order of its own. A queue is emptied from one end only.
@MainActor
struct NodeQueue {
  // Room for the depth of usual trees, or the first update of each would make it step by step.
  private var levels: [[ViewNode]] = Array(repeating: [], count: 64)
  /// The nodes of the level under way, last first.
  private var batch: [ViewNode] = []
  /// Says in a node's flags that it waits here.
  private let flag: NodeFlags
  private(set) var count = 0

  init(marking flag: NodeFlags) { self.flag = flag }

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: ViewNode) {
    guard !node.flags.contains(flag) else { return }
    node.flags.insert(flag)
    let depth = Int(node.depth)
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(node)
    shallowest = min(shallowest, depth)
    deepest = max(deepest, depth)
    count += 1
  }
  private var shallowest = Int.max
  private var deepest = 0

  /// The next node, parents before children; nil when there is none left. Nodes unmounted meanwhile are dropped.
  mutating func popShallowest() -> ViewNode? {
    while count > 0 {
      if batch.isEmpty {
        while levels[shallowest].isEmpty { shallowest += 1 }
        swap(&batch, &levels[shallowest])
        if batch.count > 1 { batch.sort { $0.number > $1.number } }
      }
      let next = batch.popLast()
      // The level gets its room back, or it would need new room next time.
      if batch.isEmpty, levels[shallowest].isEmpty { swap(&batch, &levels[shallowest]) }
      if let node = take(next) { return node }
    }
    shallowest = .max
    return nil
  }

  /// The next node, children before parents; nil when there is none left. Nodes unmounted meanwhile are dropped.
  mutating func popDeepest() -> ViewNode? {
    while count > 0 {
      while levels[deepest].isEmpty { deepest -= 1 }
      if let node = take(levels[deepest].popLast()) { return node }
    }
    deepest = 0
    return nil
  }

  private mutating func take(_ node: ViewNode?) -> ViewNode? {
    guard let node else { return nil }
    count -= 1
    node.flags.remove(flag)
    return node.flags.contains(.isUnmounted) ? nil : node
  }

  /// The views that wait, for diagnostics.
  var viewNames: [String] { (levels.joined() + batch).map(\.viewName) }
}
