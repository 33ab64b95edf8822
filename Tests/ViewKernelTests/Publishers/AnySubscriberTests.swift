import ViewKernel
import XCTest

final class AnySubscriberTests: XCTestCase {
  func testClosures() {
    var log: [String] = []
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: {
        log.append("subscription")
        $0.request(.max(1))
      },
      receiveValue: {
        log.append("\($0)")
        return $0 < 3 ? .max(1) : .none
      }, receiveCompletion: { _ in log.append("ended") })
    [1, 2, 3].publisher.subscribe(subscriber)
    XCTAssertEqual(log, ["subscription", "1", "2", "3", "ended"])
    log = []
    [1].publisher.subscribe(AnySubscriber<Int, Never>())
    XCTAssertEqual(log, [])
  }

  func testSubscribersInside() {
    var log: [Int] = []
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { log.append($0) })
    let any = AnySubscriber(sink)
    XCTAssertEqual(any.combineIdentifier, sink.combineIdentifier)
    [1, 2].publisher.subscribe(AnySubscriber(any))
    XCTAssertEqual(log, [1, 2])
  }

  func testSubjectsSendOn() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let token = subject.sink { _ in
      log.append("ended")
    } receiveValue: {
      log.append("\($0)")
    }
    let source = PassthroughSubject<Int, Never>()
    let link = source.subscribe(subject)
    source.send(1)
    link.cancel()
    source.send(2)
    [3].publisher.subscribe(AnySubscriber(subject))
    XCTAssertEqual(log, ["1", "3", "ended"])
    token.cancel()
  }
}
