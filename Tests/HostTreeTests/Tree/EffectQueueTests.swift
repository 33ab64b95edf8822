import HostTree
import XCTest

@MainActor
final class EffectQueueTests: HostTreeTestCase {
  func testPhasesAreOrdered() {
    XCTAssertEqual(
      HostEffectPhase.allCases, [.first, .early, .normal, .late, .last, .completion, .atRest])
    XCTAssertEqual(HostEffectPhase.allCases.shuffled().sorted(), HostEffectPhase.allCases)
  }

  func testWhatIsTakenBackComesFirstTheNewestBeforeTheOlder() {
    let log = EventLog()
    let window = makeWindow()
    window.enqueueEffect(.early) { log.add("looks") }
    window.enqueueEffect(.first) { log.add("older") }
    window.enqueueEffect(.first) { log.add("newer") }
    window.settle()
    XCTAssertEqual(log.take(), ["newer", "older", "looks"])
  }

  func testAWindowThatIsFreedTakesAllBack() {
    let log = EventLog()
    let view = HostView("view")
    var window: HostWindow? = makeWindow(view)
    window?.settle()
    window?.enqueueEffect(.first) { log.add("older") }
    window?.enqueueEffect(.first) { log.add("newer") }
    window?.enqueueEffect(.first, of: view) { log.add("of a view") }
    window?.enqueueEffect(.normal) { log.add("never") }
    window = nil
    XCTAssertEqual(log.take(), ["of a view", "newer", "older"])
  }

  func testAnEffectWithoutAPhaseRunsLast() {
    let log = EventLog()
    let window = makeWindow()
    window.enqueueEffect { log.add("completion") }
    window.enqueueEffect(.last) { log.add("task") }
    window.settle()
    XCTAssertEqual(log.take(), ["task", "completion"])
  }

  func testWhatWaitsForRestRunsAfterAllRounds() {
    let log = EventLog()
    let window = makeWindow()
    window.enqueueEffect(.atRest) { [unowned window] in
      log.add("rest")
      window.enqueueEffect(.atRest) { log.add("rest again") }
      window.enqueueEffect(.last) { log.add("task of its own") }
    }
    window.enqueueEffect(.early) { [unowned window] in
      log.add("first round")
      window.enqueueEffect { log.add("second round") }
    }
    window.settle()
    XCTAssertEqual(log.take(), ["first round", "second round", "rest", "task of its own", "rest again"])
    window.settle()
    XCTAssertEqual(log.take(), [])
  }

  func testEffectsWaitForSettleAndRunOnce() {
    let log = EventLog()
    let window = makeWindow()
    window.settle()
    window.enqueueEffect { log.add("once") }
    XCTAssertTrue(window.needsSettle)
    XCTAssertEqual(log.take(), [])
    window.settle()
    window.settle()
    XCTAssertEqual(log.take(), ["once"])
  }

  func testAnEffectThatChangesATreeIsFollowedByItsPasses() {
    let window = makeWindow()
    let view = HostView("new", width: 1, height: 1)
    var isLaidOut: Bool?
    window.enqueueEffect {
      window.addSubview(view)
      window.enqueueEffect(.early) { isLaidOut = view.checkInvariants().isEmpty && view.window != nil }
    }
    window.settle()
    XCTAssertEqual(isLaidOut, true)
  }
}
