import ViewKernel
import XCTest

/// The names of what operators return, as programs use them in their own declarations.
@MainActor
final class OperatorNamesTests: XCTestCase {
  /// A store as in samples of navigation: a sequence of its changes.
  @MainActor
  private final class Store: ObservableObject {
    @Published var path: [Int] = []

    var changes: AsyncPublisher<Publishers.Buffer<ObservableObjectPublisher>> {
      objectWillChange.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).values
    }
  }

  func testASequenceOfChanges() async {
    let store = Store()
    var iterator = store.changes.makeAsyncIterator()
    store.path = [1]
    let change: Void? = await iterator.next(isolation: #isolation)
    XCTAssertNotNil(change)
  }

  private typealias Numbers = PassthroughSubject<Int, Never>
  private struct Odd: Error {}

  private func doubled(_ numbers: Numbers) -> Publishers.Map<Numbers, Int> { numbers.map { $0 * 2 } }
  private func large(_ numbers: Numbers) -> Publishers.Filter<Publishers.Map<Numbers, Int>> {
    doubled(numbers).filter { $0 > 5 }
  }
  private func checked(_ numbers: Numbers) -> Publishers.TryMap<Numbers, String> {
    numbers.tryMap { if $0 % 2 == 1 { throw Odd() } else { "\($0)" } }
  }
  private func mended(_ numbers: Numbers) -> Publishers.ReplaceError<Publishers.TryMap<Numbers, String>> {
    checked(numbers).replaceError(with: "odd")
  }
  private func late(_ numbers: Numbers) -> Publishers.Debounce<Publishers.RemoveDuplicates<Numbers>, RunLoop> {
    numbers.removeDuplicates().debounce(for: .seconds(1), scheduler: RunLoop.main)
  }
  private func pairs(_ numbers: Numbers) -> Publishers.FlatMap<Publishers.Sequence<[Int], Never>, Numbers> {
    numbers.flatMap { [$0, $0].publisher }
  }
  private func triples(_ numbers: Numbers) -> Publishers.Zip3<Numbers, Publishers.Share<Numbers>, Numbers> {
    Publishers.Zip3(numbers, numbers.share(), numbers)
  }
  private func caught(_ numbers: Numbers) -> Publishers.Catch<Publishers.TryMap<Numbers, String>, Just<String>> {
    checked(numbers).catch { _ in Just("caught") }
  }

  func testOperatorsReturnThem() {
    let numbers = Numbers()
    var log: [String] = []
    let all: [AnyCancellable] = [
      large(numbers).sink { log.append("large \($0)") },
      mended(numbers).sink { log.append("mended \($0)") },
      pairs(numbers).sink { log.append("pairs \($0)") },
      triples(numbers).sink { log.append("triples \($0)") },
      caught(numbers).sink { log.append("caught \($0)") },
      late(numbers).sink { log.append("late \($0)") },
    ]
    numbers.send(2)
    numbers.send(3)
    all.forEach { $0.cancel() }
    XCTAssertEqual(
      log,
      [
        "mended 2", "pairs 2", "pairs 2", "triples (2, 2, 2)", "caught 2", "large 6", "mended odd", "pairs 3",
        "pairs 3", "triples (3, 3, 3)", "caught caught",
      ])
  }
}
