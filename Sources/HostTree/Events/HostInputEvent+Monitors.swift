// Tests: `HostInputEventTests`.

import Foundation

extension HostInputEvent {
  /// Receives events of this process before all views.
  ///
  /// - Parameters:
  ///   - mask: The kinds of events.
  ///   - block: Called on the main actor. Its result goes on, if only as whether it is nil: then no other monitor or
  ///     view gets the event.
  /// - Returns: The token for ``removeMonitor(_:)``; the monitor lives until then.
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (HostInputEvent) -> HostInputEvent?
  ) -> Any? {
    let monitor = Monitor(mask, block)
    Monitor.lock.withLock { Monitor.all.append(monitor) }
    return monitor
  }

  /// Would hear of events of other processes, and never does: there are none here.
  ///
  /// - Returns: The token for ``removeMonitor(_:)``.
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (HostInputEvent) -> Void
  ) -> Any? { Monitor(mask) { $0 } }

  /// Ends a monitor; does nothing for one that has ended.
  public static func removeMonitor(_ eventMonitor: Any) {
    guard let monitor = eventMonitor as? Monitor else { return }
    Monitor.lock.withLock { Monitor.all.removeAll { $0 === monitor } }
  }

  /// Whether some monitor hears of a kind of events.
  static func isMonitored(_ type: EventType) -> Bool {
    Monitor.lock.withLock { Monitor.all.contains { $0.mask.contains(EventTypeMask(type: type)) } }
  }

  /// Calls the monitors, the newest first, until one keeps the event to itself.
  ///
  /// - Returns: Whether one did.
  @MainActor
  func isTakenByMonitor() -> Bool {
    let mask = EventTypeMask(type: type)
    let monitors = Monitor.lock.withLock { Monitor.all.filter { $0.mask.contains(mask) } }
    return monitors.reversed().contains { $0.handler(self) == nil }
  }

  /// Monitors may be removed by objects that are freed on any thread.
  private final class Monitor {
    static let lock = NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) static var all: [Monitor] = []
    let mask: EventTypeMask
    let handler: (HostInputEvent) -> HostInputEvent?

    init(_ mask: EventTypeMask, _ handler: @escaping (HostInputEvent) -> HostInputEvent?) {
      self.mask = mask
      self.handler = handler
    }
  }
}
