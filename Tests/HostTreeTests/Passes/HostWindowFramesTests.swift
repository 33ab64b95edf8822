import Foundation
import HostTree
import XCTest

@MainActor
final class HostWindowFramesTests: HostTreeTestCase {
  /// Moves one point to the right for each second, until it has come to 3.
  private final class Mover: HostView {
    var log: EventLog?

    override func frameDidBegin() {
      frame.origin.x = min(CGFloat(window?.frameTime ?? 0), 3)
      log?.add("\(frame.minX)")
      if frame.minX < 3 { setNeedsFrame() }
    }
  }

  private func show(_ view: HostView) -> (HostWindow, HostManualClock) {
    let clock = HostManualClock()
    return (settledWindow(view, clock: clock), clock)
  }

  func testAViewHasATurnInEachSettleAtALaterTime() {
    let log = EventLog()
    let mover = Mover("mover", width: 1, height: 1)
    mover.log = log
    let (window, clock) = show(mover)
    XCTAssertFalse(window.isAnimating)
    mover.setNeedsFrame()
    mover.setNeedsFrame()
    XCTAssertTrue(window.isAnimating)
    window.settle()
    window.settle()
    XCTAssertEqual(log.take(), [], "no time has passed")
    for _ in 0..<3 {
      clock.advance(by: 1.25)
      window.settle()
      window.settle()
    }
    XCTAssertEqual(log.take(), ["1.25", "2.5", "3.0"])
    XCTAssertFalse(window.isAnimating)
    clock.advance(by: 1)
    window.settle()
    XCTAssertEqual(log.take(), [])
  }

  func testTheOutsideIsToldAtTheEndOfASettleThatLeavesSomethingAnimated() {
    let log = EventLog()
    let mover = Mover("mover")
    let (window, clock) = show(mover)
    window.onNeedsFrame = { log.add("needs a frame") }
    window.onNeedsSettle = { log.add("needs to settle") }
    mover.setNeedsFrame()
    XCTAssertEqual(log.take(), ["needs to settle"])
    window.settle()
    XCTAssertFalse(window.needsSettle, "nothing is left to do at the present time")
    XCTAssertEqual(log.take(), ["needs a frame"])
    clock.advance(by: 2)
    window.settle()
    clock.advance(by: 2)
    window.settle()
    XCTAssertEqual(log.take(), ["needs a frame"])
  }

  func testAViewThatLeavesWaitsNoMore() {
    let mover = Mover("mover")
    let (window, clock) = show(mover)
    mover.setNeedsFrame()
    mover.removeFromSuperview()
    XCTAssertFalse(window.isAnimating)
    mover.setNeedsFrame()
    clock.advance(by: 1)
    window.settle()
    XCTAssertEqual(mover.frame.minX, 0)
  }

  func testTheTimeOfAFrameStandsStillWhileItSettles() {
    let log = EventLog()
    let (window, clock) = show(HostView())
    clock.advance(by: 1)
    window.enqueueEffect {
      clock.advance(by: 1)
      log.add("\(window.frameTime)")
    }
    window.settle()
    XCTAssertEqual(log.take(), ["1.0"])
    window.settle()
    XCTAssertEqual(window.frameTime, 2)
  }
}
