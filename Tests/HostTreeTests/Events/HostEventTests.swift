import Foundation
import HostTree
import XCTest

@MainActor
final class HostEventTests: HostTreeTestCase {
  // MARK: The responder chain

  func testATouchGoesUpTheChainUntilSomebodyTakesIt() {
    let log = EventLog()
    let outer = LoggingView(CGRect(0, 0, 100, 100), "outer", log, takes: true)
    let middle = LoggingView(CGRect(0, 0, 80, 80), "middle", log, takes: false)
    let inner = LoggingView(CGRect(0, 0, 60, 60), "inner", log, takes: false)
    outer.addSubview(middle)
    middle.addSubview(inner)
    let window = settledWindow(outer)

    let touch = window.beginTouch(at: CGPoint(x: 10, y: 10))
    XCTAssertEqual(log.take(), ["inner began", "middle began", "outer began"])
    touch.move(to: CGPoint(x: 20, y: 10))
    XCTAssertEqual(log.take(), ["inner moved", "middle moved", "outer moved"])
    XCTAssertTrue(touch.end())
    XCTAssertEqual(log.take(), ["inner ended", "middle ended", "outer ended"])
  }

  func testATouchThatNobodyTakesComesToNothing() {
    let log = EventLog()
    let view = LoggingView(CGRect(0, 0, 100, 100), "view", log, takes: false)
    let window = settledWindow(view)
    XCTAssertFalse(window.tap(at: CGPoint(x: 10, y: 10)))
    XCTAssertEqual(log.take(), ["view began", "view ended"])
  }

  func testTheChainGoesThroughViewControllers() {
    let log = EventLog()
    let controller = LoggingController(log)
    let inner = HostView(frame: CGRect(0, 0, 50, 50))
    controller.view.addSubview(inner)
    let window = settledWindow()
    window.rootViewController = controller
    window.settle()
    XCTAssertTrue(window.tap(at: CGPoint(x: 10, y: 10)))
    XCTAssertEqual(log.take(), ["controller began"])
    var chain: [String] = []
    var responder: HostResponder? = inner
    while let current = responder {
      chain.append("\(type(of: current))")
      responder = current.next
    }
    XCTAssertEqual(chain, ["HostView", "HostView", "LoggingController", "HostWindow"])
  }

  func testACancelledTouchIsToldToWhoeverHasIt() {
    let log = EventLog()
    let view = LoggingView(CGRect(0, 0, 100, 100), "view", log, takes: true)
    let touch = settledWindow(view).beginTouch(at: CGPoint(x: 10, y: 10))
    touch.cancel()
    touch.move(to: .zero)
    touch.end()
    XCTAssertEqual(log.take(), ["view began", "view cancelled"])
  }

  // MARK: Touches

  func testATouchKnowsWhereItIsAndWas() {
    let inner = HostView(frame: CGRect(10, 20, 50, 50))
    let clock = HostManualClock()
    let window = settledWindow(inner, clock: clock)
    clock.advance(by: 3)
    let touch = window.beginTouch(at: CGPoint(x: 15, y: 25))
    clock.advance(by: 1)
    touch.move(to: CGPoint(x: 30, y: 40))
    XCTAssertEqual(
      [touch.location(in: nil), touch.previousLocation(in: nil)], [.init(x: 30, y: 40), .init(x: 15, y: 25)])
    XCTAssertEqual(
      [touch.location(in: inner), touch.previousLocation(in: inner)], [.init(x: 20, y: 20), .init(x: 5, y: 5)])
    XCTAssertEqual(touch.timestamp, 4)
    XCTAssertEqual(touch.phase, .moved)
    XCTAssertTrue(touch.view === inner)
  }

  func testATouchDoesNotMoveToNowhere() {
    let touch = settledWindow().beginTouch(at: CGPoint(x: 5, y: 5))
    touch.move(to: CGPoint(x: CGFloat.nan, y: 1))
    XCTAssertEqual(touch.location(in: nil), CGPoint(x: 5, y: 5))
    XCTAssertEqual(takeSentences(), ["A touch can't move to (nan, 1.0): a place has two finite numbers. It stays."])
  }

  func testTapsInQuickSuccessionAreCounted() {
    let clock = HostManualClock()
    let window = settledWindow(clock: clock)
    func tapCount(at x: CGFloat, after seconds: TimeInterval) -> Int {
      clock.advance(by: seconds)
      let touch = window.beginTouch(at: CGPoint(x: x, y: 10))
      touch.end()
      return touch.tapCount
    }
    XCTAssertEqual(
      [
        tapCount(at: 10, after: 0), tapCount(at: 20, after: 0.3), tapCount(at: 30, after: 0.3),
        tapCount(at: 30, after: 0.4), tapCount(at: 60, after: 0),
      ], [1, 2, 3, 1, 1])
  }

  func testADragOrAHeldTouchIsNotTheFirstOfTwoTaps() {
    let clock = HostManualClock()
    let window = settledWindow(clock: clock)
    func tapCountAfter(_ first: (HostTouch) -> Void) -> Int {
      clock.advance(by: 1)
      let touch = window.beginTouch(at: CGPoint(x: 10, y: 10))
      first(touch)
      touch.end()
      let second = window.beginTouch(at: touch.location(in: nil))
      second.end()
      return second.tapCount
    }
    XCTAssertEqual(tapCountAfter { $0.move(to: CGPoint(x: 25, y: 10)) }, 2, "a finger is not still")
    XCTAssertEqual(tapCountAfter { $0.move(to: CGPoint(x: 10, y: 90)) }, 1)
    let thereAndBack: (HostTouch) -> Void = { touch in
      touch.move(to: CGPoint(x: 10, y: 90))
      touch.move(to: CGPoint(x: 10, y: 10))
    }
    XCTAssertEqual(tapCountAfter(thereAndBack), 1)
    XCTAssertEqual(tapCountAfter { _ in clock.advance(by: 0.7) }, 2)
    XCTAssertEqual(tapCountAfter { _ in clock.advance(by: 0.8) }, 1)
  }

  // MARK: Taps on nothing

  func testATapOutsideOfEverythingComesToNothing() {
    let button = HostButton(frame: CGRect(150, 150, 100, 100))
    let log = EventLog()
    button.addAction { log.add("tapped") }
    let window = settledWindow(button)
    let points = [CGPoint(x: 210, y: 160), CGPoint(x: -1, y: 0), CGPoint(x: CGFloat.nan, y: 5), CGPoint(x: 10, y: 10)]
    XCTAssertEqual(points.map { window.tap(at: $0) }, [false, false, false, false])
    window.isHidden = true
    XCTAssertFalse(window.tap(at: CGPoint(x: 160, y: 160)))
    XCTAssertEqual(log.take(), [])
  }

  func testATapIsDeliveredAtOnceButSettlesNothing() {
    let button = HostButton(frame: CGRect(0, 0, 50, 50))
    let label = HostLabel(frame: .zero)
    button.addAction {
      label.text = "tapped"
      label.setNeedsLayout()
    }
    let window = settledWindow(button, label)
    XCTAssertTrue(button.tap())
    XCTAssertEqual(label.text, "tapped")
    XCTAssertTrue(window.needsSettle)
    window.settle()
    XCTAssertFalse(window.needsSettle)
  }
}

@MainActor
private final class LoggingView: HostView {
  private let label: String
  private let log: EventLog
  private let takes: Bool

  init(_ frame: CGRect, _ label: String, _ log: EventLog, takes: Bool) {
    self.label = label
    self.log = log
    self.takes = takes
    super.init(frame: frame)
  }

  override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {
    log.add("\(label) began")
    if !takes { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent?) {
    log.add("\(label) moved")
    if !takes { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    log.add("\(label) ended")
    if !takes { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent?) {
    log.add("\(label) cancelled")
    if !takes { super.touchesCancelled(touches, with: event) }
  }
}

@MainActor
private final class LoggingController: HostViewController {
  private let log: EventLog
  init(_ log: EventLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) { log.add("controller began") }
}
