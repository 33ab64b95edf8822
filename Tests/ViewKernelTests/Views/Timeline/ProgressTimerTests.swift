import Foundation
import HostTree
import ViewKernel
import XCTest

/// Progress views that follow the time.
@MainActor
final class ProgressTimerTests: HostTestCase {
  func testTheBarEmptiesAndTheLabelTicks() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let screen = show(ProgressView(timerInterval: start...start + 10) { Text("Tea") })
    let bar = { screen.hosts(of: HostProgressView.self)[0].progress }
    XCTAssertEqual(screen.texts, ["Tea", "0:10"])
    XCTAssertEqual(bar(), 1)
    screen.advance(by: 5)
    XCTAssertEqual(screen.texts, ["Tea", "0:05"])
    XCTAssertEqual(bar(), 0.5, accuracy: 0.001)
    screen.advance(by: 6)
    XCTAssertEqual(screen.texts, ["Tea", "0:00"])
    XCTAssertEqual(bar(), 0)
    XCTAssertNil(HostTimer.nextFireTime(by: screen.clock))
  }

  func testCountingUpWithoutAndWithLabels() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let screen = show(
      VStack {
        ProgressView(timerInterval: start...start + 10, countsDown: false)
        ProgressView(timerInterval: start...start, countsDown: false) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        }
      })
    screen.advance(by: 2)
    XCTAssertEqual(screen.texts, ["0:02", "a", "b"])
    XCTAssertEqual(screen.hosts(of: HostProgressView.self).map { ($0.progress * 100).rounded() }, [20, 100])
  }
}
