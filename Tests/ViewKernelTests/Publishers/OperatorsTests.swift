import Foundation
import ViewKernel
import XCTest

final class OperatorsTests: XCTestCase {
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

  func testOperatorsOnEachValue() {
    let numbers = [1, 1, 2, 3, 3].publisher
    XCTAssertEqual(log(numbers.map { $0 * 2 }), ["2", "2", "4", "6", "6", "ended"])
    XCTAssertEqual(log(["a", "bc"].publisher.map(\.count)), ["1", "2", "ended"])
    XCTAssertEqual(log(numbers.filter { $0 > 1 }), ["2", "3", "3", "ended"])
    XCTAssertEqual(log(["1", "x", "3"].publisher.compactMap { Int($0) }), ["1", "3", "ended"])
    XCTAssertEqual(log(numbers.removeDuplicates()), ["1", "2", "3", "ended"])
    XCTAssertEqual(log(numbers.removeDuplicates { $1 - $0 < 2 }), ["1", "3", "ended"])
    XCTAssertEqual(log(numbers.scan(0, +)), ["1", "2", "4", "7", "10", "ended"])
    XCTAssertEqual(log(numbers.prepend(8, 9).prefix(3)), ["8", "9", "1", "ended"])
    XCTAssertEqual(log(numbers.dropFirst(3)), ["3", "3", "ended"])
    XCTAssertEqual(log(numbers.first()), ["1", "ended"])
    XCTAssertEqual(log(numbers.prefix(0)), ["ended"])
  }

  func testAPrefixLetsGoOfItsSource() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let subscription = subject.handleEvents(receiveCancel: { log.append("cancelled") }).prefix(2)
      .sink { _ in
        log.append("ended")
      } receiveValue: {
        log.append("\($0)")
      }
    for number in 1...4 { subject.send(number) }
    XCTAssertEqual(log, ["1", "2", "cancelled", "ended"])
    subscription.cancel()
  }

  func testErrors() {
    let failing = [1, 2, 3].publisher.tryMap { number -> Int in
      if number == 2 { throw Failure() }
      return number
    }
    XCTAssertEqual(log(failing), ["1", "failed"])
    XCTAssertEqual(log(failing.replaceError(with: 0)), ["1", "0", "ended"])
    XCTAssertEqual(log(failing.catch { _ in [7, 8].publisher }), ["1", "7", "8", "ended"])
    XCTAssertEqual(log(failing.tryCatch { _ in [7, 8].publisher }), ["1", "7", "8", "ended"])
    XCTAssertEqual(log(failing.tryCatch { error -> Just<Int> in throw error }), ["1", "failed"])
    XCTAssertEqual(log(failing.mapError { _ in URLError(.unknown) }), ["1", "failed"])
    XCTAssertEqual(log(Just(1).setFailureType(to: Failure.self)), ["1", "ended"])
  }

  func testTestsThatFail() {
    func positive(_ number: Int) throws -> Bool {
      if number == 3 { throw Failure() }
      return number > 1
    }
    XCTAssertEqual(log([1, 2, 3, 4].publisher.tryFilter(positive)), ["2", "failed"])
    XCTAssertEqual(log([1, 2, 3].publisher.tryCompactMap { try positive($0) ? "\($0)!" : nil }), ["2!", "failed"])
  }

  func testPublishersThatMayFailMadeOfValues() {
    let failing = Fail(outputType: Int.self, failure: Failure())
    XCTAssertEqual(log([1, 2].publisher.flatMap { _ in failing }), ["failed"])
    XCTAssertEqual(log(failing.flatMap { [$0, $0].publisher }), ["failed"])
    XCTAssertEqual(log([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }), ["1", "10", "2", "20", "ended"])
  }

  func testPublishersMadeOfValues() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    let outer = PassthroughSubject<Bool, Never>()
    var log: [String] = []
    let subscription = outer.flatMap { $0 ? first : second }
      .sink { _ in
        log.append("ended")
      } receiveValue: {
        log.append("\($0)")
      }
    first.send(0)
    outer.send(true)
    first.send(1)
    outer.send(false)
    second.send(2)
    first.send(3)
    outer.send(completion: .finished)
    first.send(completion: .finished)
    second.send(4)
    second.send(completion: .finished)
    XCTAssertEqual(log, ["1", "2", "3", "4", "ended"])
    subscription.cancel()
  }

  func testWhatHasEndedIsNotCancelled() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    func hear() -> AnyCancellable {
      subject.handleEvents(
        receiveCompletion: { _ in log.append("ended") }, receiveCancel: { log.append("cancelled") }
      ).sink { _ in }
    }
    hear().cancel()
    XCTAssertEqual(log, ["cancelled"])
    let subscription = hear()
    subject.send(completion: .finished)
    subscription.cancel()
    XCTAssertEqual(log, ["cancelled", "ended"])
  }

  func testNoneOfThePublishersMadeOfValuesIsHeardAfterAFailure() {
    let failing = PassthroughSubject<Int, Failure>()
    let outer = PassthroughSubject<AnyPublisher<Int, Failure>, Failure>()
    var log: [String] = []
    let subscription = outer.flatMap { $0 }
      .sink { _ in
        log.append("ended")
      } receiveValue: { number in
        log.append("\(number)")
        if number == 2 { failing.send(completion: .failure(Failure())) }
      }
    outer.send(failing.eraseToAnyPublisher())
    outer.send([1, 2, 3].publisher.setFailureType(to: Failure.self))
    XCTAssertEqual(log, ["1", "2", "ended"])
    subscription.cancel()
  }

  func testPublishersOneAfterTheOther() {
    let subjects = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    let numbers = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    let token = numbers.flatMap(maxPublishers: .max(1)) { subjects[$0] }
      .sink(receiveCompletion: { _ in heard.append("end") }, receiveValue: { heard.append($0) })
    numbers.send(0)
    numbers.send(1)
    numbers.send(completion: .finished)
    subjects[1].send("too early")
    subjects[0].send("a")
    subjects[0].send(completion: .finished)
    subjects[1].send("b")
    subjects[1].send(completion: .finished)
    XCTAssertEqual(heard, ["a", "b", "end"])
    token.cancel()
  }
}
