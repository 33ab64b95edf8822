import Foundation
import ViewKernel
import XCTest

/// Operators that ask something of all values, or put values before and after others.
final class OperatorsValuesTests: XCTestCase {
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

  private let numbers = [3, 1, 4].publisher

  func testQuestionsAboutAllValues() {
    XCTAssertEqual(log(numbers.contains(1)), ["true", "ended"])
    XCTAssertEqual(log(numbers.contains(5)), ["false", "ended"])
    XCTAssertEqual(log(numbers.contains { $0 > 3 }), ["true", "ended"])
    XCTAssertEqual(log(numbers.allSatisfy { $0 > 0 }), ["true", "ended"])
    XCTAssertEqual(log(numbers.allSatisfy { $0 > 1 }), ["false", "ended"])
    XCTAssertEqual(log(numbers.min()), ["1", "ended"])
    XCTAssertEqual(log(numbers.max()), ["4", "ended"])
    XCTAssertEqual(log(["bb", "a", "cc"].publisher.max { $0.count < $1.count }), ["cc", "ended"])
    XCTAssertEqual(log(["bb", "a", "c"].publisher.min { $0.count < $1.count }), ["a", "ended"])
    XCTAssertEqual(log(Empty<Int, Never>().min()), ["ended"])
    XCTAssertEqual(log(numbers.output(at: 1)), ["1", "ended"])
    XCTAssertEqual(log(numbers.output(at: 9)), ["ended"])
    XCTAssertEqual(log(numbers.last { $0 < 4 }), ["1", "ended"])
  }

  func testBeforeAndAfter() {
    XCTAssertEqual(log(numbers.append([7, 8].publisher)), ["3", "1", "4", "7", "8", "ended"])
    XCTAssertEqual(log(numbers.append([7, 8])), ["3", "1", "4", "7", "8", "ended"])
    XCTAssertEqual(log(numbers.prepend([7, 8].publisher)), ["7", "8", "3", "1", "4", "ended"])
    let failing = Fail<Int, Failure>(error: Failure())
    XCTAssertEqual(log(failing.append(Just(1).setFailureType(to: Failure.self))), ["failed"])
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let subscription = first.append(second).sink { values.append($0) }
    second.send(1)
    first.send(2)
    first.send(completion: .finished)
    second.send(3)
    subscription.cancel()
    second.send(4)
    XCTAssertEqual(values, [2, 3], "it subscribes when the first one has finished")
  }

  func testOptionals() {
    XCTAssertEqual(log(Int?.some(1).publisher), ["1", "ended"])
    XCTAssertEqual(log(Int?.none.publisher), ["ended"])
    XCTAssertEqual(log(Just(1).setFailureType(to: Failure.self).assertNoFailure("one")), ["1", "ended"])
  }

  func testCoding() throws {
    let data = try JSONEncoder().encode([1, 2])
    XCTAssertEqual(log(Just(data).decode(type: [Int].self, decoder: JSONDecoder())), ["[1, 2]", "ended"])
    XCTAssertEqual(log(Just(Data()).decode(type: [Int].self, decoder: JSONDecoder())), ["failed"])
    XCTAssertEqual(
      log(Just([1]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }), ["[1]", "ended"])
  }
}
