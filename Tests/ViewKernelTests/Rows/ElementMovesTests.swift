import TestSupport
import ViewKernel
import XCTest

/// Elements of lists and lazy stacks that come, go and move: what is shown agrees with a fresh window, and rows keep
/// their state.
@MainActor
final class ElementMovesTests: XCTestCase {
  func testARangeFromNothingToEverything() {
    let setting = Setting(0..<0)
    let screen = show(Numbers(setting: setting), width: 100, height: 100)
    XCTAssertEqual(screen.texts, [])
    setting.value = 0..<Int.max
    screen.settle()
    XCTAssertEqual(screen.texts.first, "0")
    setting.value = 1..<Int.max
    screen.settle()
    XCTAssertEqual(screen.texts.first, "1")
    setting.value = Int.min..<0
    screen.settle()
    XCTAssertEqual(screen.texts.first, "\(Int.min)")
    setting.value = 5..<5
    screen.settle()
    XCTAssertEqual(screen.texts, [])
  }

  func testRowsKeepTheirStateWhereverTheirElementsGo() {
    let setting = Setting(Array(0..<6))
    let screen = show(Counters(setting: setting), width: 200, height: 200)
    screen.tap("2: 0")
    XCTAssertEqual(screen.texts, ["0: 0", "1: 0", "2: 1", "3: 0", "4: 0", "5: 0"])
    for (elements, texts) in [
      ([2, 0, 1, 3, 4, 5], ["2: 1", "0: 0", "1: 0", "3: 0", "4: 0", "5: 0"]),
      ([7, 8, 3, 2], ["7: 0", "8: 0", "3: 0", "2: 1"]),
      ([7, 8, 3, 2, 9], ["7: 0", "8: 0", "3: 0", "2: 1", "9: 0"]),
      ([2], ["2: 1"]),
      ([], []),
      ([2, 3], ["2: 0", "3: 0"]),
    ] {
      setting.value = elements
      screen.settle()
      XCTAssertEqual(screen.texts, texts)
    }
  }

  func testRandomMoves() {
    var random = Random(seed: 7)
    let setting = Setting<[Int]>([])
    let screen = show(Counters(setting: setting), width: 200, height: 150)
    for _ in 0..<200 {
      var elements = setting.value
      switch Int.random(in: 0..<4, using: &random) {
      case 0: elements.shuffle(using: &random)
      case 1: elements.removeAll { _ in Bool.random(using: &random) }
      case 2: elements.insert(contentsOf: [100, 101, 102].filter { !elements.contains($0) }, at: elements.count / 2)
      default: elements += (0..<12).filter { !elements.contains($0) }
      }
      setting.value = elements
      screen.settle()
      XCTAssertEqual(screen.texts, Array(elements.prefix(screen.texts.count)).map { "\($0): 0" })
      XCTAssertEqual(screen.texts.isEmpty, elements.isEmpty)
    }
  }
}

private struct Numbers: View {
  let setting: Setting<Range<Int>>
  var body: some View {
    Showing(setting) { range in
      ScrollView { LazyVStack { ForEach(range) { Text("\($0)") } } }
    }
  }
}

private struct Counters: View {
  let setting: Setting<[Int]>
  var body: some View {
    Showing(setting) { elements in
      ScrollView { LazyVStack { ForEach(elements, id: \.self) { CountingRow(number: $0) } } }
    }
  }
}

private struct CountingRow: View {
  let number: Int
  @State private var count = 0
  var body: some View { Button("\(number): \(count)") { count += 1 } }
}
