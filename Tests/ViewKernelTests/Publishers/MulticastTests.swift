import ViewKernel
import XCTest

final class MulticastTests: XCTestCase {
  func testASubjectSharesTheValuesFromTheConnectionOn() {
    let numbers = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
    var log: [String] = []
    let first = numbers.sink { log.append("first \($0)") }
    let second = numbers.sink { log.append("second \($0)") }
    XCTAssertEqual(log, [])
    let connection = numbers.connect()
    XCTAssertEqual(log, ["first 1", "second 1", "first 2", "second 2"])
    _ = (first, second, connection)
  }

  func testAConnectablePublisherMayConnectByItself() {
    var log: [Int] = []
    let subscription = [1, 2].publisher.makeConnectable().autoconnect().sink { log.append($0) }
    XCTAssertEqual(log, [1, 2])
    _ = subscription
  }

  func testAnotherPublisherEndsOrOpensOne() {
    let numbers = PassthroughSubject<Int, Never>()
    let signal = PassthroughSubject<Void, Never>()
    var before: [Int] = []
    var after: [Int] = []
    var bag: Set<AnyCancellable> = []
    numbers.prefix(untilOutputFrom: signal).sink { before.append($0) }.store(in: &bag)
    numbers.drop(untilOutputFrom: signal).sink { after.append($0) }.store(in: &bag)
    numbers.send(1)
    signal.send()
    numbers.send(2)
    XCTAssertEqual(before, [1])
    XCTAssertEqual(after, [2])
  }

  func testSomeIndicesAndElementsBefore() {
    var log: [Int] = []
    let subscription = [1, 2, 3].publisher.prepend([8, 9]).output(in: 1...2).sink { log.append($0) }
    XCTAssertEqual(log, [9, 1])
    _ = subscription
  }
}
