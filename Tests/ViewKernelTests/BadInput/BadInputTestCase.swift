import Foundation
import HostTree
import ViewKernel
import XCTest

/// A table of bad input: each row says what is given to whom, which sentence comes, and what is shown instead.
///
/// A row is laid out, drawn, shown once more with a new value of the same view, and taken off the screen again; nothing
/// stops, nothing leaks, and no number in the drawing is none.
@MainActor
class BadInputTestCase: HostTestCase {
  /// A row about a view.
  ///
  /// - Parameters:
  ///   - api: Who is given bad input, as `BadInputCoverageTests` knows it: `View.padding`.
  ///   - kind: What is given.
  ///   - says: The sentences that are reported, without repetitions.
  ///   - shows: The printed tree, in one line.
  final func row<V: View>(
    _ api: String, _ kind: String, says: String = "", shows: String, file: StaticString = #filePath, line: UInt = #line,
    @ViewBuilder view: () -> V
  ) {
    let screen = show(view(), width: 100, height: 100, file: file, line: line)
    screen.pass(0.1, file: file, line: line)
    let drawing = screen.window.svgDescription
    for word in ["nan", "inf "] where drawing.contains(word) {
      XCTFail("\(api), \(kind): the drawing contains \(word)", file: file, line: line)
    }
    let tree = screen.printedInOneLine
    screen.view = view()
    XCTAssertEqual(screen.printedInOneLine, tree, "\(api), \(kind): updated", file: file, line: line)
    screen.close()
    check(api, kind, says, shows, tree, file, line)
  }

  /// A row about a value.
  ///
  /// - Parameter gives: What comes of it.
  final func row(
    _ api: String, _ kind: String, says: String = "", gives: String, file: StaticString = #filePath, line: UInt = #line,
    value: () -> String
  ) {
    let value = value()
    check(api, kind, says, gives, value, file, line)
  }

  private func check(
    _ api: String, _ kind: String, _ says: String, _ expected: String, _ actual: String, _ file: StaticString,
    _ line: UInt
  ) {
    var seen: Set<String> = []
    let said = takeSentences().filter { seen.insert($0).inserted }.joined(separator: " / ")
    guard said != says || actual != expected else { return }
    XCTFail("\(api), \(kind):\nsays: \(said)\nshows: \(actual)", file: file, line: line)
  }
}

extension Screen {
  /// The printed tree inside the hosting view, and of what is presented above it, without lines: `HostStackView (...) ·
  /// HostLabel`.
  fileprivate var printedInOneLine: String {
    tree().split(separator: "\n").dropFirst().map { $0.drop { " │├└─".contains($0) } }.joined(separator: " · ")
  }
}
