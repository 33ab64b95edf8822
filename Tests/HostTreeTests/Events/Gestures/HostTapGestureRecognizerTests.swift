import Foundation
import HostTree
import XCTest

@MainActor
final class HostTapGestureRecognizerTests: HostTreeTestCase {
  private let log = EventLog()

  private func add(_ name: String, taps: Int = 1, to view: HostView) -> HostTapGestureRecognizer {
    let recognizer = HostTapGestureRecognizer()
    recognizer.numberOfTapsRequired = taps
    recognizer.addAction { [log] in log.add(name) }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: One recogniser

  func testATapOnTheViewOrOnSomethingInsideItIsRecognised() {
    let inner = HostView(frame: CGRect(0, 0, 20, 20))
    let view = HostView(frame: CGRect(0, 0, 100, 100))
    view.addSubview(inner)
    let recognizer = add("tap", to: view)
    let window = settledWindow(view)
    XCTAssertEqual([view.tap(), inner.tap(), window.tap(at: CGPoint(x: 150, y: 5))], [true, true, false])
    XCTAssertEqual(log.take(), ["tap", "tap"])
    XCTAssertEqual(recognizer.state, .possible)
    XCTAssertEqual(recognizer.location(in: inner), CGPoint(x: 10, y: 10))
  }

  func testAFingerThatLeavesTheViewIsNoTap() {
    let view = HostView(frame: CGRect(0, 0, 100, 100))
    _ = add("tap", to: view)
    let window = settledWindow(view)
    let touch = window.beginTouch(at: CGPoint(x: 50, y: 50))
    touch.move(to: CGPoint(x: 150, y: 50))
    touch.move(to: CGPoint(x: 50, y: 50))
    XCTAssertFalse(touch.end())
    window.beginTouch(at: CGPoint(x: 50, y: 50)).cancel()
    XCTAssertEqual(log.take(), [])
    XCTAssertTrue(view.tap())
    XCTAssertEqual(log.take(), ["tap"])
  }

  func testAViewThatLeavesUnderTheFingerIsNotTapped() {
    let view = HostView(frame: CGRect(0, 0, 100, 100))
    let recognizer = add("tap", to: view)
    let window = settledWindow(view)
    let first = window.beginTouch(at: CGPoint(x: 50, y: 50))
    view.removeFromSuperview()
    XCTAssertFalse(first.end())
    window.addSubview(view)
    let second = window.beginTouch(at: CGPoint(x: 50, y: 50))
    view.removeGestureRecognizer(recognizer)
    XCTAssertFalse(second.end())
    XCTAssertEqual(log.take(), [])
  }

  func testItCallsTypedTargetsAndForgetsThoseThatAreGone() {
    let view = HostView(frame: CGRect(0, 0, 100, 100))
    let recognizer = HostTapGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    let window = settledWindow(view)
    var target: TapTarget? = TapTarget(log)
    recognizer.addTarget(target!, action: TapTarget.tapped(_:))
    XCTAssertTrue(view.tap())
    XCTAssertEqual(log.take(), ["tapped 50 50"])
    target = nil
    view.tap()
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(window.subviews.count, 1)
  }

  func testRecognisersAreAddedMovedAndRemoved() {
    let first = HostView(frame: CGRect(0, 0, 50, 50))
    let second = HostView(frame: CGRect(50, 0, 50, 50))
    let recognizer = add("tap", to: first)
    let window = settledWindow(first, second)
    second.addGestureRecognizer(recognizer)
    XCTAssertNil(first.gestureRecognizers)
    XCTAssertEqual(second.gestureRecognizers?.count, 1)
    XCTAssertTrue(recognizer.view === second)
    XCTAssertEqual([first.tap(), second.tap()], [false, true])

    recognizer.isEnabled = false
    XCTAssertFalse(second.tap())
    recognizer.isEnabled = true
    second.removeGestureRecognizer(recognizer)
    XCTAssertNil(recognizer.view)
    XCTAssertFalse(second.tap())
    XCTAssertEqual(log.take(), ["tap"])
    XCTAssertNil(window.firstResponder)
  }

  func testTwoTapsInQuickSuccession() {
    let view = HostView(frame: CGRect(0, 0, 100, 100))
    _ = add("double", taps: 2, to: view)
    let clock = HostManualClock()
    let window = settledWindow(view, clock: clock)
    XCTAssertEqual([view.tap(), view.tap(), view.tap()], [false, true, false])
    clock.advance(by: 1)
    XCTAssertEqual([view.tap(), view.tap()], [false, true])
    XCTAssertEqual(log.take(), ["double", "double"])
    XCTAssertFalse(window.isHidden)
  }

  func testOfTwoRecognisersOfAViewTheOneThatNeedsMoreTapsIsAskedFirst() {
    let view = HostView(frame: CGRect(0, 0, 100, 100))
    _ = add("single", to: view)
    _ = add("double", taps: 2, to: view)
    let window = settledWindow(view)
    XCTAssertEqual([view.tap(), view.tap()], [true, true])
    XCTAssertEqual(log.take(), ["single", "double"])
    XCTAssertFalse(window.isHidden)
  }

  func testFewerThanOneTapCountsAsOne() {
    let recognizer = HostTapGestureRecognizer()
    recognizer.numberOfTapsRequired = -3
    XCTAssertEqual(recognizer.numberOfTapsRequired, 1)
  }

  // MARK: Who wins

  func testTheInnerRecogniserWins() {
    let outer = HostView(frame: CGRect(0, 0, 100, 100))
    let inner = HostView(frame: CGRect(0, 0, 50, 50))
    outer.addSubview(inner)
    _ = add("outer", to: outer)
    let innerRecognizer = add("inner", to: inner)
    let window = settledWindow(outer)
    window.tap(at: CGPoint(x: 10, y: 10))
    window.tap(at: CGPoint(x: 80, y: 80))
    innerRecognizer.isEnabled = false
    window.tap(at: CGPoint(x: 10, y: 10))
    XCTAssertEqual(log.take(), ["inner", "outer", "outer"])
  }

  func testAControlWinsOverTheRecognisersAroundItUnlessItIsDisabled() {
    let outer = HostView(frame: CGRect(0, 0, 100, 100))
    let button = HostButton(frame: CGRect(0, 0, 50, 50))
    outer.addSubview(button)
    button.addAction { [log] in log.add("button") }
    _ = add("outer", to: outer)
    let window = settledWindow(outer)
    window.tap(at: CGPoint(x: 10, y: 10))
    button.isEnabled = false
    window.tap(at: CGPoint(x: 10, y: 10))
    XCTAssertEqual(log.take(), ["button", "outer"])
  }

  func testADisabledButtonsOwnTapChangesNothing() {
    let outer = HostView(frame: CGRect(0, 0, 100, 100))
    let button = HostButton(frame: CGRect(0, 0, 50, 50))
    outer.addSubview(button)
    button.isEnabled = false
    _ = add("outer", to: outer)
    let window = settledWindow(outer)
    XCTAssertFalse(button.tap())
    XCTAssertEqual(log.take(), [])
    XCTAssertFalse(window.isHidden)
  }

  func testARecognisedGestureCancelsTheViewsTouch() {
    let control = TouchLog(frame: CGRect(0, 0, 50, 50))
    control.log = log
    let recognizer = add("tap", to: control)
    let window = settledWindow(control)
    window.tap(at: CGPoint(x: 10, y: 10))
    recognizer.cancelsTouchesInView = false
    window.tap(at: CGPoint(x: 10, y: 10))
    XCTAssertEqual(log.take(), ["began", "cancelled", "tap", "began", "tap", "ended"])
  }

  func testARecogniserOfALastingGestureReportsEachStep() {
    let view = HostView(frame: CGRect(0, 0, 50, 50))
    let recognizer = DragRecognizer()
    recognizer.addAction { [log] in log.add("\($0.state)") }
    view.addGestureRecognizer(recognizer)
    let window = settledWindow(view)
    _ = add("outer", to: window)
    let touch = window.beginTouch(at: CGPoint(x: 10, y: 10))
    touch.move(to: CGPoint(x: 20, y: 10))
    touch.move(to: CGPoint(x: 30, y: 10))
    XCTAssertTrue(touch.end())
    XCTAssertEqual(log.take(), ["began", "changed", "ended"])
    XCTAssertEqual(recognizer.state, .possible)
  }

  // MARK: What leaves under the finger

  func testATouchGoesOnForTheRecognisersAroundAViewThatLeft() {
    let inner = TouchLog(frame: CGRect(0, 0, 100, 100))
    inner.log = log
    let outer = HostView(frame: CGRect(0, 0, 100, 100))
    outer.addSubview(inner)
    _ = add("tap", to: outer)
    let window = settledWindow(outer)
    let touch = window.beginTouch(at: CGPoint(x: 50, y: 50))
    inner.removeFromSuperview()
    touch.move(to: CGPoint(x: 51, y: 50))
    XCTAssertEqual(log.take(), ["began", "cancelled"])
    XCTAssertTrue(touch.end())
    XCTAssertEqual(log.take(), ["tap"])
  }

  func testARecogniserIsReadyForTheNextTouchWhenTheViewLeftUnderTheFirst() {
    let inner = HostView(frame: CGRect(0, 0, 100, 100))
    let outer = HostView(frame: CGRect(0, 0, 100, 100))
    outer.addSubview(inner)
    let recognizer = add("tap", to: outer)
    let window = settledWindow(outer)
    let touch = window.beginTouch(at: CGPoint(x: 50, y: 50))
    touch.move(to: CGPoint(x: 150, y: 50))
    XCTAssertEqual(recognizer.state, .failed)
    inner.removeFromSuperview()
    touch.move(to: CGPoint(x: 151, y: 50))
    touch.end()
    XCTAssertEqual(recognizer.state, .possible)
    XCTAssertTrue(window.tap(at: CGPoint(x: 50, y: 50)))
    XCTAssertEqual(log.take(), ["tap"])
  }
}

@MainActor
private final class TapTarget {
  let log: EventLog
  init(_ log: EventLog) { self.log = log }
  func tapped(_ sender: HostTapGestureRecognizer) {
    let place = sender.location(in: sender.view)
    log.add("tapped \(Int(place.x)) \(Int(place.y))")
  }
}

/// Takes touches without being a control.
@MainActor
private final class TouchLog: HostView {
  var log: EventLog?
  override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) { log?.add("began") }
  override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) { log?.add("ended") }
  override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent?) { log?.add("cancelled") }
}

@MainActor
private final class DragRecognizer: HostGestureRecognizer {
  override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent) {
    state = state == .possible ? .began : .changed
  }
  override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent) { state = .ended }
}
