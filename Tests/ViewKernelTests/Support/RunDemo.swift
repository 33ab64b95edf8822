import Foundation
import XCTest

/// Runs the demo, which SwiftPM builds into the folder of the tests, and returns what it prints.
func runDemo(_ arguments: String..., file: StaticString = #filePath, line: UInt = #line) throws -> String {
  try runDemo(arguments, file: file, line: line)
}

/// The same with arguments in an array.
func runDemo(_ arguments: [String], file: StaticString = #filePath, line: UInt = #line) throws -> String {
  let process = Process()
  process.executableURL = try demoURL(file: file, line: line)
  process.arguments = arguments
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  // Read before waiting: a full pipe would stop the demo.
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  XCTAssertEqual(process.terminationStatus, 0, file: file, line: line)
  return String(decoding: data, as: UTF8.self)
}

private func demoURL(file: StaticString, line: UInt) throws -> URL {
  // Where tests are a bundle, the demo stands beside it, a few folders up.
  var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  for _ in 0..<4 {
    let candidate = folder.appendingPathComponent("Demo")
    if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
    folder.deleteLastPathComponent()
  }
  return try XCTUnwrap(nil, "There is no Demo beside the tests.", file: file, line: line)
}
