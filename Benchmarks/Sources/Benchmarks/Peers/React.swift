import Foundation
import HostTree

/// The best-known peer: React, with its renderer for tests, which makes a tree of plain objects and lays nothing out.
///
/// It is measured where Node and Debian's packages `node-react` and `node-react-test-renderer` are there.
@MainActor
enum React {
  /// What came out for one operation.
  struct Outcome: Decodable {
    let name: String
    let version: String
    /// In seconds, one for each run.
    let times: [Double]
    /// What is shown after the last run.
    let texts: [String]
  }

  /// Runs the operations that both know, as often as here. Returns nothing if React is not there.
  static func measure(_ operations: [Operation], runs: Int) -> [Outcome] {
    // Each of those that go on in one tree runs an odd number of times, so that it shows what it does.
    Dictionary(grouping: operations) { $0.runs ?? runs }.sorted { $0.key < $1.key }
      .flatMap { runs, operations in measure(operations.map(\.name), runs) }
  }

  private static func measure(_ names: [String], _ runs: Int) -> [Outcome] {
    let script = Cost.package.appendingPathComponent("Benchmarks/Peers/react.js").path
    let output = try? Cost.run(
      "/usr/bin/env", ["NODE_PATH=/usr/share/nodejs", "node", "--stack-size=6000", script, "\(runs)"] + names)
    return (output ?? "").split(separator: "\n").compactMap {
      try? JSONDecoder().decode(Outcome.self, from: Data($0.utf8))
    }
  }
}

extension Operation {
  /// Measures views up to the hosts, not laid out.
  func measureUpdates(_ runs: Int) -> Measurement {
    var measurement = Measurement()
    let kept = isFreshEachTime ? nil : views()
    for _ in 0..<runs { measurement.add((kept ?? views()).update) }
    return measurement
  }

  /// How the texts that React shows differ from those of the hosts made by hand; nil if they do not.
  func difference(from outcome: React.Outcome) -> String? {
    let trial = byHand()
    for _ in 0..<(isFreshEachTime ? 1 : outcome.times.count) { trial.run() }
    let texts = trial.content?.texts ?? []
    if texts == outcome.texts { return nil }
    let index =
      zip(texts, outcome.texts).enumerated().first { $1.0 != $1.1 }?.offset ?? min(texts.count, outcome.texts.count)
    func text(_ texts: [String]) -> String { index < texts.count ? texts[index] : "nothing" }
    return "\(name): text \(index + 1) is \(text(texts)) by hand, and \(text(outcome.texts)) with React"
  }
}

extension HostView {
  /// The texts inside, in order, those of selected rows with a star.
  fileprivate var texts: [String] {
    if let label = self as? HostLabel { return [(label.textColor == nil ? "" : "*") + (label.text ?? "")] }
    return subviews.flatMap(\.texts)
  }
}
