import Foundation

extension HostScrollView {
  /// Sets up the pan recognizer that scrolls, also for drags that begin on a button or text field.
  ///
  /// Scrolling stops at the edges of the content, but for the pull that refreshes. A drag along an axis that can't
  /// scroll fails, so that others receive it; so does one beyond the edge that is reached, if a view around can follow
  /// it: another scroll view, or a sheet that is pulled down.
  final func setUpPanning() {
    let pan = panGestureRecognizer
    pan.isForScrolling = true
    pan.shouldBegin = { [weak self] in self?.canScroll(by: $0) ?? false }
    pan.addAction { [weak self] in self?.followPan() }
    // A finger stops the content.
    pan.onTouch = { [weak self] in if self?.isDecelerating == true { self?.stopMoving() } }
    addGestureRecognizer(pan)
  }

  private func canScroll(by way: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let isVertical = abs(way.y) >= abs(way.x)
    guard axes.isEmpty || axes.contains(isVertical ? .vertical : .horizontal) else { return false }
    let isPossible =
      isVertical
      ? alwaysBounceVertical || refreshControl != nil
        || adjustedContentInset.vertical + contentSize.height > bounds.height
      : alwaysBounceHorizontal || adjustedContentInset.horizontal + contentSize.width > bounds.width
    guard isPossible else { return false }
    if isVertical, way.y > 0, refreshControl != nil { return true }
    let isAtEnd = limited(CGPoint(x: contentOffset.x - way.x, y: contentOffset.y - way.y)) == limited(contentOffset)
    return !isAtEnd || !canFollowAround(way)
  }

  /// Whether a view around this one follows a drag that this one can't.
  private func canFollowAround(_ way: CGPoint) -> Bool {
    var view = superview
    while let current = view {
      for case let pan as HostPanGestureRecognizer in current.gestureRecognizers ?? []
      where pan.isForScrolling && pan.isEnabled && pan.shouldBegin?(way) != false {
        return true
      }
      view = current.superview
    }
    return false
  }

  private func followPan() {
    guard let superview else { return }
    // The view's own coordinates move with the content: use the superview's.
    let way = panGestureRecognizer.translation(in: superview)
    if panGestureRecognizer.state == .began {
      stopMoving()
      offsetBeforePan = contentOffset
      act(.dragging)
      tellOfScrolling { $0.scrollViewWillBeginDragging(self) }
    }
    dismissKeyboard(isAtItsBegin: panGestureRecognizer.state == .began)
    // Two fingers that zoom move the content with them: the drag goes on from there.
    if isZooming { offsetBeforePan = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y) }
    var wanted = offsetBeforePan
    if axes.isEmpty || axes.contains(.horizontal) { wanted.x -= way.x }
    if axes.isEmpty || axes.contains(.vertical) { wanted.y -= way.y }
    pull(beyond: 0 - insetsBySides.top - wanted.y)
    contentOffset = limited(wanted)
    guard [.ended, .cancelled].contains(panGestureRecognizer.state) else { return }
    // The content offset moves against the finger.
    let speed = panGestureRecognizer.velocity(in: superview)
    endDrag(velocity: CGPoint(x: -speed.x, y: -speed.y))
  }

  /// The finger was lifted while the content moved with a velocity, in points per second.
  private func endDrag(velocity: CGPoint) {
    guard decelerates, !isPagingEnabled else {
      contentOffset = resting(contentOffset, speed: velocity)
      act(.idle, velocity: velocity)
      return tellOfScrolling { $0.scrollViewDidEndDragging(self, willDecelerate: false) }
    }
    let way = decelerationRate.secondsOfWay
    let end = CGPoint(
      x: isScrolled(along: .horizontal) ? contentOffset.x + velocity.x * way : contentOffset.x,
      y: isScrolled(along: .vertical) ? contentOffset.y + velocity.y * way : contentOffset.y)
    let goal = target(from: offsetBeforePan, to: limited(end), velocity: velocity)
    tellOfScrolling { $0.scrollViewDidEndDragging(self, willDecelerate: goal != contentOffset) }
    guard goal != contentOffset else { return act(.idle, velocity: velocity) }
    if goal == limited(end) {
      // Beyond the edge, if it is so: there the content stops as fast as it is.
      let length = hypot(end.x - contentOffset.x, end.y - contentOffset.y)
      move(to: end, as: .decelerating, velocity: velocity, decelerationRate.curve(of: length))
    } else {
      move(to: goal, as: .decelerating, velocity: velocity, ScrollMotion.deceleration)
    }
  }
}
