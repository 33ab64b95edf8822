// As in ViewKernel: here a module of what can be animated, see `check`.
@_exported public import HostTree

// What the graph asks of its surroundings: the only three functions that it does not define itself.

/// Reports a misuse to the diagnostics channel.
func reportMisuse(_ message: String) {}

/// Leaves an action for the main actor.
func leaveForMainActor(_ action: @escaping @MainActor () -> Void) {}

/// The space left on the stack.
enum StackRoom {
  static var isHalfUsed: Bool { false }
}
