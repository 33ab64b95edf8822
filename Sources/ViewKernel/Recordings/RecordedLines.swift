/// The lines of a text as a recording has them: all of them, or what differs from the step before.
enum RecordedLines: Hashable, Sendable {
  case all([String])
  /// Replaced ranges of the former lines, in ascending order.
  case edits([Edit])

  struct Edit: Hashable, Sendable {
    let start: Int
    let removed: Int
    let added: [String]
  }

  /// The lines, given those of the step before.
  func lines(after former: [String]) -> [String] {
    switch self {
    case .all(let lines): return lines
    case .edits(let edits):
      var result: [String] = []
      var next = 0
      for edit in edits where edit.start >= next && edit.start + edit.removed <= former.count {
        result += former[next..<edit.start]
        result += edit.added
        next = edit.start + edit.removed
      }
      return result + former[next...]
    }
  }

  /// The edits from the former lines to the new ones, or all lines if that is shorter; nil if they are equal.
  init?(from former: [String]?, to lines: [String]) {
    guard let former else {
      self = .all(lines)
      return
    }
    if former == lines { return nil }
    let edits = RecordedLines.edits(from: former, to: lines)
    let size = edits.reduce(0) { $0 + $1.added.reduce(8) { $0 + $1.utf8.count } }
    self = size * 2 > lines.reduce(0, { $0 + $1.utf8.count }) ? .all(lines) : .edits(edits)
  }

  /// The edits from the former lines to the new ones; few, but not always the fewest.
  static func edits(from former: [String], to lines: [String]) -> [Edit] {
    // Most lines are the same at both ends, and need not be compared in all ways.
    var start = 0
    while start < former.count, start < lines.count, former[start] == lines[start] { start += 1 }
    var end = 0
    while end < former.count - start, end < lines.count - start,
      former[former.count - 1 - end] == lines[lines.count - 1 - end]
    { end += 1 }
    let (old, new) = (former[start..<(former.count - end)], lines[start..<(lines.count - end)])
    guard old.count < 400, new.count < 400 else {
      return [Edit(start: start, removed: old.count, added: Array(new))]
    }
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
    let inserted = Set(difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
    var edits: [Edit] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (firstOld, firstNew) = (i, j)
      while i < old.count, removed.contains(i) { i += 1 }
      while j < new.count, inserted.contains(j) { j += 1 }
      if i > firstOld || j > firstNew {
        edits.append(
          Edit(
            start: start + firstOld, removed: i - firstOld,
            added: Array(new[(new.startIndex + firstNew)..<(new.startIndex + j)])))
      } else {
        i += 1
        j += 1
      }
    }
    return edits
  }
}

extension RecordedLines: Codable {
  private enum Key: String, CodingKey {
    case all, edits
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let lines = try container.decodeIfPresent([String].self, forKey: .all) {
      self = .all(lines)
    } else {
      self = .edits(try container.decode([Edit].self, forKey: .edits))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .all(let lines): try container.encode(lines, forKey: .all)
    case .edits(let edits): try container.encode(edits, forKey: .edits)
    }
  }
}

extension RecordedLines.Edit: Codable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    start = try container.decode(Int.self)
    removed = try container.decode(Int.self)
    added = try container.decode([String].self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(start)
    try container.encode(removed)
    try container.encode(added)
  }
}
