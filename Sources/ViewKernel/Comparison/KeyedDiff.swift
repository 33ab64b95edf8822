/// The difference between two lists of keys: which old element each new position takes, and which are removed.
///
/// ```
/// let diff = KeyedDiff(from: ["a", "b"], to: ["b", "c"])
/// diff.sources  // [1, -1]: "b" was at 1, "c" is new
/// diff.removed  // [0]: "a"
/// ```
///
/// A caller that keeps an array of nodes parallel to the keys reconciles it without lookups of its own: it keeps the
/// first ``prefix`` and the last ``suffix`` nodes in place, unmounts those at ``removed``, and fills the ``middle``
/// from ``sources``, where -1 stands for a new node.
///
/// The ends that both lists share are only compared. Matching hashes the changed middle alone, and not even that for a
/// pure insertion, a pure removal, a move of one element or a swap of two. Finding repeated keys hashes the whole list
/// if more than a few keys were inserted. Numbers in ascending order are never hashed. Equal lists allocate nothing.
///
/// Repeated keys never trap. Equal keys are matched in order: within the changed middle the second "a" takes what was
/// the second "a", and is inserted if there was none. ``duplicates`` lists such positions for a diagnostic.
package struct KeyedDiff: Equatable {
  /// The number of elements at the start that are the same in both lists.
  package let prefix: Int

  /// The number of elements at the end that are the same in both lists.
  package let suffix: Int

  /// The length of the old list.
  package let oldCount: Int

  /// The length of the new list.
  package let newCount: Int

  /// For each position of the new middle the index in the old list that it comes from, or -1 for an insertion.
  package internal(set) var sources: [Int] = []

  /// The indices in the old list that have no successor, ascending.
  package internal(set) var removed: [Int] = []

  /// The positions in the new list whose key is also at an earlier position, ascending.
  ///
  /// Only keys that an insertion repeats are listed. Repetitions among kept elements were listed when they were
  /// inserted.
  package internal(set) var duplicates: [Int] = []

  /// Whether both lists are the same.
  package var isUnchanged: Bool { prefix == oldCount && prefix == newCount }

  /// The positions of the new list between the shared ends.
  package var middle: Range<Int> { prefix..<(newCount - suffix) }

  /// The indices of the old list between the shared ends.
  package var oldMiddle: Range<Int> { prefix..<(oldCount - suffix) }

  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - old: The keys before.
  ///   - new: The keys now.
  ///   - sharedCount: How many of the first keys are known to be the same.
  ///   - findsDuplicates: Whether to find ``duplicates``, which compares more than a few inserted keys with the shared
  ///     ends, too.
  /// - Complexity: O(n) comparisons for the shared ends; O(m) hashing for a changed middle of length m.
  package init<Key: Hashable>(
    from old: ContiguousArray<Key>, to new: ContiguousArray<Key>, after sharedCount: Int = 0,
    findsDuplicates: Bool = true
  ) {
    self = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { KeyedDiff(from: old, to: $0, after: sharedCount, findsDuplicates: findsDuplicates) }
    }
  }

  /// Compares two lists in contiguous storage.
  // Unspecialised code takes some ten times as long, and these are the most frequent types of identities.
  @_specialize(where Key == Int)
  @_specialize(where Key == String)
  package init<Key: Hashable>(
    from old: UnsafeBufferPointer<Key>, to new: UnsafeBufferPointer<Key>, after sharedCount: Int = 0,
    findsDuplicates: Bool = true
  ) {
    oldCount = old.count
    newCount = new.count
    let shorter = min(old.count, new.count)
    if old.count == new.count, old.baseAddress == new.baseAddress {
      // The same buffer: the array has not changed.
      prefix = shorter
      suffix = 0
      return
    }
    var start = sharedCount
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    prefix = start
    suffix = end
    if isUnchanged { return }

    if oldMiddle.isEmpty {
      sources = [Int](repeating: -1, count: middle.count)
    } else if middle.isEmpty {
      removed = [Int](oldMiddle)
    } else if !matchMoveOrSwap(old, new), !matchAscending(old, new) {
      matchByHashing(old, new)
    }
    if findsDuplicates { findDuplicates(new) }
  }

  /// The index in the old list of the element at a position of the new list, or nil if it is inserted there.
  ///
  /// - Parameter position: An index of the new list.
  package func source(at position: Int) -> Int? {
    if position < prefix { return position }
    if position >= newCount - suffix { return position - newCount + oldCount }
    let source = sources[position - prefix]
    return source < 0 ? nil : source
  }
}
