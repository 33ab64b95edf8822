package import Foundation

extension HostWindow {
  /// Whether an animation is running in this window, or a view waits for the next frame.
  ///
  /// Nothing is left to do at the present time then, so ``needsSettle`` may be false all the same. The run loop calls
  /// ``settle()`` again when the clock has moved on, sixty times a second perhaps, until this is false; see
  /// ``onNeedsFrame``. One call is one frame: all animations show the time at which the call began.
  public final var isAnimating: Bool { !frameViews.isEmpty || !viewAnimations.isEmpty || !viewTransitions.isEmpty }

  /// Called at the start of a settle: if time has passed, advances animations and calls ``HostView/frameDidBegin()``.
  final func beginFrame() {
    let now = clock.now
    guard now != frameTime else { return }
    frameTime = now
    if !viewAnimations.isEmpty { advanceViewAnimations() }
    if !viewTransitions.isEmpty { advanceViewTransitions() }
    guard !frameViews.isEmpty else { return }
    let waiting = frameViews
    frameViews = []
    for view in waiting where view.root === self { view.frameDidBegin() }
  }

  /// The start time for animations that begin now: the time of the frame under way, otherwise the clock's.
  package final var animationTime: TimeInterval { isSettling ? frameTime : clock.now }
}

extension HostView {
  /// Requests one call of ``frameDidBegin()``, at the start of the next ``HostWindow/settle()`` at a later time.
  ///
  /// Does nothing outside of a window. Call it again in ``frameDidBegin()`` to go on.
  /// - Complexity: O(*n*), where *n* is the number of views that wait.
  public final func setNeedsFrame() {
    guard let root, !root.frameViews.contains(where: { $0 === self }) else { return }
    root.frameViews.append(self)
    // The run loop learns of it at the end of a settle.
    root.setNeedsSettle()
  }
}
