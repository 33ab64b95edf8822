/// Whether a view controller is on screen, or in transition.
package enum AppearancePhase: Sendable {
  case disappeared
  case appearing
  case appeared
  case disappearing

  var isOnScreen: Bool { self == .appearing || self == .appeared }
  var isChanging: Bool { self == .appearing || self == .disappearing }
}

/// Appearance transitions travel from containers to their children.
///
/// The window is the outermost container: in its commit pass it notifies the controllers whose views entered or left
/// it.
///
/// Both methods do nothing for a controller that is already in the requested state, so a container that moves a child
/// itself, perhaps animated, and the window's commit pass never notify it twice.
extension HostViewController {
  /// Begins an appearance transition: calls `viewWillAppear` or `viewWillDisappear`, then the children's.
  ///
  /// Call it only from a container, for its children, and then ``endAppearanceTransition()``. Does nothing if the
  /// controller is already going there.
  ///
  /// - Parameters:
  ///   - isAppearing: True to appear, false to disappear. May reverse a transition that has not ended.
  ///   - animated: Whether the transition is animated; only passed to the callbacks.
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

  /// Ends the current appearance transition: calls ``viewDidAppear(_:)`` or ``viewDidDisappear(_:)``, children first.
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

  /// Whether the view is in a visible window and the parent, if any, is on screen.
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
  /// Notes that a controller may have to appear or disappear, for the next commit pass.
  ///
  /// It is retained until then.
  final func appearanceMayChange(of controller: HostViewController) {
    appearances.append(controller)
    setNeedsSettle()
  }

  /// Commit pass: sends the appearance calls of the controllers whose views came or went.
  ///
  /// All `viewWillDisappear` come first, then all `viewWillAppear`, then the `did` calls of both, as in a UIKit
  /// transition.
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

  /// Begins the transitions of a controller's ancestors first, since they forward them to their children.
  ///
  /// - Parameter seen: The controllers already handled, so that no chain of ancestors is climbed twice.
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
    // A presentation sends its controllers' calls itself.
    if let presentation = controller.presentation, presentation.isBeingPresented || presentation.isBeingDismissed {
      return
    }
    guard controller.belongsOnScreen == isAppearing, controller.appearance.isOnScreen != isAppearing else { return }
    controller.beginAppearanceTransition(isAppearing, animated: false)
    changing.append(controller)
  }

  private func collectControllers(in view: HostView) {
    if let controller = view.rare?.viewController { appearances.append(controller) }
    // Most views have neither.
    view.subviews.forEachInPlace { if !$0.subviews.isEmpty || $0.rare != nil { collectControllers(in: $0) } }
  }
}
