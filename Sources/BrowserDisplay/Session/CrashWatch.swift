// Tests: `BrowserLaunchTests`.

import Foundation
import HostTree

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

  /// Reports why the program has crashed, while it does.
  ///
  /// Swift writes the sentence to the standard error, and the system ends the process by a signal. So the standard
  /// error is a pipe here, whose reader passes on everything, on a thread of its own. The handler of the signal, which
  /// may do next to nothing, writes a mark into the pipe and waits for half a second: in that time the reader reports,
  /// and the server's queue sends.
  final class CrashWatch: Sendable {
    /// Written once, by `begin`, before anything reads it on another thread.
    nonisolated(unsafe) private static var current: CrashWatch?
    /// The number of bytes that the reader keeps for the sentence.
    private static let outputLimit = 8_192
    private static let stepLimit = 8

    private let report: @Sendable (CrashReport) -> Void
    private let steps = Guarded<[String]>([])
    private let isDrained = DispatchSemaphore(value: 0)

    private init(_ report: @escaping @Sendable (CrashReport) -> Void) { self.report = report }

    /// Begins to watch; once for a process.
    ///
    /// - Parameter report: Called on another thread, with the process about to end.
    @MainActor
    static func begin(_ report: @escaping @Sendable (CrashReport) -> Void) {
      var ends: [Int32] = [0, 0]
      guard current == nil, pipe(&ends) == 0 else { return }
      let watch = CrashWatch(report)
      current = watch
      standardError = dup(2)
      dup2(ends[1], 2)
      close(ends[1])
      for end in [standardError, ends[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      Thread.detachNewThread { [input = ends[0]] in watch.passOn(from: input) }
      for (index, number) in signals.enumerated() {
        sigaction(number, nil, formerActions + index)
        signal(number, programCrashes)
      }
      atexit { CrashWatch.end() }
    }

    /// Gives the standard error back, before the process ends or becomes another program.
    static func end() {
      guard let watch = current else { return }
      dup2(standardError, 2)
      // Only child processes may still write into the pipe.
      _ = watch.isDrained.wait(timeout: .now() + 0.2)
    }

    /// Notes what a user has done.
    static func note(_ step: @autoclosure () -> String?) {
      guard let watch = current, let step = step() else { return }
      watch.steps.withLock { $0 = $0.suffix(stepLimit - 1) + [step] }
    }

    private func passOn(from input: Int32) {
      var output: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while true {
        let count = read(input, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        let bytes = buffer[..<count]
        let mark = bytes.firstIndex(of: 0)
        let text = bytes[..<(mark ?? count)]
        text.withUnsafeBytes { _ = write(standardError, $0.baseAddress, $0.count) }
        output = (output + text).suffix(CrashWatch.outputLimit)
        guard let mark else { continue }
        let number = mark + 1 < count ? Int32(bytes[mark + 1]) : 0
        let name = signalNames[number] ?? "signal \(number)"
        report(
          CrashReport(output: String(decoding: output, as: UTF8.self), signal: name, steps: steps.withLock { $0 }))
      }
      isDrained.signal()
    }
  }

  private let signalNames = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
  ]

  // Not isolated, as the handler of a signal reads them, on any thread and without allocating. `begin` writes them
  // before it sets the handler, and nothing writes them later.
  nonisolated(unsafe) private let signals: UnsafeMutableBufferPointer<Int32> = {
    let numbers = UnsafeMutableBufferPointer<Int32>.allocate(capacity: signalNames.count)
    _ = numbers.initialize(from: signalNames.keys.sorted())
    return numbers
  }()
  nonisolated(unsafe) private let formerActions = UnsafeMutablePointer<sigaction>.allocate(capacity: signalNames.count)
  nonisolated(unsafe) private var standardError: Int32 = 2

  /// Handles a signal. Then the former action gets the signal again, for example Swift's printer of backtraces.
  private func programCrashes(_ number: Int32) {
    for index in 0..<signals.count { sigaction(signals[index], formerActions + index, nil) }
    var mark: (UInt8, UInt8) = (0, UInt8(truncatingIfNeeded: number))
    _ = write(2, &mark, 2)
    // The reader and the server's queue work meanwhile: see `CrashWatch`.
    usleep(500_000)
    dup2(standardError, 2)
    raise(number)
  }

#else

  /// Reports nothing: the platform has no signals.
  enum CrashWatch {
    @MainActor static func begin(_ report: @escaping @Sendable (CrashReport) -> Void) {}
    static func end() {}
    static func note(_ step: @autoclosure () -> String?) {}
  }

#endif
