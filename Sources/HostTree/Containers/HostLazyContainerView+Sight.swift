package import Foundation

extension HostLazyContainerView {
  /// The visible range along the axis; nil if nothing limits it.
  ///
  /// Only a scroll view that scrolls along the axis limits it: otherwise the container's position depends on its
  /// length, which would depend on the visible range.
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

  /// The nearest ancestor scroll view that lays out its content and scrolls along the axis; nil if there is none.
  final var scrollView: HostScrollView? {
    var view = parent
    while let current = view {
      if let scroll = current as? HostScrollView, scroll.axes.contains(axis) { return scroll }
      view = current.parent
    }
    return nil
  }

  /// Moves the existing views and the scroll view's offset by the same distance, so that nothing moves on screen, even
  /// during animations.
  package final func scrollRows(by shift: CGFloat) -> Bool {
    guard let scrollView else { return false }
    rows.places = rows.places.mapValues { $0.moved(by: shift) }
    let shift = axis == .horizontal && flags.contains(.isRightToLeft) ? -shift : shift
    for view in subviews {
      view.finishSlide()
      view.storedFrame.origin[axis] += shift
    }
    // A drag in progress continues from the new offset.
    scrollView.shiftContent(by: shift, along: axis)
    scrollView.setNeedsLayout()
    return true
  }

  /// Takes from the scroll view how far elements are seen beyond it; not where headers or footers are pinned.
  final func takeOverhang() {
    guard axis == .vertical, let overhang = scrollView?.extent.overhang else { return }
    rows.overhang = (rows.policy.pinsHeaders ? 0 : overhang.top, rows.policy.pinsFooters ? 0 : overhang.bottom)
  }

  /// The range that the scroll view shows, whether this container is visible or not; nil without a scroll view.
  final var scrollSight: RowSpan? {
    scrollView.map { RowSpan(mirrored(convert($0.bounds, from: $0)), axis) }
  }
}

extension CGRect {
  /// The intersection; an empty rectangle at the edge of one of them if there is none.
  fileprivate func overlap(with other: CGRect) -> CGRect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return CGRect(
      x: x, y: y, width: max(min(maxX, other.maxX) - x, 0), height: max(min(maxY, other.maxY) - y, 0))
  }
}
