public import Foundation

/// Calls an action after a while, once or again and again, by the clock of a window.
///
/// A timer is shaped like Foundation's, but nothing happens by itself: the action is called at the start of a
/// ``HostWindow/settle()`` at the time or after it. However much time has passed since, it is called once. Whoever runs the
/// application asks ``nextFireTime(by:)`` when to settle again.
///
/// The clock is that of the window in which a user works; where there is none yet, of the first one that settles.
@MainActor
public final class HostTimer {
  /// How many seconds pass until the action is called, and between two calls; 0 at least.
  public let interval: TimeInterval
  /// Whether the action is called more than once.
  public let repeats: Bool
  /// Whether the timer may still call the action.
  public private(set) var isValid = true

  /// The date by the timer's clock, the system's while it has none.
  public var date: Date { clock?.date ?? Date() }

  private let action: @MainActor (HostTimer) -> Void
  private var clock: (any HostClock)?
  private var next: TimeInterval = 0

  private static var all: [HostTimer] = []
  /// The clock of the window in which a user works.
  static weak var currentClock: (any HostClock)?

  /// Makes a timer and starts it. It lives until it has called its last action, or is invalidated.
  ///
  /// - Parameters:
  ///   - interval: The seconds until the first call and between two calls. Less than 0 counts as 0, and so does
  ///     not-a-number; with 0 a repeating timer calls its action in each settle at another time.
  ///   - repeats: Whether it goes on after the first call.
  ///   - clock: What it takes the time from; nil takes a window's.
  ///   - action: Called with the timer.
  @discardableResult
  public init(
    interval: TimeInterval, repeats: Bool = false, clock: (any HostClock)? = nil,
    action: @escaping @MainActor (HostTimer) -> Void
  ) {
    self.interval = interval > 0 && interval.isFinite ? interval : 0
    self.repeats = repeats
    self.action = action
    HostTimer.all.append(self)
    if let clock = clock ?? HostTimer.currentClock { start(clock) }
  }

  /// Stops the timer; the action is not called any more.
  public func invalidate() {
    isValid = false
    HostTimer.all.removeAll { $0 === self }
  }

  /// When the next timer of a clock is due, in seconds by that clock; nil for none.
  public static func nextFireTime(by clock: any HostClock) -> TimeInterval? {
    all.filter { $0.clock === clock }.map(\.next).min()
  }

  /// Timers that `body` starts take the time from `clock`.
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

  /// The start of a settle: calls what is due, in the order of time.
  static func fire(by clock: any HostClock) {
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
