/// Draws the branches of a printed tree: `├─` for a child, `└─` for the last one, `│` beside a subtree.
package enum TreeLines {
  /// One node of the tree: a line, or several that share a branch.
  package struct Entry {
    var depth: Int
    package var lines: [String]
    /// Printed before each line's branches; empty in a plain tree.
    var margins: [String] = []

    package init(depth: Int, lines: [String], margins: [String] = []) {
      self.depth = depth
      self.lines = lines
      self.margins = margins
    }
  }

  /// The lines of a tree whose entries are in printing order (depth first).
  package static func draw(_ entries: [Entry]) -> [String] {
    let isLast = lastSiblings(entries)
    var lines: [String] = []
    lines.reserveCapacity(entries.count)
    // The prefix of each depth, left of its own branch.
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

  /// For each entry, whether it is the last sibling.
  private static func lastSiblings(_ entries: [Entry]) -> [Bool] {
    var isLast = Array(repeating: true, count: entries.count)
    // Backwards, a depth is open from its last entry until a shallower one.
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
