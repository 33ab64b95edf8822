// Tests: `EnvironmentObjectTests`.

import Dispatch
import Foundation

/// An attempt to run the body of a view that lacks an object: it ends where the body reads the object.
///
/// The getter of the property can neither return without an object nor leave the body. So the body runs on a thread of
/// its own, as a job of the main actor, while the main thread waits; the getter ends the thread. Objects that the body
/// has retained by then are leaked. A body that does not read the object runs again, as usual.
final class BodyAttempt: @unchecked Sendable {
  // Unchecked: the two threads take turns.

  /// The attempt under way. Only one is at a time, as the main thread waits for it.
  private static let current = Guarded<BodyAttempt?>(nil)

  private let end = DispatchSemaphore(value: 0)
  private var thread: Thread?
  private var isComplete = false
  private var report: (@MainActor () -> Void)?

  /// Runs code on another thread, as if on the main actor; returns whether it came to its end.
  @MainActor
  static func completes(_ code: @escaping @MainActor () -> Void) -> Bool {
    let attempt = BodyAttempt()
    nonisolated(unsafe) let code = withoutIsolation(code)
    current.withLock { $0 = attempt }
    defer { current.withLock { $0 = nil } }
    Task(executorPreference: BodyAttemptExecutor()) { attempt.run(code) }
    attempt.end.wait()
    attempt.report?()
    attempt.report = nil
    return attempt.isComplete
  }

  private func run(_ code: () -> Void) {
    thread = .current
    code()
    isComplete = true
    end.signal()
  }

  /// Whether the caller is in the code of an attempt.
  static var isHere: Bool { current.withLock { $0?.thread === Thread.current } }

  /// Ends the attempt if the caller is in its code, and makes a report on the main thread; returns otherwise.
  static func endHere(_ report: @escaping @MainActor () -> Void) {
    guard let attempt = current.withLock({ $0 }), attempt.thread === Thread.current else { return }
    attempt.report = report
    attempt.end.signal()
    Thread.exit()
  }
}

/// Runs each job on a thread of its own, as a job of the main actor: closures in bodies check on which actor they are.
private final class BodyAttemptExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let thread = Thread { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    // As much as a main thread has.
    thread.stackSize = 8 << 20
    thread.start()
  }
}
