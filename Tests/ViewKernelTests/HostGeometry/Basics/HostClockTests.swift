import Foundation
import HostTree
import XCTest

@MainActor
final class HostClockTests: HostTestCase {
  func testAManualClockMovesOnlyWhenTold() {
    let clock = HostManualClock()
    XCTAssertEqual(clock.now, 0)
    clock.advance(by: 0.25)
    clock.advance(by: 0)
    clock.advance(by: 1)
    XCTAssertEqual(clock.now, 1.25)
  }

  func testTimeOnlyGoesForward() {
    let clock = HostManualClock()
    clock.advance(by: 1)
    clock.advance(by: -1)
    clock.advance(by: .nan)
    clock.advance(by: .infinity)
    XCTAssertEqual(clock.now, 1)
    XCTAssertEqual(
      takeSentences(),
      ["-1.0", "nan", "inf"].map { "A clock can't be moved by \($0) seconds: time only goes forward, by finite steps." }
    )
  }

  func testTheSystemsClockNeverGoesBackwards() {
    let clock = HostSystemClock()
    let before = clock.now
    XCTAssertGreaterThan(before, 0)
    XCTAssertGreaterThanOrEqual(HostSystemClock().now, before)
  }

  func testAWindowKeepsTheClockItIsGiven() {
    let clock = HostManualClock()
    let window = HostWindow(frame: .zero, clock: clock)
    clock.advance(by: 2)
    XCTAssertEqual(window.clock.now, 2)
  }
}
