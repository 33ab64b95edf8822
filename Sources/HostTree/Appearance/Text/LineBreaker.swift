/// Breaks a text into lines.
///
/// Lines break after spaces, after a hyphen between two words, around East Asian characters and emoji, and at every
/// line break in the text. A word that is wider than a line breaks where the line is full. Spaces at which a line is
/// wrapped take no width; at the end of the text and before a line break they do, as far as they fit.
///
/// A label of iOS has no single word on the second of two lines: the word before it moves there as well. Paragraphs of
/// more lines end with a single word there, too, as do texts that are edited.
struct LineBreaker {
  let clusters: UnsafeBufferPointer<TextCluster>
  /// The width of a line and of the ellipsis, in units of ``TextMetrics/unitsPerEm``.
  let width: Int
  let ellipsis: Int
  let mode: HostLineBreakMode
  /// Whether a paragraph of two lines ends with two words rather than one, as far as there is room.
  let avoidsOrphans: Bool

  /// A line of clusters `head`, or `head`, an ellipsis and `tail`.
  struct Line {
    var head: Range<Int>
    var tail: Range<Int>?
    /// The width without the spaces at which it was wrapped.
    var width: Int
  }

  /// Calls `body` for each line from the top, at most `limit` times (0: without a limit), with the least width at which
  /// it would be another line; nil for ``widthToHoldMore(than:)``.
  ///
  /// Text without characters has no line; text that ends with a line break has an empty line at the end.
  func forEachLine(limit: Int, _ body: (Line, _ changesAt: Int?) -> Void) {
    guard !clusters.isEmpty else { return }
    var start: Int? = 0
    var count = 0
    while let from = start {
      var (line, next) = line(from: from)
      count += 1
      if count == limit, next != nil, mode.truncates { return body(truncatedLine(from: from), nil) }
      var changesAt: Int?
      if avoidsOrphans, let end = next, count != limit { (line, next, changesAt) = avoidingOrphan(line, next: end) }
      body(line, changesAt)
      if count == limit { return }
      start = next
    }
  }

  /// The line that starts at a cluster, and the start of the next one; nil after the last.
  private func line(from start: Int) -> (Line, next: Int?) {
    var width = 0
    var content = Line(head: start..<start, width: 0)  // without spaces at the end
    var whole = content  // with those that there is room for
    var lastBreak: (line: Line, next: Int)?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.kind.contains(.newline) { return (whole, index + 1) }
      if index > start, canBreak(before: index) { lastBreak = (content, index) }
      width += Int(cluster.width)
      if !cluster.kind.contains(.space) {
        if width > self.width, index > start {
          return lastBreak.map { ($0.line, $0.next) } ?? (content, index)
        }
        content = Line(head: start..<(index + 1), width: width)
        whole = content
      } else if width <= self.width {
        whole = Line(head: start..<(index + 1), width: width)
      }
      index += 1
    }
    return (whole, nil)
  }

  /// The first line of a paragraph without its last word, if that leaves two words to the second and last line, which
  /// else has one. Both have room then, so the paragraph has as many lines as before.
  @inline(never)
  private func avoidingOrphan(_ line: Line, next: Int) -> (Line, next: Int?, changesAt: Int?) {
    let (start, unchanged) = (line.head.lowerBound, (line, next as Int?, nil as Int?))
    func startsParagraph(_ index: Int) -> Bool { index == 0 || clusters[index - 1].kind.contains(.newline) }
    guard startsParagraph(start), !startsParagraph(next), canBreak(before: next) else { return unchanged }
    let (last, end) = self.line(from: next)
    // Between ideographs are no words.
    guard end.map(startsParagraph) ?? true, !last.head.dropFirst().contains(where: canBreak),
      !last.head.contains(where: { clusters[$0].kind.contains(.wide) }),
      let place = line.head.dropFirst().last(where: canBreak)
    else { return unchanged }
    var shorter = start..<place
    while let space = shorter.last, clusters[space].kind.contains(.space) { shorter.removeLast() }
    guard !shorter.isEmpty else { return unchanged }
    let needed = sum(place..<last.head.upperBound)
    let full = widthToHoldMore(than: line)
    if needed > width { return (line, next, min(full, needed)) }
    return (Line(head: shorter, width: sum(shorter)), place, full)
  }

  /// The least width at which a line that is not truncated would hold more of the text; `Int.max` if it holds all of it
  /// up to a line break. At each width from the line's own up to this, it is the same line.
  func widthToHoldMore(than line: Line) -> Int {
    var index = line.head.upperBound
    var width = line.width
    // Spaces take room only as a part of what follows; those that end a paragraph are shown one by one.
    while index < clusters.count, clusters[index].kind.contains(.space) {
      width += Int(clusters[index].width)
      index += 1
    }
    let isAtEnd = index == clusters.count || clusters[index].kind.contains(.newline)
    if isAtEnd { return index > line.head.upperBound ? line.width + Int(clusters[line.head.upperBound].width) : .max }
    let breaksInWord = index == line.head.upperBound && !canBreak(before: index)
    repeat {
      width += Int(clusters[index].width)
      index += 1
    } while !breaksInWord && index < clusters.count && clusters[index].kind.isDisjoint(with: [.space, .newline])
      && !canBreak(before: index)
    return width
  }

  private func canBreak(before index: Int) -> Bool {
    let next = clusters[index].kind
    let last = clusters[index - 1].kind
    if next.contains(.space) { return false }
    if !last.isDisjoint(with: [.space, .breakHere]) || mode == .byCharWrapping { return true }
    if next.contains(.closing) || last.contains(.opening) { return false }
    if last.contains(.wide) || next.contains(.wide) { return !next.contains(.hyphen) }
    guard last.contains(.hyphen), next.isDisjoint(with: [.hyphen, .digit]), index >= 2 else { return false }
    return clusters[index - 2].kind.isDisjoint(with: [.space, .newline, .hyphen])
  }

  // MARK: Truncation

  /// The last line allowed, when the text goes on.
  ///
  /// Its content comes from the line's start and from the text's end, but never from beyond a line break.
  private func truncatedLine(from start: Int) -> Line {
    let room = width == .max ? Int.max : max(width - ellipsis, 0)
    switch mode {
    case .byTruncatingHead:
      let tail = self.tail(notBefore: start, width: room)
      return Line(head: start..<start, tail: tail, width: ellipsis + sum(tail))
    case .byTruncatingMiddle:
      let head = self.head(from: start, width: room == .max ? room : room - room / 2)
      let tail = self.tail(notBefore: head.upperBound, width: room == .max ? room : room - sum(head))
      return Line(head: head, tail: tail, width: sum(head) + ellipsis + sum(tail))
    case .byTruncatingTail, .byWordWrapping, .byCharWrapping:
      let head = self.head(from: start, width: room)
      return Line(head: head, tail: clusters.count..<clusters.count, width: sum(head) + ellipsis)
    }
  }

  private func head(from start: Int, width room: Int) -> Range<Int> {
    var end = start
    var used = 0
    while end < clusters.count, !clusters[end].kind.contains(.newline), used + Int(clusters[end].width) <= room {
      used += Int(clusters[end].width)
      end += 1
    }
    while end > start, clusters[end - 1].kind.contains(.space) { end -= 1 }
    return start..<end
  }

  private func tail(notBefore limit: Int, width room: Int) -> Range<Int> {
    var end = clusters.count
    while end > limit, clusters[end - 1].kind.contains(.space) { end -= 1 }
    var start = end
    var used = 0
    while start > limit, !clusters[start - 1].kind.contains(.newline), used + Int(clusters[start - 1].width) <= room {
      start -= 1
      used += Int(clusters[start].width)
    }
    while start < end, clusters[start].kind.contains(.space) { start += 1 }
    return start..<end
  }

  private func sum(_ range: Range<Int>) -> Int { range.reduce(0) { $0 + Int(clusters[$1].width) } }
}
