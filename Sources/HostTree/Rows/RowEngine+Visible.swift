package import Foundation

/// Offsets of lines, the visible lines, and the anchor that keeps its position on screen.
extension RowEngine {
  // MARK: Offsets

  /// The excess of the estimate of the first line, as it has no gap before it.
  private func surplus(of lengths: SparseLengths) -> CGFloat { lengths.count == 0 || lengths.isKnown(0) ? 0 : firstGap }

  private var surplus: CGFloat { surplus(of: lengths) }

  /// The length of all lines, in points.
  package var totalLength: CGFloat { totalLength(of: lengths) }

  /// The length of all lines if they have other lengths than now: those for another proposal.
  package func totalLength(of lengths: SparseLengths) -> CGFloat { max(lengths.total - surplus(of: lengths), 0) }

  /// The average length of the measured lines with the gap before them; nil if none was measured.
  package func averageLength(of lengths: SparseLengths) -> CGFloat? {
    let sum = lengths.knownSum
    guard sum.count > 0 else { return nil }
    // The first line has no gap before it.
    guard lengths.isKnown(0) else { return sum.length / CGFloat(sum.count) }
    return sum.count == 1 ? sum.length + firstGap : (sum.length - lengths[0]) / CGFloat(sum.count - 1)
  }

  /// The offset at which a line begins, including the gap before it.
  package func offset(of line: Int) -> CGFloat { line == 0 ? 0 : lengths.offset(of: line) - surplus }

  /// The line at an offset; the nearest one if there is none.
  package func line(at offset: CGFloat) -> Int { lengths.index(at: offset + surplus) ?? 0 }

  /// The offset at which the content of a line begins, after the gap.
  package func start(of line: Int, in lines: RowLines, _ client: some RowClient<Content>) -> CGFloat {
    offset(of: line) + client.gap(before: line, in: lines)
  }

  /// The span of a line's content, visible or not.
  package func span(of line: Int, in lines: RowLines, _ client: some RowClient<Content>) -> RowSpan {
    let offset = offset(of: line)
    return RowSpan(start: offset + client.gap(before: line, in: lines), end: offset + lengths[line])
  }

  /// Sets the estimate to the average of the measured lengths, unless that would move visible lines.
  package func updateEstimate() {
    guard policy.averagesLengths, let average = averageLength(of: lengths) else { return }
    // Ignore rounding errors: they would change the length of all unmeasured lines.
    guard abs(average - lengths.estimate) > 0.01 else { return }
    var first: Int?
    for element in places.keys where !pinnedElements.contains(element) {
      if let line = lines?.line(of: element) { first = min(first ?? line, line) }
    }
    if let first, lengths.knownCount(before: first) < first, lengths.estimate > 0 { return }
    lengths.estimate = average
  }

  // MARK: Visible lines

  /// Makes the visible lines, and scrolls by the change of the lengths above the anchor.
  ///
  /// - Parameter range: The visible range before that scrolling.
  /// - Returns: The spans of the visible elements.
  package func makeVisible(_ range: RowSpan, _ client: some RowClient<Content>) -> [HostLazyElement: RowSpan] {
    guard let lines, lines.count > 0, range.start < range.end else { return [:] }
    var visible = range
    let anchor = takeAnchor(in: visible, lines, client)
    if policy.recycles { releaseFar(from: anchor, reaching(visible), lines, client) }
    let made = makeLines(from: anchor, in: reaching(visible), lines, client)
    let shift = start(of: anchor.line, in: lines, client) - anchor.start
    if abs(shift) > 0.001, client.scrollRows(by: shift) { visible = visible.moved(by: shift) }
    return spans(of: made, lines, in: visible, client)
  }

  /// The visible range, and what is seen of the content beyond it.
  private func reaching(_ visible: RowSpan) -> RowSpan {
    RowSpan(start: visible.start - overhang.before, end: visible.end + overhang.after)
  }

  /// Makes a line and stores its length. Returns the length without the gap before it.
  private func make(_ line: Int, in lines: RowLines, _ client: some RowClient<Content>) -> CGFloat {
    let length = client.makeLine(line, in: lines)
    if line < lengths.count { lengths[line] = client.gap(before: line, in: lines) + length }
    return length
  }

  private func makeLines(
    from anchor: (line: Int, start: CGFloat), in visible: RowSpan, _ lines: RowLines, _ client: some RowClient<Content>
  ) -> Range<Int> {
    var end = anchor.start + make(anchor.line, in: lines, client)
    var upper = anchor.line + 1
    // Code of the client that runs for a line may reset all lines.
    while upper < lengths.count, end + client.gap(before: upper, in: lines) < visible.end {
      if upper - anchor.line >= RowLimit.rowsInOneLayout {
        RowLimit.reportFullLayout(of: client)
        break
      }
      let length = make(upper, in: lines, client)
      end += client.gap(before: upper, in: lines) + length
      upper += 1
    }
    var top = anchor.start
    var lower = anchor.line
    while lower > 0, top - client.gap(before: lower, in: lines) > visible.start,
      anchor.line - lower < RowLimit.rowsInOneLayout
    {
      let length = make(lower - 1, in: lines, client)
      top -= client.gap(before: lower, in: lines) + length
      lower -= 1
    }
    for line in pinnedLines(lower..<upper, lines) { _ = make(line, in: lines, client) }
    // The gaps between the lines above the anchor are known only after those lines were made.
    if policy.hasGaps { for line in lower...anchor.line { _ = make(line, in: lines, client) } }
    return lower..<upper
  }

  /// The spans of the elements of lines within the visible range; of all elements if it is nil.
  func spans(
    of made: Range<Int>, _ lines: RowLines, in visible: RowSpan?, _ client: some RowClient<Content>
  ) -> [HostLazyElement: RowSpan] {
    var result: [HostLazyElement: RowSpan] = [:]
    var seen: Range<Int>?
    var position = offset(of: made.lowerBound)
    for line in made {
      let span = RowSpan(start: position + client.gap(before: line, in: lines), end: position + lengths[line])
      position = span.end
      guard visible.map({ span.isVisible(in: reaching($0)) }) ?? true else { continue }
      seen = (seen?.lowerBound ?? line)..<line + 1
      for element in lines.elements(in: line) { result[element] = span }
    }
    pinnedElements = []
    guard let visible, let seen else { return result }
    for line in pinnedLines(seen, lines) {
      guard let element = lines.firstElement(in: line), content[element] != nil else { continue }
      let span = pinned(line, element, lines, in: visible, client)
      if span.start != start(of: line, in: lines, client) { pinnedElements.insert(element) }
      result[element] = span
    }
    return result
  }

  /// Releases the items that will not be visible, judging by the known lengths, so that new ones can reuse their
  /// content.
  private func releaseFar(
    from anchor: (line: Int, start: CGFloat), _ visible: RowSpan, _ lines: RowLines, _ client: some RowClient<Content>
  ) {
    let visible = visible.moved(by: start(of: anchor.line, in: lines, client) - anchor.start)
    for element in elements where element.isItem {
      guard let line = lines.line(of: element), line != anchor.line,
        !span(of: line, in: lines, client).isVisible(in: visible),
        !keeps(element, client)
      else { continue }
      letGo(of: element, client)
    }
  }

  // MARK: The anchor

  /// The line from which the layout starts, and the offset at which its content is to begin.
  private func takeAnchor(
    in visible: RowSpan, _ lines: RowLines, _ client: some RowClient<Content>
  ) -> (line: Int, start: CGFloat) {
    if let scroll = pendingScroll {
      pendingScroll = nil
      if let line = lines.line(of: scroll.element) {
        return (line, target(of: line, scroll.part, in: visible, lines, client))
      }
    }
    // At the start of the content, the first line is the anchor, however little of the rest is measured. Not with an
    // estimate of 0, where lines have no length.
    if visible.start <= 0, policy.averagesLengths || lengths.estimate > 0 { return (0, 0) }
    if visible.start > 0, let first = stayingLine(in: visible, lines) { return first }
    let line = line(at: visible.start)
    return (line, start(of: line, in: lines, client))
  }

  /// The first line that was visible in the last layout and still is, and the offset at which it began.
  private func stayingLine(in visible: RowSpan, _ lines: RowLines) -> (line: Int, start: CGFloat)? {
    var first: (line: Int, start: CGFloat)?
    for (element, span) in places where span.overlaps(visible) && !pinnedElements.contains(element) {
      guard let line = lines.line(of: element), line < first?.line ?? .max else { continue }
      first = (line, span.start)
    }
    return first
  }

  /// Adjusts places or the offset after lines were inserted or deleted, according to the policy.
  ///
  /// Called before a scroll view clamps its offset to the changed length.
  package func settleChanges(_ visible: RowSpan?, _ client: some RowClient<Content>) {
    guard let lines else { return }
    guard policy.staysOverChanges else {
      for element in places.keys {
        if let line = lines.line(of: element) { places[element] = span(of: line, in: lines, client) }
      }
      return
    }
    guard let visible, visible.start > 0, let first = stayingLine(in: visible, lines) else { return }
    let shift = start(of: first.line, in: lines, client) - first.start
    if abs(shift) > 0.001 { _ = client.scrollRows(by: shift) }
  }

  /// The offset at which a line must begin to fulfil a request to scroll to it.
  private func target(
    of line: Int, _ part: CGFloat?, in visible: RowSpan, _ lines: RowLines, _ client: some RowClient<Content>
  ) -> CGFloat {
    let length = make(line, in: lines, client)
    var clear: CGFloat = 0
    if policy.clearsPinnedHeader, policy.pinsHeaders,
      let header = lines.line(of: .header(section: lines.section(of: line))), header != line
    {
      clear = make(header, in: lines, client)
    }
    let room = visible.end - visible.start
    if let part { return visible.start + (part == 0 ? clear : (room - length) * part) }
    let start = start(of: line, in: lines, client)
    if start >= visible.start + clear, start + length <= visible.end { return start }
    return start < visible.start + clear || length > room - clear ? visible.start + clear : visible.end - length
  }

  // MARK: Pinned headers and footers

  /// The header and the footer that may be pinned while some lines are visible.
  private func pinnedLines(_ made: Range<Int>, _ lines: RowLines) -> [Int] {
    guard policy.pinsHeaders || policy.pinsFooters, let last = made.last else { return [] }
    let header = policy.pinsHeaders ? lines.line(of: .header(section: lines.section(of: made.lowerBound))) : nil
    let footer = policy.pinsFooters ? lines.line(of: .footer(section: lines.section(of: last))) : nil
    return [header, footer].compactMap { $0 }
  }

  /// The span of a pinned header or footer: within the visible range as long as its section is.
  private func pinned(
    _ line: Int, _ element: HostLazyElement, _ lines: RowLines, in visible: RowSpan, _ client: some RowClient<Content>
  ) -> RowSpan {
    var start = start(of: line, in: lines, client)
    let length = lengths[line] - client.gap(before: line, in: lines)
    let section = lines.section(of: line)
    if case .header = element {
      let end = lines.end(of: section) < lines.count ? offset(of: lines.end(of: section)) : totalLength
      start = max(start, min(visible.start, end - length))
    } else {
      start = min(start, max(visible.end - length, self.start(of: lines.firstLine(of: section), in: lines, client)))
    }
    return RowSpan(start: start, end: start + length)
  }
}
