import Foundation
import HostTree
import ViewKernel
import XCTest

/// Timers and notifications as publishers.
@MainActor
final class TimerPublisherTests: HostTestCase {
  func testATimerGoesByTheClockOfTheWindow() {
    let clock = HostManualClock()
    let window = HostWindow(frame: CGRect(0, 0, 10, 10), clock: clock)
    window.makeKeyAndVisible()
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    XCTAssertNil(HostTimer.nextFireTime(by: clock), "nobody has subscribed yet")
    var heard: [Double] = []
    var subscription: AnyCancellable? = timer.sink { heard.append($0.timeIntervalSinceReferenceDate) }
    XCTAssertEqual(HostTimer.nextFireTime(by: clock), 1)
    for _ in 0..<4 {
      clock.advance(by: 0.75)
      window.settle()
    }
    XCTAssertEqual(heard, [1.5, 2.25, 3])
    subscription?.cancel()
    XCTAssertNil(HostTimer.nextFireTime(by: clock))
    subscription = timer.sink { heard.append($0.timeIntervalSinceReferenceDate) }
    timer.upstream.connect().cancel()
    clock.advance(by: 5)
    window.settle()
    XCTAssertEqual(heard, [1.5, 2.25, 3], "it was stopped")
    XCTAssertNotNil(subscription)
  }
}
