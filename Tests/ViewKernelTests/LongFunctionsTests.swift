import Foundation
import XCTest

/// A function that does not fit a screen has parts that want a name.
final class LongFunctionsTests: XCTestCase {
  func testFunctionsHaveAtMostFortyLines() throws {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    XCTAssertGreaterThan(files.count, 1_000, "the sources are read")
    for file in files {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      XCTAssertEqual(LongFunctionsTests.functions(in: text, over: 40), [], file)
    }
  }

  func testLengthsAreRead() {
    let text = """
      struct A {
        func one() {
          print()
        }
        @MainActor public init(
          _ number: Int
        ) throws {
          if number > 0 {
            print()
          }
        }
        func requirement()
        func short() { print() }
      }
      """
    XCTAssertEqual(LongFunctionsTests.functions(in: text, over: 0), ["line 2 has 1", "line 5 has 3"])
    XCTAssertEqual(LongFunctionsTests.functions(in: text, over: 1), ["line 5 has 3"])
  }

  /// The functions and initialisers with bodies of more than `limit` lines, by the indentation that the formatter
  /// gives.
  private static func functions(in text: String, over limit: Int) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { start in
      // Few lines end so, and an expression takes its time.
      guard let last = lines[start].utf8.last, last == UInt8(ascii: "{") || last == UInt8(ascii: "(") else {
        return nil
      }
      guard lines[start].contains(#/^ *(?:[@\w]+(?:\([\w, ]*\))? )*(?:func [^ ]|init[?(<])/#) else { return nil }
      let indent = lines[start].prefix { $0 == " " }
      // The brace stands in this line, or in the first that is as little indented.
      let head = lines[start].hasSuffix("(") ? lines[(start + 1)...].firstIndex { $0.hasPrefix(indent + ")") } : start
      guard let head, lines[head].hasSuffix("{"),
        let end = lines[(head + 1)...].firstIndex(where: { $0.hasPrefix(indent + "}") }), end - head - 1 > limit
      else { return nil }
      return "line \(start + 1) has \(end - head - 1)"
    }
  }
}
