import Testing
import XCTest

/// Records failures with whichever library runs the test.
enum Failure {
  /// Records a failure of the current test at a place in its source.
  ///
  /// What was on screen is reported by who sees all failures of the test, those of the user's own assertions, too: XCTest's observer,
  /// or the trait. Without the trait nobody does, so it is done here.
  static func record(_ message: String, at place: SourcePlace) {
    guard Test.current != nil else { return XCTFail(message, file: place.file, line: place.line) }
    let report = ViewsTrait.isInForce ? [] : FailureReport.lines(for: .current)
    Issue.record(Comment(rawValue: ([message] + report).joined(separator: "\n")), sourceLocation: place.location)
  }
}
