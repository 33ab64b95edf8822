// Tests: `HostDisplayLinkTests`.

public import Foundation

/// Calls a ``HostDisplayLink`` when it is time for a frame.
@MainActor
public protocol HostFrameScheduler: AnyObject {
  /// Calls `action` once, after some seconds, never before this function returns. It takes the place of the action that
  /// waits, if there is one; without a delay no action waits any more.
  func schedule(after delay: TimeInterval?, _ action: @escaping @MainActor () -> Void)
}

/// A scheduler with a timer on the main queue, as programs use it.
public final class HostMainQueueScheduler: HostFrameScheduler {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var action: (@MainActor () -> Void)?

  /// Creates a scheduler for one link.
  public init() {
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.fire() } }
    timer.activate()
  }

  isolated deinit { timer.cancel() }

  /// Calls `action` on the main queue, some milliseconds late at most.
  public func schedule(after delay: TimeInterval?, _ action: @escaping @MainActor () -> Void) {
    self.action = delay == nil ? nil : action
    guard let delay else { return timer.schedule(deadline: .distantFuture) }
    timer.schedule(deadline: .now() + min(max(delay, 0), 1e6), leeway: .milliseconds(delay > 0.1 ? 5 : 0))
  }

  private func fire() {
    let due = action
    action = nil
    due?()
  }
}
