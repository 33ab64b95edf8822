import Foundation

/// The expected text of a test, in a file beside it.
@MainActor
struct Expectation {
  private let file: URL
  private let place: SourcePlace

  /// The texts that were recorded in this run, by path.
  private static var recorded: [String: String] = [:]

  /// The expectation of a test's function. Pass nil as `name` if it is the only one of its kind.
  init(of function: String, named name: String?, kind: String, at place: SourcePlace) {
    let test = URL(fileURLWithPath: "\(place.file)")
    let parts = [function, name].compactMap { $0 }.map(TestName.folder)
    file = test.deletingLastPathComponent().appendingPathComponent("__Expectations__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(parts.joined(separator: "-")).\(kind)")
    self.place = place
  }

  /// Compares a text with the file, or records it; fails if they differ.
  func compare(with actual: String, difference: (_ expected: String, _ actual: String) -> String) {
    if let other = Expectation.recorded[file.path], other != actual {
      return fail("This test has two expectations in the file \(path). Give each a name, with named:.")
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      record(
        actual,
        """
        There was nothing to compare with. What is there now was written to \(path); the next run compares with it.
        The test target in Package.swift needs `exclude: ["__Expectations__"]`, or SwiftPM asks what the file is.
        """)
      return
    }
    if actual == expected { return }
    let lines =
      "Lines with - were expected in \(path), lines with + are there instead:\n\(difference(expected, actual))"
    if ProcessInfo.processInfo.environment["VIEW_TESTING_RECORD"] == "1" {
      record(actual, "Written anew, as VIEW_TESTING_RECORD is 1. \(lines)")
    } else {
      fail("\(lines)\nIf it is right, run the test with VIEW_TESTING_RECORD=1.")
    }
  }

  private var path: String { shortPath(file) }

  private func record(_ text: String, _ message: String) {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
      Expectation.recorded[file.path] = text
      fail(message)
    } catch {
      fail("The expectation could not be written to \(path): \(error)")
    }
  }

  private func fail(_ message: String) { Failure.record(message, at: place) }
}
