import HostTree
import ViewKernel
import XCTest

/// A generic parameter with the name of a protocol hides it, but not behind the module's name.
private func doubled<Scheduler: Combine.Scheduler>(
  _ value: Int, on scheduler: Scheduler
) -> Combine.AnyPublisher<Int, Never> {
  Combine.Just(value).map { $0 * 2 }.receive(on: scheduler).eraseToAnyPublisher()
}

private final class NamedCounter: Combine.ObservableObject {
  @Combine.Published var count = 1
}

@MainActor
final class CombineNamesTests: HostTestCase {
  func testNamesBehindTheModulesNameAreThoseOfThisLibrary() {
    let log = EventLog()
    var bag = Set<Combine.AnyCancellable>()
    let counter = NamedCounter()
    counter.$count.sink { log.add("\($0)") }.store(in: &bag)
    counter.count = 2
    let subject = Combine.PassthroughSubject<Int, Never>()
    subject.sink { log.add("got \($0)") }.store(in: &bag)
    subject.send(3)
    XCTAssertEqual(log.take(), ["1", "2", "got 3"])
    XCTAssertEqual("\(type(of: doubled(1, on: RunLoop.main)))", "AnyPublisher<Int, Never>")
  }
}
