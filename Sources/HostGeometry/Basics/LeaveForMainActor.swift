// Tests: `PublishedThreadsTests`, `AppStorageTests`.

import Foundation

/// Enqueues an action for the main actor. Actions run in order, at the latest at the start of the next settle of any
/// window.
package func leaveForMainActor(_ action: @escaping @MainActor () -> Void) {
  if let held = HeldActions.ofThread {
    held.actions.append(action)
  } else {
    MainActorInbox.add(action)
  }
}

/// Calls `poll` at the start of each settle of any window, from now on.
@MainActor
package func pollBeforeSettles(_ poll: @escaping @MainActor () -> Void) { MainActorInbox.polls.append(poll) }

/// Runs an action on the main actor: at once if the caller is on it, else in the next settle.
package func onMainThread(_ action: @escaping @MainActor () -> Void) {
  if isOnMainActor { withoutIsolation(action)() } else { leaveForMainActor(action) }
}

/// Runs code off the main actor, and enqueues the actions that it leaves for the main actor only when it has ended. So
/// no view is updated by the announcement of a value before the value is set.
package func holdingForMainActor(_ body: () -> Void) {
  guard HeldActions.ofThread == nil else { return body() }
  let held = HeldActions()
  HeldActions.ofThread = held
  body()
  HeldActions.ofThread = nil
  for action in held.actions { MainActorInbox.add(action) }
}

/// The actions that one thread holds back for the main actor.
private final class HeldActions {
  var actions: [@MainActor () -> Void] = []

  private static let key = "ViewKernel.HeldActions"

  static var ofThread: HeldActions? {
    get { Thread.current.threadDictionary[key] as? HeldActions }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}
