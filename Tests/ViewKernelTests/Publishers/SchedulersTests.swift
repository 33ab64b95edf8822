import Foundation
import HostTree
import ViewKernel
import XCTest

/// Operators that have to do with time, by the window's clock.
@MainActor
final class SchedulersTests: HostTestCase {
  func testTheImmediateScheduler() {
    var heard: [Int] = []
    let token = Just(1).receive(on: ImmediateScheduler.shared).sink { heard.append($0) }
    XCTAssertEqual(heard, [1])
    token.cancel()
  }

  func testOptionsHaveNoEffect() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let token = subject.subscribe(on: DispatchQueue.main, options: .init(qos: .userInitiated))
      .receive(on: DispatchQueue.main, options: DispatchQueue.SchedulerOptions(flags: .barrier))
      .receive(on: RunLoop.main, options: nil)
      .receive(on: OperationQueue.main, options: OperationQueue.SchedulerOptions())
      .sink { heard.append($0) }
    subject.send(1)
    XCTAssertEqual(heard, [1])
    token.cancel()
  }

  func testValuesArriveAtOnceOnTheMainThread() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let subscription = subject.receive(on: DispatchQueue.main).receive(on: RunLoop.main).sink { heard.append($0) }
    subject.send(1)
    XCTAssertEqual(heard, [1])
    subscription.cancel()
  }

  func testTheLastValueAfterAPause() {
    let clock = HostManualClock()
    let window = HostWindow(frame: CGRect(0, 0, 10, 10), clock: clock)
    window.makeKeyAndVisible()
    let subject = PassthroughSubject<String, Never>()
    var heard: [String] = []
    let subscription = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { heard.append($0) }
    subject.send("a")
    clock.advance(by: 0.2)
    window.settle()
    subject.send("ab")
    clock.advance(by: 0.2)
    window.settle()
    XCTAssertEqual(heard, [])
    clock.advance(by: 0.1)
    window.settle()
    XCTAssertEqual(heard, ["ab"])
    subject.send("abc")
    subscription.cancel()
    clock.advance(by: 1)
    window.settle()
    XCTAssertEqual(heard, ["ab"])
  }

  func testTheEndOfAWait() {
    struct TooLate: Error {}
    let clock = HostManualClock()
    let window = HostWindow(frame: CGRect(0, 0, 10, 10), clock: clock)
    window.makeKeyAndVisible()
    let subject = PassthroughSubject<Int, any Error>()
    let pause: RunLoop.SchedulerTimeType.Stride = .seconds(1)
    var log: [String] = []
    func listen<P: Publisher>(_ publisher: P) -> AnyCancellable where P.Output == Int {
      publisher.sink {
        if case .failure = $0 { log.append("failed") } else { log.append("ended") }
      } receiveValue: {
        log.append("\($0)")
      }
    }
    let subscriptions = [
      listen(subject.timeout(pause, scheduler: RunLoop.main)),
      listen(subject.timeout(pause, scheduler: DispatchQueue.main) { TooLate() }),
    ]
    clock.advance(by: 0.9)
    window.settle()
    subject.send(1)
    clock.advance(by: 0.9)
    window.settle()
    XCTAssertEqual(log, ["1", "1"])
    clock.advance(by: 0.1)
    window.settle()
    subject.send(2)
    XCTAssertEqual(log, ["1", "1", "ended", "failed"])
    for subscription in subscriptions { subscription.cancel() }
  }

  func testAtMostOneInAWhile() {
    let clock = HostManualClock()
    let window = HostWindow(frame: CGRect(0, 0, 10, 10), clock: clock)
    window.makeKeyAndVisible()
    func play(latest: Bool) -> [String] {
      let subject = PassthroughSubject<Int, Never>()
      var log: [String] = []
      let subscription = subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: latest).sink { _ in
        log.append("ended")
      } receiveValue: {
        log.append("\($0)")
      }
      for number in 1...3 { subject.send(number) }
      log.append("|")
      clock.advance(by: 1)
      window.settle()
      log.append("|")
      clock.advance(by: 1)
      window.settle()
      clock.advance(by: 1)
      window.settle()
      log.append("|")
      for number in 4...6 { subject.send(number) }
      subject.send(completion: .finished)
      clock.advance(by: 2)
      window.settle()
      subscription.cancel()
      return log
    }
    XCTAssertEqual(play(latest: true), ["1", "|", "3", "|", "|", "4", "6", "ended"])
    XCTAssertEqual(play(latest: false), ["1", "|", "2", "|", "|", "4", "5", "ended"])
  }

  func testLater() {
    let clock = HostManualClock()
    let window = HostWindow(frame: CGRect(0, 0, 10, 10), clock: clock)
    window.makeKeyAndVisible()
    var log: [String] = []
    let subscription = [1, 2].publisher.delay(for: 2, scheduler: DispatchQueue.main)
      .sink { _ in
        log.append("ended")
      } receiveValue: {
        log.append("\($0)")
      }
    clock.advance(by: 1.9)
    window.settle()
    XCTAssertEqual(log, [])
    clock.advance(by: 0.2)
    window.settle()
    XCTAssertEqual(log, ["1", "2", "ended"])
    subscription.cancel()
  }
}
