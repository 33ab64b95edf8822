import Foundation
import Testing

/// The names of a test and its suite, from which folders are named.
struct TestName: Hashable {
  let suite: String
  let test: String

  init(suite: String, test: String) {
    self.suite = TestName.folder(suite)
    self.test = TestName.folder(test)
  }

  /// The name of a test of XCTest: `CounterTests.testTaps`, on Apple's systems `-[CounterTests testTaps]`.
  init(xctest name: String) {
    let words = name.split { ".-[] ".contains($0) }
    self.init(suite: "\(words.dropLast().last ?? "Tests")", test: "\(words.last ?? "test")")
  }

  /// The current test of Swift Testing, with its file as the suite; or one without a name.
  static var current: TestName {
    guard let test = Test.current else { return TestName(suite: "Tests", test: "test") }
    return TestName(suite: "\(test.sourceLocation.fileName.prefix { $0 != "." })", test: test.name)
  }

  /// A name without parentheses and characters that paths cannot have: `shows(count:)` is `shows-count`.
  static func folder(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.isEmpty ? "unnamed" : words.joined(separator: "-")
  }
}
