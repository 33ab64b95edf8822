import Foundation
import HostTree

/// Calls a display link when a test says so.
@MainActor
final class ManualScheduler: HostFrameScheduler {
  private(set) var action: (@MainActor () -> Void)?

  func schedule(after delay: TimeInterval?, _ action: @escaping @MainActor () -> Void) {
    self.action = delay == nil ? nil : action
  }

  /// Calls what waits, if anything does.
  func fire() {
    let due = action
    action = nil
    due?()
  }
}
