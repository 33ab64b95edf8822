/// The lines that differ between two texts.
struct LineDifference {
  private enum Line {
    case same(Substring)
    case removed(Substring)
    case inserted(Substring)
  }

  private let lines: [Line]

  init(from old: String, to new: String) {
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    self.init(from: lines(old), to: lines(new))
  }

  init(from oldLines: [Substring], to newLines: [Substring]) {
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in newLines.difference(from: oldLines) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var next = 0
    for (offset, line) in oldLines.enumerated() {
      if removed.contains(offset) {
        lines.append(.removed(line))
        continue
      }
      while inserted.contains(next) {
        lines.append(.inserted(newLines[next]))
        next += 1
      }
      lines.append(.same(line))
      next += 1
    }
    self.lines = lines + newLines[next...].map { .inserted($0) }
  }

  /// The differing lines: `-` before those of the old text, `+` before those of the new one.
  ///
  /// - Parameters:
  ///   - context: The number of equal lines shown around differing ones; a longer stretch is shown as a count.
  ///   - limit: The largest number of lines, and of characters of each.
  func description(context: Int, limit: (lines: Int, characters: Int)) -> String {
    let differing = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    var shown: [String] = []
    var hidden = 0
    var nearest = differing[...]
    for (index, line) in lines.enumerated() {
      while let first = nearest.first, first + context < index { nearest = nearest.dropFirst() }
      guard let first = nearest.first, first <= index + context else {
        hidden += 1
        continue
      }
      if hidden > 0 { shown.append("  … \(hidden) equal line\(hidden == 1 ? "" : "s")") }
      hidden = 0
      shown.append(LineDifference.text(line, limit.characters))
    }
    if hidden > 0 { shown.append("  … \(hidden) equal line\(hidden == 1 ? "" : "s")") }
    if shown.count > limit.lines {
      shown = shown.prefix(limit.lines) + ["  … \(shown.count - limit.lines) more lines"]
    }
    return shown.joined(separator: "\n")
  }

  private static func text(_ line: Line, _ limit: Int) -> String {
    let (mark, text) =
      switch line {
      case .same(let text): (" ", text)
      case .removed(let text): ("-", text)
      case .inserted(let text): ("+", text)
      }
    return "\(mark) \(text.prefix(limit))\(text.count > limit ? "…" : "")"
  }
}
