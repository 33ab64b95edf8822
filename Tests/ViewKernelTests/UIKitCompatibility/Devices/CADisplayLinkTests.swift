import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import XCTest

/// Core Animation's link: a method once a frame.
@MainActor
final class CADisplayLinkTests: HostTestCase {
  @MainActor
  private final class Spinner {
    var times: [TimeInterval] = []
    func step(_ link: CADisplayLink) { times.append((link.timestamp * 100).rounded() / 100) }
  }

  func testItCallsItsMethodWithEachFrame() {
    let clock = HostManualClock()
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), clock: clock)
    window.makeKeyAndVisible()
    var spinner: Spinner! = Spinner()
    weak let gone = spinner
    let link = CADisplayLink(target: spinner!, selector: HostSelector("step", Spinner.step))
    func frame(after delay: TimeInterval) -> [TimeInterval] {
      clock.advance(by: delay)
      window.settle()
      defer { spinner.times = [] }
      return spinner.times
    }
    XCTAssertEqual(frame(after: 0.1), [], "It has not been added yet.")
    link.add(to: .main, forMode: .common)
    XCTAssertEqual(frame(after: 0.02), [0.12])
    XCTAssertEqual(frame(after: 0.01), [], "Too soon.")
    XCTAssertEqual(frame(after: 0.17), [0.3])
    link.isPaused = true
    XCTAssertEqual(frame(after: 1), [])
    link.isPaused = false
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 5, maximum: 20, preferred: 10)
    XCTAssertEqual(link.duration, 0.1)
    XCTAssertEqual(frame(after: 0.05), [])
    XCTAssertEqual(frame(after: 0.05), [1.4])
    XCTAssertEqual(link.targetTimestamp, 1.5, accuracy: 0.001)
    link.remove(from: .main, forMode: .common)
    XCTAssertEqual(frame(after: 1), [])
    link.add(to: .main, forMode: .default)
    link.invalidate()
    XCTAssertEqual(frame(after: 1), [])
    link.add(to: .main, forMode: .common)
    XCTAssertEqual(frame(after: 1), [], "For good.")
    spinner = nil
    XCTAssertNil(gone)
  }
}
