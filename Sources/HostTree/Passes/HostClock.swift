public import Foundation

/// Where a window takes the time from.
@MainActor
public protocol HostClock: AnyObject {
  /// The time in seconds since some fixed moment; it never goes backwards.
  var now: TimeInterval { get }

  /// The date that belongs to ``now``; ``now`` seconds after the reference date unless implemented.
  var date: Date { get }
}

extension HostClock {
  /// The reference date, the first of January 2001, and ``now`` seconds.
  public var date: Date { Date(timeIntervalSinceReferenceDate: now) }
}

/// The time that the system's monotonic clock shows.
public final class HostSystemClock: HostClock {
  /// Makes a clock; all of them show the same time.
  public nonisolated init() {}

  /// Seconds since the system started.
  public var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// The present date.
  public var date: Date { Date() }
}

/// A clock that stands still until somebody moves it: the clock for tests.
public final class HostManualClock: HostClock {
  /// The time in seconds; 0 at first.
  public private(set) var now: TimeInterval = 0

  /// Makes a clock that shows 0.
  public nonisolated init() {}

  /// Moves the time forward.
  ///
  /// A negative, infinite or not-a-number step is reported to ``HostDiagnostics`` and changes nothing.
  public func advance(by seconds: TimeInterval) {
    guard seconds >= 0, seconds.isFinite else {
      return HostDiagnostics.report(
        "A clock can't be moved by \(seconds) seconds: time only goes forward, by finite steps.")
    }
    now += seconds
  }
}
