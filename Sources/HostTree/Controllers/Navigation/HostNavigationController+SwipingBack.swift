import Foundation

extension HostNavigationController {
  /// Swipes back from the left edge, as a user does.
  ///
  /// - Returns: Whether the top controller was popped. It is not if it is the root (but for the root of a column of a
  ///   collapsed split view, which gives way to the column below), if its item hides the back button, if the navigation
  ///   bar is hidden, or if ``interactivePopGestureRecognizer`` is disabled.
  @discardableResult
  public final func swipeBack() -> Bool { canSwipeBack && popOne() }

  private var canSwipeBack: Bool {
    popRecognizer.isEnabled && viewIfLoaded?.window != nil && !isNavigationBarHidden
      && topViewController?.navigationItem.hidesBackButton == false
  }

  /// Pops the top controller; at the root of a column of a collapsed split view, the column.
  ///
  /// - Returns: Whether there was one to pop.
  @discardableResult
  final func popOne() -> Bool {
    if stack.count > 1 { return popViewController(animated: true) != nil }
    return collapsedColumn?.split.popColumn() ?? false
  }

  /// The collapsed split view controller around, and its column that this controller shows: by itself, or at the root
  /// of one without a bar.
  private var collapsedColumn: (split: HostSplitViewController, controller: HostViewController)? {
    var child: HostViewController = self
    while let parent = child.parent {
      if let split = parent as? HostSplitViewController { return split.isCollapsed ? (split, child) : nil }
      if let outer = parent as? HostNavigationController, outer.stack.count > 1 || !outer.isNavigationBarHidden {
        return nil
      }
      child = parent
    }
    return nil
  }

  /// The item below the stack's, to which the back button of the root leads: the item of the column below in a
  /// collapsed split view; nil for none.
  final var itemBelowRoot: HostNavigationItem? {
    collapsedColumn.flatMap { $0.split.columnBelow($0.controller)?.titleItem }
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
