import Foundation

/// Headers and footers that stay in sight as long as their section is.
extension HostLazyContainerView {
  /// Whether it may lie elsewhere than in its line, in front of others.
  final func canBePinned(_ element: HostLazyElement) -> Bool {
    switch element {
    case .header: pinsHeaders
    case .footer: pinsFooters
    case .item: false
    }
  }

  /// The header and the footer that may be pinned where some lines are in sight.
  final func pinnedLines(_ made: Range<Int>, _ lines: LazyLines) -> [Int] {
    guard pinsHeaders || pinsFooters, let last = made.last else { return [] }
    let header = pinsHeaders ? lines.line(of: .header(section: lines.section(of: made.lowerBound))) : nil
    let footer = pinsFooters ? lines.line(of: .footer(section: lines.section(of: last))) : nil
    return [header, footer].compactMap { $0 }
  }

  /// Where a pinned header or footer lies: in sight as long as its section is.
  final func pinned(_ line: Int, _ element: HostLazyElement, _ lines: LazyLines, in sight: LazySpan) -> LazySpan {
    var start = start(of: line, lines)
    let length = lengths[line] - gap(before: line, in: lines)
    let section = lines.section(of: line)
    if case .header = element {
      let end = lines.end(of: section) < lines.count ? offset(of: lines.end(of: section)) : totalLength
      start = max(start, min(sight.start, end - length))
    } else {
      let first = lines.elements(in: line).isEmpty ? line : lines.firstLine(of: section)
      start = min(start, max(sight.end - length, self.start(of: first, lines)))
    }
    return LazySpan(start: start, end: start + length)
  }
}
