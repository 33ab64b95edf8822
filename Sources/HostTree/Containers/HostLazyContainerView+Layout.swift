import Foundation

extension HostLazyContainerView {
  /// Brings what is in sight into being, places it, and lets go of the rest.
  final func layOutElements() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let offer = offer(placedProposal)
    adopt(offer)
    if lengths.estimate == 0 {
      if views.isEmpty { realize(0) }
      _ = measureLines(offer)
    }
    var shown = makeElements(offer)
    for element in existingElements where shown[element] == nil {
      if keeps(element), let line = lines?.line(of: element) {
        shown[element] = span(of: line)
      } else {
        returns.didLetGo(of: element, in: root)
        letGo(of: element)
      }
    }
    arrange()
    place(shown)
    estimate()
    if totalLength != storedFrame.size[axis] || placedProposal[axis.cross] == nil { invalidateIntrinsicContentSize() }
    formerSight = sight
    // Views that came have asked for what was just done.
    flags.remove(.needsLayout)
  }

  /// Whether an element that is not visible stays, as it would come and go without end.
  private func keeps(_ element: HostLazyElement) -> Bool {
    returns.keeps(element, in: self) {
      $0.returns.release()
      $0.setNeedsLayout()
    }
  }

  /// Brings what is in sight into being.
  ///
  /// It goes down and up from an anchor, a line that was in sight before, which stays where it is on screen.
  ///
  /// - Returns: Where the elements in sight begin.
  private func makeElements(_ offer: ProposedViewSize) -> [HostLazyElement: LazySpan] {
    guard let lines, lines.count > 0 else { return [:] }
    guard var sight = pendingScroll == nil ? sight : scrollSight ?? sight else {
      let all = realizeAll(lines)
      _ = measureLines(offer)
      return spans(of: all, lines, offer, in: nil)
    }
    guard sight.start < sight.end else { return [:] }
    let anchor = takeAnchor(in: sight, lines, offer)
    let made = makeLines(from: anchor, in: sight, lines, offer)
    let shift = start(of: anchor.line, lines) - anchor.start
    if abs(shift) > 0.001, let scrollView {
      sight.start += shift
      sight.end += shift
      move(by: shift, in: scrollView)
    }
    return spans(of: made, lines, offer, in: sight)
  }

  /// Where the contents of a line begin.
  final func start(of line: Int, _ lines: LazyLines) -> CGFloat {
    offset(of: line) + gap(before: line, in: lines)
  }

  /// Where the contents of a line are, visible or not.
  private func span(of line: Int) -> LazySpan? {
    lines.map { LazySpan(start: start(of: line, $0), end: offset(of: line) + lengths[line]) }
  }

  /// Brings a line into being. Returns its length, without the distance to the one before.
  final func measure(_ line: Int, _ lines: LazyLines, _ offer: ProposedViewSize) -> CGFloat {
    realize(line)
    let length = sound(size(of: line, in: lines, offer)[axis])
    lengths[line] = gap(before: line, in: lines) + length
    return length
  }

  private func makeLines(
    from anchor: (line: Int, start: CGFloat), in sight: LazySpan, _ lines: LazyLines, _ offer: ProposedViewSize
  ) -> Range<Int> {
    var end = anchor.start + measure(anchor.line, lines, offer)
    var upper = anchor.line + 1
    while upper < lines.count, end + gap(before: upper, in: lines) < sight.end {
      if upper - anchor.line >= RowLimit.rowsInOneLayout {
        RowLimit.reportFullLayout(of: self)
        break
      }
      let length = measure(upper, lines, offer)
      end += gap(before: upper, in: lines) + length
      upper += 1
    }
    var top = anchor.start
    var lower = anchor.line
    while lower > 0, top - gap(before: lower, in: lines) > sight.start,
      anchor.line - lower < RowLimit.rowsInOneLayout
    {
      let length = measure(lower - 1, lines, offer)
      top -= gap(before: lower, in: lines) + length
      lower -= 1
    }
    for line in pinnedLines(lower..<upper, lines) { _ = measure(line, lines, offer) }
    // The distances between those above are known only now.
    for line in lower...anchor.line { _ = measure(line, lines, offer) }
    return lower..<upper
  }

  /// Where the elements of lines are, as far as they are in sight.
  private func spans(
    of made: Range<Int>, _ lines: LazyLines, _ offer: ProposedViewSize, in sight: LazySpan?
  ) -> [HostLazyElement: LazySpan] {
    var result: [HostLazyElement: LazySpan] = [:]
    var seen: Range<Int>?
    var position = offset(of: made.lowerBound)
    for line in made {
      let span = LazySpan(start: position + gap(before: line, in: lines), end: position + lengths[line])
      position = span.end
      guard sight.map(span.isSeen) ?? true else { continue }
      seen = (seen?.lowerBound ?? line)..<line + 1
      for element in lines.elements(in: line) { result[element] = span }
    }
    pinnedElements = []
    guard let sight, let seen else { return result }
    for line in pinnedLines(seen, lines) {
      guard let element = lines.elements(in: line).first, views[element] != nil else { continue }
      let span = pinned(line, element, lines, in: sight)
      if span.start != start(of: line, lines) { pinnedElements.insert(element) }
      result[element] = span
    }
    return result
  }

  // MARK: Placing

  private func place(_ shown: [HostLazyElement: LazySpan]) {
    let former = places
    places = shown
    guard let lines else { return }
    var last = -1
    for element in existingElements {
      guard let span = shown[element], let line = lines.line(of: element) else { continue }
      if former[element] == nil { dataSource?.lazyContainer(self, willDisplay: element) }
      if line == last { continue }
      last = line
      var rect = CGRect(origin: .zero, size: storedFrame.size)
      rect.origin[axis] = span.start
      rect.size[axis] = span.end - span.start
      let views = layoutViews(in: line, of: lines)
      if element.isItem {
        var call = LayoutCall.places(in: rect, placedProposal, views)
        runLayout(&call)
      } else {
        var cache: Void = ()
        labelLayout.placeSubviews(in: rect, proposal: placedProposal, subviews: views, cache: &cache)
      }
    }
  }

  // MARK: Making

  /// Brings all lines into being, as far as one layout can. Returns those that were made.
  final func realizeAll(_ lines: LazyLines) -> Range<Int> {
    if lines.count > RowLimit.rowsInOneLayout { RowLimit.reportFullLayout(of: self) }
    let all = 0..<min(lines.count, RowLimit.rowsInOneLayout)
    for line in all { realize(line) }
    return all
  }

  /// Brings the views of a line into being.
  final func realize(_ line: Int) {
    if lineViews[line] != nil { return }
    for element in lines?.elements(in: line) ?? [] where views[element] == nil {
      let new = dataSource?.lazyContainer(self, viewsFor: element) ?? []
      views[element] = new
      returns.didMake(element, in: root)
      // Measured where it will be, since spacers and dividers look at the stack around them.
      for view in new where view.superview !== self { addSubview(view) }
    }
  }

  /// Makes the views that exist the subviews, in order, behind them those that go. Pinned ones lie in front.
  final func arrange() {
    isArranged = true
    var behind = departingViews
    var front: [HostView] = []
    for element in existingElements {
      guard let views = views[element] else { continue }
      if canBePinned(element) { front += views } else { behind += views }
    }
    setSubviews(front.isEmpty ? behind : behind + front)
  }
}
