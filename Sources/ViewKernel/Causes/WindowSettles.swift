// Tests: `SettleReportTests`.

import HostTree

/// The events of one settle, and of what was written before it.
struct SettleSpan {
  /// How far the lists of events and the counts of work had come at a moment.
  struct Position: Equatable {
    var writes = 0
    var bodies = 0
    var hosts = 0
    var measured = 0
    var placed = 0
  }

  /// The number among the settles of the window in which something happened.
  var number = 0
  /// The number among all settles of all windows.
  var settle = 0
  var input: String?
  var start = Position()
  var end = Position()

  var writes: Range<Int> { start.writes..<end.writes }
  var bodies: Range<Int> { start.bodies..<end.bodies }
  var hosts: Range<Int> { start.hosts..<end.hosts }
  var measured: Int { end.measured - start.measured }
  var placed: Int { end.placed - start.placed }
}

/// The records of one window, kept in the window.
@MainActor
final class WindowRecord {
  /// Whether the window itself has asked for records.
  var isWanted = false
  /// The last settle in which something happened.
  fileprivate(set) var last: SettleSpan?
  /// The number of the recorder that the settle belongs to.
  private let recorder: Int

  private init(of recorder: Int) { self.recorder = recorder }

  /// The record of a window by the recorder in force; nil if there is none yet.
  static func known(of window: HostWindow) -> WindowRecord? {
    guard let record = window.settleRecord else { return nil }
    let known = knownDowncast(record, to: WindowRecord.self)
    return known.recorder == CauseRecorder.number ? known : nil
  }

  static func of(_ window: HostWindow) -> WindowRecord {
    if let known = known(of: window) { return known }
    let record = WindowRecord(of: CauseRecorder.number)
    window.settleRecord = record
    return record
  }
}

/// The settles of all windows in which something happened, and the one under way.
@MainActor
struct WindowSettles {
  private var underWay: WindowRecord?
  private var span = SettleSpan()
  /// Settles in which something happened, with the numbers that their windows' reports give them.
  private var numbers: [(settle: Int, number: Int)] = []
  private static let numberLimit = 10_000

  var isUnderWay: Bool { underWay != nil }

  /// The number that the report of its window gives to a settle; 0 for one that is forgotten.
  func number(ofSettle settle: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle].settle < settle { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low].settle == settle ? numbers[low].number : 0
  }

  mutating func begin(_ record: WindowRecord, at position: SettleSpan.Position, _ settle: Int, by input: String?) {
    span.number = (record.last?.number ?? 0) + 1
    span.settle = settle
    span.input = input
    span.start = position
    // Values are written before the settle that follows from them.
    span.start.writes = record.last?.end.writes ?? position.writes
    underWay = record
  }

  /// Ends the settle under way; false if it is another window's.
  mutating func end(_ window: HostWindow, at position: SettleSpan.Position) -> Bool {
    guard let record = underWay, record === window.settleRecord else { return false }
    underWay = nil
    // A settle in which nothing happened leaves the last report as it is.
    if position == span.start, record.last != nil { return true }
    span.end = position
    record.last = span
    numbers.append((span.settle, span.number))
    if numbers.count > 2 * WindowSettles.numberLimit { numbers.removeFirst(WindowSettles.numberLimit) }
    return true
  }
}

/// The latest runs of bodies since some run, by the number of the node: found when they are first asked for.
@MainActor
struct LatestRuns {
  private var runs: [UInt32: Int] = [:]
  /// The first run that is not in the table.
  private var end = 0

  mutating func run(of node: ViewNode, in bodies: LatestElements<BodyEvent>) -> Int? {
    while end < bodies.endIndex {
      if let body = bodies[end] { runs[body.node] = end }
      end += 1
    }
    return runs[node.number]
  }

  /// Forgets the runs before an index.
  mutating func removeAll(until index: Int) {
    if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
    end = index
  }
}
