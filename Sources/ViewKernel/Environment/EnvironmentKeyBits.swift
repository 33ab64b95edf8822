import Synchronization

/// The bits by which keys of the environment are told apart quickly: one of 64 for each, in turns, in the order in which keys are
/// used first.
///
/// Taken from a key's address, they would be others in each run of the program, and so would be the nodes that look in vain whether
/// something that they have read has changed. The first 64 keys have a bit each for themselves.
///
/// Looked up for each read, on whatever thread, so without a lock: an entry never changes once its key stands there.
package enum EnvironmentKeyBits {
  private struct Entry: ~Copyable {
    /// Zero while the entry is free.
    let key = Atomic<UInt>(0)
    var bit: UInt64 = 0
  }

  private static let capacity = 1 << 12
  // Unsafe only in name: who reads a bit has seen its key, which is stored after it, and only who has the lock writes.
  nonisolated(unsafe) private static let entries: UnsafeMutablePointer<Entry> = {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    for index in 0..<capacity { (entries + index).initialize(to: Entry()) }
    return entries
  }()
  /// How many keys there are.
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
      // A program with thousands of keys has generic ones; they share a bit.
      guard count < capacity / 2 else { return 1 << 63 }
      var index = home(of: key)
      while true {
        let present = entries[index].key.load(ordering: .acquiring)
        // Another thread may have been faster.
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
