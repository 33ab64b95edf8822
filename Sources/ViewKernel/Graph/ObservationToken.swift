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
        reportChangeDuringUpdate(of: "An observed object", by: running, readBy: reader)
      } else {
        reader.invalidate()
      }
    }
  }
}

/// Reports that an object was changed while views are brought up to date.
///
/// What is done can't be taken back, but it must not keep the update under way from ending: the reader has its turn in
/// the next one. A body that changes what it reads itself has seen the change.
@MainActor
func reportChangeDuringUpdate(of object: String, by running: ReaderNode, readBy reader: ReaderNode) {
  reportMisuse(
    "\(object) was changed while \(running.viewName) was being updated, and \(reader.viewName) has read it. "
      + "Change objects in actions, in onAppear or in onChange.")
  if reader !== running { reader.graph.invalidateAfterFlush(reader) }
}
