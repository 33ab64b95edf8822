/// Runs `body` on the main actor: at once where the caller is on it already, by ``leaveForMainActor(_:)`` from anywhere else, with the
/// transaction that is in force there.
///
/// `State`, `Binding` and observed objects are not isolated, so a write may come from anywhere; what follows from it
/// happens on the main actor.
func onMainActor(_ body: @escaping @MainActor () -> Void) {
  if isOnMainActor {
    // `assumeIsolated` casts the function, too, but checks the executor once more: 1,000 instructions for each change.
    unsafeBitCast(body, to: (() -> Void).self)()
  } else {
    let transaction = Transaction.current
    leaveForMainActor { withTransaction(transaction) { body() } }
  }
}
