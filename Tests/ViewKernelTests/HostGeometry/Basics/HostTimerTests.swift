import Foundation
import HostTree
import XCTest

@MainActor
final class HostTimerTests: HostTestCase {
  func testTimersAreCalledWhenTheWindowSettles() {
    let clock = HostManualClock()
    let window = HostWindow(frame: CGRect(0, 0, 10, 10), clock: clock)
    let log = EventLog()
    let often = HostTimer(interval: 2, repeats: true, clock: clock) { _ in log.add("often") }
    let once = HostTimer(interval: 1, clock: clock) { _ in log.add("once") }
    window.settle()
    XCTAssertEqual(log.take(), [])
    clock.advance(by: 2)
    window.settle()
    window.settle()
    XCTAssertEqual(log.take(), ["once", "often"])
    XCTAssertEqual([once.isValid, often.isValid], [false, true])
    clock.advance(by: 5)
    window.settle()
    XCTAssertEqual(log.take(), ["often"], "what was missed is not made up for")
    XCTAssertEqual(HostTimer.nextFireTime(by: clock), 8)
    often.invalidate()
    XCTAssertNil(HostTimer.nextFireTime(by: clock))
    clock.advance(by: 5)
    window.settle()
    XCTAssertEqual(log.take(), [])
  }

  func testATimerThatCallsAgainAndAgain() {
    let clock = HostManualClock()
    let window = HostWindow(frame: CGRect(0, 0, 10, 10), clock: clock)
    var count = 0
    let timer = HostTimer(interval: -1, repeats: true, clock: clock) { _ in count += 1 }
    XCTAssertEqual(timer.interval, 0)
    window.settle()
    window.settle()
    XCTAssertEqual(count, 1)
    clock.advance(by: 0.1)
    window.settle()
    XCTAssertEqual(count, 2)
    timer.invalidate()
  }

  func testATimerThatIsNeverDue() {
    let clock = HostManualClock()
    let window = HostWindow(frame: CGRect(0, 0, 10, 10), clock: clock)
    let timer = HostTimer(interval: .infinity, repeats: true, clock: clock) { _ in XCTFail("called") }
    for _ in 0..<2 {
      clock.advance(by: 1e9)
      window.settle()
    }
    XCTAssertNil(HostTimer.nextFireTime(by: clock))
    XCTAssertTrue(timer.isValid)
    timer.invalidate()
  }

  func testATimerTakesTheClockOfTheWindowInUse() {
    let clock = HostManualClock()
    let window = HostWindow(frame: CGRect(0, 0, 10, 10), clock: clock)
    window.makeKeyAndVisible()
    let other = HostWindow(frame: CGRect(0, 0, 10, 10), clock: HostManualClock())
    var dates: [TimeInterval] = []
    let timer = HostTimer(interval: 1) { dates.append($0.date.timeIntervalSinceReferenceDate) }
    other.settle()
    clock.advance(by: 3)
    other.settle()
    XCTAssertEqual(dates, [])
    window.settle()
    XCTAssertEqual(dates, [3])
    XCTAssertFalse(timer.isValid)
  }
}
