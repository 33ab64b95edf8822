// Tests: `EnvironmentValuesTests`, `ObservationTests`.

import Observation

/// A node that runs user code (a body, a closure, a host's update) and depends on what the code reads.
///
/// Values read while ``track(_:)`` runs become dependencies: a ``Source``, a key of the environment, or a property of
/// an `@Observable` object. Its life:
/// - **mount**: the code runs for the first time, and its dependencies are recorded.
/// - **invalidate**: a dependency changes; the node goes to the graph's dirty queue (``invalidate()``). If only the
///   environment has changed, the values are compared before the code runs (``readsOtherEnvironment()``).
/// - **update**: ``refresh()`` or a new value from above runs the code again (``rerun()``). Each run starts afresh, so
///   a source, a key or an object that is not read any more does not invalidate the node any more. Only a node with
///   dynamic properties of the environment, which are read apart from the code, keeps all keys that it has read.
/// - **late reads**: code that runs in layout or in drawing adds dependencies to the dependencies of the last run
///   (``trackLate(_:)``).
/// - **unmount**: the sources forget the node, and its registration with Observation is withdrawn.
package class ReaderNode: ViewNode {
  // Written on the main actor only. Not isolated, because `State`, `Binding` and `EnvironmentValues`, which record
  // reads, are not; they access it only while a node's code runs.

  /// The node whose code is running; nil outside of updates.
  nonisolated static var current: ReaderNode? { running?.takeUnretainedValue() }
  /// Backs ``current``. The node is on the stack meanwhile, so it need not be retained. Without exclusivity checks, as
  /// each run of a node's code sets it twice.
  @exclusivity(unchecked) nonisolated(unsafe) private static var running: Unmanaged<ReaderNode>?
  /// The node whose code runs within ``trackObserving(_:_:)``: the node in ``current``, or one whose run contains it.
  @exclusivity(unchecked) nonisolated(unsafe) private static var observing: Unmanaged<ReaderNode>?

  /// Counts the runs, so that a source can decide whether the last run has read it. Declared first, where it fits into
  /// the space beside the flags.
  nonisolated(unsafe) final private(set) var runNumber: UInt32 = 0
  // Without exclusivity checks, as each node accesses them when it is unmounted: nothing called meanwhile can come back
  // here.
  @exclusivity(unchecked) nonisolated(unsafe) private var sources: [Source]?
  /// The environment keys that were read, one bit for each. Keys may share a bit: see ``EnvironmentChanges``.
  nonisolated(unsafe) final var environmentKeys: UInt64 = 0
  @exclusivity(unchecked) private var observation: ObservationToken?

  /// Runs user code, and records what it reads as this node's dependencies, instead of the last run's.
  final func track<Result>(_ body: @MainActor () -> Result) -> Result {
    forgetReads()
    return asCurrent { body() }
  }

  /// Runs `body`, and adds what it reads to the dependencies of the last run.
  final func reading<Result>(_ body: @MainActor () -> Result) -> Result { asCurrent { body() } }

  /// Reads the environment for a dynamic property: this node depends on its keys as long as it lives.
  final func readingProperty<Result>(_ body: @MainActor () -> Result) -> Result {
    flags.insert(.keepsEnvironmentKeys)
    return reading(body)
  }

  /// Runs user code, and records what it reads, properties of `@Observable` objects included.
  ///
  /// - Parameter kind: The kind of the code, which decides how registrations with Observation are withdrawn.
  final func trackObserving<Result>(_ kind: CodeKind, _ body: () -> Result) -> Result {
    forgetReads()
    return observing(kind, body)
  }

  /// Runs user code as ``trackObserving(_:_:)``, within code that is tracked for several nodes together: the tracking
  /// code invalidates this node when an `@Observable` object changes.
  final func trackShared<Result>(_ body: () -> Result) -> Result {
    forgetReads()
    withdrawObservation()
    let outer = ReaderNode.observing
    ReaderNode.observing = .passUnretained(self)
    defer { ReaderNode.observing = outer }
    return asCurrent { body() }
  }

  /// Runs user code outside of this node's updates: in layout, in drawing.
  ///
  /// Its reads, properties of `@Observable` objects included, are added to the dependencies of the last run: when one
  /// changes, the node is updated, and invalidates there what the code returned. Reads of code that runs after the node
  /// is unmounted, in hosts that depart, are not tracked.
  final func trackLate<Result>(_ body: () -> Result) -> Result {
    flags.contains(.isUnmounted) ? body() : observing(.late, body)
  }

  /// Runs code whose reads are not recorded.
  static func untracked<Result>(_ body: () -> Result) -> Result {
    let (outer, keys) = (running, EnvironmentReads.keys)
    running = nil
    defer { (running, EnvironmentReads.keys) = (outer, keys) }
    return body()
  }

  /// Runs code with this node as ``current``, so that what it reads is recorded for this node.
  @inline(__always)
  private final func asCurrent<Result>(_ body: () -> Result) -> Result {
    let (outer, keys) = (ReaderNode.running, EnvironmentReads.keys)
    ReaderNode.running = .passUnretained(self)
    EnvironmentReads.keys = 0
    defer {
      environmentKeys |= EnvironmentReads.keys
      (ReaderNode.running, EnvironmentReads.keys) = (outer, keys)
    }
    return body()
  }

  /// Runs code with this node as ``current``, and tracks `@Observable` objects.
  private final func observing<Result>(_ kind: CodeKind, _ body: () -> Result) -> Result {
    let outer = ReaderNode.observing
    ReaderNode.observing = .passUnretained(self)
    defer { ReaderNode.observing = outer }
    return asCurrent { observe(kind, body) }
  }

  /// Drops the dependencies recorded so far: the next run begins.
  final func forgetReads() {
    runNumber &+= 1
    if !flags.contains(.keepsEnvironmentKeys) { environmentKeys = 0 }
  }

  /// Runs code that may read `@Observable` objects, such as the getter of a binding, within code that is not tracked as
  /// a whole: the node whose code is running depends on what it reads.
  ///
  /// So code that is given a binding need not know the storage behind it. Code that runs within
  /// ``trackObserving(_:_:)`` is tracked already.
  nonisolated static func watching<Result>(_ body: () -> Result) -> Result {
    // In this order: the node may be accessed on the main actor only.
    guard isOnMainActor, let running, running.toOpaque() != observing?.toOpaque() else { return body() }
    var result: Result?
    withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let read = { result = body() }
      MainActor.assumeIsolated { running.takeUnretainedValue().observe(.late, read) }
    }
    return result!
  }

  /// Runs code; until the next run, this node depends on the properties of `@Observable` objects that the code reads.
  private func observe<Result>(_ kind: CodeKind, _ body: () -> Result) -> Result {
    if let observation, observation.run != runNumber { withdrawObservation() }
    if kind.withdrawsRegistrations, observation == nil { observation = ObservationToken(self, kind, isRead: true) }
    guard let observation else { return withTracking(body, onChange: register(kind)) }
    return withTracking(
      {
        observation.read()
        return body()
      }, onChange: register(kind))
  }

  /// Called by Observation, only if the code has read a property of an `@Observable` object, or the token.
  private func register(_ kind: CodeKind) -> @Sendable () -> Void {
    kind.readsObservable = true
    let token = observation ?? ObservationToken(self, kind, isRead: false)
    observation = token
    if token.countRegistration(settle: graph.owner.settleCount) { graph.invalidateAfterFlush(self) }
    return { token.fire() }
  }

  /// Records that this node's code has read `source`, which records the node in turn.
  nonisolated final func remember(_ source: Source) {
    if sources == nil { sources = [source] } else { sources?.append(source) }
  }

  /// Puts this node into the dirty queue: something that it has read has changed.
  final func invalidate() {
    WriteTransactions.noteWrite()
    graph.invalidateReader(self)
  }

  /// Runs this node's own code: a body, a closure, the update of a host. Subclasses override it; callers use
  /// ``rerun()``.
  func run() {}

  /// Runs this node's code, which makes it clean: it does not run again in this flush unless it is invalidated.
  final func rerun() {
    flags.subtract(.needsRun)
    run()
  }

  /// Updates the environment values in this node's value, and returns whether the code must run. The default is always
  /// true.
  func readsOtherEnvironment() -> Bool { true }

  /// Runs this node's code if it is still dirty. It may have run already, when an ancestor was updated, and the
  /// environment values that it has read may be equal.
  final override func refresh() {
    if flags.contains(.needsMount) { return mountDeferred() }
    guard !flags.isDisjoint(with: .needsRun) else { return }
    if UpdateWatch.isOn, flags.contains(.needsEnvironmentCheck) { UpdateWatch.environmentMayDiffer(around: self) }
    if flags.contains(.needsEnvironmentCheck), !readsOtherEnvironment(), !flags.contains(.needsRefresh) {
      flags.remove(.needsEnvironmentCheck)
      return
    }
    rerun()
  }

  override func willUnmount() {
    // Most nodes have neither.
    if let sources {
      for source in sources { source.forget(self) }
      self.sources = nil
    }
    if observation != nil { withdrawObservation() }
  }

  private func withdrawObservation() {
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

/// One kind of user code, such as the bodies of one type of view.
@MainActor
class CodeKind {
  /// Code that runs in layout and in drawing, and code tracked on its own (``ReaderNode/watching(_:)``).
  static let late = CodeKind()

  /// Whether code of this kind has ever read a property of an `@Observable` object.
  final var readsObservable = false
  /// The number of obsolete registrations with Observation that still exist: see ``ObservationToken``.
  final var registrationsLeftBehind = 0
  /// Whether obsolete registrations are withdrawn, because so many exist already.
  final var withdrawsRegistrations: Bool { registrationsLeftBehind > 64 }
}

/// Calls Observation for code on the main actor. Observation knows nothing of actors, and a closure handed to it
/// directly checks in each call whether it runs on the right one.
private func withTracking<Result>(
  _ body: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  withObservationTracking(body, onChange: onChange())
}

/// For nodes that run a body. The body can't run, and nothing is shown, while a required object is missing.
extension ReaderNode {
  /// Mounts the result of the body if it is the first or if nothing was shown so far; else updates the children with
  /// it.
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

  /// Unmounts the children, as the body can't run for now.
  final func contentIsMissing() {
    guard !flags.contains(.isMissingContent) else { return }
    flags.insert(.isMissingContent)
    removeChildren()
  }
}

extension ViewNode {
  /// Marks the subtree: user closures in this node's value run outside of updates, such as in layout or for
  /// introspection, where nothing tracks what they read.
  ///
  /// Such a closure is replaced by the code that made it, whenever that runs. So closures never count as equal on the
  /// way from there to here.
  final func markUnwatchedCode() { markSubtree(.subtreeRunsUnwatchedCode) }

  /// Whether values that compare equal must be treated as different, because of closures in them.
  @inline(__always)
  final func doubtsClosures(in comparison: @autoclosure () -> ValueComparison) -> Bool {
    flags.contains(.subtreeRunsUnwatchedCode) && comparison().holdsFunctions
  }
}
