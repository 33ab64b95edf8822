import Foundation

/// Runs the demo and returns what it prints.
func runDemo(_ arguments: String...) throws -> String { try runProgram("Demo", arguments) }

/// The same with arguments in an array.
func runDemo(_ arguments: [String]) throws -> String { try runProgram("Demo", arguments) }

/// Runs the program for tests (see its `TestProgram.swift`) and returns what it prints.
///
/// - Parameter isKilled: Whether it ends by a signal.
func runTestProgram(
  _ arguments: String..., environment: [String: String] = [:], isKilled: Bool = false
) throws -> String {
  try runProgram("TestProgram", arguments, environment: environment, isKilled: isKilled)
}

/// Why a program did not run to its end.
struct ProgramError: Error, CustomStringConvertible {
  let description: String
}

/// Runs a program that SwiftPM builds into the folder of the tests, and returns what it prints.
private func runProgram(
  _ name: String, _ arguments: [String], environment: [String: String] = [:], isKilled: Bool = false
) throws -> String {
  let process = Process()
  process.executableURL = try url(of: name)
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  // Read before waiting: a full pipe would stop the program.
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let text = String(decoding: data, as: UTF8.self)
  let isExpected =
    isKilled
    ? process.terminationReason == .uncaughtSignal
    : process.terminationReason == .exit && process.terminationStatus == 0
  guard isExpected else {
    throw ProgramError(description: "\(name) ended with \(process.terminationStatus). It printed: \(text)")
  }
  return text
}

private func url(of name: String) throws -> URL {
  // Where tests are a bundle, programs stand beside it, a few folders up.
  var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  for _ in 0..<4 {
    let candidate = folder.appendingPathComponent(name)
    if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
    folder.deleteLastPathComponent()
  }
  throw ProgramError(description: "There is no \(name) beside the tests.")
}
