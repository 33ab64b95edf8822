import ViewKernel
import XCTest

final class SwitchToLatestTests: XCTestCase {
  private struct Failure: Error {}

  func testTheLastPublisherCounts() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<Bool, Never>()
    var log: [String] = []
    let subscription = outer.map { $0 ? first : second }.switchToLatest()
      .sink { _ in
        log.append("ended")
      } receiveValue: {
        log.append("\($0)")
      }
    outer.send(true)
    first.send(1)
    outer.send(false)
    first.send(2)
    second.send(3)
    first.send(completion: .finished)
    outer.send(completion: .finished)
    second.send(4)
    second.send(completion: .finished)
    XCTAssertEqual(log, ["1", "3", "4", "ended"])
    subscription.cancel()
  }

  func testFailuresOfEither() {
    var log: [String] = []
    func hear<P: Publisher>(_ publisher: P) -> AnyCancellable {
      publisher.sink {
        if case .failure = $0 { log.append("failed") } else { log.append("ended") }
      } receiveValue: {
        log.append("\($0)")
      }
    }
    let subscriptions = [
      hear([1, 2].publisher.map { Just($0 * 10) }.switchToLatest()),
      hear([1].publisher.map { _ in Fail<Int, Failure>(error: Failure()) }.switchToLatest()),
      hear(Fail<Int, Failure>(error: Failure()).map { Just($0) }.switchToLatest()),
    ]
    XCTAssertEqual(log, ["10", "20", "ended", "failed", "failed"])
    for subscription in subscriptions { subscription.cancel() }
  }
}
