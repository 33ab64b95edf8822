import Foundation
import HostTree
import ViewKernel

@MainActor
func show<V: View>(_ view: V) -> HostWindow {
  let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  window.rootViewController = HostingController(rootView: view)
  window.makeKeyAndVisible()
  return window
}

/// What was measured, and the limits that it must keep.
@MainActor
struct Report {
  private(set) var failures: [String] = []

  /// Prints a figure, and notes it if it is above its limit.
  mutating func add(_ name: String, _ figures: String, ratio: Double, limit: Double) {
    print("\(name): \(figures), ratio \(String(format: "%.2f", ratio)) (at most \(limit))")
    if ratio > limit { failures.append(name) }
  }
}

/// Makes a list and lays it out for the first time: views against hosts made by hand, in turns.
@MainActor
func measureCreation(_ count: Int, runs: Int, _ report: inout Report) {
  let rows = Row.make(count)
  var limit = Measurement()
  var views = Measurement()
  for _ in 0..<runs {
    var kept: HostWindow?
    limit.add(prepare: {}) { _ in
      let window = HandWritten.window(HandWritten.list(rows) { _ in })
      window.settle()
      kept = window
    }
    kept = nil
    views.add(prepare: {}) { _ in
      let window = show(ListView(rows: rows) { _ in })
      window.settle()
      kept = window
    }
    _ = kept
  }
  report.add(
    "create \(count) rows", "by hand \(limit.median.asTime), views \(views.median.asTime)",
    ratio: views.median / limit.median, limit: 4)
}

/// Changes one state in one leaf and settles, in trees of two sizes, in turns.
@MainActor
func measureLeaves(_ small: Int, _ large: Int, runs: Int, _ report: inout Report) {
  func tree(_ count: Int) -> (window: HostWindow, toggle: @MainActor () -> Void) {
    let window = show(Leaves(count: count))
    window.settle()
    return (window, Leaf.toggle)
  }
  let trees = [tree(small), tree(large)]
  var measurements = [Measurement(), Measurement()]
  for _ in 0..<runs {
    for index in trees.indices {
      measurements[index].add(prepare: {}) { _ in
        trees[index].toggle()
        trees[index].window.settle()
      }
    }
  }
  let medians = measurements.map(\.median)
  report.add(
    "toggle one leaf", "of \(small) \(medians[0].asTime), of \(large) \(medians[1].asTime)",
    ratio: medians[1] / medians[0], limit: 1.2)
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "create":
  // One operation only, for an instruction counter.
  let rows = Row.make(1_000)
  for _ in 0..<(arguments.dropFirst().first.flatMap { Int($0) } ?? 1) {
    let window = show(ListView(rows: rows) { _ in })
    window.settle()
  }
case "create-by-hand":
  let rows = Row.make(1_000)
  for _ in 0..<(arguments.dropFirst().first.flatMap { Int($0) } ?? 1) {
    let window = HandWritten.window(HandWritten.list(rows) { _ in })
    window.settle()
  }
case "toggle":
  let window = show(Leaves(count: 100))
  window.settle()
  for _ in 0..<(arguments.dropFirst().first.flatMap { Int($0) } ?? 1) {
    Leaf.toggle()
    window.settle()
  }
default:
  var report = Report()
  measureCreation(1_000, runs: 41, &report)
  measureCreation(10_000, runs: 7, &report)
  measureLeaves(100, 100_000, runs: 1_001, &report)
  // With --check, a limit that was not kept fails the run.
  if arguments.contains("--check"), !report.failures.isEmpty {
    print("above the limit: \(report.failures.joined(separator: ", "))")
    exit(1)
  }
}
