import Foundation

extension HostLazyContainerView {
  // MARK: Measuring

  /// The size for a proposal, as far as lengths are known.
  final func sizeOfElements(_ proposal: ProposedViewSize) -> CGSize {
    let offer = offer(proposal)
    if measuredOffer == nil { adopt(offer) }
    if sight == nil {
      for line in 0..<(lines?.count ?? 0) { realize(line) }
    } else if views.isEmpty, lengths.estimate == 0 || (proposal[axis.cross] == nil && idealBreadth == nil) {
      realize(0)
    }
    arrange()
    var size = CGSize.zero
    size[axis] = measureLines(offer)
    size[axis.cross] = proposal[axis.cross] ?? idealBreadth ?? 0
    return size
  }

  /// The length of all lines for an offer.
  final func measureLines(_ offer: ProposedViewSize) -> CGFloat {
    let own = lines ?? LazyLines()
    let count = itemsPerLine(in: offer[axis.cross])
    let lines = count == own.itemsPerLine ? own : LazyLines(own.sections, itemsPerLine: count)
    if offer[axis.cross] == nil, lines.count == 0 { idealBreadth = sizeOfItems(LayoutSubviews([]), offer)[axis.cross] }
    var length: CGFloat = 0
    let existing = Set(views.keys.compactMap(lines.line)).sorted()
    for line in existing {
      let size = size(of: line, in: lines, offer)
      if line == 0, offer[axis.cross] == nil { idealBreadth = size[axis.cross] }
      let whole = gap(before: line, in: lines) + size[axis]
      length += whole
      if offer == measuredOffer { lengths[line] = sound(whole) }
    }
    if offer == measuredOffer {
      estimate()
      return totalLength
    }
    if existing.count < lines.count {
      let average = existing.isEmpty ? lengths.estimate : length / CGFloat(existing.count)
      length += CGFloat(lines.count - existing.count) * average
    }
    return length
  }

  final func size(of line: Int, in lines: LazyLines, _ offer: ProposedViewSize) -> CGSize {
    let elements = lines.elements(in: line)
    let views = layoutViews(of: elements)
    return elements.first?.isItem == true ? sizeOfItems(views, offer) : size(of: labelLayout, views, offer)
  }

  private func size(of layout: LazyStackLayout, _ views: LayoutSubviews, _ offer: ProposedViewSize) -> CGSize {
    var cache: Void = ()
    return layout.sizeThatFits(proposal: offer, subviews: views, cache: &cache)
  }

  /// The views of elements that take part in layout.
  final func layoutViews(of elements: [HostLazyElement]) -> LayoutSubviews {
    LayoutSubviews(elements.flatMap { views[$0] ?? [] }.filter { !$0.isOutsideLayout })
  }

  /// The distance of a line to the one before.
  final func gap(before line: Int, in lines: LazyLines) -> CGFloat {
    guard line > 0 else { return 0 }
    let first = layoutViews(of: lines.elements(in: line)).first
    if first == nil, lines.elements(in: line).allSatisfy({ views[$0] != nil }) { return 0 }
    if let lineSpacing { return lineSpacing }
    guard let first, let last = layoutViews(of: lines.elements(in: line - 1)).last else {
      return oddGaps[line] ?? StackLayout.defaultSpacing
    }
    let gap = last.spacing.distance(to: first.spacing, along: axis)
    oddGaps[line] = gap == StackLayout.defaultSpacing ? nil : gap
    return gap
  }

  /// How much longer than they are all lines count, since an estimate has a distance before the first line, too.
  private var surplus: CGFloat {
    lengths.count == 0 || lengths.isKnown(0) ? 0 : lineSpacing ?? StackLayout.defaultSpacing
  }

  /// The length of all lines.
  final var totalLength: CGFloat { max(lengths.total - surplus, 0) }

  /// Where a line begins, with the distance to the one before.
  final func offset(of line: Int) -> CGFloat { line == 0 ? 0 : lengths.offset(of: line) - surplus }

  /// The line at an offset.
  final func line(at offset: CGFloat) -> Int { lengths.index(at: offset + surplus) ?? 0 }

  final func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

  /// What is offered to each line.
  final func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  /// Has lengths be those for an offer from now on.
  final func adopt(_ offer: ProposedViewSize) {
    let count = itemsPerLine(in: offer[axis.cross])
    if lines?.itemsPerLine != count || measuredOffer != offer {
      if lines == nil { lines = makeLines(count) }
      if let lines, lines.itemsPerLine != count { self.lines = LazyLines(lines.sections, itemsPerLine: count) }
      lengths = SparseLengths(count: lines?.count ?? 0, estimate: 0)
      oddGaps = [:]
    }
    measuredOffer = offer
  }

  /// Has lines that were never seen count as long as those that were on average, unless what is in sight would have to move.
  final func estimate() {
    let sum = lengths.knownSum
    guard sum.count > 0 else { return }
    // The first line has no distance before it.
    let isFirstKnown = lengths.isKnown(0)
    let average =
      isFirstKnown && sum.count == 1
      ? sum.length + (lineSpacing ?? StackLayout.defaultSpacing)
      : isFirstKnown ? (sum.length - lengths[0]) / CGFloat(sum.count - 1) : sum.length / CGFloat(sum.count)
    // Not for a rounding error, which would change the length of all.
    guard abs(average - lengths.estimate) > 0.01 else { return }
    let first = places.keys.compactMap { lines?.line(of: $0) }.min()
    if let first, lengths.knownCount(before: first) < first, lengths.estimate > 0 { return }
    lengths.estimate = average
  }

  // MARK: Making

  /// Brings the views of a line into being.
  final func realize(_ line: Int) {
    for element in lines?.elements(in: line) ?? [] where views[element] == nil {
      let new = dataSource?.lazyContainer(self, viewsFor: element) ?? []
      views[element] = new
      // Measured where it will be, since spacers and dividers look at the stack around them.
      for view in new where view.superview !== self { addSubview(view) }
    }
  }

  /// Makes the views that exist the subviews, in order, behind them those that go. Pinned ones lie in front.
  final func arrange() {
    let order = existingElements
    let own = pinsHeaders || pinsFooters ? order.filter { !canBePinned($0) } + order.filter(canBePinned) : order
    setSubviews(departingViews + own.flatMap { views[$0] ?? [] })
  }

  private func canBePinned(_ element: HostLazyElement) -> Bool {
    switch element {
    case .header: pinsHeaders
    case .footer: pinsFooters
    case .item: false
    }
  }
}
