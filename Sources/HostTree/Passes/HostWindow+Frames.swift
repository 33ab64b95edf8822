package import Foundation

extension HostWindow {
  /// Whether a view in this window waits for a later time, because it is animated.
  ///
  /// Nothing is left to do at the present time then, so ``needsSettle`` may be false all the same. Whoever runs the
  /// application calls ``settle()`` again when the clock has moved on, sixty times a second perhaps, until this is
  /// false; see ``onNeedsFrame``. One call is one frame: all that is animated shows what belongs to the time at which
  /// the call began.
  public final var isAnimating: Bool { !frameViews.isEmpty || !viewAnimations.isEmpty }

  /// The start of a settle: if time has passed, tells the views that wait for that.
  final func beginFrame() {
    let now = clock.now
    guard now != frameTime else { return }
    frameTime = now
    if !viewAnimations.isEmpty { advanceViewAnimations() }
    guard !frameViews.isEmpty else { return }
    let waiting = frameViews
    frameViews = []
    for view in waiting where view.root === self { view.frameDidBegin() }
  }

  /// The time that counts for what begins now: that of the frame under way, else the clock's.
  package final var animationTime: TimeInterval { isSettling ? frameTime : clock.now }
}

extension HostView {
  /// Says that ``frameDidBegin()`` should be called once, at the start of the next ``HostWindow/settle()`` at a later
  /// time. Does nothing outside of a window.
  public final func setNeedsFrame() {
    guard let root, !root.frameViews.contains(where: { $0 === self }) else { return }
    root.frameViews.append(self)
    // Whoever runs the application learns of it at the end of a settle.
    root.setNeedsSettle()
  }
}
