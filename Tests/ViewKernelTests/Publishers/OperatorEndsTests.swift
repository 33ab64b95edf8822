import Foundation
import ViewKernel
import XCTest

/// Operators that wait for an end, or make one.
final class OperatorEndsTests: XCTestCase {
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

  private let numbers = [1, 2, 3, 4].publisher
  private let failing = [1, 2].publisher.tryMap { number -> Int in
    if number == 2 { throw Failure() }
    return number
  }

  func testOnceItHasEnded() {
    XCTAssertEqual(log(numbers.collect()), ["[1, 2, 3, 4]", "ended"])
    XCTAssertEqual(log(failing.collect()), ["failed"])
    XCTAssertEqual(log(numbers.collect(3)), ["[1, 2, 3]", "[4]", "ended"])
    XCTAssertEqual(log(numbers.collect(2)), ["[1, 2]", "[3, 4]", "ended"])
    XCTAssertEqual(log(numbers.reduce(10, +)), ["20", "ended"])
    XCTAssertEqual(log(numbers.count()), ["4", "ended"])
    XCTAssertEqual(log(numbers.last()), ["4", "ended"])
    XCTAssertEqual(log(Empty<Int, Never>().last()), ["ended"])
    XCTAssertEqual(log(numbers.ignoreOutput()), ["ended"])
  }

  func testUpToAValueAndFromOne() {
    XCTAssertEqual(log(numbers.first { $0 > 2 }), ["3", "ended"])
    XCTAssertEqual(log(numbers.prefix { $0 < 3 }), ["1", "2", "ended"])
    XCTAssertEqual(log(numbers.drop { $0 < 3 || $0 == 4 }), ["3", "4", "ended"])
  }

  func testInThePlaceOfNothing() {
    XCTAssertEqual(log([1, nil, 3].publisher.replaceNil(with: 0)), ["1", "0", "3", "ended"])
    XCTAssertEqual(log(Empty<Int, Never>().replaceEmpty(with: 7)), ["7", "ended"])
    XCTAssertEqual(log(numbers.replaceEmpty(with: 7).count()), ["4", "ended"])
    XCTAssertEqual(log(numbers.append(8, 9).dropFirst(3)), ["4", "8", "9", "ended"])
    XCTAssertEqual(log(failing.append(8)), ["1", "failed"])
  }

  func testTryingAgain() {
    XCTAssertEqual(log(failing.retry(2)), ["1", "1", "1", "failed"])
    XCTAssertEqual(log(numbers.retry(2)), ["1", "2", "3", "4", "ended"])
    XCTAssertEqual(log(Fail<Int, Failure>(error: Failure()).retry(1_000_000)), ["failed"])
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Failure>() }
    var rest = subjects[...]
    var log: [String] = []
    let subscription = Deferred { rest.removeFirst() }.retry(1).sink { _ in
      log.append("ended")
    } receiveValue: {
      log.append("\($0)")
    }
    subjects[0].send(1)
    subjects[0].send(completion: .failure(Failure()))
    subjects[1].send(2)
    subscription.cancel()
    subjects[1].send(3)
    XCTAssertEqual(log, ["1", "2"])
  }

  func testResults() {
    XCTAssertEqual(log(Result<Int, Failure>.success(1).publisher), ["1", "ended"])
    XCTAssertEqual(log(Result<Int, Failure>.failure(Failure()).publisher), ["failed"])
  }
}
