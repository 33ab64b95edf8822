// Tests: `SettleReportTests`.

/// Reports the steps of updates to ``ViewBodies`` and to the recorder of causes.
///
/// Without either, each call costs the caller one check of ``isOn``.
@MainActor
enum UpdateWatch {
  /// Whether there is a recorder. Without exclusivity checks, as each run of a body reads it.
  @exclusivity(unchecked) private(set) static var isOn = false

  static var watcher: (any UpdateWatcher)? { didSet { followAll() } }
  static var collectsBodies = false { didSet { followAll() } }

  private static func followAll() { isOn = watcher != nil || collectsBodies }

  // Not inlined: callers pay for a check only.

  @inline(never)
  static func bodyWillRun(_ type: Any.Type, of node: ReaderNode, isFirst: Bool) {
    if collectsBodies { ViewBodies.note(type) }
    watcher?.bodyWillRun(type, of: node, isFirst: isFirst)
  }

  @inline(never)
  static func bodyDidRun(of node: ReaderNode) { watcher?.bodyDidRun(of: node) }

  /// A node takes another value of its view or modifier.
  @inline(never)
  static func takes<V>(_ new: V, insteadOf old: UnsafePointer<V>, _ node: ReaderNode) {
    watcher?.takes(new, insteadOf: old.pointee, node)
  }

  /// A state was written, and its readers are about to be invalidated.
  @inline(never)
  static func wrote<V>(_ new: V, insteadOf old: V, in source: Source) {
    watcher?.wrote(new, insteadOf: old, in: source)
  }

  /// An observed object is about to change; nil for an `@Observable` one, as Observation does not report which.
  @inline(never)
  static func willChange(_ object: AnyObject?, readBy node: ReaderNode) { watcher?.willChange(object, readBy: node) }

  /// The environment has changed around a node.
  @inline(never)
  static func environmentMayDiffer(around node: ReaderNode) { watcher?.environmentMayDiffer(around: node) }

  /// A property that reads the environment has another value.
  @inline(never)
  static func environmentDiffers<V>(_ new: V, insteadOf old: V, _ property: Any.Type, _ node: ReaderNode) {
    watcher?.environmentDiffers(new, insteadOf: old, property, node)
  }

  /// A host is made or updated by its node, in `update`.
  @inline(never)
  static func updates(_ host: AnyObject?, of node: ViewNode, _ update: () -> Void) {
    if let watcher { watcher.updates(host, of: node, update) } else { update() }
  }

  /// The host of a node goes with it.
  @inline(never)
  static func removes(_ host: AnyObject, of node: ViewNode) { watcher?.removes(host, of: node) }
}

/// Notes what updates do; see ``UpdateWatch``.
@MainActor
protocol UpdateWatcher: AnyObject {
  func bodyWillRun(_ type: Any.Type, of node: ReaderNode, isFirst: Bool)
  func bodyDidRun(of node: ReaderNode)
  func takes(_ new: Any, insteadOf old: Any, _ node: ReaderNode)
  func wrote(_ new: Any, insteadOf old: Any, in source: Source)
  func willChange(_ object: AnyObject?, readBy node: ReaderNode)
  func environmentMayDiffer(around node: ReaderNode)
  func environmentDiffers(_ new: Any, insteadOf old: Any, _ property: Any.Type, _ node: ReaderNode)
  func updates(_ host: AnyObject?, of node: ViewNode, _ update: () -> Void)
  func removes(_ host: AnyObject, of node: ViewNode)
}

/// A dynamic property whose value a ``Source`` stands for.
@MainActor
protocol SourcedProperty {
  /// The source of the value; nil outside of a mounted view.
  var source: Source? { get }
}
