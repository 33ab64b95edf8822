import Testing
import XCTest

/// Records failures with the library that runs the test.
enum Failure {
  /// Records a failure of the current test at a place in its source.
  ///
  /// XCTest's observer or the trait reports what was on screen: they see all failures of the test, those of the
  /// user's own assertions, too. In a test without either, this function reports it.
  static func record(_ message: String, at place: SourcePlace) {
    guard Test.current != nil else { return XCTFail(message, file: place.file, line: place.line) }
    let report =
      ViewsTrait.isInForce
      ? [] : FailureReport.lines(for: .current, message, at: "\(place.location.fileID):\(place.line)")
    Issue.record(Comment(rawValue: ([message] + report).joined(separator: "\n")), sourceLocation: place.location)
  }
}
