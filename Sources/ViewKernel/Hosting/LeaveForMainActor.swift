import HostTree

/// Leaves an action for the main actor: it is done in order, by the start of the next settle of any window.
func leaveForMainActor(_ action: @escaping @MainActor () -> Void) { MainActorInbox.add(action) }
