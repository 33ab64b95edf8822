public import Foundation

/// A source of time for windows, animations and timers.
///
/// ```swift
/// final class SlowClock: HostClock {
///   let real: any HostClock
///   init(_ real: any HostClock) { self.real = real }
///
///   var now: TimeInterval { real.now / 10 }
/// }
///
/// let real = HostManualClock()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: SlowClock(real))
/// real.advance(by: 5)
/// window.settle()
/// print(window.frameTime)
/// // Prints "0.5"
/// ```
@MainActor
public protocol HostClock: AnyObject {
  /// Seconds since some fixed moment; monotonic: it never goes backwards.
  var now: TimeInterval { get }

  /// The date at ``now``; defaults to ``now`` seconds after the reference date.
  var date: Date { get }
}

extension HostClock {
  /// The reference date, 1 January 2001, plus ``now`` seconds.
  ///
  /// Implement it where dates matter, such as for date pickers.
  public var date: Date { Date(timeIntervalSinceReferenceDate: now) }
}

/// The system's monotonic clock; the default for windows.
public final class HostSystemClock: HostClock {
  /// Creates a clock; all of them show the same time.
  public nonisolated init() {}

  /// Seconds since the system started.
  public var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// The system's current date.
  public var date: Date { Date() }
}

/// A clock that stands still until ``advance(by:)`` is called: the clock for tests.
///
/// ```swift
/// let clock = HostManualClock()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
/// HostTimer(interval: 1, repeats: true) { _ in print("at \(clock.now)") }
/// window.settle()
/// clock.advance(by: 0.5)
/// window.settle()
/// clock.advance(by: 0.5)
/// window.settle()
/// // Prints "at 1.0"
/// ```
public final class HostManualClock: HostClock {
  /// The time in seconds; starts at 0.
  public private(set) var now: TimeInterval = 0

  private let start: Date

  /// Creates a clock at 0 seconds.
  ///
  /// - Parameter date: The date at 0 seconds. Defaults to the reference date, 1 January 2001.
  public nonisolated init(date: Date = Date(timeIntervalSinceReferenceDate: 0)) { start = date }

  /// The date at 0 seconds, plus ``now`` seconds.
  public var date: Date { start.addingTimeInterval(now) }

  /// Moves the time forward by a number of seconds.
  ///
  /// A negative, infinite or not-a-number step is reported to ``HostDiagnostics`` and changes nothing. Animations and
  /// timers advance in the next ``HostWindow/settle()``.
  public func advance(by seconds: TimeInterval) {
    guard seconds >= 0, seconds.isFinite else {
      return HostDiagnostics.report(
        "A clock can't be moved by \(seconds) seconds: time only goes forward, by finite steps.")
    }
    now += seconds
  }
}
