import ViewKernel
import XCTest

/// Publishers and subscribers of programs that were written with Combine.
final class SubscriberTests: XCTestCase {
  /// Asks for some values at first, and for some more after each.
  private final class Asking: Subscriber {
    private(set) var log: [String] = []
    private(set) var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let more: Subscribers.Demand

    init(first: Subscribers.Demand, more: Subscribers.Demand = .none) { (self.first, self.more) = (first, more) }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      log.append("subscription")
      subscription.request(first)
    }
    func receive(_ input: Int) -> Subscribers.Demand {
      log.append("\(input)")
      return more
    }
    func receive(completion: Subscribers.Completion<Never>) { log.append("ended") }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  func testValuesWaitUntilTheyAreAskedFor() {
    let asking = Asking(first: .max(1))
    [1, 2, 3].publisher.subscribe(asking)
    XCTAssertEqual(asking.take(), ["subscription", "1"])
    asking.subscription?.request(.max(1))
    XCTAssertEqual(asking.take(), ["2"])
    asking.subscription?.request(.unlimited)
    XCTAssertEqual(asking.take(), ["3", "ended"])
  }

  func testEachValueMayAskForMore() {
    let asking = Asking(first: .max(1), more: .max(1))
    [1, 2].publisher.subscribe(asking)
    XCTAssertEqual(asking.take(), ["subscription", "1", "2", "ended"])
  }

  func testNothingComesAfterCancelling() {
    let subject = PassthroughSubject<Int, Never>()
    let asking = Asking(first: .unlimited)
    subject.subscribe(asking)
    subject.send(1)
    asking.subscription?.cancel()
    subject.send(2)
    subject.send(completion: .finished)
    XCTAssertEqual(asking.take(), ["subscription", "1"])
  }

  /// A publisher as one writes it for Combine.
  private struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let start: Int

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriber.receive(subscription: Steps(start, subscriber))
    }

    private final class Steps<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
      private var next: Int
      private var subscriber: S?

      init(_ start: Int, _ subscriber: S) { (next, self.subscriber) = (start, subscriber) }

      func request(_ demand: Subscribers.Demand) {
        var left = demand
        while let subscriber, left != .none, next > 0 {
          left -= 1
          next -= 1
          left += subscriber.receive(next + 1)
        }
        if next == 0, let subscriber {
          cancel()
          subscriber.receive(completion: .finished)
        }
      }
      func cancel() { subscriber = nil }
    }
  }

  func testAPublisherOfOnesOwnHasAllOperators() {
    var log: [String] = []
    let subscription = Countdown(start: 3).map { $0 * 10 }.sink { _ in
      log.append("ended")
    } receiveValue: {
      log.append("\($0)")
    }
    XCTAssertEqual(log, ["30", "20", "10", "ended"])
    subscription.cancel()
    let asking = Asking(first: .max(2))
    Countdown(start: 3).subscribe(asking)
    XCTAssertEqual(asking.take(), ["subscription", "3", "2"])
  }

  func testDemands() {
    typealias Demand = Subscribers.Demand
    XCTAssertEqual(Demand.max(2) + 3, .max(5))
    XCTAssertEqual(Demand.max(2) + .unlimited, .unlimited)
    XCTAssertEqual(Demand.max(2) - 3, .none)
    XCTAssertEqual(Demand.unlimited - 3, .unlimited)
    XCTAssertEqual(Demand.max(.max) + 1, .unlimited)
    XCTAssertTrue(Demand.none < .max(1) && .max(1) < .unlimited)
    XCTAssertNil(Demand.unlimited.max)
  }

  func testASinkTakesOneSubscription() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { XCTAssertEqual($0, 1) })
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    first.subscribe(sink)
    second.subscribe(sink)
    second.send(2)
    first.send(1)
    sink.cancel()
    first.send(3)
  }

  func testIdentities() {
    let asking = Asking(first: .none)
    XCTAssertEqual(asking.combineIdentifier, asking.combineIdentifier)
    XCTAssertNotEqual(CombineIdentifier(), CombineIdentifier())
    XCTAssertTrue(CombineIdentifier().description.hasPrefix("0x"))
  }
}
