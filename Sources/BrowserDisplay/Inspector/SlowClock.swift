package import Foundation
package import HostTree

/// A clock that runs slower than another one, or stands still.
package final class SlowClock: HostClock {
  package let base: any HostClock
  private var start: TimeInterval
  private var shown: TimeInterval
  private var firstDate: Date

  /// The share of time that passes; 0 for none.
  package var rate: Double = 1 {
    willSet { settle() }
  }

  /// Goes on where the other clock is.
  package init(_ base: any HostClock) {
    self.base = base
    (start, shown, firstDate) = (base.now, base.now, base.date)
  }

  package var now: TimeInterval { shown + (base.now - start) * rate }

  package var date: Date { firstDate.addingTimeInterval(now - shown) }

  /// Moves on by some seconds.
  package func advance(by seconds: TimeInterval) {
    settle()
    shown += seconds
    firstDate += seconds
  }

  /// Counts what has passed until now.
  private func settle() {
    let (now, date) = (self.now, self.date)
    (start, shown, firstDate) = (base.now, now, date)
  }
}
