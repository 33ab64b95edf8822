import Foundation
import HostTree
import XCTest

@MainActor
final class HostSwipeGestureRecognizerTests: HostTreeTestCase {
  private func swipes(
    _ direction: HostSwipeGestureRecognizer.Direction, by x: CGFloat, _ y: CGFloat, in time: TimeInterval = 0.1,
    fingers: Int = 1, of required: Int = 1
  ) -> Int {
    let (view, clock) = (HostView(frame: CGRect(0, 0, 300, 300)), HostManualClock())
    let swipe = HostSwipeGestureRecognizer()
    swipe.direction = direction
    swipe.numberOfTouchesRequired = required
    var count = 0
    swipe.addAction { count += 1 }
    view.addGestureRecognizer(swipe)
    let window = settledWindow(width: 500, height: 500, view, clock: clock)
    let touches = (0..<fingers).map { window.beginTouch(at: CGPoint(x: 150 + 20 * CGFloat($0), y: 150)) }
    clock.advance(by: time)
    for part in [0.5, 1] {
      for touch in touches {
        let place = touch.location(in: nil)
        touch.move(to: CGPoint(x: place.x + x * part, y: place.y + y * part))
      }
    }
    for touch in touches { touch.end() }
    return count
  }

  func testAStrokeInTheRightDirectionCountsOnce() {
    XCTAssertEqual(swipes(.right, by: 60, 10), 1)
    XCTAssertEqual(swipes(.left, by: -60, 10), 1)
    XCTAssertEqual(swipes(.up, by: 10, -60), 1)
    XCTAssertEqual(swipes([.up, .down], by: 10, 60), 1)
    XCTAssertEqual(swipes(.right, by: -60, 10), 0)
    XCTAssertEqual(swipes(.right, by: 60, 80), 0)
  }

  func testItIsLongEnoughAndQuick() {
    XCTAssertEqual(swipes(.right, by: 20, 0), 0)
    XCTAssertEqual(swipes(.right, by: 60, 0, in: 0.6), 0)
  }

  func testTheNumberOfFingers() {
    XCTAssertEqual(swipes(.right, by: 60, 0, fingers: 2, of: 2), 1)
    XCTAssertEqual(swipes(.right, by: 60, 0, fingers: 2, of: 1), 0)
    XCTAssertEqual(swipes(.right, by: 60, 0, fingers: 1, of: 2), 0)
  }
}
