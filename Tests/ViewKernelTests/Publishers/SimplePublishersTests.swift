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
}
