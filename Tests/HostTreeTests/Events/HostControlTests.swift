import Foundation
import HostTree
import XCTest

@MainActor
final class HostControlTests: HostTreeTestCase {
  private func makeControl() -> (control: HostControl, log: EventLog) {
    let control = HostControl(frame: CGRect(0, 0, 50, 50))
    let log = EventLog()
    let names: [(HostControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names { control.addAction(for: event) { log.add(name) } }
    return (control, log)
  }

  // MARK: Touches

  func testATouchIsFollowedFromDownToUp() {
    let (control, log) = makeControl()
    let window = settledWindow(control)

    let touch = window.beginTouch(at: CGPoint(x: 10, y: 10))
    XCTAssertEqual(log.take(), ["down"])
    XCTAssertEqual([control.isTracking, control.isHighlighted], [true, true])

    touch.move(to: CGPoint(x: 100, y: 10))
    XCTAssertEqual([control.isTracking, control.isHighlighted], [true, false])
    touch.move(to: CGPoint(x: 20, y: 10))
    XCTAssertEqual([control.isTracking, control.isHighlighted], [true, true])

    XCTAssertTrue(touch.end())
    XCTAssertEqual(log.take(), ["up inside"])
    XCTAssertEqual([control.isTracking, control.isHighlighted], [false, false])
  }

  func testLiftedOutsideItIsNoTap() {
    let (control, log) = makeControl()
    let window = settledWindow(control)
    let touch = window.beginTouch(at: CGPoint(x: 10, y: 10))
    touch.move(to: CGPoint(x: 100, y: 10))
    touch.end()
    XCTAssertEqual(log.take(), ["down", "up outside"])
  }

  func testACancelledTouchIsNoTap() {
    let (control, log) = makeControl()
    let window = settledWindow(control)
    let touch = window.beginTouch(at: CGPoint(x: 10, y: 10))
    touch.cancel()
    XCTAssertFalse(touch.end())
    XCTAssertEqual(log.take(), ["down", "cancel"])
  }

  func testASecondFingerIsIgnored() {
    let (control, log) = makeControl()
    let window = settledWindow(control)
    let first = window.beginTouch(at: CGPoint(x: 10, y: 10))
    let second = window.beginTouch(at: CGPoint(x: 20, y: 20))
    XCTAssertFalse(second.end())
    XCTAssertTrue(first.end())
    XCTAssertEqual(log.take(), ["down", "up inside"])
  }

  func testDisablingUnderTheFingerCancels() {
    let (control, log) = makeControl()
    let window = settledWindow(control)
    let touch = window.beginTouch(at: CGPoint(x: 10, y: 10))
    control.isEnabled = false
    touch.end()
    XCTAssertEqual(log.take(), ["down", "cancel"])
    XCTAssertEqual(control.state, [.disabled])
  }

  func testAControlThatLeavesUnderTheFingerIsCancelled() {
    let (control, log) = makeControl()
    let window = settledWindow(control)
    let touch = window.beginTouch(at: CGPoint(x: 10, y: 10))
    control.removeFromSuperview()
    XCTAssertFalse(touch.end())
    XCTAssertEqual(log.take(), ["down", "cancel"])
  }

  func testADisabledControlTakesNothingButStillCovers() {
    let behind = makeControl()
    let (control, log) = makeControl()
    control.isEnabled = false
    let window = settledWindow(behind.control, control)
    XCTAssertFalse(window.tap(at: CGPoint(x: 10, y: 10)))
    XCTAssertEqual(log.take() + behind.log.take(), [])
  }

  func testADisabledControlStillSendsWhatItIsToldTo() {
    let (control, log) = makeControl()
    control.isEnabled = false
    control.sendActions(for: [.touchDown, .touchCancel])
    XCTAssertEqual(log.take(), ["down", "cancel"])
  }

  // MARK: Actions

  func testAnActionForSeveralEventsIsCalledOnce() {
    let control = HostControl()
    let log = EventLog()
    control.addAction(for: [.touchUpInside, .primaryActionTriggered]) { log.add("once") }
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    XCTAssertEqual(log.take(), ["once"])
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(log.take(), [])
  }

  func testTargetsOfAllKindsAreCalledInOrder() {
    let control = HostButton()
    let log = EventLog()
    let main = Coordinator(log)
    let plain = PlainTarget(log)
    let object = ObjectTarget(log)
    control.addTarget(main, action: Coordinator.pressed)
    control.addTarget(main, action: Coordinator.pressedButton(_:))
    control.addTarget(main, action: Coordinator.pressedControl(_:))
    control.addTarget(plain, action: PlainTarget.pressed)
    control.addTarget(plain, action: PlainTarget.pressedControl(_:), for: [.primaryActionTriggered, .touchDown])
    control.addTarget(object, action: ObjectTarget.pressed, for: .primaryActionTriggered)
    control.addAction { log.add("closure") }
    control.addAction { log.add("closure with \(type(of: $0))") }
    control.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(
      log.take(),
      [
        "pressed", "button HostButton", "control HostButton", "plain", "plain control HostButton", "object",
        "closure", "closure with HostButton",
      ])
  }

  func testATargetThatIsGoneIsNotCalled() {
    let control = HostControl()
    let log = EventLog()
    var coordinator: Coordinator? = Coordinator(log)
    control.addTarget(coordinator!, action: Coordinator.pressed)
    control.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(log.take(), ["pressed"])
    weak let gone = coordinator
    coordinator = nil
    XCTAssertNil(gone)
    control.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(log.take(), [])
  }

  func testTargetsAndClosuresCanBeRemoved() {
    let control = HostControl()
    let log = EventLog()
    let coordinator = Coordinator(log)
    let plain = PlainTarget(log)
    control.addTarget(coordinator, action: Coordinator.pressed, for: [.touchDown, .valueChanged])
    control.addTarget(plain, action: PlainTarget.pressed, for: .valueChanged)
    let token = control.addAction({ log.add("closure") }, for: .valueChanged)

    control.removeTarget(coordinator, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    XCTAssertEqual(log.take(), ["plain", "closure", "pressed"])

    control.removeTarget(nil)
    control.sendActions(for: [.valueChanged, .touchDown])
    XCTAssertEqual(log.take(), ["closure"])

    control.removeAction(token)
    control.sendActions(for: .allEvents)
    XCTAssertEqual(log.take(), [])
  }

  func testActionsMayChangeTheListWhileItIsCalled() {
    let control = HostControl()
    let log = EventLog()
    let tokens = Tokens()
    control.addAction { control in
      log.add("first")
      for token in tokens.all { control.removeAction(token) }
      tokens.all = []
      control.addAction { log.add("added") }
    }
    tokens.all.append(control.addAction { log.add("removed by the first") })
    control.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(log.take(), ["first"])
    control.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(log.take(), ["first", "added"])
  }

  func testAnActionMayRemoveTheControl() {
    let window = settledWindow()
    let log = EventLog()
    do {
      let button = HostButton(frame: CGRect(0, 0, 50, 50))
      button.addAction { button in
        log.add("removed")
        button.removeFromSuperview()
      }
      window.addSubview(button)
    }
    XCTAssertTrue(window.tap(at: CGPoint(x: 10, y: 10)))
    XCTAssertFalse(window.tap(at: CGPoint(x: 10, y: 10)))
    XCTAssertEqual(log.take(), ["removed"])
  }

  func testItPrintsItsState() {
    let control = HostControl()
    XCTAssertEqual(line(for: control), "HostControl")
    control.isEnabled = false
    control.isSelected = true
    XCTAssertEqual(line(for: control), "HostControl disabled selected")
  }
}

@MainActor
private final class Tokens {
  var all: [HostActionToken] = []
}

@MainActor
private final class Coordinator {
  let log: EventLog
  init(_ log: EventLog) { self.log = log }
  func pressed() { log.add("pressed") }
  func pressedButton(_ sender: HostButton) { log.add("button \(type(of: sender))") }
  func pressedControl(_ sender: HostControl) { log.add("control \(type(of: sender))") }
}

private final class PlainTarget {
  let log: EventLog
  init(_ log: EventLog) { self.log = log }
  func pressed() { MainActor.assumeIsolated { [log] in log.add("plain") } }
  func pressedControl(_ sender: HostControl) {
    MainActor.assumeIsolated { [log] in log.add("plain control \(type(of: sender))") }
  }
}

private class ObjectTarget: NSObject {
  let log: EventLog
  init(_ log: EventLog) { self.log = log }
  func pressed() { MainActor.assumeIsolated { [log] in log.add("object") } }
}
