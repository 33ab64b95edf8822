import HostTree

extension SettleReport: CustomStringConvertible {
  /// How many lines are printed at most.
  private static let limit = 60

  /// The report as a tree: writes, the bodies that ran for them, and the hosts that changed, one a line.
  public var description: String {
    var counts: [String] = []
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { counts.append(PrintedValue.count(count, one, many)) }
    }
    add(writes.count, "write", "writes")
    add(bodies.count, "body", "bodies")
    add(hosts.count, "host", "hosts")
    let title = "Settle \(number)\(input.map { " after \($0)" } ?? ""): "
    let head = title + (counts.isEmpty ? "no body ran, no host changed" : counts.joined(separator: ", "))
    let lines = treeLines
    let rest = lines.count - SettleReport.limit
    var advice: [String] = []
    for body in bodies {
      let sentence = body.advice.map { "\(body.name): \($0)" }
      if let sentence, !advice.contains(sentence) { advice.append(sentence) }
    }
    return ([head] + lines.prefix(SettleReport.limit) + (rest > 0 ? ["… and \(rest) lines more"] : []) + advice)
      .joined(separator: "\n")
  }

  private var treeLines: [String] {
    var tree = ReportTree(self)
    for index in writes.indices { tree.addWrite(index) }
    for index in bodies.indices { tree.addBody(index, depth: 0) }
    for index in hosts.indices { tree.addHost(index, depth: 0) }
    return TreeLines.draw(tree.entries)
  }
}

/// The lines of a report, each body and each host once.
private struct ReportTree {
  let report: SettleReport
  private(set) var entries: [TreeLines.Entry] = []
  private var toldBodies: Set<Int> = []
  private var toldHosts: Set<Int> = []
  private var bodiesInside: [Int: [Int]] = [:]
  private var hostsInside: [Int: [Int]] = [:]

  init(_ report: SettleReport) {
    self.report = report
    for (index, body) in report.bodies.enumerated() {
      if let parent = body.parent { bodiesInside[parent, default: []].append(index) }
    }
    for (index, host) in report.hosts.enumerated() {
      if let body = host.body { hostsInside[body, default: []].append(index) }
    }
  }

  private mutating func add(_ line: String, _ depth: Int) {
    entries.append(TreeLines.Entry(depth: depth, lines: [line]))
  }

  mutating func addWrite(_ index: Int) {
    let write = report.writes[index]
    let name = write.owner.isEmpty ? write.property : "\(write.property) of \(write.owner)"
    let change = write.changes.isEmpty ? "told of a change" : write.changes.joined(separator: ", ")
    let readers = report.bodies.indices.filter { report.bodies[$0].writes.contains(index) }
    let hosts = report.hosts.indices.filter {
      report.hosts[$0].body == nil && report.hosts[$0].causes.contains("which reads \(write.property)")
    }
    let end = write.hasReaders ? "" : " (no view on screen has read it)"
    add("\(name): \(change)\(end)", 0)
    for body in readers { addBody(body, depth: 1) }
    for host in hosts { addHost(host, depth: 1) }
  }

  mutating func addBody(_ index: Int, depth: Int) {
    let body = report.bodies[index]
    // One that was handed a value is told below the body that did it.
    if depth == 0, let parent = body.parent, !toldBodies.contains(parent), parent != index {
      return addBody(parent, depth: 0)
    }
    guard toldBodies.insert(index).inserted else { return }
    let waste = body.isWasted ? " - wasted, as nothing differs" : ""
    add("\(body.name), \(body.causes.joined(separator: " and "))\(waste)", depth)
    for host in hostsInside[index] ?? [] { addHost(host, depth: depth + 1) }
    for inner in bodiesInside[index] ?? [] { addBody(inner, depth: depth + 1) }
  }

  mutating func addHost(_ index: Int, depth: Int) {
    guard toldHosts.insert(index).inserted else { return }
    let host = report.hosts[index]
    switch host.kind {
    case "made": add("+ \(host.name)", depth)
    case "removed": add("- \(host.name)", depth)
    default: add("\(host.name): \(host.changes.joined(separator: ", "))", depth)
    }
  }
}
