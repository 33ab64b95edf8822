import Foundation
import HostTree
import ViewKernel
import XCTest

/// Publishers of notifications.
@MainActor
final class NotificationPublisherTests: HostTestCase {
  func testNotifications() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var heard: [String] = []
    let subscription = center.publisher(for: name).sink { heard.append($0.userInfo?["by"] as? String ?? "") }
    center.post(name: name, object: nil, userInfo: ["by": "a"])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["by": "b"])
    subscription.cancel()
    center.post(name: name, object: nil, userInfo: ["by": "c"])
    XCTAssertEqual(heard, ["a"])
  }

  func testNotificationsArriveInTheOrderOfSubscribing() {
    let (center, log) = (NotificationCenter(), EventLog())
    let name = Notification.Name("news")
    let screen = show(
      ForEach(0..<12, id: \.self) { index in
        Text("\(index)").onReceive(center.publisher(for: name)) { _ in log.add("\(index)") }
      })
    center.post(name: name, object: nil)
    screen.settle()
    XCTAssertEqual(log.take(), (0..<12).map(String.init))
  }

  func testOnlyThoseOfTheObject() {
    final class Poster {}
    let (center, log) = (NotificationCenter(), EventLog())
    let (one, other) = (Poster(), Poster())
    let name = Notification.Name("news")
    let subscriptions = [
      center.publisher(for: name, object: one).sink { _ in MainActor.assumeIsolated { log.add("one") } },
      center.publisher(for: name).sink { _ in MainActor.assumeIsolated { log.add("anybody") } },
    ]
    center.post(name: name, object: other)
    XCTAssertEqual(log.take(), ["anybody"])
    subscriptions[1].cancel()
    center.post(name: name, object: one)
    XCTAssertEqual(log.take(), ["one"])
    subscriptions[0].cancel()
    center.post(name: name, object: one)
    XCTAssertEqual(log.take(), [])
  }

  func testALoopOverNotifications() async {
    let name = Notification.Name("LoopTest")
    let center = NotificationCenter()
    let task = Task { @MainActor in
      var iterator = center.notifications(named: name).makeAsyncIterator()
      center.post(name: name, object: nil, userInfo: ["number": 1])
      center.post(name: name, object: nil, userInfo: ["number": 2])
      var numbers: [Int] = []
      while numbers.count < 2, let notification = await iterator.next() {
        numbers.append(notification.userInfo?["number"] as? Int ?? 0)
      }
      return numbers
    }
    let numbers = await task.value
    XCTAssertEqual(numbers, [1, 2])
  }
}
