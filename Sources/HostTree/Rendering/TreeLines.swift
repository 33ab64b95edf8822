/// Draws a tree's branches: `├─` leads to a child, `└─` to the last one, `│` passes by.
package enum TreeLines {
  /// What stands at one place of the tree: one line, or several that share a branch.
  package struct Entry {
    var depth: Int
    var lines: [String]
    /// Printed before each line's branches; empty in a plain tree.
    var margins: [String] = []

    package init(depth: Int, lines: [String], margins: [String] = []) {
      self.depth = depth
      self.lines = lines
      self.margins = margins
    }
  }

  /// The lines of a tree whose entries are in the order in which they are printed.
  package static func draw(_ entries: [Entry]) -> [String] {
    let isLast = lastSiblings(entries)
    var lines: [String] = []
    lines.reserveCapacity(entries.count)
    // What passes by on the left of a depth's own branch.
    var passing = [""]
    for (index, entry) in entries.enumerated() {
      let depth = entry.depth
      var branch = ""
      if depth > 0 {
        branch = passing[depth - 1] + (isLast[index] ? "└─ " : "├─ ")
        passing.removeSubrange(depth...)
        passing.append(passing[depth - 1] + (isLast[index] ? "   " : "│  "))
      }
      for (number, line) in entry.lines.enumerated() {
        lines.append((entry.margins.isEmpty ? "" : entry.margins[number]) + branch + line)
      }
    }
    return lines
  }

  /// Whether an entry has no sibling after it, for each entry.
  private static func lastSiblings(_ entries: [Entry]) -> [Bool] {
    var isLast = Array(repeating: true, count: entries.count)
    // Read backwards, a depth is open from its last entry until something less deep comes.
    var isOpen: [Bool] = []
    for index in entries.indices.reversed() {
      let depth = entries[index].depth
      if isOpen.count > depth + 1 { isOpen.removeSubrange((depth + 1)...) }
      while isOpen.count <= depth { isOpen.append(false) }
      isLast[index] = !isOpen[depth]
      isOpen[depth] = true
    }
    return isLast
  }
}
