public import HostTree
import ViewTesting
import XCTest

/// Checks that `host` prints as `expected`; a failure shows the lines that differ.
@MainActor
public func assertTree(
  _ host: HostView, options: HostTreeOptions = .standard, _ expected: String, file: StaticString = #filePath,
  line: UInt = #line
) {
  assertText(host.treeDescription(options: options), expected, file: file, line: line)
}

/// Checks that nothing is wrong with the structure of a host tree.
@MainActor
public func assertInvariants(_ host: HostView, file: StaticString = #filePath, line: UInt = #line) {
  XCTAssertEqual(host.checkInvariants(), [], file: file, line: line)
}
