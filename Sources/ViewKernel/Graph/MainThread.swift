import Dispatch
import Foundation

/// Runs `body` on the main actor: at once on the main thread, later from any other.
///
/// `State`, `Binding` and observed objects are not isolated, so a write may come from anywhere; what follows from it
/// happens on the main actor.
func onMainThread(_ body: @escaping @MainActor () -> Void) {
  if Thread.isMainThread {
    // `assumeIsolated` casts the function, too, but looks once more for the thread: 700 instructions for each change.
    unsafeBitCast(body, to: (() -> Void).self)()
  } else {
    DispatchQueue.main.async { body() }
  }
}
