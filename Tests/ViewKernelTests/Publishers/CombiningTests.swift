import Foundation
import ViewKernel
import XCTest

final class CombiningTests: XCTestCase {
  private let first = PassthroughSubject<Int, Never>()
  private let second = PassthroughSubject<String, Never>()

  private func play<P: Publisher>(_ publisher: P) -> [String] {
    var log: [String] = []
    let subscription = publisher.sink { _ in
      log.append("ended")
    } receiveValue: {
      log.append("\($0)")
    }
    first.send(1)
    first.send(2)
    second.send("a")
    second.send("b")
    first.send(3)
    first.send(completion: .finished)
    second.send("c")
    second.send(completion: .finished)
    subscription.cancel()
    return log
  }

  func testMerging() {
    XCTAssertEqual(play(first.map { "\($0)" }.merge(with: second)), ["1", "2", "a", "b", "3", "c", "ended"])
    var log: [Int] = []
    let subscription = Publishers.MergeMany(Just(1), Just(2)).sink { log.append($0) }
    XCTAssertEqual(log, [1, 2])
    subscription.cancel()
  }

  func testTheNewestOfBoth() {
    XCTAssertEqual(play(first.combineLatest(second) { "\($0)\($1)" }), ["2a", "2b", "3b", "3c", "ended"])
  }

  func testTheNewestOfThree() {
    XCTAssertEqual(
      play(first.combineLatest(second, Just(true)).map { "\($0.0)\($0.1)\($0.2)" }),
      ["2atrue", "2btrue", "3btrue", "3ctrue", "ended"])
  }

  func testSeveral() {
    let flag = Just(true)
    XCTAssertEqual(
      play(first.combineLatest(second, flag) { "\($0)\($1)\($2)" }),
      ["2atrue", "2btrue", "3btrue", "3ctrue", "ended"])
  }

  func testTheNewestOfFour() {
    XCTAssertEqual(
      play(first.combineLatest(second, Just("x"), Just("y")).map { "\($0.0)\($0.1)\($0.2)\($0.3)" }),
      ["2axy", "2bxy", "3bxy", "3cxy", "ended"])
  }

  func testPublishersWithNames() {
    XCTAssertEqual(
      play(Publishers.CombineLatest(first, second).map { "\($0)\($1)" }), ["2a", "2b", "3b", "3c", "ended"])
  }

  func testPublishersOfThreeAndFour() {
    XCTAssertEqual(
      play(Publishers.CombineLatest3(first, second, Just(0)).map { "\($0)\($1)\($2)" }),
      ["2a0", "2b0", "3b0", "3c0", "ended"])
  }

  func testPublishersOfFour() {
    XCTAssertEqual(
      play(Publishers.CombineLatest4(first, second, Just(0), Just(1)).map { "\($0)\($1)\($2)\($3)" }),
      ["2a01", "2b01", "3b01", "3c01", "ended"])
  }

  func testMergingAndZippingByName() {
    let strings = first.map { "\($0)" }
    XCTAssertEqual(play(Publishers.Merge(strings, second)), ["1", "2", "a", "b", "3", "c", "ended"])
  }

  func testMergingThree() {
    XCTAssertEqual(play(second.merge(with: Just("x"), Just("y"))), ["x", "y", "a", "b", "c", "ended"])
  }

  func testZippingByName() {
    XCTAssertEqual(play(Publishers.Zip(first, second).map { "\($0)\($1)" }), ["1a", "2b", "3c", "ended"])
  }

  func testZippingThree() {
    XCTAssertEqual(
      play(first.zip(second, [7, 8].publisher).map { "\($0)\($1)\($2)" }), ["1a7", "2b8", "ended"])
  }

  func testOneOfEach() {
    XCTAssertEqual(play(first.zip(second).map { "\($0.0)\($0.1)" }), ["1a", "2b", "3c", "ended"])
  }

  func testPairsEndWhenOneHasFinishedAndHasNoValueLeft() {
    var log: [String] = []
    let subscription = first.zip(second).sink { _ in
      log.append("ended")
    } receiveValue: {
      log.append("\($0.0)\($0.1)")
    }
    first.send(1)
    first.send(2)
    first.send(completion: .finished)
    second.send("a")
    XCTAssertEqual(log, ["1a"], "2 still waits for its other half")
    second.send("b")
    second.send("c")
    XCTAssertEqual(log, ["1a", "2b", "ended"])
    subscription.cancel()
  }

  func testPairsEndAtOnceWithAPublisherWithoutValues() {
    var log: [String] = []
    let subscription = first.zip(Empty<Int, Never>()).sink { _ in
      log.append("ended")
    } receiveValue: { _ in
      log.append("paired")
    }
    first.send(1)
    XCTAssertEqual(log, ["ended"])
    subscription.cancel()
  }

  private struct Failure: Error, Equatable {}

  /// What is heard of a publisher, and how often a source is subscribed to that comes after one that fails.
  private func hear(
    _ combine: (AnyPublisher<Int, Failure>, AnyPublisher<Int, Failure>) -> AnyPublisher<[Int], Failure>
  ) -> [String] {
    var log: [String] = []
    let fails = Fail<Int, Failure>(error: Failure()).eraseToAnyPublisher()
    let second = Deferred {
      log.append("subscribed")
      return Just(2).setFailureType(to: Failure.self)
    }
    let subscription = combine(fails, second.eraseToAnyPublisher()).sink {
      log.append($0 == .finished ? "ended" : "failed")
    } receiveValue: {
      log.append("\($0)")
    }
    subscription.cancel()
    return log
  }

  func testAfterAFailureTheOthersAreNotSubscribedTo() {
    XCTAssertEqual(hear { $0.merge(with: $1).map { [$0] } }, ["failed"])
    XCTAssertEqual(hear { $0.combineLatest($1) { [$0, $1] } }, ["failed"])
    XCTAssertEqual(hear { $0.zip($1) { [$0, $1] } }, ["failed"])
  }
}
