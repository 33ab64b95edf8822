import Foundation
import HostTree
import XCTest

@MainActor
final class HostPanGestureRecognizerTests: HostTreeTestCase {
  @MainActor
  private struct Dragging {
    let window: HostWindow
    let view: HostView
    let pan = HostPanGestureRecognizer()
    let touch: HostTouch
    let clock = HostManualClock()

    /// A finger on a view that is shown twice as large.
    init() {
      view = HostView(frame: CGRect(0, 0, 50, 50))
      view.addGestureRecognizer(pan)
      window = settledWindow(width: 500, height: 500, view, clock: clock)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      window.settle()
      touch = window.beginTouch(at: CGPoint(x: 10, y: 10))
    }
  }

  func testTheTranslationIsThatOfTheCoordinatesAskedFor() {
    let drag = Dragging()
    drag.touch.move(to: CGPoint(x: 50, y: 30))
    XCTAssertEqual(drag.pan.translation(in: nil), CGPoint(x: 40, y: 20))
    XCTAssertEqual(drag.pan.translation(in: drag.view), CGPoint(x: 20, y: 10))
  }

  func testATranslationIsSetInTheCoordinatesAskedFor() {
    let drag = Dragging()
    drag.touch.move(to: CGPoint(x: 50, y: 30))
    drag.pan.setTranslation(CGPoint(x: 5, y: 0), in: drag.view)
    XCTAssertEqual(drag.pan.translation(in: drag.view), CGPoint(x: 5, y: 0))
    XCTAssertEqual(drag.pan.translation(in: nil), CGPoint(x: 10, y: 0))
    drag.pan.setTranslation(.zero, in: nil)
    drag.touch.move(to: CGPoint(x: 52, y: 30))
    XCTAssertEqual(drag.pan.translation(in: nil), CGPoint(x: 2, y: 0))
  }

  func testTheVelocityIsThatOfTheCoordinatesAskedFor() {
    let drag = Dragging()
    drag.clock.advance(by: 0.5)
    drag.touch.move(to: CGPoint(x: 50, y: 10))
    XCTAssertEqual(drag.pan.velocity(in: nil), CGPoint(x: 80, y: 0))
    XCTAssertEqual(drag.pan.velocity(in: drag.view), CGPoint(x: 40, y: 0))
    drag.view.removeFromSuperview()
    XCTAssertEqual(drag.pan.velocity(in: nil), .zero)
  }

  // MARK: Several fingers

  /// The states and translations of a drag of fingers that come down 100 points apart: each move is one event.
  private func drag(
    _ pan: HostPanGestureRecognizer, fingers: Int, _ moves: [(finger: Int, x: CGFloat)], lifting: [Int]
  ) -> [String] {
    let (view, log) = (HostView(frame: CGRect(0, 0, 500, 500)), EventLog())
    view.addGestureRecognizer(pan)
    pan.addAction { log.add("\(pan.state) \(pan.translation(in: nil).x)") }
    let window = settledWindow(width: 500, height: 500, view)
    let touches = (0..<fingers).map { window.beginTouch(at: CGPoint(x: 100 + 100 * CGFloat($0), y: 100)) }
    for (finger, x) in moves {
      touches[finger].move(to: CGPoint(x: touches[finger].location(in: nil).x + x, y: 100))
    }
    for finger in lifting { touches[finger].end() }
    view.removeGestureRecognizer(pan)
    return log.take()
  }

  func testSeveralFingersAreFollowedInTheirMiddle() {
    XCTAssertEqual(
      drag(HostPanGestureRecognizer(), fingers: 2, [(0, 20), (1, 20), (0, 10)], lifting: [0, 1]),
      ["began 10.0", "changed 20.0", "changed 25.0", "ended 25.0"])
  }

  func testTheNumberOfFingersThatAreNeeded() {
    let pan = HostPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    XCTAssertEqual(drag(pan, fingers: 1, [(0, 50)], lifting: [0]), [])
    XCTAssertEqual(
      drag(pan, fingers: 2, [(0, 30), (1, 30)], lifting: [1, 0]), ["began 15.0", "changed 30.0", "ended 30.0"])
  }

  func testMoreFingersThanAllowedAreNoDrag() {
    let pan = HostPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    XCTAssertEqual(drag(pan, fingers: 2, [(0, 50)], lifting: [0, 1]), [])
    XCTAssertEqual(drag(pan, fingers: 1, [(0, 50)], lifting: [0]), ["began 50.0", "ended 50.0"])
  }

  func testAFingerThatComesLaterOrGoesDoesNotMakeItJump() {
    let (view, log) = (HostScrollView(frame: CGRect(0, 0, 200, 200)), EventLog())
    let content = HostView(frame: CGRect(0, 0, 200, 1000))
    view.addSubview(content)
    view.contentSize = content.frame.size
    let window = settledWindow(width: 500, height: 500, view, clock: HostManualClock())
    let first = window.beginTouch(at: CGPoint(x: 100, y: 150))
    first.move(to: CGPoint(x: 100, y: 130))
    log.add("\(view.contentOffset.y)")
    let second = window.beginTouch(at: CGPoint(x: 100, y: 30))
    log.add("\(view.contentOffset.y)")
    first.move(to: CGPoint(x: 100, y: 120))
    log.add("\(view.contentOffset.y)")
    second.end()
    first.move(to: CGPoint(x: 100, y: 110))
    log.add("\(view.contentOffset.y) \(view.isDragging)")
    first.end()
    log.add("\(view.isDragging)")
    XCTAssertEqual(log.take(), ["20.0", "20.0", "25.0", "35.0 true", "false"])
  }
}
