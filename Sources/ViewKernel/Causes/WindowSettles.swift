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

/// The last settle of each window in which something happened, and the one under way.
@MainActor
struct WindowSettles {
  private final class Entry {
    private(set) weak var window: HostWindow?
    let id: ObjectIdentifier
    var last: SettleSpan?

    init(_ window: HostWindow) { (self.window, id) = (window, ObjectIdentifier(window)) }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The entry of the window that has settled last: mostly it is the next one as well.
  private var recent: Entry?
  private var span = SettleSpan()
  private(set) var isUnderWay = false
  /// Settles in which something happened, with the numbers that their windows' reports give them.
  private var numbers: [(settle: Int, number: Int)] = []
  private static let numberLimit = 10_000

  /// The last settle of a window in which something happened.
  func last(of window: HostWindow) -> SettleSpan? { entry(of: window)?.last }

  /// The number that the report of its window gives to a settle; 0 for one that is forgotten.
  func number(ofSettle settle: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle].settle < settle { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low].settle == settle ? numbers[low].number : 0
  }

  private func entry(of window: HostWindow) -> Entry? {
    // Another window may have come to be at the address of one that is gone.
    if let recent, recent.window === window { return recent }
    return entries[ObjectIdentifier(window)].flatMap { $0.window === window ? $0 : nil }
  }

  mutating func begin(_ window: HostWindow, at position: SettleSpan.Position, _ settle: Int, by input: String?) {
    let entry = entry(of: window) ?? add(window)
    recent = entry
    span.number = (entry.last?.number ?? 0) + 1
    span.settle = settle
    span.input = input
    span.start = position
    // Values are written before the settle that follows from them.
    span.start.writes = entry.last?.end.writes ?? position.writes
    isUnderWay = true
  }

  private mutating func add(_ window: HostWindow) -> Entry {
    if entries.count > 100 { entries = entries.filter { $0.value.window != nil } }
    let entry = Entry(window)
    entries[entry.id] = entry
    return entry
  }

  /// Ends the settle under way; false if it is another window's.
  mutating func end(_ window: HostWindow, at position: SettleSpan.Position) -> Bool {
    guard isUnderWay, let recent, recent.id == ObjectIdentifier(window) else { return false }
    isUnderWay = false
    // A settle in which nothing happened leaves the last report as it is.
    if position == span.start, recent.last != nil { return true }
    span.end = position
    recent.last = span
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
