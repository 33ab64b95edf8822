/// The environment of a stretch of the tree: the nodes inside point to it, and it stays while its values change.
@MainActor
final class EnvironmentScope {
  private let unretainedGraph: Unmanaged<ViewGraph>
  private(set) var values: EnvironmentValues
  /// What a view around has written of what hosts take from the hosts around them otherwise.
  var ownTraits: OwnTraits = []

  init(graph: ViewGraph, values: EnvironmentValues) {
    unretainedGraph = .passUnretained(graph)
    self.values = values
  }

  /// It outlives its scopes.
  var graph: ViewGraph {
    @inline(__always) get { unretainedGraph.borrowed }
  }

  /// Takes new values.
  ///
  /// - Parameters:
  ///   - new: The new values, written upon `base`.
  ///   - base: The environment around as it is now.
  ///   - formerBase: The environment around at the time of the present values.
  /// - Returns: The keys that were written or are written now, and those of them whose value differs from before.
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
  /// The keys whose values differ in another scope; both are inside of `root`.
  func differences(from other: EnvironmentScope, inside root: EnvironmentScope) -> EnvironmentChanges {
    let base = root.values
    return EnvironmentScope(graph: graph, values: other.values).replace(with: values, base: base, formerBase: base)
      .changes
  }
}

extension EnvironmentValues {
  /// The keys that were written upon `base`, each once.
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

/// Which keys of the environment have changed.
///
/// A reader remembers the keys that it read as bits of one word, so that most are passed over with one comparison. Two
/// keys may share a bit, so a reader that is touched looks whether its own value has really changed.
struct EnvironmentChanges {
  private var keys: [ObjectIdentifier] = []
  private var bits: UInt64 = 0

  init() {}

  var isEmpty: Bool { keys.isEmpty }

  /// Whether a node that read the keys of `mask` may be concerned.
  func touch(_ mask: UInt64) -> Bool { bits & mask != 0 }

  /// These changes as they are inside of a writer: what it writes itself hides what is around.
  ///
  /// - Parameters:
  ///   - written: The keys that the writer writes.
  ///   - own: Those of them whose value has changed.
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
