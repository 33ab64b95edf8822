import Foundation

/// Writes messages for developers, as the `Logger` of Apple's module `OSLog`.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.Notes", category: "sync")
/// LogOutput.handler = { print($0) }
/// logger.info("Loaded \(3) notes of \("Ann", privacy: .private)")
/// // Prints "[com.example.Notes:sync] info: Loaded 3 notes of <private>"
/// ```
///
/// Each message goes to ``LogOutput/handler``. A program that says `import OSLog` or `import os` has targets of these
/// names with one line each, `@_exported import UnifiedLogging`. Any thread may use it.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of a part of a program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger for a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Creates a logger without a name.
  public init() { log = .default }

  /// Writes a message of the level `notice`.
  public func log(_ message: OSLogMessage) { write(.notice, message) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level.level, message) }
  /// Writes a message of the level `debug`; the same as ``debug(_:)``.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes a message for whoever looks for an error.
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes a message that helps, and is not needed.
  public func info(_ message: OSLogMessage) { write(.info, message) }
  /// Writes a message that is needed to find what went wrong.
  public func notice(_ message: OSLogMessage) { write(.notice, message) }
  /// Writes a message of the level `error`; the same as ``error(_:)``.
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  /// Writes a message of what went wrong.
  public func error(_ message: OSLogMessage) { write(.error, message) }
  /// Writes a message of the level `fault`; the same as ``fault(_:)``.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  /// Writes a message of an error in the program.
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ level: LogEntry.Level, _ message: OSLogMessage) { log.write(level, message) }
}

/// A log of a part of a program, as Apple's `OSLog`.
public final class OSLog: Sendable {
  private let subsystem: String
  private let category: String
  private let isEnabled: Bool

  /// Creates a log of a part of a program.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  /// The log without a name.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  func write(_ level: LogEntry.Level, _ message: OSLogMessage) {
    guard isEnabled else { return }
    LogOutput.handler(LogEntry(subsystem: subsystem, category: category, level: level, message: message.text))
  }
}

/// How much a message matters, as Apple's `OSLogType`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number, as Apple's.
  public let rawValue: UInt8
  /// Creates a type of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A message that is needed to find what went wrong.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message that helps, and is not needed.
  public static let info = OSLogType(rawValue: 1)
  /// A message for whoever looks for an error.
  public static let debug = OSLogType(rawValue: 2)
  /// What went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// An error in the program.
  public static let fault = OSLogType(rawValue: 17)

  var level: LogEntry.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .fault
    default: .notice
    }
  }
}

/// Writes a message; `%@`, `%d`, `%{public}@` and so on stand for the arguments in turn.
///
/// - Parameters:
///   - message: The message.
///   - log: The log; the one without a name by default.
///   - type: How much it matters.
///   - args: What stands in the message. An argument that is too many is left out, one that is missing stays as it is
///     written.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {
  log.write(type.level, OSLogMessage(text: OSLogMessage.formatted("\(message)", args)))
}

/// Writes a message of a type; see ``os_log(_:log:type:_:)``.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...) {
  log.write(type.level, OSLogMessage(text: OSLogMessage.formatted("\(message)", args)))
}
