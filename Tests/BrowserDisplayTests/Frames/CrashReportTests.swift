import BrowserDisplay
import XCTest

/// The sentence of a crash, in what a program has written last.
final class CrashReportTests: XCTestCase {
  private func sentence(_ output: String) -> String {
    CrashReport(output: output, signal: "SIGILL", steps: []).sentence
  }

  func testTheLastSentenceOfATrap() {
    XCTAssertEqual(
      sentence("A line of the program.\nSwift/Array.swift:12: Fatal error: Index out of range\n"),
      "Swift/Array.swift:12: Fatal error: Index out of range")
    XCTAssertEqual(sentence("Fatal error: one\nFatal error: two\nafter\n"), "Fatal error: two")
  }

  func testWithoutASentence() {
    XCTAssertEqual(sentence("a line\n"), "The program was ended by SIGILL, without a sentence.")
  }
}
