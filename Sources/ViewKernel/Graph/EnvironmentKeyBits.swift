import Synchronization

/// A bit for each key of the environment, one of 64, for fast set operations. Bits are assigned round-robin in the
/// order of first use.
///
/// Derived from a key's address, they would differ between runs of the program, and so would the nodes that check in
/// vain whether a value that they have read has changed. The first 64 keys do not share their bit.
///
/// Read on any thread and on each access, so without a lock: an entry is immutable once its key is stored.
package enum EnvironmentKeyBits {
  private struct Entry: ~Copyable {
    /// Zero for a free entry.
    let key = Atomic<UInt>(0)
    var bit: UInt64 = 0
  }

  private static let capacity = 1 << 12
  // Safe: a reader of a bit has loaded its key, which is stored after the bit, and writers hold the lock.
  nonisolated(unsafe) private static let entries: UnsafeMutablePointer<Entry> = {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    for index in 0..<capacity { (entries + index).initialize(to: Entry()) }
    return entries
  }()
  /// The number of keys.
  private static let count = Guarded(0)

  /// The bit of a key, by its type's identity.
  package static func bit(of key: ObjectIdentifier) -> UInt64 {
    let key = UInt(bitPattern: key)
    var index = home(of: key)
    while true {
      let present = entries[index].key.load(ordering: .acquiring)
      if present == key { return entries[index].bit }
      if present == 0 { return add(key) }
      index = (index + 1) % capacity
    }
  }

  private static func home(of key: UInt) -> Int {
    Int(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 52)
  }

  @inline(never)
  private static func add(_ key: UInt) -> UInt64 {
    count.withLock { count in
      // A program with thousands of keys has generic ones; those share a bit.
      guard count < capacity / 2 else { return 1 << 63 }
      var index = home(of: key)
      while true {
        let present = entries[index].key.load(ordering: .acquiring)
        // Another thread may have added it.
        if present == key { return entries[index].bit }
        if present == 0 { break }
        index = (index + 1) % capacity
      }
      entries[index].bit = 1 << UInt64(count % 64)
      entries[index].key.store(key, ordering: .releasing)
      count += 1
      return entries[index].bit
    }
  }
}
