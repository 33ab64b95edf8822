public import Foundation

/// A timer that calls an action once or repeatedly, by the clock of a window.
///
/// It is shaped like Foundation's `Timer`, but does not fire by itself: the action is called at the start of the first
/// ``HostWindow/settle()`` at the time or after it. However much time has passed since, it is called once. The
/// application's run loop, such as a ``HostDisplayLink``, uses ``nextFireTime(by:)`` to schedule the next settle.
///
/// The clock defaults to the key window's; where there is none yet, to the clock of the first window that settles.
///
/// ```swift
/// let clock = HostManualClock()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
/// HostTimer(interval: 1, repeats: true, clock: clock) { _ in print("at \(clock.now)") }
/// clock.advance(by: 3.5)
/// window.settle()
/// // Prints "at 3.5"
/// print(HostTimer.nextFireTime(by: clock) ?? 0)
/// // Prints "4.0"
/// ```
@MainActor @preconcurrency
public final class HostTimer {
  /// The seconds until the first call and between two calls; at least 0.
  public let interval: TimeInterval
  /// Whether the action is called repeatedly.
  public let repeats: Bool
  /// Whether the timer may still fire: false after ``invalidate()`` and, if it does not repeat, from its only call on.
  public private(set) var isValid = true

  /// The current date by the timer's clock; the system's while it has none.
  public var date: Date { clock?.date ?? Date() }

  private let action: @MainActor (HostTimer) -> Void
  private var clock: (any HostClock)?
  private var next: TimeInterval = 0

  @exclusivity(unchecked) private static var all: [HostTimer] = []
  /// Called when a timer was made, which may be due earlier than the others: display links schedule their settle again.
  @exclusivity(unchecked) package static var didStart: () -> Void = {}
  /// The clock of the key window.
  @exclusivity(unchecked) package static weak var currentClock: (any HostClock)?

  /// Creates a timer and starts it.
  ///
  /// It is retained until it has called its last action or is invalidated.
  ///
  /// - Parameters:
  ///   - interval: The seconds until the first call and between two calls. Negative values and not-a-number count as 0;
  ///     with 0 a repeating timer fires in each settle at a later time, with infinity a timer never fires.
  ///   - repeats: Whether it goes on after the first call; false by default.
  ///   - clock: The source of time; nil uses a window's.
  ///   - action: Called with the timer.
  @discardableResult
  public init(
    interval: TimeInterval, repeats: Bool = false, clock: (any HostClock)? = nil,
    action: @escaping @MainActor (HostTimer) -> Void
  ) {
    self.interval = interval > 0 ? interval : 0
    self.repeats = repeats
    self.action = action
    HostTimer.all.append(self)
    if let clock = clock ?? HostTimer.currentClock { start(clock) }
    HostTimer.didStart()
  }

  /// Stops the timer for good; its action is not called again.
  public func invalidate() {
    isValid = false
    HostTimer.all.removeAll { $0 === self }
  }

  /// The time at which the next timer of a clock is due, in seconds by that clock; nil for none.
  public static func nextFireTime(by clock: any HostClock) -> TimeInterval? {
    all.filter { $0.clock === clock && $0.next < .infinity }.map(\.next).min()
  }

  /// Calls `body`; timers that it creates use `clock` unless they have one.
  package static func withClock<Result>(_ clock: (any HostClock)?, _ body: () -> Result) -> Result {
    let usual = currentClock
    if let clock { currentClock = clock }
    defer { currentClock = usual }
    return body()
  }

  private func start(_ clock: any HostClock) {
    self.clock = clock
    next = clock.now + interval
  }

  /// Called at the start of a settle: fires the timers that are due, earliest first.
  package static func fire(by clock: any HostClock) {
    guard !all.isEmpty else { return }
    let now = clock.now
    for timer in all where timer.clock == nil { timer.start(clock) }
    let due = all.filter { $0.clock === clock && $0.next <= now }.sorted { $0.next < $1.next }
    for timer in due where timer.isValid {
      if timer.repeats {
        let missed = timer.interval > 0 ? ((now - timer.next) / timer.interval).rounded(.down) : 0
        timer.next += timer.interval * (missed + 1)
        if timer.next <= now { timer.next = now.nextUp }
      } else {
        timer.invalidate()
      }
      timer.action(timer)
    }
  }
}
