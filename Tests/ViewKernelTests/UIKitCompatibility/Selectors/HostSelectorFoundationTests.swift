import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import XCTest

/// Methods by name, for Foundation's notifications, timers and undo.
@MainActor
final class HostSelectorFoundationTests: HostTestCase {
  @MainActor
  private final class Target: HostResponder {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func plain() { log.add("plain") }
    func any(_ sender: Any) { log.add("any \(type(of: sender))") }
    func note(_ note: Notification) { log.add("note \(note.name.rawValue)") }
    func object(_ note: NSNotification) { log.add("object \(note.name.rawValue)") }
    func timer(_ timer: Timer) {
      log.add("timer")
      timer.invalidate()
    }
  }

  /// Bound to no actor, as models are.
  private final class Model {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func note(_ note: Notification) {
      let name = note.name.rawValue
      MainActor.assumeIsolated { [log] in log.add("model \(name)") }
    }
  }

  private let log = EventLog()
  private let plain = HostSelector("plain", Target.plain)

  func testNotificationsCallMethodsUntilTheyAreRemovedOrTheObjectIsReleased() async {
    let center = NotificationCenter()
    let (first, second) = (Notification.Name("first"), Notification.Name("second"))
    let target = Target(log)
    var model: Model? = Model(log)
    weak let gone = model
    center.addObserver(target, selector: HostSelector("note", Target.note), name: first, object: nil)
    center.addObserver(target, selector: HostSelector("object", Target.object), name: second, object: self)
    center.addObserver(model!, selector: HostSelector("note", Model.note), name: nil, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    center.post(name: second, object: self)
    XCTAssertEqual(log.take().sorted(), ["model first", "model second", "model second", "note first", "object second"])
    model = nil
    XCTAssertNil(gone)
    center.removeObserver(target, name: first, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: self)
    XCTAssertEqual(log.take(), ["object second"])
    center.removeObserver(target)
    let token = center.addObserver(forName: first, object: nil, queue: nil) { [log] _ in
      MainActor.assumeIsolated { log.add("token") }
    }
    center.post(name: first, object: nil)
    center.removeObserver(token)
    center.post(name: first, object: nil)
    XCTAssertEqual(log.take(), ["token"])
  }

  func testAMethodOfTheMainActorThatIsCalledElsewhereRunsInTheNextSettle() {
    let center = NotificationCenter()
    let target = Target(log)
    center.addObserver(target, selector: HostSelector("note", Target.note), name: nil, object: nil)
    let window = settledWindow(HostView())
    let posted = DispatchSemaphore(value: 0)
    let thread = Thread {
      center.post(name: Notification.Name("far"), object: nil)
      posted.signal()
    }
    thread.start()
    posted.wait()
    XCTAssertEqual(log.take(), [])
    window.settle()
    XCTAssertEqual(log.take(), ["note far"])
    center.removeObserver(target)
  }

  func testObserversThatRemoveThemselvesAtTheirEndAreForgotten() {
    final class Leaver {
      let center: NotificationCenter
      init(_ center: NotificationCenter) { self.center = center }
      func note() {}
      deinit { center.removeObserver(self) }
    }
    let center = NotificationCenter()
    let start = Date()
    for _ in 0..<5_000 {
      let leaver = Leaver(center)
      center.addObserver(
        leaver, selector: HostSelector("note", Leaver.note), name: Notification.Name("never"), object: nil)
    }
    XCTAssertLessThan(Date().timeIntervalSince(start), 3, "It grows with the number of observers.")
  }

  func testATimerLetsItsTargetGoOnceItIsInvalid() {
    var target: Target? = Target(log)
    weak let gone = target
    let timer = Timer(
      timeInterval: 1, target: target!, selector: plain, userInfo: nil, repeats: true)
    target = nil
    XCTAssertNotNil(gone, "A valid timer keeps it.")
    timer.invalidate()
    settledWindow(HostView()).settle()
    XCTAssertNil(gone)
  }

  func testTimersCallMethods() {
    let target = Target(log)
    let selector = HostSelector("timer", Target.timer)
    let timer = Timer(timeInterval: 1, target: target, selector: selector, userInfo: nil, repeats: true)
    timer.fire()
    XCTAssertFalse(timer.isValid)
    Timer.scheduledTimer(timeInterval: 1, target: target, selector: selector, userInfo: nil, repeats: false).fire()
    XCTAssertEqual(log.take(), ["timer", "timer"])
  }

  func testUndoCallsMethods() {
    let target = Target(log)
    let manager = UndoManager()
    manager.registerUndo(withTarget: target, selector: HostSelector("any", Target.any), object: 3)
    manager.undo()
    XCTAssertEqual(log.take(), ["any Int"])
  }
}
