/// The environment of a stretch of the tree: the nodes inside point to it, and it stays while its values change.
@MainActor
final class EnvironmentScope {
  unowned(unsafe) let graph: ViewGraph
  private(set) var values: EnvironmentValues

  init(graph: ViewGraph, values: EnvironmentValues) {
    self.graph = graph
    self.values = values
  }

  /// Takes new values.
  ///
  /// - Parameters:
  ///   - new: The new values, written upon `base`.
  ///   - base: The environment around as it is now.
  ///   - formerBase: The environment around at the time of the present values.
  /// - Returns: The keys written here whose value differs from before. Keys that only the environment around has
  ///   changed are not among them.
  func replace(
    with new: EnvironmentValues, base: EnvironmentValues, formerBase: EnvironmentValues
  ) -> EnvironmentChanges {
    let old = values
    values = new
    var changes = EnvironmentChanges()
    changes.compareWrites(of: old, since: formerBase, with: new)
    changes.compareWrites(of: new, since: base, with: old)
    return changes
  }
}

/// Which keys of the environment have changed.
///
/// Each key is one of 64 bits, chosen by its type's address. Two keys may share a bit, so a reader that is touched looks
/// whether its own value has really changed before it does anything.
struct EnvironmentChanges {
  private var bits: UInt64 = 0
  /// Keys that were compared already, or are hidden by a writer in between.
  private var settled: [ObjectIdentifier] = []

  init() {}

  static func bit(of key: ObjectIdentifier) -> UInt64 {
    1 << ((UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }

  var isEmpty: Bool { bits == 0 }

  /// Whether a node that read the keys of `mask` may be concerned.
  func touch(_ mask: UInt64) -> Bool { bits & mask != 0 }

  mutating func formUnion(_ other: EnvironmentChanges) { bits |= other.bits }

  /// Compares what was written between `values` and `base` with the same keys in `other`.
  @MainActor
  fileprivate mutating func compareWrites(
    of values: EnvironmentValues, since base: EnvironmentValues, with other: EnvironmentValues
  ) {
    var entry = values.head
    while let current = entry, current !== base.head {
      entry = current.next
      guard !settled.contains(current.key) else { continue }
      settled.append(current.key)
      if let match = other.entry(for: current.key), current.isEqual(to: match) { continue }
      bits |= EnvironmentChanges.bit(of: current.key)
    }
  }
}
