import Foundation
import Observation

/// One run's registrations with Observation: the run's own, and one for each time that the node's code ran in layout or
/// drawing since.
///
/// Observation calls back once, before the first change of anything that was read. It has no public way to withdraw a
/// registration that has become obsolete, because the code runs again for another reason or its node is unmounted. Most
/// never do; the obsolete ones are left behind until the object changes or is released, as long as they are few. If
/// there are many, a run also reads the token itself: a change of the token makes Observation drop the whole
/// registration. Reading and registering it takes 8,000 instructions a run, as much again as everything else that
/// Observation does.
final class ObservationToken: Observable, @unchecked Sendable {
  // Confined to the main actor, like the nodes.
  /// Nil when the registration has fired, was withdrawn or left behind.
  private unowned(unsafe) var node: ReaderNode?
  /// The number of the run of the node's code that registered.
  let run: UInt32
  // Weak: a registration left behind may outlive it, and it may retain what was observed (the content of a `ForEach`
  // does).
  private weak var kind: CodeKind?
  private var isLeftBehind = false
  private var registrations = 0
  /// The number of the settle of the first registration, and the number of registrations by its end.
  private var first = (settle: 0, registrations: 0)
  /// Nil if the token is not read.
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

  /// Counts a registration.
  ///
  /// - Returns: Whether the run should start afresh, because there are many by now: layouts that run again and again,
  ///   as in an animation, would add registrations without end. The registrations of one settle are never too many.
  func countRegistration(settle: Int) -> Bool {
    if registrations == 0 { first.settle = settle }
    registrations += 1
    if settle == first.settle { first.registrations = registrations }
    return registrations > max(64, 4 * first.registrations)
  }

  func read() { registrar?.access(self, keyPath: \.cancellation) }

  /// Withdraws the registration if it has not fired, or leaves it behind.
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

  /// Called by Observation: something that was read is about to change.
  func fire() {
    onMainActor { [self] in
      guard let reader = node else { return }
      node = nil
      if UpdateWatch.isOn { UpdateWatch.willChange(nil, readBy: reader) }
      if let running = ReaderNode.current {
        reportChangeDuringUpdate(of: "An observed object", by: running, readBy: reader)
      } else {
        reader.invalidate()
      }
    }
  }
}

/// Reports that an object was changed while views were updated.
///
/// The change can't be undone, but it must not keep the current update from ending: the reader is updated in the next
/// one. A body that changes what it reads itself has seen the change.
@MainActor
func reportChangeDuringUpdate(of object: String, by running: ReaderNode, readBy reader: ReaderNode) {
  reportMisuse(
    "\(object) was changed while \(running.viewName) was being updated, and \(reader.viewName) has read it. "
      + "Change objects in actions, in onAppear or in onChange.")
  if reader !== running { reader.graph.invalidateAfterFlush(reader) }
}
