import Foundation
import Synchronization

/// A queue of actions from other threads for the main actor, first in, first out.
///
/// It is emptied at the start of the next ``HostWindow/settle()`` of any window, or as soon as the main queue is free,
/// whichever is sooner: what happened before a settle shows after it.
package enum MainActorInbox {
  private static let lock = NSLock()
  // Guarded by the lock. Actions before `next` are done.
  nonisolated(unsafe) private static var actions: [@MainActor () -> Void] = []
  nonisolated(unsafe) private static var next = 0
  private static let isFilled = Atomic(false)

  /// Closures called at the start of each settle, in this order: they poll what changes without a notification.
  @MainActor @exclusivity(unchecked) package static var polls: [@MainActor () -> Void] = []

  /// Adds an action; can be called on any thread, the main one included.
  package static func add(_ action: @escaping @MainActor () -> Void) {
    let isFirst = lock.withLock {
      actions.append(action)
      return !isFilled.exchange(true, ordering: .releasing)
    }
    if isFirst { DispatchQueue.main.async { emptyInMainQueue() } }
  }

  /// Performs the actions added until now; those added meanwhile wait for the next time, as it may never end otherwise.
  @MainActor
  package static func empty() {
    guard isFilled.load(ordering: .acquiring) else { return }
    for _ in 0..<lock.withLock({ actions.count - next }) { take()?() }
  }

  @MainActor
  private static func emptyInMainQueue() {
    empty()
    if isFilled.load(ordering: .acquiring) { DispatchQueue.main.async { emptyInMainQueue() } }
  }

  /// Removes the first action: one at a time, as an action may settle a window itself.
  private static func take() -> (@MainActor () -> Void)? {
    lock.withLock {
      guard next < actions.count else { return nil }
      let action = actions[next]
      next += 1
      if next == actions.count {
        actions = []
        next = 0
        isFilled.store(false, ordering: .releasing)
      }
      return action
    }
  }
}
