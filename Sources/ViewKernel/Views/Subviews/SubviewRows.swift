/// The subviews of a view at one time: the rows that its nodes make, none of which need exist yet.
///
/// - **make**: the node of the source collects its rows, and keeps where they come from. It takes no time for each
///   element of a `ForEach`.
/// - **ask**: a container asks for a ``Subview`` by its index, and for the subview's identity.
/// - **show, read**: a subview that is shown, or whose container values are read, has its row made
///   (``SubviewOrigin/row``).
@MainActor
final class SubviewRows {
  private struct Run {
    let source: RowSnapshot.Source
    let start: Int
    let identify: ((Int) -> AnyHashable)?
  }

  nonisolated let count: Int
  let snapshot: RowSnapshot
  private let runs: [Run]
  fileprivate let source: SubviewSource

  init(_ snapshot: RowSnapshot, section: Int = 0, of source: SubviewSource) {
    var runs: [Run] = []
    var count = 0
    snapshot.forEachSource(in: section) { rows, rowCount in
      var identify: ((Int) -> AnyHashable)?
      if case .rows(let elements) = rows { identify = elements.elementIdentities() }
      runs.append(Run(source: rows, start: count, identify: identify))
      count += rowCount
    }
    self.runs = runs
    self.count = count
    self.snapshot = snapshot
    self.source = source
  }

  func subview(at index: Int) -> Subview {
    guard index >= 0, index < count else { return noSubview(at: index) }
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= index { low = middle } else { high = middle }
    }
    let run = runs[low]
    switch run.source {
    case .row(let row):
      return Subview(id: Subview.ID(number: row.number, element: nil), origin: .row(row), source: source)
    case .hosts(let hosts):
      let id = Subview.ID(number: 0, element: AnyHashable(ObjectIdentifier(hosts[0])))
      return Subview(id: id, origin: .hosts(hosts), source: source)
    case .rows(let elements):
      let offset = index - run.start
      let id = Subview.ID(number: elements.number, element: run.identify?(offset))
      return Subview(id: id, origin: .element(of: elements, at: offset), source: source)
    }
  }
}

extension SubviewRows {
  /// A subview that shows nothing, for an index out of range.
  private func noSubview(at index: Int) -> Subview {
    reportMisuse(
      "The subview at \(index) of \(count) was asked for: nothing is shown there. Compare the index with the collection's count."
    )
    return Subview(id: Subview.ID(number: 0, element: AnyHashable(index)), origin: .hosts([]), source: source)
  }
}

/// Where a subview comes from.
enum SubviewOrigin {
  case row(any Row)
  /// The row of an element of a `ForEach`, by its position when the subviews were collected.
  case element(of: any RowRun, at: Int)
  case hosts([HostView])

  /// The row of a subview; made if it does not exist. Nil if its source has removed it, or if it has none.
  @MainActor
  func row(identifiedBy id: AnyHashable?) -> (row: any Row, run: (any RowRun)?)? {
    switch self {
    case .row(let row): return row.flags.contains(.isUnmounted) ? nil : (row, nil)
    case .hosts: return nil
    case .element(let run, var position):
      guard !run.flags.contains(.isUnmounted), let id, let elements = run as? any ElementNodes else { return nil }
      if position >= run.rowCount || elements.elementID(at: position) != id {
        // The elements have changed since.
        guard let now = elements.elementIndex(identifiedBy: id) else { return nil }
        position = now
      }
      return (run.row(at: position), run)
    }
  }
}

/// The link of subviews to the node that has resolved them.
@MainActor
final class SubviewSource {
  /// Read with the container values of any of the subviews.
  let traits = Source()
  /// The rows that are not shown any more, and the nodes that make them again on demand.
  fileprivate var idle: [(row: any Row, run: any RowRun)] = []
  fileprivate weak var node: ViewNode?

  nonisolated init() {}

  func take(_ node: ViewNode) { self.node = node }

  /// A row is not shown any more; its node is dropped in the coming commit unless it is shown again.
  func rowIsIdle(_ row: any Row, of run: any RowRun) {
    guard let node, !node.flags.contains(.isUnmounted) else { return }
    idle.append((row, run))
    node.graph.commitLater(node)
  }

  /// The node is unmounted, and its rows with it.
  func end() { idle = [] }

  func dropIdleRows() {
    let rows = idle
    idle = []
    for (row, run) in rows where !row.flags.contains(.isUnmounted) && !run.flags.contains(.isUnmounted) {
      if (row.follower as? SubviewFollower)?.isShown != true { run.drop(row) }
    }
  }
}

/// Connects a row with the nodes that show it, any number of them.
final class SubviewFollower: RowFollower {
  private unowned(unsafe) let row: any Row
  private let source: SubviewSource
  private var places: [Unmanaged<SubviewNode>] = []
  /// The container traits that were read last; nil if they never were.
  private var traits: [any ContainerTrait]?

  static func of(_ row: any Row, in source: SubviewSource) -> SubviewFollower {
    if let follower = row.follower as? SubviewFollower { return follower }
    let follower = SubviewFollower(row, source)
    row.follower = follower
    return follower
  }

  private init(_ row: any Row, _ source: SubviewSource) {
    self.row = row
    self.source = source
  }

  var isShown: Bool { !places.isEmpty }

  func add(_ place: SubviewNode) { places.append(.passUnretained(place)) }

  func remove(_ place: SubviewNode) { places.removeAll { $0.toOpaque() == Unmanaged.passUnretained(place).toOpaque() } }

  /// The container traits; their readers depend on them.
  var containerTraits: [any ContainerTrait] {
    source.traits.recordRead()
    let traits = row.containerTraits
    self.traits = traits
    return traits
  }

  func traitsMayChange() {
    guard let former = traits else { return }
    let now = row.containerTraits
    if now.isSame(as: former) { return }
    traits = now
    source.traits.notifyReaders()
  }

  override func viewDidChange() {
    for place in places { place.borrowed.rowDidChange() }
    traitsMayChange()
  }

  override func environmentDidChange(_ changes: EnvironmentChanges) {
    for place in places { place.borrowed.environmentOfRowDidChange(changes) }
  }
}
