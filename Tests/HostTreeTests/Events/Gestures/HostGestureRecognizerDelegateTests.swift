import Foundation
import HostTree
import XCTest

@MainActor
final class HostGestureRecognizerDelegateTests: HostTreeTestCase {
  private final class Delegate: HostGestureRecognizerDelegate {
    var begins = true
    var receives: (HostTouch) -> Bool = { _ in true }
    var goesTogether = false
    var waitsFor: HostGestureRecognizer?
    var isWaitedForBy: HostGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: HostGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: HostGestureRecognizer, shouldReceive touch: HostTouch) -> Bool {
      receives(touch)
    }
    func gestureRecognizer(
      _ gestureRecognizer: HostGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: HostGestureRecognizer
    ) -> Bool { goesTogether }
    func gestureRecognizer(
      _ gestureRecognizer: HostGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: HostGestureRecognizer
    ) -> Bool { waitsFor === otherGestureRecognizer }
    func gestureRecognizer(
      _ gestureRecognizer: HostGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: HostGestureRecognizer
    ) -> Bool { isWaitedForBy === otherGestureRecognizer }
  }

  /// Two views, one in the other, each with a recognizer that tells its states.
  @MainActor
  private final class Scene {
    let outer = HostView(frame: CGRect(0, 0, 200, 200))
    let inner = HostView(frame: CGRect(0, 0, 100, 100))
    let window: HostWindow
    let delegate = Delegate()
    private let log = EventLog()

    init(_ innerRecognizer: HostGestureRecognizer, _ outerRecognizer: HostGestureRecognizer) {
      outer.addSubview(inner)
      window = settledWindow(width: 500, height: 500, outer)
      for (view, recognizer, name) in [(inner, innerRecognizer, "inner"), (outer, outerRecognizer, "outer")] {
        view.addGestureRecognizer(recognizer)
        recognizer.addAction { [log, unowned recognizer] in log.add("\(name) \(recognizer.state)") }
      }
    }

    func drag(to end: CGPoint = CGPoint(x: 90, y: 50)) -> [String] {
      let touch = window.beginTouch(at: CGPoint(x: 50, y: 50))
      touch.move(to: end)
      touch.end()
      return log.take()
    }

    func tap() -> [String] {
      window.tap(at: CGPoint(x: 50, y: 50))
      return log.take()
    }
  }

  func testAGestureBeginsOnlyIfItShould() {
    let (tap, pan) = (HostTapGestureRecognizer(), HostPanGestureRecognizer())
    let scene = Scene(tap, pan)
    tap.delegate = scene.delegate
    pan.delegate = scene.delegate
    XCTAssertEqual(scene.tap() + scene.drag(), ["inner ended", "outer began", "outer ended"])
    scene.delegate.begins = false
    XCTAssertEqual(scene.tap() + scene.drag(), [])
    scene.delegate.begins = true
    XCTAssertEqual(scene.tap(), ["inner ended"])
  }

  func testATouchIsReceivedOnlyIfItShould() {
    let tap = HostTapGestureRecognizer()
    let scene = Scene(tap, HostTapGestureRecognizer())
    tap.delegate = scene.delegate
    XCTAssertEqual(scene.tap(), ["inner ended"])
    scene.delegate.receives = { $0.location(in: nil).x > 60 }
    XCTAssertEqual(scene.tap(), ["outer ended"])
  }

  func testTwoGesturesGoTogetherIfOneOfTheDelegatesSaysSo() {
    let (first, second) = (HostPanGestureRecognizer(), HostPanGestureRecognizer())
    let scene = Scene(first, second)
    XCTAssertEqual(scene.drag(), ["inner began", "inner ended"])
    scene.delegate.goesTogether = true
    let both = ["inner began", "outer began", "inner ended", "outer ended"]
    first.delegate = scene.delegate
    XCTAssertEqual(scene.drag(), both)
    first.delegate = nil
    second.delegate = scene.delegate
    XCTAssertEqual(scene.drag(), both)
    scene.delegate.goesTogether = false
    XCTAssertEqual(scene.drag(), ["inner began", "inner ended"])
  }

  func testAGestureWaitsForAnotherToFail() {
    let (pan, swipe) = (HostPanGestureRecognizer(), HostSwipeGestureRecognizer())
    let scene = Scene(pan, swipe)
    pan.delegate = scene.delegate
    scene.delegate.waitsFor = swipe
    // To the right it is a swipe, downwards it is none: the pan begins when that is known.
    XCTAssertEqual(scene.drag(to: CGPoint(x: 150, y: 50)), ["outer ended"])
    XCTAssertEqual(scene.drag(to: CGPoint(x: 50, y: 150)), ["inner began", "inner ended"])
    // A touch that is over can't be a swipe any more.
    XCTAssertEqual(scene.drag(to: CGPoint(x: 70, y: 50)), ["inner ended"])

    scene.delegate.waitsFor = nil
    XCTAssertEqual(scene.drag(to: CGPoint(x: 150, y: 50)), ["inner began", "inner ended"])
    pan.delegate = nil
    swipe.delegate = scene.delegate
    scene.delegate.isWaitedForBy = pan
    XCTAssertEqual(scene.drag(to: CGPoint(x: 150, y: 50)), ["outer ended"])
  }

  func testAGestureThatWaitedBeginsWithBegan() {
    let (pan, swipe) = (HostPanGestureRecognizer(), HostSwipeGestureRecognizer())
    let scene = Scene(pan, swipe)
    swipe.delegate = scene.delegate
    scene.delegate.isWaitedForBy = pan
    let touch = scene.window.beginTouch(at: CGPoint(x: 50, y: 50))
    for y in [70, 90, 120, 130] { touch.move(to: CGPoint(x: 50, y: CGFloat(y))) }
    touch.end()
    XCTAssertEqual(scene.drag(to: CGPoint(x: 50, y: 51)), ["inner began", "inner changed", "inner ended"])
  }
}
