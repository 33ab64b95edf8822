import Foundation

extension HostLazyContainerView {
  /// What is to be seen, along the axis; nil where nothing limits it.
  final var sight: LazySpan? {
    var seen: CGRect?
    var view = parent
    while let current = view {
      if current is HostScrollView || current === root {
        let rect = convert(current.bounds, from: current)
        seen = seen.map { $0.overlap(with: rect) } ?? rect
      }
      view = current.parent
    }
    guard let seen else { return nil }
    let across = LazySpan(seen, axis.cross)
    let breadth = storedFrame.size[axis.cross]
    let isBeside = breadth > 0 && !across.overlaps(LazySpan(start: 0, end: breadth))
    let along = LazySpan(seen, axis)
    return isBeside ? LazySpan(start: along.start, end: along.start) : along
  }

  /// The scroll view around that scrolls along the axis, if it lays out what is in it.
  final var scrollView: HostScrollView? {
    var view = parent
    while let current = view {
      if let scroll = current as? HostScrollView, scroll.axes.contains(axis) { return scroll }
      view = current.parent
    }
    return nil
  }

  /// Asks for layout if other elements may be in sight than in the last layout.
  final func checkSight() {
    guard dataSource != nil, !isLayingOut, !flags.contains(.needsLayout), sight != formerSight else { return }
    setNeedsLayout()
  }

  // MARK: Layout

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
    let shown = makeElements(offer)
    for element in existingElements where shown[element] == nil { letGo(of: element) }
    arrange()
    place(shown)
    estimate()
    if totalLength != storedFrame.size[axis] || placedProposal[axis.cross] == nil { invalidateIntrinsicContentSize() }
    formerSight = sight
    // Views that came have asked for what was just done.
    flags.remove(.needsLayout)
  }

  /// Brings what is in sight into being.
  ///
  /// It goes down and up from an anchor, a line that was in sight before, which stays where it is on screen.
  ///
  /// - Returns: Where the elements in sight begin.
  private func makeElements(_ offer: ProposedViewSize) -> [HostLazyElement: LazySpan] {
    guard let lines, lines.count > 0 else { return [:] }
    guard var sight = pendingScroll == nil ? sight : scrollSight ?? sight else {
      for line in 0..<lines.count { realize(line) }
      _ = measureLines(offer)
      return spans(of: 0..<lines.count, lines, offer, in: nil)
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

  /// Moves what exists, and the scroll view with it, so that nothing moves on screen, even while changes are animated.
  private func move(by shift: CGFloat, in scrollView: HostScrollView) {
    for view in subviews {
      view.finishSlide()
      view.storedFrame.origin[axis] += shift
    }
    places = places.mapValues { LazySpan(start: $0.start + shift, end: $0.end + shift) }
    scrollView.contentOffset[axis] += shift
    scrollView.offsetBeforePan[axis] += shift
    scrollView.setNeedsLayout()
  }

  /// What the scroll view shows, whether this container is in sight or not.
  private var scrollSight: LazySpan? {
    scrollView.map { LazySpan(convert($0.bounds, from: $0), axis) }
  }

  /// From which line to go, and where it is to begin.
  private func takeAnchor(
    in sight: LazySpan, _ lines: LazyLines, _ offer: ProposedViewSize
  ) -> (line: Int, start: CGFloat) {
    if let pending = pendingScroll {
      pendingScroll = nil
      if let line = lines.line(of: pending.element) {
        return (line, target(of: line, pending.anchor, in: sight, lines, offer))
      }
    }
    // Where the beginning is in sight, it is what the user came for, whatever is known of the rest.
    if sight.start <= 0 { return (0, 0) }
    if let first = stayingLine(in: sight, lines) { return first }
    let line = line(at: sight.start)
    return (line, start(of: line, lines))
  }

  /// The first line of those in sight that were there in the last layout, and where it began.
  private func stayingLine(in sight: LazySpan, _ lines: LazyLines) -> (line: Int, start: CGFloat)? {
    var first: (line: Int, start: CGFloat)?
    for (element, span) in places where span.overlaps(sight) && !pinnedElements.contains(element) {
      guard let line = lines.line(of: element), line < first?.line ?? .max else { continue }
      first = (line, span.start)
    }
    return first
  }

  /// The data have changed: scrolls by as much as what is in sight moves, before the scroll view finds out that there is less to
  /// be scrolled.
  final func keepPlace() {
    guard let sight, let lines, let scrollView, sight.start > 0, let first = stayingLine(in: sight, lines) else {
      return
    }
    let shift = start(of: first.line, lines) - first.start
    if abs(shift) > 0.001 { move(by: shift, in: scrollView) }
  }

  /// Where a line is to begin that was scrolled to.
  private func target(
    of line: Int, _ anchor: UnitPoint?, in sight: LazySpan, _ lines: LazyLines, _ offer: ProposedViewSize
  ) -> CGFloat {
    let length = measure(line, lines, offer)
    let room = sight.end - sight.start
    if let anchor { return sight.start + (room - length) * (axis == .vertical ? anchor.y : anchor.x) }
    let start = start(of: line, lines)
    if start >= sight.start, start + length <= sight.end { return start }
    return start < sight.start || length > room ? sight.start : sight.end - length
  }

  /// Where the contents of a line begin.
  private func start(of line: Int, _ lines: LazyLines) -> CGFloat {
    offset(of: line) + gap(before: line, in: lines)
  }

  /// Brings a line into being. Returns its length, without the distance to the one before.
  private func measure(_ line: Int, _ lines: LazyLines, _ offer: ProposedViewSize) -> CGFloat {
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
      let length = measure(upper, lines, offer)
      end += gap(before: upper, in: lines) + length
      upper += 1
    }
    var top = anchor.start
    var lower = anchor.line
    while lower > 0, top - gap(before: lower, in: lines) > sight.start {
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
    var position = offset(of: made.lowerBound)
    for line in made {
      let span = LazySpan(start: position + gap(before: line, in: lines), end: position + lengths[line])
      position = span.end
      guard sight.map(span.isSeen) ?? true else { continue }
      for element in lines.elements(in: line) { result[element] = span }
    }
    pinnedElements = []
    guard let sight else { return result }
    for line in pinnedLines(made, lines) {
      guard let element = lines.elements(in: line).first else { continue }
      let span = pinned(line, element, lines, in: sight)
      if span.start != start(of: line, lines) { pinnedElements.insert(element) }
      result[element] = span
    }
    return result
  }

  // MARK: Pinning

  /// The header and the footer that may be pinned where some lines are in sight.
  private func pinnedLines(_ made: Range<Int>, _ lines: LazyLines) -> [Int] {
    guard pinsHeaders || pinsFooters, let last = made.last else { return [] }
    let header = pinsHeaders ? lines.line(of: .header(section: lines.section(of: made.lowerBound))) : nil
    let footer = pinsFooters ? lines.line(of: .footer(section: lines.section(of: last))) : nil
    return [header, footer].compactMap { $0 }
  }

  /// Where a pinned header or footer lies: in sight as long as its section is.
  private func pinned(_ line: Int, _ element: HostLazyElement, _ lines: LazyLines, in sight: LazySpan) -> LazySpan {
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
        placeItems(views, in: rect, placedProposal)
      } else {
        var cache: Void = ()
        labelLayout.placeSubviews(in: rect, proposal: placedProposal, subviews: views, cache: &cache)
      }
    }
  }
}

extension LazySpan {
  /// Whether it is in sight; what has no length is, where it would be.
  fileprivate func isSeen(in sight: LazySpan) -> Bool {
    start == end ? start >= sight.start && start <= sight.end : overlaps(sight)
  }

  /// The stretch of a rectangle.
  init(_ rect: CGRect, _ axis: Axis) {
    self = axis == .vertical ? LazySpan(start: rect.minY, end: rect.maxY) : LazySpan(start: rect.minX, end: rect.maxX)
  }
}

extension CGRect {
  /// What both have in common; where that is nothing, it is empty and lies at one of them.
  fileprivate func overlap(with other: CGRect) -> CGRect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return CGRect(
      x: x, y: y, width: max(min(maxX, other.maxX) - x, 0), height: max(min(maxY, other.maxY) - y, 0))
  }
}
