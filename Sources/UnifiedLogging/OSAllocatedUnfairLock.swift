// Tests: `LoggerTests`.

import Foundation

/// A lock around a state, as Apple's `OSAllocatedUnfairLock` of the module `os`.
///
/// ```swift
/// let counter = OSAllocatedUnfairLock(initialState: 0)
/// counter.withLock { $0 += 1 }
/// print(counter.withLock { $0 })
/// // Prints "1"
/// ```
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {  // only who has the lock touches the state
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock around a state that need not be sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Calls `body` with the state while this thread alone has the lock. It must not take the same lock again.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try storage.lock.withLock { try body(&storage.state) }
  }

  /// The same as `withLock(_:)`, for code and results that are not sendable.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.lock.withLock { try body(&storage.state) }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock around a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Takes the lock; waits until it is free.
  public func lock() { storage.lock.lock() }
  /// Gives the lock back, on the thread that took it.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock if it is free.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
  /// Calls `body` while this thread alone has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try storage.lock.withLock { try body() }
  }
}
