import Foundation
import HostTree

/// Leaves an action for the main actor: it is done in order, by the start of the next settle of any window.
func leaveForMainActor(_ action: @escaping @MainActor () -> Void) {
  if let held = HeldActions.ofThread {
    held.actions.append(action)
  } else {
    MainActorInbox.add(action)
  }
}

/// Does something at the start of each settle of any window, from now on.
@MainActor
func pollBeforeSettles(_ poll: @escaping @MainActor () -> Void) { MainActorInbox.polls.append(poll) }

/// Runs code that is not on the main actor, and hands on what it leaves for that only when it has ended: no view may be updated
/// by what announces a value before the value is in its place.
func holdingForMainActor(_ body: () -> Void) {
  guard HeldActions.ofThread == nil else { return body() }
  let held = HeldActions()
  HeldActions.ofThread = held
  body()
  HeldActions.ofThread = nil
  for action in held.actions { MainActorInbox.add(action) }
}

/// What one thread has left for the main actor, and holds.
private final class HeldActions {
  var actions: [@MainActor () -> Void] = []

  private static let key = "ViewKernel.HeldActions"

  static var ofThread: HeldActions? {
    get { Thread.current.threadDictionary[key] as? HeldActions }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}
