import Foundation
import XCTest

/// A program that runs beside the test, and ends with it.
final class RunningProgram {
  private let process = Process()
  /// The first line of its output that has a text, such as an address.
  let line: String

  /// Runs a program until the test is over.
  ///
  /// - Parameters:
  ///   - url: The executable.
  ///   - text: What the line has that is waited for.
  ///   - home: The folder that is the user's for the program; nil for the user's own.
  ///   - errors: The file that gets what it writes to the standard error; nil for none.
  init(_ url: URL, _ arguments: [String], waitingFor text: String, home: URL? = nil, errors: URL? = nil) throws {
    let output = Pipe()
    process.executableURL = url
    process.arguments = arguments
    if let home {
      process.environment = ProcessInfo.processInfo.environment.merging([
        "HOME": home.path, "XDG_CONFIG_HOME": home.path, "XDG_DATA_HOME": home.path,
      ]) { $1 }
    }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    if let errors {
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
    }
    try process.run()
    var read = ""
    // Ends as well if the program does.
    while !read.contains(text) || !read.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw RunningProgramError(description: "\(url.lastPathComponent) ended: \(read)") }
      read += String(decoding: data, as: UTF8.self)
    }
    line = read.split(separator: "\n").first { $0.contains(text) }.map(String.init) ?? read
  }

  /// A program that SwiftPM builds into the folder of the tests, or into the one that `BROWSER_PROGRAMS` names.
  static func built(_ name: String) -> URL {
    let folder = ProcessInfo.processInfo.environment["BROWSER_PROGRAMS"].map { URL(fileURLWithPath: $0) }
    return (folder ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent())
      .appendingPathComponent(name)
  }

  /// The memory that it has in use, in megabytes; nil where the system does not tell.
  var memory: Double? {
    let pages = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8)
      .split(separator: " ")
    return pages.flatMap { $0.count > 1 ? Double($0[1]) : nil }.map { $0 * 4_096 / 1_048_576 }
  }

  /// The processor time that it has used, in seconds; nil where the system does not tell.
  var processorTime: Double? {
    // Behind the name, which is in parentheses: the 12th and the 13th field, in hundredths of a second.
    let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    guard let fields = text?.split(separator: ")").last?.split(separator: " "), fields.count > 12,
      let user = Double(fields[11]), let system = Double(fields[12])
    else { return nil }
    return (user + system) / 100
  }

  /// How often each of its threads has gone to sleep by itself; nil where the system does not tell.
  var wakeUps: [String: Int]? {
    let folder = "/proc/\(process.processIdentifier)/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
    var counts: [String: Int] = [:]
    for thread in threads {
      let text = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let line = text?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      counts[thread] = line?.split(separator: "\t").last.flatMap { Int($0) }
    }
    return counts
  }

  /// Tells it to end, and waits for that; returns the exit code.
  @discardableResult
  func end() -> Int32 {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    return process.terminationStatus
  }

  deinit { end() }
}

struct RunningProgramError: Error, CustomStringConvertible {
  let description: String
}
