import Foundation
import HostTree
import XCTest

@MainActor
final class HostPanGestureRecognizerTests: HostTestCase {
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
      window = settledWindow(view, clock: clock)
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
}
