import Foundation
import HostTree
import XCTest

@MainActor
final class HostActivityIndicatorViewTests: HostTreeTestCase {
  func testItIsShownWhileItTurns() {
    let wheel = HostActivityIndicatorView(style: .medium)
    XCTAssertEqual([wheel.isAnimating, wheel.isHidden], [false, true])
    wheel.startAnimating()
    wheel.startAnimating()
    XCTAssertEqual([wheel.isAnimating, wheel.isHidden], [true, false])
    XCTAssertEqual(line(for: wheel), "HostActivityIndicatorView animating")
    wheel.stopAnimating()
    XCTAssertEqual([wheel.isAnimating, wheel.isHidden], [false, true])
    XCTAssertEqual(line(for: wheel), "HostActivityIndicatorView hidden")
  }

  func testItMayStayWhereItStands() {
    let wheel = HostActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    XCTAssertFalse(wheel.isHidden)
    wheel.startAnimating()
    wheel.stopAnimating()
    XCTAssertFalse(wheel.isHidden)
    wheel.hidesWhenStopped = true
    XCTAssertTrue(wheel.isHidden)
  }

  func testAHiddenWheelThatTurnsStaysHiddenUntilItIsStartedAgain() {
    let wheel = HostActivityIndicatorView()
    wheel.startAnimating()
    wheel.isHidden = true
    wheel.startAnimating()
    XCTAssertEqual([wheel.isAnimating, wheel.isHidden], [true, true])
  }

  func testItHasTheSizeOfItsStyle() {
    let wheel = HostActivityIndicatorView(style: .large)
    XCTAssertEqual(wheel.frame.size, CGSize(width: 37, height: 37))
    XCTAssertEqual(wheel.sizeThatFits(.infinity), CGSize(width: 37, height: 37))
    wheel.style = .medium
    XCTAssertEqual(wheel.sizeThatFits(.zero), CGSize(width: 20, height: 20))
  }

  func testTouchesPassThrough() {
    let button = HostButton(frame: CGRect(0, 0, 100, 100))
    let wheel = HostActivityIndicatorView(frame: button.frame)
    wheel.startAnimating()
    let window = settledWindow(button, wheel)
    XCTAssertTrue(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === button)
  }
}
