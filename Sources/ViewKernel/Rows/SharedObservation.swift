import Observation

/// One registration with Observation for what the closures of up to ``maximumCount`` elements of a `ForEach` have read.
///
/// The rows of `ForEach(model.rows.indices, id: \.self) { Row(model.rows[$0]) }` all read the same array. With a
/// registration each, one change of the array invokes as many callbacks as there are rows, and registers as often
/// again, which takes several times as long as the closures.
///
/// - **run**: the closures of some elements run, and what they read becomes one registration (``ForEachSource``).
/// - **fire**: something that one of them has read changes; all elements that are still members are invalidated.
/// - **leave**: an element runs its closure again, or its node is unmounted. When the last one has left, the
///   registration is withdrawn.
///
/// Where fewer than half of the elements of a `ForEach` are invalidated, because each reads an object of its own, these
/// run on their own from then on.
package final class SharedObservation: Observable, @unchecked Sendable {
  /// How many elements share a registration at most, and how many of a `ForEach` must run at once for that. Random
  /// programs share tokens of two.
  @MainActor @exclusivity(unchecked) package static var maximumCount = 64

  // Confined to the main actor, like the nodes. Sendable for Observation, which may call back on any thread.
  private var members: [Unmanaged<ReaderNode>?]
  /// Called before the members are invalidated.
  private let willFire: @MainActor (SharedObservation) -> Void
  private var remainingCount: Int
  private var isSpent = false
  private let registrar = ObservationRegistrar()
  private var cancellation: Void { () }

  init(_ members: ArraySlice<ViewNode>, willFire: @escaping @MainActor (SharedObservation) -> Void) {
    self.members = members.map { .passUnretained(knownDowncast($0, to: ReaderNode.self)) }
    remainingCount = members.count
    self.willFire = willFire
  }

  /// The members that have not left, in the order in which they ran.
  @MainActor
  var nodes: [ReaderNode] {
    var nodes: [ReaderNode] = []
    nodes.reserveCapacity(members.count)
    // Without a closure, which would check at each call that it runs on the main actor.
    for member in members { if let member { nodes.append(member.takeUnretainedValue()) } }
    return nodes
  }

  /// Called within the code that is tracked, so that a change of this object withdraws the registration.
  func read() { registrar.access(self, keyPath: \.cancellation) }

  /// Removes a member by its index among the nodes of the initializer.
  @MainActor
  func leave(at index: Int) {
    if isSpent { return }
    members[index] = nil
    remainingCount -= 1
    if remainingCount > 0 { return }
    isSpent = true
    registrar.willSet(self, keyPath: \.cancellation)
  }

  /// Called by Observation: something that was read is about to change.
  func fire() {
    onMainActor { [self] in
      if isSpent { return }
      isSpent = true
      let nodes = nodes
      guard let first = nodes.first else { return }
      if let running = ReaderNode.current {
        reportChangeDuringUpdate(of: "An observed object", by: running, readBy: first)
        for node in nodes.dropFirst() where node !== running { node.graph.invalidateAfterFlush(node) }
      } else {
        willFire(self)
        for node in nodes { node.invalidate() }
      }
    }
  }
}
