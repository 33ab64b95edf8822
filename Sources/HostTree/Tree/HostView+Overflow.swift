package import Foundation

// Whether a subtree stays within a view's bounds, so that hit testing and drawing skip it elsewhere.
//
// It is found out when it is asked for, for a whole subtree at once, and kept until something changes that it depends
// on. So a window without touches or drawing pays for one flag that is checked, and one with 10,000 rows finds the row
// at a point without asking the others.
extension HostView {
  /// Whether something of this view or its subtree may be drawn or hit outside of its bounds: a shadow, an offset, a
  /// subview that is larger.
  ///
  /// Views of classes outside of these modules always overflow, as their `hitTest` and `point(inside:)` may be their
  /// own.
  final var overflows: Bool {
    findOverflow()
    return flags.contains(.overflows)
  }

  /// How many subviews a view must have for hit testing and drawing to skip some: finding out what they may skip visits
  /// subtrees, and few are as fast to ask. Tests set it, to `Int.max` for the naive way.
  @exclusivity(unchecked) package static var leastCountToSkip = 8

  /// Must be called when a frame, a subview or the look of this view changes. O(1) if it was not read since the last
  /// change.
  @inline(__always)
  final func overflowMayChange() { if flags.contains(.knowsOverflow) { forgetOverflow() } }

  @inline(never)
  private final func forgetOverflow() {
    var view = self
    // A view knows only if its subviews do, unless it clips: then it does not depend on them.
    while view.flags.contains(.knowsOverflow) {
      view.flags.remove(.knowsOverflow)
      guard let parent = view.parentLink.borrowed, !parent.clipsToBounds else { return }
      view = parent
    }
  }

  private final func findOverflow() {
    if flags.contains(.knowsOverflow) { return }
    // An explicit stack instead of recursion: trees may be very deep.
    var steps: [(view: HostView, knowsSubviews: Bool)] = [(self, false)]
    while let (view, knowsSubviews) = steps.popLast() {
      if !knowsSubviews, !view.clipsToBounds {
        let count = steps.count
        steps.append((view, true))
        for child in view.subviews where !child.flags.contains(.knowsOverflow) { steps.append((child, false)) }
        if steps.count > count + 1 { continue }
        steps.removeLast()
      }
      if view.overflowsNow { view.flags.insert(.overflows) } else { view.flags.remove(.overflows) }
      if view.linesUpSubviewsNow { view.flags.insert(.linesUpSubviews) } else { view.flags.remove(.linesUpSubviews) }
      view.flags.insert(.knowsOverflow)
    }
  }

  /// The answer, from the answers of the subviews.
  private final var overflowsNow: Bool {
    if !flags.isDisjoint(with: [.isTransformed, .transformsSubviews, .hasLayerLooks]) || animatedValues != nil
      || hitsBeyondBounds || rare?.looks?.contentChange != nil || transition != nil
    {
      return true
    }
    if !clipsToBounds {
      let bounds = bounds
      for child in subviews where child.flags.contains(.overflows) || !bounds.surrounds(child.storedFrame) {
        return true
      }
    }
    return drawsBeyondBounds || drawingEffects.contains(where: \.drawsBeyondContent)
  }

  /// Whether subviews lie one after the other, so that the one at a point is found by a binary search.
  private final var linesUpSubviewsNow: Bool {
    guard let axis = stackAxis, subviews.count >= HostView.leastCountToSkip, !clipsToBounds else { return false }
    var end = -CGFloat.infinity
    for child in subviews {
      if child.flags.contains(.overflows) { return false }
      let frame = child.storedFrame
      let start = axis == .horizontal ? frame.minX : frame.minY
      if start < end - 0.0005 { return false }
      end = axis == .horizontal ? frame.maxX : frame.maxY
    }
    return true
  }

  /// The subviews that hit testing must ask at a point, in the order of ``subviews``; all unless they are many.
  package final func subviewsToAsk(at point: CGPoint) -> ArraySlice<HostView> {
    subviewsToAsk(in: CGRect(origin: point, size: .zero))
  }

  /// The subviews that may be seen or hit in a part of this view, in the order of ``subviews``; all unless they are
  /// many.
  package final func subviewsToAsk(in area: CGRect) -> ArraySlice<HostView> {
    let subviews = subviewsInDrawingOrder
    guard subviews.count >= HostView.leastCountToSkip, let axis = stackAxis,
      flags.isDisjoint(with: [.sortsSubviews, .transformsSubviews])
    else { return subviews[...] }
    findOverflow()
    guard flags.contains(.linesUpSubviews) else { return subviews[...] }
    /// The first that begins behind a place.
    func first(behind place: CGFloat) -> Int {
      var (low, high) = (0, subviews.count)
      while low < high {
        let middle = (low + high) / 2
        let frame = subviews[middle].storedFrame
        let start = axis == .horizontal ? frame.minX : frame.minY
        if start <= place { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let low = first(behind: axis == .horizontal ? area.minX : area.minY)
    let high = area.size == .zero ? low : first(behind: axis == .horizontal ? area.maxX : area.maxY)
    // Neighbours may reach over their edges by the rounding of sums.
    return subviews[max(low - 2, 0)..<min(high + 1, subviews.count)]
  }

  /// Whether ``draw(into:)`` draws outside of the bounds, found by drawing.
  final var drawsBeyondBoundsNow: Bool {
    // A paint fills the bounds; only its shadows reach out of them.
    if let contentPaint { return contentPaint.drawsBeyondArea }
    var drawing = HostDrawing()
    drawing.isRedacting = isRedacted
    drawContent(into: &drawing)
    if drawing.isEmpty { return false }
    let extent = drawing.extent
    return !extent.isNull && !bounds.surrounds(extent)
  }

  /// Whether hit testing at a point, in the superview's coordinates, surely returns nil for this view.
  @inline(__always)
  final func isOutOfReach(at point: CGPoint) -> Bool {
    !storedFrame.insetBy(dx: -0.001, dy: -0.001).contains(point) && !overflows
  }

  /// The violated invariant, for tests.
  final var overflowDifference: String? {
    guard flags.contains(.knowsOverflow) else { return nil }
    if !clipsToBounds, let child = subviews.first(where: { !$0.flags.contains(.knowsOverflow) }) {
      return "\(type(of: self)) knows whether it overflows, but \(type(of: child)) in it does not."
    }
    if linesUpSubviewsNow != flags.contains(.linesUpSubviews) {
      return "\(type(of: self)) was not told whether its subviews are lined up."
    }
    if overflowsNow == flags.contains(.overflows) { return nil }
    return "\(type(of: self)) was not told that \(overflowsNow ? "it overflows now" : "it does not overflow any more")."
  }
}

extension CGRect {
  /// Whether another rectangle lies within this one, except for the rounding of sums.
  fileprivate func surrounds(_ other: CGRect) -> Bool {
    let rounding = 1e-6
    return other.minX >= minX - rounding && other.maxX <= maxX + rounding && other.minY >= minY - rounding
      && other.maxY <= maxY + rounding
  }
}
