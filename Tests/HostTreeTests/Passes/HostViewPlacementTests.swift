import Foundation
import HostTree
import XCTest

/// `HostView.onPlacementChange`: views that want to know where in their window they are moved.
@MainActor
final class HostViewPlacementTests: HostTreeTestCase {
  private func watch(_ view: HostView, _ log: EventLog) {
    view.onPlacementChange = { log.add("\($0.convert($0.bounds, to: nil).minX)") }
  }

  func testOnlyAMoveAwayFromTheFirstPlaceIsTold() {
    let log = EventLog()
    let before = HostView(frame: CGRect(10, 0, 5, 5))
    watch(before, log)
    let after = HostView(frame: CGRect(20, 0, 5, 5))
    let window = settledWindow(before, after)
    watch(after, log)
    window.setNeedsLayout()
    window.settle()
    XCTAssertEqual(log.take(), [], "neither before it entered the window, nor in it")
    for view in [before, after] { view.frame.origin.x += 1 }
    window.setNeedsLayout()
    window.settle()
    XCTAssertEqual(log.take(), ["11.0", "21.0"])
  }

  func testAPlaceByTheFirstLayoutIsTold() {
    let log = EventLog()
    let (stack, view) = (HostStackView(axis: .horizontal, spacing: 0), HostFrameView(width: 5, height: 5))
    stack.frame = CGRect(0, 0, 100, 20)
    stack.addSubview(HostFrameView(width: 30, height: 5))
    stack.addSubview(view)
    watch(view, log)
    let window = settledWindow(stack)
    defer { withExtendedLifetime(window) {} }
    XCTAssertEqual(log.take(), ["\(view.frame.minX)"])
  }
}
