/// Waits for the animations that a transaction starts, and calls an action when the last one is over.
///
/// Counts who holds it: the update that is to come, then each animation. Confined to the main actor, as updates are.
final class AnimationListener: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var holders = 0

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// The code that changes state has run. If no view takes it up, there is nothing to wait for.
  func bodyDidEnd() {
    guard holders == 0 else { return }
    let action = action
    self.action = nil
    action?()
  }

  func begin() { holders += 1 }

  /// One of those who held it is done; the action is queued when it was the last.
  @MainActor
  func end(in graph: ViewGraph) {
    holders -= 1
    guard holders == 0, let action else { return }
    self.action = nil
    graph.owner.enqueueEffect(.completion) { action() }
  }
}
