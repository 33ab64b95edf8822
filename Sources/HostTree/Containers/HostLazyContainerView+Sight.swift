package import Foundation

extension HostLazyContainerView {
  /// What is to be seen, along the axis; nil where nothing limits it.
  ///
  /// Only what scrolls along the axis does: elsewhere the container lies where its length says, and its length would follow from what
  /// is to be seen of it.
  final var sight: RowSpan? {
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
    let across = RowSpan(seen, axis.cross)
    let breadth = storedFrame.size[axis.cross]
    let isBeside = breadth > 0 && !across.overlaps(RowSpan(start: 0, end: breadth))
    let along = RowSpan(mirrored(seen), axis)
    return isBeside ? RowSpan(start: along.start, end: along.start) : along
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

  /// Moves what exists, and the scroll view with it, so that nothing moves on screen, even while changes are animated.
  package final func scrollRows(by shift: CGFloat) -> Bool {
    guard let scrollView else { return false }
    rows.places = rows.places.mapValues { $0.moved(by: shift) }
    let shift = axis == .horizontal && flags.contains(.isRightToLeft) ? -shift : shift
    for view in subviews {
      view.finishSlide()
      view.storedFrame.origin[axis] += shift
    }
    // A finger that drags the content goes on from there.
    scrollView.offsetBeforePan[axis] += shift
    scrollView.contentOffset[axis] += shift
    scrollView.setNeedsLayout()
    return true
  }

  /// What the scroll view shows, whether this container is visible or not.
  final var scrollSight: RowSpan? {
    scrollView.map { RowSpan(mirrored(convert($0.bounds, from: $0)), axis) }
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
