// Tests: `TransactionTests`.

/// Waits for the animations that a transaction starts, and calls an action when the last one is complete.
///
/// It counts its holders: the coming update, then each animation. Confined to the main actor, as updates are.
final class AnimationListener: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var holders = 0

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Called when the body of `withAnimation` has run. If no update holds the listener, the action runs at once.
  func bodyDidEnd() {
    guard holders == 0 else { return }
    let action = action
    self.action = nil
    action?()
  }

  func begin() { holders += 1 }

  /// Releases the listener for one holder; after the last one, the action is queued.
  @MainActor
  func end(in graph: ViewGraph) {
    holders -= 1
    guard holders == 0, let action else { return }
    self.action = nil
    graph.owner.enqueueEffect(.completion) { action() }
  }
}
