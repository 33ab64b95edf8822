import Foundation
import Observation

/// One run's registration with Observation.
///
/// Observation calls back once, before the first change of anything that was read, and has no public way to withdraw a
/// registration. So a run also reads the token itself: setting the token off lets Observation drop the whole
/// registration. Without that, each run would leave one behind until the object changes.
final class ObservationToken: Observable, @unchecked Sendable {
  // Confined to the main thread, like the nodes.
  unowned(unsafe) var node: ReaderNode?
  private let registrar = ObservationRegistrar()
  private var cancellation: Void { () }

  func read() { registrar.access(self, keyPath: \.cancellation) }

  /// Withdraws the registration.
  func cancel() {
    node = nil
    registrar.willSet(self, keyPath: \.cancellation)
  }

  /// Something that was read is about to change.
  func fire() {
    onMainThread { [self] in
      guard let reader = node else { return }
      node = nil
      if let running = ReaderNode.current {
        // What is done can't be taken back, but it must not keep the update under way from ending.
        reportMisuse(
          "An observed object was changed while \(running.viewName) was being updated, and \(reader.viewName) has read "
            + "it. Change objects in actions, in onAppear or in onChange.")
        reader.graph.invalidateAfterFlush(reader)
      } else {
        reader.invalidate()
      }
    }
  }
}
