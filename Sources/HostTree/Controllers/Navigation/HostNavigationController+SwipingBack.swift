import Foundation

extension HostNavigationController {
  /// Swipes back from the left edge, as a user does.
  ///
  /// - Returns: Whether the top controller was popped. It is not if it is the root, if its item hides the back button,
  ///   if the navigation bar is hidden, or if ``interactivePopGestureRecognizer`` is disabled.
  @discardableResult
  public final func swipeBack() -> Bool { canSwipeBack && popViewController(animated: true) != nil }

  private var canSwipeBack: Bool {
    popRecognizer.isEnabled && viewIfLoaded?.window != nil && !isNavigationBarHidden && stack.count > 1
      && topViewController?.navigationItem.hidesBackButton == false
  }

  /// Sets up the recognizer: a swipe that begins at the edge, and goes on beyond the middle or is fast, goes back.
  final func setUpSwipingBack() {
    let pan = popRecognizer
    // The edge belongs to it, whatever is there.
    pan.hasHighPriority = true
    func isRightToLeft(_ view: HostView) -> Bool { view.traitCollection.layoutDirection == .rightToLeft }
    pan.shouldBegin = { [weak self, unowned pan] way in
      guard let self, canSwipeBack, abs(way.x) > abs(way.y) else { return false }
      let start = pan.location(in: view).x - way.x
      return isRightToLeft(view) ? way.x < 0 && start > view.bounds.width - 20 : way.x > 0 && start < 20
    }
    pan.addAction { [weak self, unowned pan] in
      guard let self, pan.state == .ended else { return }
      let end = pan.translation(in: view).x + pan.velocity(in: view).x * 0.1
      if abs(end) > view.bounds.width / 2, (end < 0) == isRightToLeft(view) { swipeBack() }
    }
    view.addGestureRecognizer(pan)
  }
}
