import HostTree
import Observation

/// Records writes, runs of bodies and changes of hosts, with their causes.
///
/// The process has one while a window has ``HostTree/HostWindow/recordsCauses``. Its events are words and numbers, and
/// retain neither nodes nor hosts nor users' values, so recording changes no lifetime. Only a value of the environment
/// is kept until the body that reads it runs. The latest few thousand events are kept.
@MainActor
package final class CauseRecorder {
  /// The recorder in force; nil while no window records.
  @exclusivity(unchecked) package private(set) static var current: CauseRecorder?
  private static var users = 0
  /// How many recorders there have been: what windows keep of former ones is void.
  @exclusivity(unchecked) private(set) static var number = 0

  /// The input under way, such as `tap "Add"`, to which later writes are attributed.
  package static var input: String? {
    get { current?.input }
    set { current?.input = newValue }
  }

  // Without exclusivity checks, as each body and host that is made would pay for ten.
  @exclusivity(unchecked) var writes = LatestElements<WriteEvent>(limit: 2_000)
  @exclusivity(unchecked) var bodies = LatestElements<BodyEvent>(limit: 5_000)
  @exclusivity(unchecked) var hosts = LatestElements<HostChangeEvent>(limit: 5_000)
  /// The settles of the windows.
  @exclusivity(unchecked) private(set) var settles = WindowSettles()
  @exclusivity(unchecked) private var input: String?
  @exclusivity(unchecked) private var waiting = WaitingCauses()
  /// The latest runs of bodies in this settle, by the number of the node.
  @exclusivity(unchecked) private var latest = LatestRuns()
  /// Properties that read another value of the environment, until the body runs: type, former value, value.
  @exclusivity(unchecked) private var unnamed: [UInt32: [(Any.Type, String, Any)]] = [:]
  /// Objects that have announced a change, with their values before it.
  @exclusivity(unchecked) private var announced: [AnnouncedObject] = []
  /// The runs of bodies under way, innermost last; `own` is the index of the innermost run of a body of the program.
  @exclusivity(unchecked) private var running: [(own: Int?, isOfUser: Bool, newest: UInt32, events: Int)] = []
  /// The run of the body that has changed the environment of its views last, in this settle.
  @exclusivity(unchecked) private var environmentBody: Int?
  @exclusivity(unchecked) private var names = SourceNames()
  private(set) var places = SourcePlaces()
  /// Counts values that differed and hosts that changed, to find out whether a run had an effect.
  @exclusivity(unchecked) var effects = 0
  /// How many values were compared property by property in this settle: the first ones tell what there is to tell, and
  /// a list of thousands would take long.
  @exclusivity(unchecked) private var detailCount = 0
  private static let detailLimit = 200
  /// The number of the newest settle of any window.
  @exclusivity(unchecked) private(set) var settle = 0

  /// Begins to record, or goes on for one more user.
  package static func begin() {
    users += 1
    guard current == nil else { return }
    number += 1
    let recorder = CauseRecorder()
    current = recorder
    UpdateWatch.watcher = recorder
    SettleWatch.watcher = recorder
  }

  /// Ends what one user has begun; what was noted is gone with the last.
  package static func end() {
    users -= 1
    guard users == 0, current != nil else { return }
    UpdateWatch.watcher = nil
    SettleWatch.watcher = nil
    HostOwners.forgetAll()
    current = nil
  }

  private var position: SettleSpan.Position {
    let work = SettleWatch.counts()
    return SettleSpan.Position(
      writes: writes.endIndex, bodies: bodies.endIndex, hosts: hosts.endIndex, measured: work.measured,
      placed: work.placed)
  }

  @exclusivity(unchecked) private var graphs = KnownGraphs()

  /// The graph in which the last event happened, and its window, while a window settles.
  @exclusivity(unchecked) private var place: (graph: ObjectIdentifier, window: ObjectIdentifier?)?

  func window(of node: ViewNode) -> ObjectIdentifier? {
    let graph = node.graph
    if let place, place.graph == ObjectIdentifier(graph) { return place.window }
    let window = graph.owner.windowID
    if settles.isUnderWay { place = (ObjectIdentifier(graph), window) }
    return window
  }

  private func wait(_ cause: Cause, for node: ViewNode) {
    waiting.add(cause, for: WaitingNode(number: node.number, window: window(of: node)))
  }

  func wait(_ cause: Cause, for node: WaitingNode) { waiting.add(cause, for: node) }

  func takeCauses(of node: ViewNode, isFirst: Bool) -> Causes {
    if waiting.isEmpty, unnamed.isEmpty { return isFirst ? Causes(.mounted) : Causes() }
    var causes = waiting.take(node.number)
    if unnamed.isEmpty { return isFirst ? Causes(.mounted) : causes }
    for (type, old, new) in unnamed.removeValue(forKey: node.number) ?? [] {
      let name = PropertyNames.name(of: type, with: new, in: node) ?? "environment"
      causes.append(.environment([ValueDifference(path: name, old: old, new: PrintedValue.short(new))]))
    }
    return isFirst ? Causes(.mounted) : causes
  }

  /// Notes the writes of the objects that have announced a change to a node, which has happened by now.
  func finishAnnouncements(to node: ViewNode) {
    if announced.isEmpty { return }
    for object in announced where object.reader.number == node.number { object.finish(in: self) }
    announced.removeAll { $0.isFinished }
  }

  /// Notes a write. Returns its index.
  func note(_ write: WriteEvent) -> Int {
    writes.append(write)
    return writes.endIndex - 1
  }
}

extension CauseRecorder: SettleWatcher {
  package func settleWillBegin(_ window: HostWindow) {
    let record = WindowRecord.of(window)
    if !record.isWanted { CauseRecording.dropThoseGone() }
    settle += 1
    settles.begin(record, at: position, settle, by: input)
  }

  package func settleDidEnd(_ window: HostWindow) {
    guard settles.end(window, at: position) else { return }
    let window = ObjectIdentifier(window)
    if !announced.isEmpty {
      // Observation calls its observers in no order.
      announced.sort { $0.reader.number < $1.reader.number }
      for object in announced { object.finish(in: self) }
      announced = []
    }
    // Nodes in other windows wait for the settles of these.
    if !waiting.isEmpty { waiting.removeAll(in: window) }
    if !unnamed.isEmpty { unnamed.removeAll(keepingCapacity: true) }
    latest.removeAll(until: bodies.endIndex)
    (place, environmentBody, detailCount) = (nil, nil, 0)
  }
}

extension CauseRecorder: UpdateWatcher {
  func meetsExpression(_ content: Any, _ place: SourcePlace, _ node: ReaderNode) {
    let owner = places.owner(of: content, place, node)
    places.note(content, place, owner)
  }

  func bodyWillRun(_ type: Any.Type, isOfUser: Bool, of node: ReaderNode, isFirst: Bool) {
    finishAnnouncements(to: node)
    if isFirst { graphs.meet(node.graph) }
    let index = bodies.endIndex
    if isOfUser {
      let causes = takeCauses(of: node, isFirst: isFirst)
      bodies.append(
        BodyEvent(
          node: node.number, type: type, window: window(of: node), settle: settle, causes: causes,
          parent: bodyUnderWay(causes, node)))
    } else {
      _ = waiting.take(node.number)
    }
    running.append((isOfUser ? index : running.last?.own, isOfUser, ViewNode.newestNumber, effects))
  }

  func writes(behindRunOf node: ViewNode) -> [(owner: String, property: String)] {
    guard let index = latest.run(of: node, in: bodies), let body = bodies[index] else { return [] }
    return body.causes.all.compactMap { cause in
      guard case .write(let index) = cause, let write = writes[index] else { return nil }
      return (write.owner, write.property)
    }
  }

  func bodyDidRun(of node: ReaderNode) {
    guard let run = running.popLast(), run.isOfUser, let index = run.own else { return }
    if run.newest != ViewNode.newestNumber || run.events != effects { bodies.change(index) { $0.hasEffect = true } }
  }

  /// The run of a body to which an event belongs: the innermost under way, or the one that has changed the
  /// environment.
  func bodyUnderWay(_ causes: Causes, _ node: ViewNode) -> Int? {
    if let run = running.last?.own { return run }
    if causes.contains(where: { if case .value = $0 { true } else { false } }) {
      // Rows are updated apart from the body that has made them.
      let parents = sequence(first: node, next: \.parent).dropFirst()
      return parents.lazy.compactMap { self.latest.run(of: $0, in: self.bodies) }.first
    }
    return causes.contains { if case .environment = $0 { true } else { false } } ? environmentBody : nil
  }

  func takesAnotherValue(_ node: ReaderNode) {
    effects += 1
    if node.contentScope !== node.scope { environmentBody = running.last?.own }
  }

  func takes(
    _ type: Any.Type, _ new: UnsafeRawPointer, insteadOf old: UnsafeRawPointer, _ node: ReaderNode
  ) {
    detailCount += 1
    let isDetailed = detailCount <= CauseRecorder.detailLimit
    wait(.value(isDetailed ? ReaderNode.untracked { ValueDifference.all(of: type, old, new) } : []), for: node)
  }

  func wrote(_ type: Any.Type, _ new: UnsafeRawPointer, insteadOf old: UnsafeRawPointer, in source: Source) {
    let readers = source.readers
    let (property, owner) =
      names.name(of: source, readBy: readers) ?? PropertyNames.name(of: source, in: graphs.all)
      ?? ("a \(PrintedValue.name(of: type))", "")
    let changes = ReaderNode.untracked { ValueDifference.all(of: type, old, new) }
    let index = note(
      WriteEvent(
        property: property, owner: owner, changes: changes, input: input, settle: settle,
        hasReaders: !readers.isEmpty))
    for reader in readers { wait(.write(index), for: reader) }
  }

  func willChange(_ object: AnyObject?, readBy node: ReaderNode) {
    detailCount += 1
    let reader = WaitingNode(number: node.number, window: window(of: node))
    if detailCount > CauseRecorder.detailLimit, let last = announced.last {
      return announced.append(AnnouncedObject(last.snapshot, reader))
    }
    let objects = object.map { [$0] } ?? PropertyNames.observables(around: node)
    announced.append(AnnouncedObject(ObjectSnapshot(objects, input: input, settle: settle), reader))
  }

  func environmentMayDiffer(around node: ReaderNode) {
    wait(.environment([]), for: node)
  }

  func environmentDiffers(_ new: Any, insteadOf old: Any, _ property: Any.Type, _ node: ReaderNode) {
    // The node's value is being changed: the property's name is looked up when that is over.
    unnamed[node.number, default: []].append((property, PrintedValue.short(old), new))
  }
}
