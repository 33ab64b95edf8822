// Tests: `SettleReportTests`.

/// Reports the steps of updates to ``ViewBodies`` and to the recorder of causes.
///
/// Without either, each call costs the caller one check of ``isOn``.
@MainActor
enum UpdateWatch {
  /// Whether there is a recorder. Without exclusivity checks, as each run of a body reads it.
  @exclusivity(unchecked) private(set) static var isOn = false

  @exclusivity(unchecked) static var watcher: (any UpdateWatcher)? { didSet { followAll() } }
  static var collectsBodies = false { didSet { followAll() } }

  private static func followAll() {
    isOn = watcher != nil || collectsBodies
    wantsPlaces = watcher != nil
  }

  /// Whether builders report their expressions. Not isolated, as builders are not; written on the main actor only,
  /// where all code that is recorded runs.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var wantsPlaces = false

  /// A builder has met an expression of the code that the current node runs.
  nonisolated static func meetsExpression(_ content: Any, _ file: StaticString, _ line: Int) {
    guard isOnMainActor else { return }
    // Not sent anywhere: the caller is on the main actor already.
    nonisolated(unsafe) let content = content
    onMainActor {
      if let node = ReaderNode.current { watcher?.meetsExpression(content, SourcePlace(file: file, line: line), node) }
    }
  }

  // Not inlined: callers pay for a check only.

  @inline(never)
  static func bodyWillRun(_ type: Any.Type, _ descriptor: ViewDescriptor, of node: ReaderNode, isFirst: Bool) {
    if collectsBodies, descriptor.isOfUser { ViewBodies.note(type) }
    watcher?.bodyWillRun(type, isOfUser: descriptor.isOfUser, of: node, isFirst: isFirst)
  }

  @inline(never)
  static func bodyDidRun(of node: ReaderNode) { watcher?.bodyDidRun(of: node) }

  /// A node takes another value of its view or modifier.
  @inline(never)
  static func takes<V>(
    _ new: V, insteadOf old: UnsafePointer<V>, _ descriptor: ViewDescriptor, _ node: ReaderNode
  ) {
    watcher?.takesAnotherValue(node)
    if descriptor.isOfUser { withAddress(of: new) { watcher?.takes(V.self, $0, insteadOf: old, node) } }
  }

  /// A state was written, and its readers are about to be invalidated.
  @inline(never)
  static func wrote<V>(_ new: V, insteadOf old: V, in source: Source) {
    withAddress(of: new) { new in
      withAddress(of: old) { watcher?.wrote(V.self, new, insteadOf: $0, in: source) }
    }
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

  /// A host is made or updated by its node, in `update`, which returns the host if it may have been made.
  @inline(never)
  static func updates(_ host: AnyObject?, of node: ViewNode, _ update: () -> AnyObject?) {
    if let watcher { watcher.updates(host, of: node, update) } else { _ = update() }
  }

  /// The host of a node goes with it.
  @inline(never)
  static func removes(_ host: AnyObject, of node: ViewNode) { watcher?.removes(host, of: node) }
}

/// A place in source, as `#fileID` and `#line` give it.
struct SourcePlace: Hashable, Comparable, CustomStringConvertible {
  let line: Int
  // Literals have one address in each file.
  private let file: StaticString

  init(file: StaticString, line: Int) { (self.file, self.line) = (file, line) }

  /// Whether it is in the library's own code.
  var isOfLibrary: Bool { !ViewBodies.isOfUser(module: "\(file)".prefix { $0 != "/" }) }

  /// `Counter.swift:12`, without the module.
  var description: String { "\("\(file)".split(separator: "/").last ?? ""):\(line)" }

  static func == (left: SourcePlace, right: SourcePlace) -> Bool {
    left.line == right.line && left.file.utf8Start == right.file.utf8Start
  }

  static func < (left: SourcePlace, right: SourcePlace) -> Bool { left.line < right.line }

  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(file.utf8Start)
  }
}

/// Notes what updates do; see ``UpdateWatch``.
@MainActor
protocol UpdateWatcher: AnyObject {
  func meetsExpression(_ content: Any, _ place: SourcePlace, _ node: ReaderNode)
  func bodyWillRun(_ type: Any.Type, isOfUser: Bool, of node: ReaderNode, isFirst: Bool)
  func bodyDidRun(of node: ReaderNode)
  /// A node takes a value that differs from the former.
  func takesAnotherValue(_ node: ReaderNode)
  /// That value is of a type of the program.
  func takes(_ type: Any.Type, _ new: UnsafeRawPointer, insteadOf old: UnsafeRawPointer, _ node: ReaderNode)
  /// The values are alive during the call.
  func wrote(_ type: Any.Type, _ new: UnsafeRawPointer, insteadOf old: UnsafeRawPointer, in source: Source)
  func willChange(_ object: AnyObject?, readBy node: ReaderNode)
  func environmentMayDiffer(around node: ReaderNode)
  func environmentDiffers(_ new: Any, insteadOf old: Any, _ property: Any.Type, _ node: ReaderNode)
  func updates(_ host: AnyObject?, of node: ViewNode, _ update: () -> AnyObject?)
  func removes(_ host: AnyObject, of node: ViewNode)
  /// The writes for which a node's body runs, as owners and properties.
  func writes(behindRunOf node: ViewNode) -> [(owner: String, property: String)]
}

/// A dynamic property whose value a ``Source`` stands for.
@MainActor
protocol SourcedProperty {
  /// The source of the value; nil outside of a mounted view.
  var source: Source? { get }
}
