import Foundation
import Heap
import HostTree

/// Times of one candidate, in seconds.
struct Measurement {
  private(set) var times: [Double]

  init(_ times: [Double] = []) { self.times = times }

  var median: Double { times.sorted()[times.count / 2] }
  var minimum: Double { times.min() ?? 0 }

  @MainActor
  mutating func add(_ run: @MainActor () -> Void) {
    let start = DispatchTime.now().uptimeNanoseconds
    runCounted(run)
    times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
  }
}

/// Runs an operation. An instruction counter counts while this function runs: see the README of the benchmarks.
@MainActor @inline(never)
func runCounted(_ operation: @MainActor () -> Void) { operation() }

/// What came out for one operation.
@MainActor
struct Outcome {
  let operation: Operation
  private(set) var byHand = Measurement()
  private(set) var views = Measurement()

  private var kept: (byHand: Trial, views: Trial)?

  private init(_ operation: Operation) { self.operation = operation }

  /// Measures operations, both candidates of each, in turns: whatever else the machine does hits them all.
  static func measure(_ operations: [Operation], runs: Int) -> [Outcome] {
    var outcomes = operations.map { Outcome($0) }
    for run in 0..<(operations.map { $0.runs ?? runs }.max() ?? 0) {
      for index in outcomes.indices where run < outcomes[index].operation.runs ?? runs { outcomes[index].runOnce() }
    }
    for index in outcomes.indices { outcomes[index].kept = nil }
    return outcomes
  }

  private mutating func runOnce() {
    let trials = kept ?? (operation.byHand(), operation.views())
    trials.byHand.inSetting { byHand.add($0) }
    trials.views.inSetting { views.add($0) }
    if !operation.isFreshEachTime { kept = trials }
  }

  var ratio: Double { views.median / byHand.median }
}

extension Operation {
  /// How the trees of both candidates differ after the operation; nil if they do not.
  func difference() -> String? {
    let trials = (byHand(), views())
    trials.0.run()
    trials.1.run()
    // Both print without the host around, which is placed in the same way.
    let expected = trials.0.content?.treeDescription().split(separator: "\n") ?? []
    let shown = trials.1.content?.treeDescription().split(separator: "\n") ?? []
    if expected == shown, !expected.isEmpty { return nil }
    let index = zip(expected, shown).enumerated().first { $1.0 != $1.1 }?.offset ?? min(expected.count, shown.count)
    func line(_ lines: [Substring]) -> Substring { index < lines.count ? lines[index] : "nothing" }
    return "\(name): line \(index + 1) of the tree is\n\(line(expected))\nby hand, and\n\(line(shown))\nby views"
  }
}

/// What a list takes up in memory.
@MainActor
struct Footprint {
  let hosts: Double
  let bytes: Double

  /// A list with so many rows, for each of them.
  init<List: RowList>(of type: List.Type, rows count: Int) {
    let rows = Row.make(0..<count)
    _ = List(Array(rows.prefix(10)))  // what is made once for all
    let before = allocated_bytes()
    let list = List(rows)
    bytes = Double(allocated_bytes() - before) / Double(count)
    hosts = Double(list.window.content?.hostCount ?? 0) / Double(count)
  }
}

extension Double {
  /// Seconds as text, in the unit that reads best.
  var asTime: String {
    switch self {
    case 1...: String(format: "%.2f s", self)
    case 1e-3...: String(format: "%.2f ms", self * 1e3)
    case 1e-6...: String(format: "%.2f us", self * 1e6)
    default: String(format: "%.0f ns", self * 1e9)
    }
  }
}
