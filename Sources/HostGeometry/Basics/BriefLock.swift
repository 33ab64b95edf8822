public import Foundation
public import Synchronization

/// A spin lock for code of a few instructions, such as copying a value out of an object or swapping it. It takes 13
/// instructions and one byte.
///
/// A thread that finds it held yields and tries again. Code under the lock must not run foreign code, and the release
/// of a value is that: swap a value, and release the old one afterwards. Not a `Mutex`, which takes 30 instructions and
/// which ThreadSanitizer does not recognise as a lock. The type is usable from inline, as the functions of another are
/// not inlined in other modules, whatever they say.
@usableFromInline
package struct BriefLock: ~Copyable, Sendable {
  @usableFromInline package let isHeld = Atomic(false)

  @inlinable package init() {}

  @inlinable @inline(__always)
  package borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    while isHeld.exchange(true, ordering: .acquiring) { Thread.sleep(forTimeInterval: 0) }
    defer { isHeld.store(false, ordering: .releasing) }
    return try body()
  }
}

/// The lock of all values that any thread may read and write: a single one, so that values need no memory for their
/// own.
package let valueLock = BriefLock()

/// A value with exclusive access from any thread, for longer operations than those for which ``BriefLock`` is meant.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
