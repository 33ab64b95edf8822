import Foundation
import ViewKernel
import XCTest

final class SimplePublishersTests: XCTestCase {
  private struct Failure: Error {}

  private func log<P: Publisher>(_ publisher: P) -> [String] {
    var log: [String] = []
    let subscription = publisher.sink {
      if case .failure = $0 { log.append("failed") } else { log.append("ended") }
    } receiveValue: {
      log.append("\($0)")
    }
    subscription.cancel()
    return log
  }

  func testPublishersOfFewValues() {
    XCTAssertEqual(log(Just(1)), ["1", "ended"])
    XCTAssertEqual(log(Empty<Int, Never>()), ["ended"])
    XCTAssertEqual(log(Empty<Int, Never>(completeImmediately: false)), [])
    XCTAssertEqual(log(Fail<Int, Failure>(error: Failure())), ["failed"])
    XCTAssertEqual(log(Fail(outputType: Int.self, failure: Failure())), ["failed"])
    XCTAssertEqual(log("ab".publisher), ["a", "b", "ended"])
  }

  func testAPromiseIsKeptOnce() {
    var keep: Future<Int, Failure>.Promise?
    let future = Future<Int, Failure> { keep = $0 }
    var log: [String] = []
    let subscription = future.sink { _ in
      log.append("ended")
    } receiveValue: {
      log.append("\($0)")
    }
    keep?(.success(1))
    keep?(.success(2))
    XCTAssertEqual(log, ["1", "ended"])
    XCTAssertEqual(self.log(future), ["1", "ended"])
    XCTAssertEqual(self.log(Future<Int, Failure> { $0(.failure(Failure())) }), ["failed"])
    subscription.cancel()
  }

  func testAFutureOnManyThreadsGivesItsResultOnce() {
    final class Count: @unchecked Sendable {
      let lock = NSLock()
      var values = 0
      var ends = 0
    }
    for _ in 0..<50 {
      let count = Count()
      nonisolated(unsafe) var promises: [Future<Int, Never>.Promise] = []
      nonisolated(unsafe) let future = Future<Int, Never> { promises.append($0) }
      nonisolated(unsafe) var subscriptions: [AnyCancellable] = []
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        if index % 4 == 3 { return promises[0](.success(index)) }
        let subscription = future.sink { _ in
          count.lock.withLock { count.ends += 1 }
        } receiveValue: { _ in
          count.lock.withLock { count.values += 1 }
        }
        count.lock.withLock { subscriptions.append(subscription) }
      }
      XCTAssertEqual([count.values, count.ends], [6, 6])
    }
  }

  func testTheValueOfAFutureCanBeAwaited() async throws {
    let known = await Future<Int, Never> { $0(.success(1)) }.value
    let later = await Future<Int, Never> { promise in
      // Called once, by the task alone.
      nonisolated(unsafe) let promise = promise
      Task { @MainActor in promise(.success(2)) }
    }.value
    XCTAssertEqual([known, later], [1, 2])
    let failing = Future<Int, Failure> { $0(.failure(Failure())) }
    do {
      _ = try await failing.value
      XCTFail("it fails")
    } catch { XCTAssertTrue(error is Failure) }
  }
}
