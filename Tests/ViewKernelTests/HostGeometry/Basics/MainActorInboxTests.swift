import Foundation
import HostTree
import TestSupport
import XCTest

/// What is left for the main actor is done in order, by the next settle or in the main queue.
@MainActor
final class MainActorInboxTests: HostTestCase {
  func testASettleDoesAllThatWasLeftBefore() {
    let log = EventLog()
    for number in 0..<3 { MainActorInbox.add { log.add("\(number)") } }
    XCTAssertEqual(log.take(), [])
    HostWindow(frame: .zero).settle()
    XCTAssertEqual(log.take(), ["0", "1", "2"])
  }

  func testTheMainQueueDoesItWhereNobodySettles() {
    let log = EventLog()
    MainActorInbox.add { log.add("left") }
    let isDone = expectation(description: "the main queue was free")
    DispatchQueue.main.async { isDone.fulfill() }
    wait(for: [isDone], timeout: 10)
    XCTAssertEqual(log.take(), ["left"])
  }

  func testWhatAnActionLeavesIsForTheNextTime() {
    let log = EventLog()
    MainActorInbox.add {
      log.add("first")
      MainActorInbox.add { log.add("left by it") }
    }
    let window = HostWindow(frame: .zero)
    window.settle()
    XCTAssertEqual(log.take(), ["first"])
    window.settle()
    XCTAssertEqual(log.take(), ["left by it"])
  }

  func testAnActionThatSettlesKeepsTheOrder() {
    let log = EventLog()
    let window = HostWindow(frame: .zero), other = HostWindow(frame: .zero)
    MainActorInbox.add {
      log.add("begins")
      other.settle()
      log.add("ends")
    }
    MainActorInbox.add { log.add("second") }
    MainActorInbox.add { log.add("third") }
    window.settle()
    XCTAssertEqual(log.take(), ["begins", "second", "third", "ends"])
  }

  func testManyThreads() {
    let log = EventLog()
    onThreads(4) { thread in
      for number in 0..<100 { MainActorInbox.add { log.add("\(thread) \(number)") } }
    }
    HostWindow(frame: .zero).settle()
    let lines = log.take()
    for thread in 0..<4 {
      XCTAssertEqual(lines.filter { $0.hasPrefix("\(thread) ") }, (0..<100).map { "\(thread) \($0)" })
    }
  }
}
