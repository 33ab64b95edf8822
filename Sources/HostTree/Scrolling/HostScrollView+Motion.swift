package import Foundation

/// The activity of a scroll view.
package enum ScrollActivity {
  /// The content stands still.
  case idle
  /// A user drags the content.
  case dragging
  /// The content moves on after a drag.
  case decelerating
  /// The content moves because code asked for it.
  case animating
}

/// Scrolling by the clock: the way of the content offset.
struct ScrollMotion {
  var start: CGPoint
  var end: CGPoint
  let begin: TimeInterval
  /// The part of the way at a time in seconds since the begin; nil when it is over.
  let curve: @MainActor (TimeInterval) -> Double?

  /// Slows down to a stop within half a second.
  @MainActor
  static let deceleration: @MainActor (TimeInterval) -> Double? = { time in
    time >= 0.5 ? nil : 1 - pow(1 - time / 0.5, 3)
  }
}

extension HostScrollView {
  /// Moves the content, for whatever reason, and notifies its observers.
  final func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    didScroll()
    root?.viewsDidMove()
    tellOfScrolling { $0.scrollViewDidScroll(self) }
  }

  /// Moves the content together with all that lies in it, so that nothing moves on screen: a drag or an animation in
  /// progress continues from the new offset.
  final func shiftContent(by shift: CGFloat, along axis: Axis) {
    offsetBeforePan[axis] += shift
    motion?.start[axis] += shift
    motion?.end[axis] += shift
    var offset = contentOffset
    offset[axis] += shift
    moveContent(to: offset)
  }

  /// The offset at which scrolling to `offset` comes to rest.
  ///
  /// With paging it is the nearest page, or the next one in the direction of a `speed` above 300 points per second.
  final func resting(_ offset: CGPoint, speed: CGPoint = .zero) -> CGPoint {
    guard isPagingEnabled else { return offset }
    func page(_ offset: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let place = offset / length
      return (speed > 300 ? place.rounded(.up) : speed < -300 ? place.rounded(.down) : place.rounded()) * length
    }
    return limited(
      CGPoint(x: page(offset.x, speed.x, bounds.width), y: page(offset.y, speed.y, bounds.height)))
  }

  /// Where the content comes to rest after it was dragged, as the delegate and the observers choose.
  final func target(from start: CGPoint, to end: CGPoint, velocity: CGPoint) -> CGPoint {
    var target = end
    tellOfScrolling {
      $0.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    }
    if target == end { return end }
    let isSound = target.x.isFinite && target.y.isFinite
    if !isSound {
      HostDiagnostics.report(
        "A scroll view was told to come to rest at (\(target.x), \(target.y)), which is not finite; it comes to rest "
          + "where it would. Give it numbers.")
    }
    return isSound ? limited(target) : end
  }

  /// Scrolls to an offset by the window's clock; at once outside of a window.
  ///
  /// - Parameters:
  ///   - offset: The offset, which is clamped to the content.
  ///   - curve: The part of the way at a time in seconds since the begin; nil when it is over.
  package final func move(
    to offset: CGPoint, _ curve: @escaping @MainActor (TimeInterval) -> Double?
  ) {
    move(to: limited(offset), as: .animating, velocity: .zero, curve)
  }

  final func move(
    to offset: CGPoint, as activity: ScrollActivity, velocity: CGPoint,
    _ curve: @escaping @MainActor (TimeInterval) -> Double?
  ) {
    guard let root else {
      contentOffset = offset
      return act(.idle)
    }
    stopMoving()
    motion = ScrollMotion(start: contentOffset, end: offset, begin: root.animationTime, curve: curve)
    act(activity, velocity: velocity)
    setNeedsFrame()
  }

  /// Shows the next frame of the motion under way.
  final func advanceMotion() {
    guard let motion, let root else { return }
    let share = motion.curve(max(root.animationTime - motion.begin, 0))
    let part = CGFloat(share ?? 1)
    contentOffset = limited(
      CGPoint(
        x: motion.start.x + (motion.end.x - motion.start.x) * part,
        y: motion.start.y + (motion.end.y - motion.start.y) * part))
    let isAtItsEnd = activity == .decelerating && contentOffset == limited(motion.end)
    if share != nil, !isAtItsEnd { return setNeedsFrame() }
    self.motion = nil
    let former = activity
    act(.idle)
    if former == .decelerating {
      tellOfScrolling { $0.scrollViewDidEndDecelerating(self) }
    } else {
      tellOfScrolling { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Ends scrolling by the clock where the content is.
  package final func stopMoving() {
    guard motion != nil else { return }
    motion = nil
    act(.idle)
  }

  /// The view leaves its window, which ends scrolling. Observers are notified when it comes back, as effects of views
  /// that are in no window do not run.
  final func stopForLeaving() {
    motion = nil
    if activity != .idle, onActivityChange != nil { activityBeforeLeaving = activity }
    activity = .idle
  }

  /// The view is in a window: reports the scrolling that ended when it left the last one.
  final func tellOfReturn() {
    guard let former = activityBeforeLeaving else { return }
    activityBeforeLeaving = nil
    onActivityChange?(self, former, .zero)
  }

  /// The content offset when the drag under way, or the last one, began.
  package final var offsetBeforeDrag: CGPoint { offsetBeforePan }

  /// Whether a user drags the content.
  public final var isDragging: Bool { activity == .dragging }
  /// Whether the content moves on after a drag.
  public final var isDecelerating: Bool { activity == .decelerating }

  final func act(_ new: ScrollActivity, velocity: CGPoint = .zero) {
    guard new != activity else { return }
    let former = activity
    activity = new
    onActivityChange?(self, former, velocity)
  }

  /// Shows the scroll indicators for a moment: renderers that show them find ``indicatorFlashCount`` changed.
  public final func flashScrollIndicators() {
    indicatorFlashCount += 1
    setNeedsDisplay()
  }

  // MARK: Changes of the geometry

  /// The offset, the sizes and the insets.
  package final var metrics: ScrollMetrics {
    ScrollMetrics(
      offset: contentOffset, contentSize: contentSize, insets: adjustedContentInset, size: bounds.size)
  }

  final func followMoves() {
    stopFollowingMoves()
    guard onGeometryChange != nil, let root else { return }
    root.followers.append(self)
    tellOfGeometry()
  }

  final func stopFollowingMoves() {
    root?.followers.removeAll { $0 === self }
    extent.told = nil
  }

  final func tellOfGeometry() {
    let now = metrics
    guard onGeometryChange != nil, now != extent.told, let root else { return }
    extent.told = now
    root.enqueueEffect(.normal, of: self) { [weak self] in
      guard let self else { return }
      extent.told = metrics
      onGeometryChange?(self)
    }
  }
}
