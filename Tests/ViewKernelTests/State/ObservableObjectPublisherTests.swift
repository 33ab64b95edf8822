import ViewKernel
import XCTest

final class ObservableObjectPublisherTests: XCTestCase {
  func testSubscribersAreCalledInOrderOfSubscription() {
    let publisher = ObservableObjectPublisher()
    var log = ""
    var subscriptions = Set<AnyCancellable>()
    for name in "abcde" { publisher.sink { log.append(name) }.store(in: &subscriptions) }
    publisher.send()
    XCTAssertEqual(log, "abcde")
  }

  func testCancellingWhileSending() {
    let publisher = ObservableObjectPublisher()
    var log = ""
    var later: AnyCancellable?
    let first = publisher.sink {
      log.append("a")
      later?.cancel()
    }
    later = publisher.sink { log.append("b") }
    let last = publisher.sink { log.append("c") }
    publisher.send()
    publisher.send()
    XCTAssertEqual(log, "acac")
    first.cancel()
    publisher.send()
    XCTAssertEqual(log, "acacc")
    last.cancel()
  }

  func testSubscribingWhileSendingCountsFromTheNextTime() {
    let publisher = ObservableObjectPublisher()
    var count = 0
    var inner: [AnyCancellable] = []
    let outer = publisher.sink {
      if inner.isEmpty { publisher.sink { count += 1 }.store(in: &inner) }
    }
    publisher.send()
    XCTAssertEqual(count, 0)
    publisher.send()
    XCTAssertEqual(count, 1)
    outer.cancel()
  }

  func testLettingGoCancels() {
    let publisher = ObservableObjectPublisher()
    var count = 0
    var subscription: AnyCancellable? = publisher.sink { count += 1 }
    publisher.send()
    XCTAssertNotNil(subscription)
    subscription = nil
    publisher.send()
    XCTAssertEqual(count, 1)
  }

  func testSubscribingFromManyThreads() async {
    let publisher = Shared(ObservableObjectPublisher())
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            let subscription = publisher.value.sink {}
            publisher.value.send()
            subscription.cancel()
          }
        }
      }
    }
    var count = 0
    let subscription = publisher.value.sink { count += 1 }
    publisher.value.send()
    XCTAssertEqual(count, 1)
    subscription.cancel()
  }
}

private struct Shared<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
