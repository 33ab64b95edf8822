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

@MainActor
func compareCreation(_ count: Int, runs: Int) {
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
  print(
    "create \(count): by hand \(limit.median.asTime), views \(views.median.asTime), "
      + String(format: "ratio %.2f", views.median / limit.median))
}

@MainActor
func toggleLeaf(_ count: Int, runs: Int) -> Double {
  let window = show(Leaves(count: count))
  window.settle()
  var measurement = Measurement()
  for _ in 0..<runs {
    measurement.add(prepare: {}) { _ in
      Leaf.toggle()
      window.settle()
    }
  }
  print("toggle one leaf of \(count): \(measurement.median.asTime)")
  return measurement.median
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
default:
  compareCreation(1_000, runs: 41)
  compareCreation(10_000, runs: 11)
  let small = toggleLeaf(100, runs: 2_001)
  let large = toggleLeaf(100_000, runs: 2_001)
  print(String(format: "100,000 leaves against 100: %.2f", large / small))
}
