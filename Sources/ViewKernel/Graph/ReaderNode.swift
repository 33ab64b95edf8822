/// A node that reads: it runs user code (a body, a closure, a host's update), and runs it again when something that the
/// code has read changes.
///
/// What is read while ``track(_:)`` runs becomes a dependency: a ``Source``, a key of the environment, or a property of an
/// `@Observable` object. Each run starts afresh, so a source that is not read any more does not count any more.
package class ReaderNode: ViewNode {
  // Written on the main actor only. Not isolated, because `State`, `Binding` and `EnvironmentValues`, which note what is
  // read, are not; they look only while a node's code runs.

  /// The node whose code is running; nil outside of updates.
  nonisolated static var current: ReaderNode? { running?.takeUnretainedValue() }
  /// The same: it is on the stack meanwhile, so nothing need retain it. Not checked, as each run of a node's code sets it twice.
  @exclusivity(unchecked) nonisolated(unsafe) private static var running: Unmanaged<ReaderNode>?
  /// The node whose code runs within ``trackObserving(_:_:)``: that of ``current``, or one further out.
  @exclusivity(unchecked) nonisolated(unsafe) private static var observing: Unmanaged<ReaderNode>?

  /// Counts the runs, so that a source can tell whether the last run still read it. First, where there is room beside the flags.
  nonisolated(unsafe) final private(set) var runNumber: UInt32 = 0
  // Not checked, as each node that goes looks at them: nobody is called meanwhile who may come back here.
  @exclusivity(unchecked) nonisolated(unsafe) private var sources: [Source] = []
  /// Which keys of the environment were read, one bit for each (and perhaps for others: see ``EnvironmentChanges``).
  nonisolated(unsafe) final var environmentKeys: UInt64 = 0
  @exclusivity(unchecked) private var observation: ObservationToken?

  /// Runs user code and notes what it reads.
  final func track<Result>(_ body: @MainActor () -> Result) -> Result {
    let outer = ReaderNode.running
    ReaderNode.running = .passUnretained(self)
    defer { ReaderNode.running = outer }
    forgetReads()
    return body()
  }

  /// Notes what `body` reads as read by the last run, too.
  final func reading<Result>(_ body: @MainActor () -> Result) -> Result {
    let outer = ReaderNode.running
    ReaderNode.running = .passUnretained(self)
    defer { ReaderNode.running = outer }
    return body()
  }

  /// Runs user code and notes what it reads, properties of `@Observable` objects included.
  ///
  /// - Parameter kind: Of which kind the code is.
  final func trackObserving<Result>(_ kind: CodeKind, _ body: () -> Result) -> Result {
    let (outer, outerObserving) = (ReaderNode.running, ReaderNode.observing)
    ReaderNode.running = .passUnretained(self)
    ReaderNode.observing = ReaderNode.running
    defer {
      ReaderNode.running = outer
      ReaderNode.observing = outerObserving
    }
    runNumber &+= 1
    return observe(kind, body)
  }

  /// Runs user code beside this node's turn: in layout, in drawing.
  ///
  /// What it reads, properties of `@Observable` objects included, counts as read by the last run: the node has its turn when that
  /// changes, and takes back there what the code gave. Code that runs after the node has gone, in hosts that are on their way out,
  /// is not followed.
  final func trackLate<Result>(_ body: () -> Result) -> Result {
    if flags.contains(.isUnmounted) { return body() }
    let (outer, outerObserving) = (ReaderNode.running, ReaderNode.observing)
    ReaderNode.running = .passUnretained(self)
    ReaderNode.observing = ReaderNode.running
    defer {
      ReaderNode.running = outer
      ReaderNode.observing = outerObserving
    }
    return observe(.late, body)
  }

  /// Runs code whose reads nobody follows.
  static func untracked<Result>(_ body: () -> Result) -> Result {
    let outer = running
    running = nil
    defer { running = outer }
    return body()
  }

  /// What was read so far counts no more: the node has had its turn.
  final func forgetReads() { runNumber &+= 1 }

  /// Runs code that may read `@Observable` objects, such as what is behind a binding, within code that need not be watched as a whole:
  /// the node whose code is running follows that.
  ///
  /// So nobody who is handed a binding need know what is behind it. Code that runs within ``trackObserving(_:_:)`` is watched
  /// already.
  nonisolated static func watching<Result>(_ body: () -> Result) -> Result {
    // In this order: nobody else may look at the node.
    guard isOnMainActor, let running, running.toOpaque() != observing?.toOpaque() else { return body() }
    var result: Result?
    withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let read = { result = body() }
      MainActor.assumeIsolated { running.takeUnretainedValue().observe(.late, read) }
    }
    return result!
  }

  /// Runs code, and has this node follow what it reads of `@Observable` objects until the next run.
  private func observe<Result>(_ kind: CodeKind, _ body: () -> Result) -> Result {
    if let observation, observation.run != runNumber {
      observation.cancel()
      self.observation = nil
    }
    if kind.withdrawsRegistrations, observation == nil { observation = ObservationToken(self, kind, isRead: true) }
    guard let observation else { return withTracking(body, onChange: register(kind)) }
    return withTracking(
      {
        observation.read()
        return body()
      }, onChange: register(kind))
  }

  /// Called only if the code has read a property of an `@Observable` object, or the token.
  private func register(_ kind: CodeKind) -> @Sendable () -> Void {
    kind.readsObservable = true
    let token = observation ?? ObservationToken(self, kind, isRead: false)
    observation = token
    if token.countRegistration(settle: graph.owner.settleCount) { graph.invalidateAfterFlush(self) }
    return { token.fire() }
  }

  /// The node that runs user code notes `source`; `source` keeps the other half.
  nonisolated final func remember(_ source: Source) { sources.append(source) }

  /// Something that this node has read changed.
  final func invalidate() {
    WriteTransactions.noteWrite()
    graph.invalidateReader(self)
  }

  /// Runs this node's own code: a body, a closure, the update of a host. Override it, and call ``rerun()``.
  func run() {}

  /// Runs this node's code, after which nothing waits for that any more.
  final func rerun() {
    flags.subtract(.needsRun)
    run()
  }

  /// Reads again what this node's value has of the environment. Returns whether the node's code must run: always by default.
  func readsOtherEnvironment() -> Bool { true }

  /// Runs this node's code if it still must: it may have run on the way down from a parent, and what it has read of the environment may
  /// be what it was.
  final override func refresh() {
    if flags.contains(.needsMount) { return mountDeferred() }
    guard !flags.isDisjoint(with: .needsRun) else { return }
    if flags.contains(.needsEnvironmentCheck), !readsOtherEnvironment(), !flags.contains(.needsRefresh) {
      flags.remove(.needsEnvironmentCheck)
      return
    }
    rerun()
  }

  override func willUnmount() {
    if !sources.isEmpty {
      for source in sources { source.forget(self) }
      sources = []
    }
    if let token = observation {
      token.cancel()
      observation = nil
    }
  }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    if case .environment(let changes) = change, changes.touch(environmentKeys) {
      flags.insert(.needsEnvironmentCheck)
      graph.enqueue(self)
    }
    super.surroundingsDidChange(change)
  }
}

/// Users' code of one kind, such as the bodies of one type of views.
@MainActor
class CodeKind {
  /// What runs in layout and in drawing, and what is watched within code that is not watched as a whole.
  static let late = CodeKind()

  /// Whether any of it has ever read a property of an `@Observable` object.
  final var readsObservable = false
  /// How many registrations with Observation stand that nobody needs any more: see ``ObservationToken``.
  final var registrationsLeftBehind = 0
  /// Whether those are so many that no more may follow.
  final var withdrawsRegistrations: Bool { registrationsLeftBehind > 64 }
}

/// Calls Observation for code on the main actor. Observation does not know of actors, and a closure that is handed to it
/// directly looks each time whether it is on the right one.
private func withTracking<Result>(
  _ body: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  withObservationTracking(body, onChange: onChange())
}

/// For nodes that run a body: the body can't run while an object that it needs is missing, and nothing is shown then.
extension ReaderNode {
  /// Takes what the body gave: mounts it the first time or if nothing was shown so far, else hands it on.
  final func show<V: View>(_ body: V, isFirst: Bool) {
    if flags.contains(.isMissingContent) {
      flags.remove(.isMissingContent)
      replaceChildren(body)
    } else if isFirst {
      mountChildren(body)
    } else {
      updateChildren(body)
    }
  }

  /// The body can't run for now: shows nothing.
  final func contentIsMissing() {
    guard !flags.contains(.isMissingContent) else { return }
    flags.insert(.isMissingContent)
    removeChildren()
  }
}

extension ViewNode {
  /// Says that closures of the user's that came with this node run at other times than updates, such as in layout or for
  /// introspection, so that nobody learns when what they read changes.
  ///
  /// Such a closure is brought up to date by the code that made it, whenever that runs. So no two closures count as equal on the
  /// way from there to here.
  final func markUnwatchedCode() { markSubtree(.subtreeRunsUnwatchedCode) }

  /// Whether values that were found equal must be taken for different, because of closures in them.
  @inline(__always)
  final func doubtsClosures(in comparison: @autoclosure () -> ValueComparison) -> Bool {
    flags.contains(.subtreeRunsUnwatchedCode) && comparison().holdsFunctions
  }
}
