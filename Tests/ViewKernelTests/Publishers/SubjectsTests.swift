import Foundation
import ViewKernel
import XCTest

final class SubjectsTests: XCTestCase {
  private struct Failure: Error {}

  func testASubjectWithAValueGivesItAtOnce() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    let first = subject.sink { heard.append($0) }
    subject.value = 2
    subject.send(3)
    let second = subject.sink { heard.append($0 * 10) }
    XCTAssertEqual(heard, [1, 2, 3, 30])
    XCTAssertEqual(subject.value, 3)
    first.cancel()
    second.cancel()
  }

  func testAfterTheEndNothingIsGiven() {
    let subject = CurrentValueSubject<Int, Failure>(1)
    var log: [String] = []
    let first = subject.sink {
      if case .failure = $0 { log.append("failed") }
    } receiveValue: {
      log.append("\($0)")
    }
    subject.send(completion: .failure(Failure()))
    subject.send(completion: .finished)
    subject.send(2)
    XCTAssertEqual(subject.value, 1)
    let second = subject.sink { _ in
      log.append("ended already")
    } receiveValue: {
      log.append("\($0)")
    }
    XCTAssertEqual(log, ["1", "failed", "ended already"])
    first.cancel()
    second.cancel()
  }

  func testSendingFromManyThreads() {
    final class Count: @unchecked Sendable {
      let lock = NSLock()
      var value = 0
    }
    let count = Count()
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.sink { number in count.lock.withLock { count.value += number } }
    DispatchQueue.concurrentPerform(iterations: 100) { _ in subject.send(1) }
    XCTAssertEqual(count.value, 100)
    subscription.cancel()
  }

  func testAValueThatIsSentWhileTheCurrentOneIsReceivedIsNotMissed() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    let subscription = subject.sink { value in
      heard.append(value)
      if value == 1 { subject.send(2) }
    }
    XCTAssertEqual(heard, [1, 2])
    subscription.cancel()
  }
}
