public import HostTree
import XCTest

/// Checks that `host` prints as `expected`; a failure shows the lines that differ.
@MainActor
public func assertTree(
  _ host: HostView, options: HostTreeOptions = .standard, _ expected: String, file: StaticString = #filePath,
  line: UInt = #line
) {
  assertText(host.treeDescription(options: options), expected, file: file, line: line)
}

/// Checks that a text equals the one that the test expects; a failure shows the lines that differ.
///
/// In tests of views, ViewTesting's function counts.
@_disfavoredOverload
public func assertText(_ actual: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line) {
  guard actual != expected else { return }
  let difference = lines(of: actual).difference(from: lines(of: expected)).map { change in
    switch change {
    case .remove(let offset, let text, _): "\(offset + 1) - \(text)"
    case .insert(let offset, let text, _): "\(offset + 1) + \(text)"
    }
  }
  XCTFail(
    "Lines with - were expected, lines with + are there instead:\n\(difference.joined(separator: "\n"))", file: file,
    line: line)
}

private func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

/// Checks that nothing is wrong with the structure of a host tree.
@MainActor
public func assertInvariants(_ host: HostView, file: StaticString = #filePath, line: UInt = #line) {
  XCTAssertEqual(host.checkInvariants(), [], file: file, line: line)
}
