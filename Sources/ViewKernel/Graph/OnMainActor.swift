// Tests: `IsOnMainActorTests`.

/// Runs `body` on the main actor, with the caller's transaction: synchronously if the caller is on it, otherwise later,
/// by ``leaveForMainActor(_:)``.
///
/// `State`, `Binding` and observed objects are not isolated, so they may be written on any thread; the updates that
/// follow run on the main actor.
func onMainActor(_ body: @escaping @MainActor () -> Void) {
  if isOnMainActor {
    withoutIsolation(body)()
  } else {
    let transaction = Transaction.current
    leaveForMainActor { withTransaction(transaction) { body() } }
  }
}
