import Foundation
import Observation

/// One run's registrations with Observation: the run's own, and one for each time that the node's code ran in layout or drawing since.
///
/// Observation calls back once, before the first change of anything that was read, and has no public way to withdraw a
/// registration that has become pointless, because the code runs again for another reason or its node goes. Most never do;
/// those that do are left behind until the object changes or goes, as long as they are few. Where there are many, a run
/// also reads the token itself: setting the token off lets Observation drop the whole registration. To read and register
/// it takes 8,000 instructions a run, as much again as all the rest that Observation does.
final class ObservationToken: Observable, @unchecked Sendable {
  // Confined to the main actor, like the nodes.
  /// Nil once the registration was set off, withdrawn or left behind.
  private unowned(unsafe) var node: ReaderNode?
  /// The run of the node's code that registered.
  let run: UInt32
  // Not held: what is left behind may outlive it, and it may hold what was observed (the content of a `ForEach` does).
  private weak var kind: CodeKind?
  private var isLeftBehind = false
  private var registrations = 0
  /// The settle of the first registration, and how many there were by its end.
  private var first = (settle: 0, registrations: 0)
  /// Nil where the token is not read.
  private let registrar: ObservationRegistrar?
  private var cancellation: Void { () }

  /// - Parameter isRead: Whether ``read()`` is called.
  init(_ node: ReaderNode, _ kind: CodeKind, isRead: Bool) {
    self.node = node
    run = node.runNumber
    self.kind = kind
    registrar = isRead ? ObservationRegistrar() : nil
  }

  deinit {
    if isLeftBehind { onMainActor { [weak kind, registrations] in kind?.registrationsLeftBehind -= registrations } }
  }

  /// One registration more.
  ///
  /// - Returns: Whether the run should start afresh, because there are many by now: layouts that run again and again, as in an
  ///   animation, would else add to them without an end. What one settle needs is never too many.
  func countRegistration(settle: Int) -> Bool {
    if registrations == 0 { first.settle = settle }
    registrations += 1
    if settle == first.settle { first.registrations = registrations }
    return registrations > max(64, 4 * first.registrations)
  }

  func read() { registrar?.access(self, keyPath: \.cancellation) }

  /// Withdraws the registration, or leaves it behind, if it still stands.
  @MainActor
  func cancel() {
    guard node != nil else { return }
    node = nil
    if let registrar {
      registrar.willSet(self, keyPath: \.cancellation)
    } else {
      isLeftBehind = true
      kind?.registrationsLeftBehind += registrations
    }
  }

  /// Something that was read is about to change.
  func fire() {
    onMainActor { [self] in
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
