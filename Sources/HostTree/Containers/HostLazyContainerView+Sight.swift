import Foundation

extension HostLazyContainerView {
  /// What is to be seen, along the axis; nil where nothing limits it.
  ///
  /// Only what scrolls along the axis does: elsewhere the container lies where its length says, and its length would follow from what
  /// is to be seen of it.
  final var sight: LazySpan? {
    var seen: CGRect?
    var view = parent
    var scrolls = false
    while let current = view {
      let scroll = current as? HostScrollView
      if let scroll, scroll.axes.contains(axis) { scrolls = true }
      if scroll != nil || current === root {
        let rect = convert(current.bounds, from: current)
        seen = seen.map { $0.overlap(with: rect) } ?? rect
      }
      view = current.parent
    }
    guard scrolls, let seen else { return nil }
    let across = LazySpan(seen, axis.cross)
    let breadth = storedFrame.size[axis.cross]
    let isBeside = breadth > 0 && !across.overlaps(LazySpan(start: 0, end: breadth))
    let along = LazySpan(mirrored(seen), axis)
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

  /// Moves what exists, and the scroll view with it, so that nothing moves on screen, even while changes are animated.
  final func move(by shift: CGFloat, in scrollView: HostScrollView) {
    places = places.mapValues { LazySpan(start: $0.start + shift, end: $0.end + shift) }
    let shift = axis == .horizontal && flags.contains(.isRightToLeft) ? -shift : shift
    for view in subviews {
      view.finishSlide()
      view.storedFrame.origin[axis] += shift
    }
    // A finger that drags the content goes on from there.
    scrollView.offsetBeforePan[axis] += shift
    scrollView.contentOffset[axis] += shift
    scrollView.setNeedsLayout()
  }

  /// What the scroll view shows, whether this container is in sight or not.
  final var scrollSight: LazySpan? {
    scrollView.map { LazySpan(mirrored(convert($0.bounds, from: $0)), axis) }
  }

  /// From which line to go, and where it is to begin.
  final func takeAnchor(
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
