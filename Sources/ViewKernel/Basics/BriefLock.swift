import Foundation
import Synchronization

/// A lock for code of a few instructions, such as copying a value out of an object or swapping it: it takes 13 instructions and
/// one byte.
///
/// Whoever finds it held sleeps for a moment. What runs under it must not run code of others, and the end of a value is
/// that: swap a value, and let the old one go afterwards. Not a `Mutex`, which takes 30 instructions and which
/// ThreadSanitizer does not know for a lock.
struct BriefLock: ~Copyable, Sendable {
  private let isHeld = Atomic(false)

  @inline(__always)
  borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    while isHeld.exchange(true, ordering: .acquiring) { Thread.sleep(forTimeInterval: 0) }
    defer { isHeld.store(false, ordering: .releasing) }
    return try body()
  }
}

/// Guards the values that any thread may read and write: one lock for all, so that it takes no memory for each.
let valueLock = BriefLock()

/// A value that many may use, one at a time, for longer than ``BriefLock`` is meant for.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
