import Dispatch
public import Foundation
public import Synchronization

/// Whether the caller is on the main actor.
///
/// That is not the same as the main thread: in an `async` main after its first suspension, under `dispatchMain()` and
/// in tests of Swift Testing, the main queue, which is the main actor's executor, runs on other threads, and the main
/// thread may have ended. While the main thread is alive it is the only one that runs the main queue, so being on it is
/// sufficient: 11 instructions, where `Thread.isMainThread` takes 50 and the executor's own checks 170 to 1,000.
package var isOnMainActor: Bool {
  @inlinable @inline(__always) get {
    if let thread = currentThreadID(), thread == MainQueue.thread.load(ordering: .relaxed) { return true }
    return MainQueue.isCurrent
  }
}

/// The same function for callers that know that they are on the main actor.
///
/// `assumeIsolated` casts it, too, but checks the executor once more: 1,000 instructions for each call.
@inlinable @inline(__always)
package func withoutIsolation<Result>(_ body: @escaping @MainActor () -> Result) -> () -> Result {
  unsafeBitCast(body, to: (() -> Result).self)
}

/// The main queue, and the thread that runs it.
@usableFromInline
package enum MainQueue {
  /// The main thread, if it is known to run the main queue; 0 as long as that is unknown.
  @usableFromInline package static let thread = Atomic<UInt>(0)

  /// A key that is set on the main queue only.
  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  /// Whether the caller is on the main queue or the main thread, for any thread. The main thread may have entered
  /// another queue, which is not marked, by `sync`.
  @inline(never)
  @usableFromInline package static var isCurrent: Bool {
    let isMarked = DispatchQueue.getSpecific(key: mark) != nil
    guard !isMarked || thread.load(ordering: .relaxed) == 0 else { return true }
    let isMainThread = Thread.isMainThread
    if isMainThread {
      thread.store(currentThreadID() ?? noThread, ordering: .relaxed)
    } else if isMarked {
      // The main queue has left the main thread, and never goes back there.
      thread.store(noThread, ordering: .relaxed)
    }
    return isMarked || isMainThread
  }

  private static var noThread: UInt { .max }
}

/// The identity of the current thread; nil if the system has no fast way to get it.
@inlinable @inline(__always)
package func currentThreadID() -> UInt? {
  #if canImport(Glibc)
    pthread_self()
  #elseif canImport(Darwin) || canImport(Musl) || canImport(Android)
    unsafeBitCast(pthread_self(), to: UInt.self)
  #else
    nil
  #endif
}
