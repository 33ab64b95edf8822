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

/// Checks that a text of several lines is as expected; a failure shows the lines that differ.
public func assertText(
  _ actual: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line
) {
  guard actual != expected else { return }
  XCTFail(
    "lines marked - were expected, lines marked + are there instead:\n" + lineDifference(from: expected, to: actual),
    file: file, line: line)
}

/// Checks that nothing is wrong with the structure of a host tree.
@MainActor
public func assertInvariants(_ host: HostView, file: StaticString = #filePath, line: UInt = #line) {
  XCTAssertEqual(host.checkInvariants(), [], file: file, line: line)
}

/// All lines of both texts, those that are in one only marked.
func lineDifference(from old: String, to new: String) -> String {
  let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
  let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
  let difference = newLines.difference(from: oldLines)
  var removed = Set<Int>()
  var inserted = Set<Int>()
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var result: [String] = []
  var place = 0
  for (offset, line) in oldLines.enumerated() {
    while inserted.contains(place) {
      result.append("+ \(newLines[place])")
      place += 1
    }
    if removed.contains(offset) {
      result.append("- \(line)")
    } else {
      result.append("  \(line)")
      place += 1
    }
  }
  while place < newLines.count {
    result.append("+ \(newLines[place])")
    place += 1
  }
  return result.joined(separator: "\n")
}
