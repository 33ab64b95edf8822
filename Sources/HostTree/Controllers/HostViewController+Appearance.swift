/// Where a view controller is on its way to the screen and back.
package enum HostAppearance: Sendable {
  case disappeared
  case appearing
  case appeared
  case disappearing

  var isOnScreen: Bool { self == .appearing || self == .appeared }
  var isChanging: Bool { self == .appearing || self == .disappearing }
}

/// How appearance travels: whoever contains a controller tells it, and it tells its children. The window is the
/// outermost container; it tells the controllers whose views came or went, in its commit pass.
///
/// Both calls below do nothing when a controller is already where it should go, so that a container which moves a child
/// by itself, with an animation perhaps, and the window's commit pass never tell it twice.
extension HostViewController {
  /// Says that this controller begins to appear or to disappear: calls its ``viewWillAppear(_:)`` or
  /// ``viewWillDisappear(_:)``, then those of its children.
  ///
  /// Only containers call this, for their children.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether it comes to the screen, else it leaves. May turn round a transition that has not ended.
  ///   - animated: Whether there is an animation; handed on to the call-backs.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearance.isOnScreen != isAppearing else { return }
    appearance = isAppearing ? .appearing : .disappearing
    isTransitionAnimated = animated
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    if isAppearing { parent?.childWillAppear(self, animated: animated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where !isAppearing || child.hasView(inside: self) {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Says that the transition that was begun is over: calls ``viewDidAppear(_:)`` or ``viewDidDisappear(_:)``, those of
  /// the children first.
  ///
  /// Does nothing without a transition.
  public final func endAppearanceTransition() {
    guard appearance.isChanging else { return }
    let isAppearing = appearance == .appearing
    appearance = isAppearing ? .appeared : .disappeared
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in children { child.endAppearanceTransition() }
    }
    if isAppearing { viewDidAppear(isTransitionAnimated) } else { viewDidDisappear(isTransitionAnimated) }
    if isAppearing { runWhatWaitsForAppearance() }
    if isAppearing { parent?.childDidAppear(self, animated: isTransitionAnimated) }
  }

  /// Whether the view is in a visible window, and the controllers around this one are on screen.
  final var belongsOnScreen: Bool {
    guard let window = viewIfLoaded?.root, !window.isHidden else { return false }
    return parent?.appearance.isOnScreen ?? true
  }

  private func hasView(inside other: HostViewController) -> Bool {
    guard let viewIfLoaded, let container = other.viewIfLoaded else { return false }
    return viewIfLoaded.isDescendant(of: container)
  }
}

extension HostWindow {
  /// Notes that a controller may have to appear or to disappear.
  ///
  /// It is kept until it knows.
  final func appearanceMayChange(of controller: HostViewController) {
    appearances.append(controller)
    setNeedsSettle()
  }

  /// Commit pass: tells controllers what became of their views.
  ///
  /// First all that leave begin, then all that come, then both end, as when one screen takes the place of another.
  final func commitAppearances() {
    if isHidden == wasVisible {
      wasVisible = !isHidden
      collectControllers(in: self)
    }
    guard !appearances.isEmpty else { return }
    let candidates = appearances
    appearances.removeAll()
    var changing: [HostViewController] = []
    for isAppearing in [false, true] {
      var seen: Set<ObjectIdentifier> = []
      for controller in candidates { begin(isAppearing, controller, &changing, &seen) }
    }
    for controller in changing { controller.endAppearanceTransition() }
  }

  /// Outer controllers first, since they tell the inner ones.
  ///
  /// - Parameter seen: Who had its turn, so that of many controllers inside each other none is climbed to twice.
  private func begin(
    _ isAppearing: Bool, _ controller: HostViewController, _ changing: inout [HostViewController],
    _ seen: inout Set<ObjectIdentifier>
  ) {
    var chain: [HostViewController] = []
    var next: HostViewController? = controller
    while let current = next, seen.insert(ObjectIdentifier(current)).inserted {
      chain.append(current)
      next = current.parent
    }
    for controller in chain.reversed() { begin(isAppearing, controller, &changing) }
  }

  private func begin(_ isAppearing: Bool, _ controller: HostViewController, _ changing: inout [HostViewController]) {
    if let parent = controller.parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
    // A presentation tells its controllers itself.
    if let presentation = controller.presentation, presentation.isBeingPresented || presentation.isBeingDismissed {
      return
    }
    guard controller.belongsOnScreen == isAppearing, controller.appearance.isOnScreen != isAppearing else { return }
    controller.beginAppearanceTransition(isAppearing, animated: false)
    changing.append(controller)
  }

  private func collectControllers(in view: HostView) {
    if let controller = view.rare?.viewController { appearances.append(controller) }
    if view.subviews.isEmpty { return }
    for child in view.subviews { collectControllers(in: child) }
  }
}
