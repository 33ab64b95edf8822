import Foundation

extension HostScrollView {
  /// Lets a finger that is dragged over the content, buttons and text fields included, scroll it.
  ///
  /// It stops at the ends of the content. A drag along an axis on which there is nothing to scroll is left to others.
  final func setUpPanning() {
    let pan = panGestureRecognizer
    pan.isForScrolling = true
    pan.shouldBegin = { [weak self] in self?.canScroll(by: $0) ?? false }
    pan.addAction { [weak self] in self?.followPan() }
    addGestureRecognizer(pan)
  }

  private func canScroll(by way: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let isVertical = abs(way.y) >= abs(way.x)
    guard axes.isEmpty || axes.contains(isVertical ? .vertical : .horizontal) else { return false }
    return isVertical
      ? alwaysBounceVertical || contentInset.top + contentSize.height + contentInset.bottom > bounds.height
      : alwaysBounceHorizontal || contentInset.leading + contentSize.width + contentInset.trailing > bounds.width
  }

  private func followPan() {
    guard let superview else { return }
    // Not in the view's own coordinates, which move with the content.
    let way = panGestureRecognizer.translation(in: superview)
    if panGestureRecognizer.state == .began {
      offsetBeforePan = contentOffset
      tellOfScrolling { $0.scrollViewWillBeginDragging(self) }
    }
    dismissKeyboard(isAtItsBegin: panGestureRecognizer.state == .began)
    var wanted = offsetBeforePan
    if axes.isEmpty || axes.contains(.horizontal) { wanted.x -= way.x }
    if axes.isEmpty || axes.contains(.vertical) { wanted.y -= way.y }
    contentOffset = limited(wanted)
    guard [.ended, .cancelled].contains(panGestureRecognizer.state) else { return }
    // The content goes against the finger.
    let speed = panGestureRecognizer.velocity(in: superview)
    contentOffset = resting(contentOffset, speed: CGPoint(x: -speed.x, y: -speed.y))
    tellOfScrolling { $0.scrollViewDidEndDragging(self, willDecelerate: false) }
  }
}
