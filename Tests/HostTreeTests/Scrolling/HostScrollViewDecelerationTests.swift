import Foundation
import HostTree
import XCTest

/// The content goes on when the finger is lifted, by the window's clock.
@MainActor
final class HostScrollViewDecelerationTests: HostTreeTestCase {
  private let clock = HostManualClock()
  private let scroll = HostScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func show(height: CGFloat = 10_000) -> HostWindow {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), clock: clock)
    scroll.contentSize = CGSize(width: 100, height: height)
    window.addSubview(scroll)
    window.makeKeyAndVisible()
    window.settle()
    return window
  }

  /// Drags the content up by 40 points, within a tenth of a second, and lifts the finger after a pause.
  private func fling(_ window: HostWindow, pause: Double = 0) {
    let touch = window.beginTouch(at: CGPoint(x: 50, y: 90))
    clock.advance(by: 0.1)
    touch.move(to: CGPoint(x: 50, y: 50))
    clock.advance(by: pause)
    touch.end()
    window.settle()
  }

  private func offset(_ window: HostWindow, after seconds: Double) -> CGFloat {
    clock.advance(by: seconds)
    window.settle()
    return scroll.contentOffset.y
  }

  func testItGoesOnMoreAndMoreSlowly() {
    let window = show()
    fling(window)
    XCTAssertEqual(scroll.contentOffset.y, 40)
    XCTAssertTrue(scroll.isDecelerating)
    let offsets = [0.1, 0.2, 0.3, 0.4].map { _ in offset(window, after: 0.1) }
    let ways = zip([40] + offsets, offsets).map { $1 - $0 }
    XCTAssertTrue(zip(ways, ways.dropFirst()).allSatisfy { $0 > $1 && $1 > 0 }, "\(ways)")
    // 400 points per second, of which 0.998 are left after each millisecond.
    XCTAssertEqual(offset(window, after: 5), 40 + 400 * 0.499, accuracy: 0.01)
    XCTAssertFalse(scroll.isDecelerating)
    XCTAssertFalse(window.isAnimating)
  }

  func testItStopsAtTheEnd() {
    let window = show(height: 200)
    fling(window)
    for _ in 0..<10 { XCTAssertLessThanOrEqual(offset(window, after: 0.05), 100) }
    XCTAssertEqual(scroll.contentOffset.y, 100)
    XCTAssertFalse(scroll.isDecelerating, "it does not go on beyond the end")
  }

  func testAFingerStopsIt() {
    let window = show()
    fling(window)
    let place = offset(window, after: 0.1)
    let touch = window.beginTouch(at: CGPoint(x: 50, y: 50))
    XCTAssertFalse(scroll.isDecelerating)
    XCTAssertEqual(offset(window, after: 1), place)
    touch.end()
    XCTAssertEqual(offset(window, after: 1), place)
  }

  func testAFingerThatRestsBeforeItIsLifted() {
    let window = show()
    fling(window, pause: 0.5)
    XCTAssertFalse(scroll.isDecelerating)
    XCTAssertEqual(offset(window, after: 1), 40)
  }

  func testAViewThatDoesNotGoOn() {
    let window = show()
    scroll.decelerates = false
    fling(window)
    XCTAssertEqual(offset(window, after: 1), 40)
  }

  func testTheFastRate() {
    let window = show()
    scroll.decelerationRate = .fast
    fling(window)
    XCTAssertEqual(offset(window, after: 5), 40 + 400 * 0.099, accuracy: 0.01)
  }
}
