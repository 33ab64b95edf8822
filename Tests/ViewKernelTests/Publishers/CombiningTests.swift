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

  func testOneOfEach() {
    XCTAssertEqual(play(first.zip(second).map { "\($0.0)\($0.1)" }), ["1a", "2b", "3c", "ended"])
  }
}
