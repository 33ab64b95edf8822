import HostTree
import ViewKernel
import XCTest

/// Who is updated when a source changes: that of a state, which other views read through a binding.
@MainActor
final class SourceTests: HostTestCase {
  private let log = EventLog()

  /// Owns the state without reading it. `readers` has the names of the views that read it, and how often each does.
  private struct Owner: View {
    @ObservedObject var readers: Setting<[String: Int]>
    let log: EventLog
    @State private var number = 0

    var body: some View {
      VStack {
        Button("add") { number += 1 }
        ForEach(readers.value.keys.sorted(), id: \.self) { name in
          Reader(name: name, reads: readers.value[name] ?? 0, log: log, number: $number)
        }
      }
    }
  }

  private struct Reader: View {
    let name: String
    let reads: Int
    let log: EventLog
    @Binding var number: Int

    var body: some View {
      let _ = log.ran(name)
      let sum = (0..<reads).reduce(0) { sum, _ in sum + number }
      Text("\(name) \(sum)")
    }
  }

  /// Which bodies run when the state is written, after each change of the readers.
  private func check(_ steps: KeyValuePairs<[String: Int], [String]>, line: UInt = #line) {
    let readers = Setting<[String: Int]>([:])
    let screen = show(Owner(readers: readers, log: log))
    for (plan, expected) in steps {
      readers.value = plan
      screen.settle()
      _ = log.take()
      screen.tap("add")
      XCTAssertEqual(log.take(), expected, "\(plan)", line: line)
    }
    screen.close()
  }

  func testOnlyViewsThatAreThereAreUpdated() {
    check([
      ["a": 1, "b": 1]: ["a", "b"], ["b": 1]: ["b"], ["b": 1, "c": 1]: ["b", "c"], ["c": 1]: ["c"], [:]: [],
      ["a": 1]: ["a"],
    ])
  }

  func testAViewThatReadsTwiceIsUpdatedOnce() {
    check([["a": 2, "b": 3]: ["a", "b"], ["b": 2]: ["b"]])
  }

  func testTheLastRunCounts() {
    check([
      ["a": 1, "b": 0]: ["a"], ["a": 0, "b": 1]: ["b"], ["a": 0, "b": 0]: [], ["a": 1, "b": 1]: ["a", "b"],
      ["a": 0, "b": 2]: ["b"],
    ])
  }
}
