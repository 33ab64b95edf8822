// Tests: `LoggerTests`.

import Foundation

/// A message of a ``Logger``.
public struct LogEntry: Hashable, Sendable, CustomStringConvertible {
  /// How much a message matters, from least to most.
  public enum Level: Int, Hashable, Sendable, Comparable {
    /// The levels of ``Logger``'s methods.
    case debug, info, notice, error, fault

    /// Whether `lhs` matters less.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The program, or its part; empty for none.
  public let subsystem: String
  /// The part's part; empty for none.
  public let category: String
  /// How much it matters.
  public let level: Level
  /// The text.
  public let message: String

  /// The entry as a line: `[subsystem:category] level: message`.
  public var description: String {
    (subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] ") + "\(level): \(message)"
  }
}

/// Where the messages go.
public enum LogOutput {
  private static let current = OSAllocatedUnfairLock(initialState: standardError)

  /// Called with each message, on the thread that writes it. Defaults to ``standardError``.
  public static var handler: @Sendable (LogEntry) -> Void {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  /// Writes messages from the level `notice` on to the standard error, a line each, as Apple's `log` shows them by
  /// default.
  public static let standardError: @Sendable (LogEntry) -> Void = { entry in
    guard entry.level >= .notice else { return }
    FileHandle.standardError.write(Data("\(entry)\n".utf8))
  }
}
