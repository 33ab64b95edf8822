import ViewKernel
import XCTest

/// Closures that are called with the events of a subscription.
@MainActor
final class HandlingEventsTests: XCTestCase {
  private struct Failed: Error {}

  private func logged<P: Publisher>(
    _ publisher: P, _ note: @escaping (String) -> Void
  ) -> AnyPublisher<P.Output, P.Failure> {
    publisher.handleEvents(
      receiveSubscription: { _ in note("subscription") }, receiveOutput: { note("output \($0)") },
      receiveCompletion: { note("\($0)") }, receiveCancel: { note("cancel") }, receiveRequest: { note("request \($0)") }
    )
  }

  func testTheOrderOfEvents() {
    var log: [String] = []
    let subscription = logged([1, 2].publisher) { log.append($0) }.sink { log.append("value \($0)") }
    XCTAssertEqual(
      log, ["subscription", "request unlimited", "output 1", "value 1", "output 2", "value 2", "finished"])
    log = []
    subscription.cancel()
    XCTAssertEqual(log, [])
  }

  func testACancelledSubscription() {
    var log: [String] = []
    let numbers = PassthroughSubject<Int, Never>()
    let subscription = logged(numbers) { log.append($0) }.sink { log.append("value \($0)") }
    numbers.send(1)
    subscription.cancel()
    numbers.send(2)
    XCTAssertEqual(log, ["subscription", "request unlimited", "output 1", "value 1", "cancel"])
  }

  func testWhoReceivesTheSubscriptionMayCancelIt() {
    var log: [String] = []
    let numbers = PassthroughSubject<Int, Never>()
    var kept: (any Subscription)?
    let first = numbers.handleEvents(receiveSubscription: { kept = $0 }).sink { log.append("first \($0)") }
    let second = numbers.handleEvents(
      receiveSubscription: { $0.cancel() }, receiveCancel: { log.append("cancel") }
    ).sink { log.append("second \($0)") }
    kept?.request(.unlimited)
    numbers.send(1)
    kept?.cancel()
    numbers.send(2)
    XCTAssertEqual(log, ["cancel", "first 1"])
    first.cancel()
    second.cancel()
  }

  func testABreakpointThatIsNotMet() {
    var log: [String] = []
    let subscription = Fail<Int, Failed>(error: Failed())
      .breakpoint(receiveOutput: { $0 > 5 }, receiveCompletion: { _ in false })
      .sink(
        receiveCompletion: { if case .failure = $0 { log.append("failed") } }, receiveValue: { log.append("\($0)") })
    let other = [1, 2].publisher.breakpointOnError().sink { log.append("\($0)") }
    XCTAssertEqual(log, ["failed", "1", "2"])
    subscription.cancel()
    other.cancel()
  }
}
