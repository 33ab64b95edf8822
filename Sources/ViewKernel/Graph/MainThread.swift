import Dispatch
import Foundation

/// Runs `body` on the main actor: at once on the main thread, later from any other.
///
/// `State`, `Binding` and observed objects are not isolated, so a write may come from anywhere; what follows from it
/// happens on the main actor.
func onMainThread(_ body: @escaping @MainActor () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated { body() }
  } else {
    DispatchQueue.main.async { body() }
  }
}
