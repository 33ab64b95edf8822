import ViewKernel
import XCTest

final class SharingTests: XCTestCase {
  func testItIsSubscribedToOnceAndLetGoOfWithTheLast() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let shared = Deferred {
      log.append("subscribed")
      return subject.handleEvents(receiveCancel: { log.append("cancelled") })
    }.share()
    let first = shared.sink { log.append("a\($0)") }
    subject.send(1)
    let second = shared.sink { log.append("b\($0)") }
    subject.send(2)
    first.cancel()
    subject.send(3)
    second.cancel()
    subject.send(4)
    let third = shared.sink { log.append("c\($0)") }
    subject.send(5)
    third.cancel()
    XCTAssertEqual(
      log, ["subscribed", "a1", "a2", "b2", "b3", "cancelled", "subscribed", "c5", "cancelled"])
  }

  func testTheEndIsShared() {
    var log: [String] = []
    let shared = [1, 2].publisher.share()
    let subscriptions = ["a", "b"].map { name in
      shared.sink { _ in
        log.append("\(name) ended")
      } receiveValue: {
        log.append("\(name)\($0)")
      }
    }
    XCTAssertEqual(log, ["a1", "a2", "a ended", "b ended"])
    for subscription in subscriptions { subscription.cancel() }
  }
}
