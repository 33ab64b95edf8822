package import Foundation

extension HostLazyContainerView {
  /// The size for a proposal, as far as lengths are known.
  final func sizeOfElements(_ proposal: ProposedViewSize) -> CGSize {
    let offer = offer(proposal)
    if measuredOffer == nil { adopt(offer) }
    if let scrollView {
      scrollView.extent.hasLazyContent = true
      if scrollView.extent.isAskedOpenly { return idealSize(proposal) }
      let needsBreadth = proposal[axis.cross] == nil && idealBreadth == nil
      if needsBreadth || (rows.content.isEmpty && rows.lengths.estimate == 0) { realize(0) }
    } else if let lines = rows.lines {
      _ = realizeAll(lines)
    }
    arrange()
    var size = CGSize.zero
    size[axis] = measureLines(offer)
    size[axis.cross] = proposal[axis.cross] ?? idealBreadth ?? 0
    return size
  }

  /// The length of all lines for a proposal.
  final func measureLines(_ offer: ProposedViewSize) -> CGFloat {
    let own = rows.lines ?? RowLines()
    let count = itemsPerLine(in: offer[axis.cross])
    let lines = own.withItemsPerLine(count)
    if offer[axis.cross] == nil, lines.count == 0 { idealBreadth = sizeOfItems(LayoutSubviews([]), offer)[axis.cross] }
    var others = offer == measuredOffer ? nil : takeLengths(for: offer, lines.count)
    var last = -1
    for element in existingElements {
      guard let line = lines.line(of: element), line != last else { continue }
      last = line
      let size = size(of: line, in: lines, offer)
      if line == 0, offer[axis.cross] == nil { idealBreadth = size[axis.cross] }
      let whole = sound(gap(before: line, in: lines) + size[axis])
      if others == nil { rows.lengths[line] = whole } else { others?[line] = whole }
    }
    guard var others else {
      rows.updateEstimate()
      return rows.totalLength
    }
    others.estimate = rows.averageLength(of: others) ?? rows.lengths.estimate
    keep(others, for: offer)
    return rows.totalLength(of: others)
  }

  /// Removes and returns the cached lengths for a proposal; new ones if there are none.
  private func takeLengths(for offer: ProposedViewSize, _ count: Int) -> SparseLengths {
    guard let index = otherLengths.lastIndex(where: { $0.offer == offer }) else {
      return SparseLengths(count: count, estimate: 0)
    }
    let found = otherLengths.remove(at: index).lengths
    return found.count == count ? found : SparseLengths(count: count, estimate: 0)
  }

  private func keep(_ lengths: SparseLengths, for offer: ProposedViewSize) {
    otherLengths.append((offer, lengths))
    // Room for the proposals that parents use: zero, infinity, nil, and a size.
    if otherLengths.count > 4 { otherLengths.removeFirst() }
  }

  final func size(of line: Int, in lines: RowLines, _ offer: ProposedViewSize) -> CGSize {
    let views = layoutViews(in: line, of: lines)
    return lines.hasItems(line) ? sizeOfItems(views, offer) : size(of: labelLayout, views, offer)
  }

  final func sizeOfItems(_ items: LayoutSubviews, _ offer: ProposedViewSize) -> CGSize {
    var call = LayoutCall.size(offer, items)
    runLayout(&call)
    return call.size
  }

  final func size(of layout: LazyStackLayout, _ views: LayoutSubviews, _ offer: ProposedViewSize) -> CGSize {
    var cache: Void = ()
    return layout.sizeThatFits(proposal: offer, subviews: views, cache: &cache)
  }

  /// The views of a line that take part in layout.
  final func layoutViews(in line: Int, of lines: RowLines) -> LayoutSubviews {
    let isOwn = lines.itemsPerLine == rows.itemsPerLine
    if isOwn, let known = lineViews[line] { return known }
    var result: [HostView] = []
    var isWhole = true
    for element in lines.elements(in: line) {
      guard let views = rows.content[element] else {
        isWhole = false
        continue
      }
      for view in views where !view.isOutsideLayout { result.append(view) }
    }
    let subviews = LayoutSubviews(result)
    if isOwn, isWhole { lineViews[line] = subviews }
    return subviews
  }

  /// The gap between a line and the last one before it that shows something, in points; the default spacing as long as
  /// the neighbours are unknown.
  package final func gap(before line: Int, in lines: RowLines) -> CGFloat {
    guard line > 0 else { return 0 }
    let first = layoutViews(in: line, of: lines).first
    if first == nil, isMade(line, lines) { return 0 }
    if let lineSpacing { return lineSpacing }
    var previous = line - 1
    var last = layoutViews(in: previous, of: lines).last
    while last == nil, isMade(previous, lines) {
      if previous == 0 { return 0 }
      previous -= 1
      last = layoutViews(in: previous, of: lines).last
    }
    guard let first, let last else { return oddGaps[line] ?? StackLayout.defaultSpacing }
    let gap = last.spacing.distance(to: first.spacing, along: axis)
    if gap != StackLayout.defaultSpacing || oddGaps[line] != nil { oddGaps[line] = gap }
    return gap
  }

  private func isMade(_ line: Int, _ lines: RowLines) -> Bool {
    for element in lines.elements(in: line) where rows.content[element] == nil { return false }
    return true
  }

  final func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

  /// The proposal for each line: unspecified along the axis.
  final func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  /// Makes the lengths for a proposal the current ones, and caches the former ones.
  final func adopt(_ offer: ProposedViewSize) {
    let count = itemsPerLine(in: offer[axis.cross])
    if rows.lines?.itemsPerLine != count || measuredOffer != offer {
      if let measuredOffer { keep(rows.lengths, for: measuredOffer) }
      let lines = rows.lines?.withItemsPerLine(count) ?? makeLines(count)
      if lines.itemsPerLine != rows.lines?.itemsPerLine {
        rows.lines = lines
        lineViews = [:]
      }
      rows.lengths = takeLengths(for: offer, lines.count)
      rows.firstGap = lineSpacing ?? StackLayout.defaultSpacing
      oddGaps = [:]
    }
    measuredOffer = offer
  }
}
