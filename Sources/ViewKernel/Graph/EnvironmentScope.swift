/// The environment of a subtree. It keeps its identity while its values change.
///
/// - **make**: the graph makes the scope of the root view, and each ``EnvironmentWriterNode`` one for its content.
/// - **mount**: nodes refer to the scope of the nearest writer among their ancestors; the writer outlives them, and the
///   graph outlives the scope.
/// - **update**: ``replace(with:base:formerBase:)`` sets new values and returns which keys have changed. Only the nodes
///   that have read those keys are invalidated (``EnvironmentChanges``).
/// - **unmount**: the scope ends with its writer.
@MainActor
final class EnvironmentScope {
  private let unretainedGraph: Unmanaged<ViewGraph>
  private(set) var values: EnvironmentValues
  /// The host traits that modifiers between the root and this scope have written.
  var ownTraits: OwnTraits = []

  init(graph: ViewGraph, values: EnvironmentValues) {
    unretainedGraph = .passUnretained(graph)
    self.values = values
  }

  /// The graph, which outlives its scopes.
  var graph: ViewGraph {
    @inline(__always) get { unretainedGraph.borrowed }
  }

  /// Replaces the values.
  ///
  /// - Parameters:
  ///   - new: The new values, written on top of `base`.
  ///   - base: The enclosing environment as it is now.
  ///   - formerBase: The enclosing environment when the former values were written.
  /// - Returns: The keys that were or are written, and the keys among them whose value has changed.
  func replace(
    with new: EnvironmentValues, base: EnvironmentValues, formerBase: EnvironmentValues
  ) -> (written: [ObjectIdentifier], changes: EnvironmentChanges) {
    let old = values
    values = new
    var written = new.keys(since: base)
    for key in old.keys(since: formerBase) where !written.contains(key) { written.append(key) }
    var changes = EnvironmentChanges()
    for key in written {
      guard let before = old.entry(for: key), let now = new.entry(for: key), before.isEqual(to: now) else {
        changes.insert(key)
        continue
      }
    }
    return (written, changes)
  }
}

extension EnvironmentScope {
  /// The keys whose values differ from those in another scope; both scopes are descendants of `root`.
  func differences(from other: EnvironmentScope, inside root: EnvironmentScope) -> EnvironmentChanges {
    let base = root.values
    return EnvironmentScope(graph: graph, values: other.values).replace(with: values, base: base, formerBase: base)
      .changes
  }
}

extension EnvironmentValues {
  /// The keys that were written on top of `base`, each once, the latest first.
  fileprivate func keys(since base: EnvironmentValues) -> [ObjectIdentifier] {
    var keys: [ObjectIdentifier] = []
    var entry = head
    while let current = entry, current !== base.head {
      if !keys.contains(current.key) { keys.append(current.key) }
      entry = current.next
    }
    return keys
  }
}

/// The environment keys whose values have changed.
///
/// A reader stores the keys that it has read as bits of one word, so most readers are skipped with one comparison. Keys
/// can share a bit, so a reader that is touched compares its own values first.
struct EnvironmentChanges {
  private var keys: [ObjectIdentifier] = []
  private var bits: UInt64 = 0

  init() {}

  var isEmpty: Bool { keys.isEmpty }

  /// Whether a node that has read the keys of `mask` may be affected. May be true by chance, never false.
  func touch(_ mask: UInt64) -> Bool { bits & mask != 0 }

  /// Returns these changes as the descendants of a writer see them: its own writes hide the enclosing environment's.
  ///
  /// - Parameters:
  ///   - written: The keys that the writer writes.
  ///   - own: The keys among them whose value has changed.
  func inside(written: [ObjectIdentifier], own: EnvironmentChanges) -> EnvironmentChanges {
    var result = own
    for key in keys where !written.contains(key) { result.insert(key) }
    return result
  }

  mutating func insert(_ key: ObjectIdentifier) {
    keys.append(key)
    bits |= EnvironmentKeyBits.bit(of: key)
  }
}
