import Dispatch
import Foundation

/// Finds out whether the caller is on the main actor, for code that a failure calls on any thread.
///
/// In tests of Swift Testing the main actor is not bound to the main thread: other threads run its queue.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  /// Whether the caller is on the main actor.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }
}
