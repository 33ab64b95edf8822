/// The line difference of two printed trees.
struct TreeDifference {
  private(set) var entries: [TreeLines.Entry] = []
  private let old: IndexedTree
  private let new: IndexedTree

  init(old: HostTreeSnapshot, new: HostTreeSnapshot) {
    var keys = TreeKeys()
    self.old = IndexedTree(old.nodes, &keys)
    self.new = IndexedTree(new.nodes, &keys)
    compare()
  }

  /// A node to print, or a pair to compare.
  private enum Step {
    case pair(old: Int, new: Int)
    case gone(Int)
    case came(Int)
  }

  private mutating func compare() {
    // An explicit stack instead of recursion: trees may be very deep.
    var waiting: [Step] =
      old.nodes[0].type == new.nodes[0].type ? [.pair(old: 0, new: 0)] : [.came(0), .gone(0)]
    while let step = waiting.popLast() {
      switch step {
      case .gone(let index):
        print(old.nodes[index], margin: "- ")
        waiting += old.children[index].reversed().map(Step.gone)
      case .came(let index):
        print(new.nodes[index], margin: "+ ")
        waiting += new.children[index].reversed().map(Step.came)
      case .pair(let before, let after):
        guard old.wholes[before] != new.wholes[after] else { continue }
        let lines = [old.nodes[before].line, new.nodes[after].line]
        let isSame = lines[0] == lines[1]
        entries.append(
          TreeLines.Entry(
            depth: new.nodes[after].depth, lines: isSame ? [lines[1]] : lines, margins: isSame ? ["  "] : ["- ", "+ "]))
        waiting += steps(old.children[before], new.children[after]).reversed()
      }
    }
  }

  private mutating func print(_ node: HostTreeSnapshot.Node, margin: String) {
    entries.append(TreeLines.Entry(depth: node.depth, lines: [node.line], margins: [margin]))
  }

  /// The changes of a host's children in printing order: removed ones before added ones.
  private func steps(_ before: [Int], _ after: [Int]) -> [Step] {
    let partners = match(before, after)
    var isMatched = Array(repeating: false, count: before.count)
    for case let partner? in partners { isMatched[partner] = true }
    var steps: [Step] = []
    var next = 0
    for (place, index) in after.enumerated() {
      while next < before.count, !isMatched[next] {
        steps.append(.gone(before[next]))
        next += 1
      }
      if let partner = partners[place] {
        steps.append(.pair(old: before[partner], new: index))
        next = partner + 1
      } else {
        steps.append(.came(index))
      }
    }
    return steps + before[next...].map(Step.gone)
  }

  /// For each child in `after`, the index in `before` of its match; matches are in the same order on both sides.
  ///
  /// Children that are alike in more respects are matched first, then those between them.
  private func match(_ before: [Int], _ after: [Int]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: after.count)
    var head = 0
    while head < before.count, head < after.count, old.wholes[before[head]] == new.wholes[after[head]] {
      partners[head] = head
      head += 1
    }
    var tail = 0
    while tail < before.count - head, tail < after.count - head,
      old.wholes[before[before.count - 1 - tail]] == new.wholes[after[after.count - 1 - tail]]
    {
      partners[after.count - 1 - tail] = before.count - 1 - tail
      tail += 1
    }
    for level in TreeKeys.Level.allCases {
      // The gaps between the children matched already.
      var gap = (old: 0, new: 0)
      for end in 0...after.count where end == after.count || partners[end] != nil {
        let oldEnd = end < after.count ? partners[end] ?? before.count : before.count
        let pairs = longestCommon(
          before[gap.old..<oldEnd].map { old.keys[level.rawValue][$0] },
          after[gap.new..<end].map { new.keys[level.rawValue][$0] })
        for pair in pairs { partners[gap.new + pair.new] = gap.old + pair.old }
        gap = (oldEnd + 1, end + 1)
      }
    }
    return partners
  }

  /// A longest common subsequence: the indices of equal keys.
  private func longestCommon(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    // Keys in only one of the lists can't match; without them the lists are short.
    let oldKeys = Set(old)
    let shared = oldKeys.intersection(new)
    if shared.isEmpty { return [] }
    let oldPlaces = old.indices.filter { shared.contains(old[$0]) }
    let newPlaces = new.indices.filter { shared.contains(new[$0]) }
    var went: Set<Int> = []
    var came: Set<Int> = []
    for change in newPlaces.map({ new[$0] }).difference(from: oldPlaces.map { old[$0] }) {
      switch change {
      case .remove(let offset, _, _): went.insert(offset)
      case .insert(let offset, _, _): came.insert(offset)
      }
    }
    let stayed = oldPlaces.indices.filter { !went.contains($0) }.map { oldPlaces[$0] }
    let kept = newPlaces.indices.filter { !came.contains($0) }.map { newPlaces[$0] }
    return zip(stayed, kept).map { (old: $0, new: $1) }
  }
}

/// A snapshot's nodes with their children and their keys for matching.
private struct IndexedTree {
  let nodes: [HostTreeSnapshot.Node]
  private(set) var children: [[Int]]
  /// Keys that are equal where hosts and their subtrees print equal lines.
  private(set) var wholes: [Int]
  /// For each level of similarity, keys that are equal where hosts are alike.
  private(set) var keys: [[Int]]

  init(_ nodes: [HostTreeSnapshot.Node], _ table: inout TreeKeys) {
    self.nodes = nodes
    children = Array(repeating: [], count: nodes.count)
    wholes = Array(repeating: 0, count: nodes.count)
    keys = Array(repeating: wholes, count: TreeKeys.Level.allCases.count)
    var path: [Int] = []
    for (index, node) in nodes.enumerated() {
      path.removeSubrange(node.depth...)
      if let parent = path.last { children[parent].append(index) }
      path.append(index)
    }
    for (index, node) in nodes.enumerated().reversed() {
      wholes[index] = table.key(["whole", node.line], children[index].map { wholes[$0] })
      for level in TreeKeys.Level.allCases {
        let inside = level == .content ? children[index].map { keys[level.rawValue][$0] } : []
        keys[level.rawValue][index] = table.key(level.words(of: node), inside)
      }
    }
  }
}

/// Assigns equal numbers to similar hosts.
private struct TreeKeys {
  /// The levels of similarity, strictest first.
  enum Level: Int, CaseIterable {
    /// Everything except frames, subtrees included.
    case content
    /// The type, the text and the identifier.
    case text
    /// The type and the identifier.
    case identifier
    case type

    func words(of node: HostTreeSnapshot.Node) -> [String?] {
      switch self {
      case .content:
        ["content", node.type, node.text, node.identifier, node.properties, node.edits, "\(node.hiddenCount)"]
      case .text: ["text", node.type, node.text, node.identifier]
      case .identifier: ["identifier", node.type, node.identifier]
      case .type: ["type", node.type]
      }
    }
  }

  private struct Words: Hashable {
    var words: [String?]
    var inside: [Int]
  }
  private var numbers: [Words: Int] = [:]

  mutating func key(_ words: [String?], _ inside: [Int]) -> Int {
    let entry = Words(words: words, inside: inside)
    if let number = numbers[entry] { return number }
    numbers[entry] = numbers.count
    return numbers.count - 1
  }
}
