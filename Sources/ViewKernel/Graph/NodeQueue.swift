/// A queue of nodes ordered by depth, each at most once: the dirty queue or the commit queue of a graph.
///
/// - **insert**: a node is added to the list of its depth and gets the queue's flag; if it has the flag, nothing
///   happens.
/// - **take**: the dirty queue gives ancestors first (``popShallowest()``), the commit queue descendants first
///   (``popDeepest()``). The flag is removed.
/// - **unmount**: a node that was unmounted while it waited is dropped when its turn comes.
///
/// There is one list for each depth, so inserting and taking cost the same however many nodes the tree has. Of the same
/// depth, the dirty queue takes nodes in the order in which they were made, not in the order in which they were
/// inserted: the code that invalidates them, such as Observation, may have no order of its own. A queue is emptied from
/// one end only.
@MainActor
struct NodeQueue {
  // Capacity for the depth of usual trees, or the first update of each would grow the array step by step.
  private var levels: [[ViewNode]] = Array(repeating: [], count: 64)
  /// The remaining nodes of the current depth, in reverse order.
  private var batch: [ViewNode] = []
  /// The flag of nodes that are in this queue.
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

  /// Takes the next node, ancestors before descendants; nil if the queue is empty. Drops unmounted nodes.
  mutating func popShallowest() -> ViewNode? {
    while count > 0 {
      if batch.isEmpty {
        while levels[shallowest].isEmpty { shallowest += 1 }
        swap(&batch, &levels[shallowest])
        if batch.count > 1 { sortBatch() }
      }
      let next = batch.popLast()
      // The level gets its storage back, or it would allocate again next time.
      if batch.isEmpty, levels[shallowest].isEmpty { swap(&batch, &levels[shallowest]) }
      if let node = take(next) { return node }
    }
    shallowest = .max
    return nil
  }

  /// Takes the next node, descendants before ancestors; nil if the queue is empty. Drops unmounted nodes.
  mutating func popDeepest() -> ViewNode? {
    while count > 0 {
      while levels[deepest].isEmpty { deepest -= 1 }
      if let node = take(levels[deepest].popLast()) { return node }
    }
    deepest = 0
    return nil
  }

  /// Sorts the nodes in the reverse order in which they were made.
  ///
  /// By keys: a closure that compares nodes checks at each call that it runs on the main actor, which takes ten times
  /// as long as the comparison.
  private mutating func sortBatch() {
    var keys: ContiguousArray<Key> = []
    keys.reserveCapacity(batch.count)
    for node in batch { keys.append(Key(number: node.number, index: keys.count)) }
    keys.sort()
    let unsorted = batch
    for position in batch.indices { batch[position] = unsorted[keys[position].index] }
  }

  private struct Key: Comparable {
    let number: UInt32
    let index: Int

    static func < (first: Key, second: Key) -> Bool { first.number > second.number }
  }

  private mutating func take(_ node: ViewNode?) -> ViewNode? {
    guard let node else { return nil }
    count -= 1
    node.flags.remove(flag)
    return node.flags.contains(.isUnmounted) ? nil : node
  }

  /// The names of the views in the queue, for diagnostics.
  var viewNames: [String] { (levels.joined() + batch).map(\.viewName) }
}
