import HostTree
import ViewKernel
import XCTest

/// Which views count as changed: plain ones by their fields, others by `==`, all by `==` if they are told to.
@MainActor
final class EquatableViewTests: HostTestCase {
  /// Equal if both numbers are even or both are odd; plain data.
  private struct Parity: View, @MainActor Equatable {
    let number: Int
    @MainActor static var runs: [Int] = []

    static func == (a: Self, b: Self) -> Bool { a.number % 2 == b.number % 2 }
    var body: some View {
      let _ = Self.runs.append(number)
      Text("\(number)")
    }
  }

  /// The same, with a reference in it.
  private struct NamedParity: View, @MainActor Equatable {
    let number: Int
    let log: EventLog

    static func == (a: Self, b: Self) -> Bool { a.number % 2 == b.number % 2 }
    var body: some View {
      let _ = log.ran("\(number)")
      Text("\(number)")
    }
  }

  func testAnEqualityOfOnesOwnIsIgnoredForPlainData() {
    Parity.runs = []
    let setting = Setting(1)
    let screen = show(Showing(setting) { Parity(number: $0) })
    setting.value = 3
    screen.settle()
    XCTAssertEqual(Parity.runs, [1, 3])
  }

  func testEquatableMakesItCount() {
    Parity.runs = []
    let setting = Setting(1)
    let screen = show(Showing(setting) { Parity(number: $0).equatable() })
    for number in [3, 4, 6, 8, 9] {
      setting.value = number
      screen.settle()
    }
    XCTAssertEqual(Parity.runs, [1, 4, 9])
    XCTAssertEqual(screen.texts, ["9"])
  }

  func testItCountsForAllOtherViews() {
    let log = EventLog()
    let setting = Setting(1)
    let screen = show(Showing(setting) { NamedParity(number: $0, log: log) })
    setting.value = 3
    screen.settle()
    setting.value = 4
    screen.settle()
    XCTAssertEqual(log.take(), ["1", "4"])
  }

  func testAViewWithAClosureAlwaysCountsAsChanged() {
    struct WithClosure: View {
      let action: () -> Void
      let log: EventLog
      var body: some View {
        let _ = log.ran("body")
        Button("a") { action() }
      }
    }
    let log = EventLog()
    let setting = Setting(1)
    let screen = show(Showing(setting) { number in WithClosure(action: { log.add("tapped \(number)") }, log: log) })
    setting.value = 2
    screen.settle()
    XCTAssertEqual(log.take(), ["body", "body"])
    screen.tap("a")
    XCTAssertEqual(log.take(), ["tapped 2"])
  }
}
