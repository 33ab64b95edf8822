import Foundation
import HostTree

/// What was measured in one run of the program.
@MainActor
struct Report {
  private(set) var outcomes: [Outcome] = []
  private(set) var footprints: [(candidate: String, footprint: Footprint)] = []
  private(set) var costs: [Cost] = []
  private(set) var react: [React.Outcome] = []

  /// Measures operations, and prints a line for each.
  mutating func measure(_ operations: [Operation], runs: Int) {
    print("| operation | by hand | views | fastest | ratio | target | |")
    print("|---|---|---|---|---|---|---|")
    var rest = operations[...]
    while let first = rest.first {
      let group = rest.prefix { $0.name == first.name || $0.group != nil && $0.group == first.group }
      rest = rest.dropFirst(group.count)
      let measured = Outcome.measure(Array(group), runs: runs)
      outcomes += measured
      for outcome in measured { print(line(outcome)) }
    }
  }

  mutating func measureMemory() {
    footprints = [
      ("by hand", Footprint(of: HandWrittenList.self, rows: 10_000)),
      ("views of values", Footprint(of: ValueList.self, rows: 10_000)),
      ("views of `@Observable` objects", Footprint(of: ObservableList.self, rows: 10_000)),
    ]
    print("\n| memory, for each of 10,000 rows | hosts | bytes | ratio (target 2.5 x) |")
    print("|---|---|---|---|")
    for (candidate, footprint) in footprints {
      let ratio = footprint.bytes / footprints[0].footprint.bytes
      print("| \(candidate) | \(text(footprint.hosts, 0)) | \(text(footprint.bytes, 0)) | \(text(ratio, 2)) |")
    }
  }

  /// Measures a peer that lays nothing out, and views without their layout.
  mutating func measurePeers(_ operations: [Operation], runs: Int) {
    react = React.measure(operations, runs: runs)
    guard let version = react.first?.version else {
      return print("\nReact was skipped: there is no Node with node-react and node-react-test-renderer.")
    }
    print("\n| operation, without layout | views | React \(version) | fastest of each | times as long |")
    print("|---|---|---|---|---|")
    for operation in operations {
      guard let outcome = react.first(where: { $0.name == operation.name }) else { continue }
      if let difference = operation.difference(from: outcome) { fail(difference) }
      let (views, peer) = (operation.measureUpdates(outcome.times.count), Measurement(outcome.times))
      let columns = [
        operation.title, views.median.asTime, peer.median.asTime, "\(views.minimum.asTime), \(peer.minimum.asTime)",
        text(peer.median / views.median, 1),
      ]
      print("| \(columns.joined(separator: " | ")) |")
    }
  }

  mutating func measureCosts() { measure(Cost.all()) }

  mutating func measureCompiling() { measure(Cost.compiling()) }

  private mutating func measure(_ new: [Cost]) {
    costs += new
    print("\n| what else a user waits for | time | target |")
    print("|---|---|---|")
    for cost in new {
      let time = cost.seconds.map(\.asTime) ?? "skipped: \(cost.reason)"
      print("| \(cost.title) | \(time) | \(cost.target?.asTime ?? "") |")
    }
  }

  // MARK: Looking

  /// Whether one measure of the runs keeps to a target: of both candidates, and of the operation it is compared with.
  private func isKept(_ target: Target, _ outcome: Outcome, by measure: (Measurement) -> Double) -> Bool {
    let limit = target.limit(byHand: measure(outcome.byHand)) { name in
      outcomes.first { $0.operation.name == name }.map { measure($0.views) }
    }
    return limit.map { measure(outcome.views) <= $0 } ?? true
  }

  private func isKept(_ outcome: Outcome) -> Bool {
    outcome.operation.targets.allSatisfy { isKept($0, outcome, by: \.median) }
  }

  /// The operations whose fastest run took longer than `--check` lets it, and those they are compared with.
  var aboveCeiling: [Operation] {
    let above = outcomes.filter { outcome in
      outcome.operation.ceiling.map { !isKept($0, outcome, by: \.minimum) } ?? false
    }.map(\.operation)
    return outcomes.map(\.operation).filter { operation in
      above.contains { $0.name == operation.name || $0.group != nil && $0.group == operation.group }
    }
  }

  private func line(_ outcome: Outcome) -> String {
    let operation = outcome.operation
    let targets = operation.targets.map(\.description).joined(separator: ", ")
    let columns = [
      operation.title, outcome.byHand.median.asTime, outcome.views.median.asTime, outcome.views.minimum.asTime,
      text(outcome.ratio, 2), targets, targets.isEmpty ? "" : isKept(outcome) ? "kept" : "missed",
    ]
    return "| \(columns.joined(separator: " | ")) |"
  }

  private func text(_ number: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", number) }

  // MARK: JSON

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(record).write(to: URL(fileURLWithPath: path))
  }

  private var record: Record {
    Record(
      date: ISO8601DateFormatter().string(from: Date()), processor: Machine.processor,
      operations: outcomes.map { outcome in
        let peer = react.first { $0.name == outcome.operation.name }
        return Record.Operation(
          name: outcome.operation.name, byHand: Record.Times(outcome.byHand), views: Record.Times(outcome.views),
          react: peer.map { Record.Times(Measurement($0.times)) },
          ratio: outcome.ratio, targets: outcome.operation.targets.map(\.description),
          isKept: isKept(outcome))
      },
      memory: footprints.map {
        Record.Memory(candidate: $0.candidate, hosts: $0.footprint.hosts, bytes: $0.footprint.bytes)
      },
      costs: costs.map { Record.Cost(title: $0.title, seconds: $0.seconds, target: $0.target) })
  }
}

/// What is written as JSON. Times are in seconds, memory is for each row.
private struct Record: Encodable {
  struct Times: Encodable {
    let median: Double
    let minimum: Double
    let runs: Int

    init(_ measurement: Measurement) {
      median = measurement.median
      minimum = measurement.minimum
      runs = measurement.times.count
    }
  }

  struct Operation: Encodable {
    let name: String
    let byHand: Times
    let views: Times
    let react: Times?
    let ratio: Double
    let targets: [String]
    let isKept: Bool
  }

  struct Memory: Encodable {
    let candidate: String
    let hosts: Double
    let bytes: Double
  }

  struct Cost: Encodable {
    let title: String
    let seconds: Double?
    let target: Double?
  }

  let date: String
  let processor: String
  let operations: [Operation]
  let memory: [Memory]
  let costs: [Cost]
}

enum Machine {
  /// The processor's name, where the system tells it.
  static var processor: String {
    let info = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = info?.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "unknown"
  }
}
