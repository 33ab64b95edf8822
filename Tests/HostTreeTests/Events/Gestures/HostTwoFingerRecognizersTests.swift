import Foundation
import HostTree
import XCTest

@MainActor
final class HostTwoFingerRecognizersTests: HostTreeTestCase {
  /// Two fingers, 100 points apart, on a view.
  @MainActor
  private final class Fingers {
    let clock = HostManualClock()
    let first, second: HostTouch
    private let window: HostWindow
    private let log = EventLog()

    init(_ recognizer: HostGestureRecognizer) {
      let view = HostView(frame: CGRect(0, 0, 300, 300))
      view.addGestureRecognizer(recognizer)
      recognizer.addAction { [log, unowned recognizer] in log.add("\(recognizer.state)") }
      window = settledWindow(width: 500, height: 500, view, clock: clock)
      first = window.beginTouch(at: CGPoint(x: 100, y: 100))
      second = window.beginTouch(at: CGPoint(x: 200, y: 100))
    }

    func states() -> [String] { log.take() }
  }

  func testPinching() {
    let pinch = HostPinchGestureRecognizer()
    let fingers = Fingers(pinch)
    XCTAssertEqual(pinch.numberOfTouches, 2)
    XCTAssertEqual(pinch.location(in: nil), CGPoint(x: 150, y: 100))
    XCTAssertEqual(pinch.location(ofTouch: 1, in: nil), CGPoint(x: 200, y: 100))
    XCTAssertEqual(pinch.location(ofTouch: 2, in: nil), .zero)
    fingers.second.move(to: CGPoint(x: 200.5, y: 100))
    XCTAssertEqual(fingers.states(), [])
    fingers.clock.advance(by: 0.5)
    fingers.second.move(to: CGPoint(x: 250, y: 100))
    XCTAssertEqual(pinch.scale, 1.5)
    XCTAssertEqual(pinch.velocity, 0.99, accuracy: 1e-9)
    pinch.scale = 1
    fingers.clock.advance(by: 0.5)
    fingers.first.move(to: CGPoint(x: 175, y: 100))
    XCTAssertEqual(pinch.scale, 0.5)
    XCTAssertEqual(pinch.velocity, -1)
    XCTAssertEqual(fingers.states(), ["began", "changed"])
    fingers.second.end()
    fingers.first.move(to: CGPoint(x: 100, y: 100))
    fingers.first.end()
    XCTAssertEqual(fingers.states(), ["ended"])
    XCTAssertEqual([pinch.scale, pinch.velocity], [1, 0])
  }

  func testTurning() {
    let rotation = HostRotationGestureRecognizer()
    let fingers = Fingers(rotation)
    fingers.clock.advance(by: 0.5)
    fingers.second.move(to: CGPoint(x: 100, y: 200))
    XCTAssertEqual(rotation.rotation, .pi / 2, accuracy: 1e-9)
    XCTAssertEqual(rotation.velocity, .pi, accuracy: 1e-9)
    rotation.rotation = 0
    for place in [CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 0), CGPoint(x: 200, y: 100), CGPoint(x: 100, y: 200)] {
      fingers.second.move(to: place)
    }
    XCTAssertEqual(rotation.rotation, 2 * .pi, accuracy: 1e-9)
    fingers.first.cancel()
    fingers.second.end()
    XCTAssertEqual(fingers.states(), ["began", "changed", "changed", "changed", "changed", "cancelled"])
    XCTAssertEqual(rotation.rotation, 0)
  }

  func testOneFingerIsNoPinch() {
    let pinch = HostPinchGestureRecognizer()
    let fingers = Fingers(pinch)
    fingers.second.end()
    fingers.first.move(to: CGPoint(x: 0, y: 0))
    fingers.first.end()
    XCTAssertEqual(fingers.states(), [])
  }

  func testADelegateReadsTheScale() {
    final class Wide: HostGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: HostGestureRecognizer) -> Bool {
        (gestureRecognizer as? HostPinchGestureRecognizer).map { $0.scale > 1 } ?? false
      }
    }
    let (pinch, delegate) = (HostPinchGestureRecognizer(), Wide())
    pinch.delegate = delegate
    let fingers = Fingers(pinch)
    fingers.second.move(to: CGPoint(x: 150, y: 100))
    fingers.second.move(to: CGPoint(x: 290, y: 100))
    XCTAssertEqual(fingers.states(), [])
    XCTAssertEqual(pinch.state, .failed)
  }
}
