public import Foundation

/// The root of a host tree: it owns the frame, in which everything that changed is brought up to date.
///
/// A window never acts by itself. When something in its tree needs work it calls ``onNeedsSettle``; whoever runs the
/// application then calls ``settle()``, and when that returns everything has happened, in this order:
///
/// 1. **update**: ``HostView/updateProperties()`` where needed, from the outside in, siblings from back to front; a hosting view
///    brings its views up to date here, parents before children and those of the same depth in the order in which they came;
/// 2. **layout**: sizes that may have changed are checked, then subviews placed from the top down, only where needed;
/// 3. **commit**: view controllers appear and disappear;
/// 4. **effects**: queued closures, by ``HostEffectPhase``, then in the order in which they were queued.
///
/// The first three are repeated until nothing is left to do, so effects see a tree at rest. What an effect changes is
/// done in another round. Both are done at most ``maximumRounds`` times.
open class HostWindow: HostView {
  // Work that waits for a pass. Each list holds a view at most once, by the view's own flags, and keeps it alive until
  // then. The window itself is never in a list, which would keep it alive: its flags alone say what it needs.
  //
  // Unchecked, like all that each settle looks at: views come and go in them all the time, and nobody is called meanwhile.
  @exclusivity(unchecked) final var updates: [HostView] = []
  @exclusivity(unchecked) final var measurement: [HostView] = []
  @exclusivity(unchecked) final var layout: [HostView] = []
  /// Layout pass: the subviews that their superview placed, which are laid out next.
  @exclusivity(unchecked) final var placed: [HostView] = []
  /// Layout pass: the view whose subviews are being placed.
  @exclusivity(unchecked) final var placing = Unretained<HostView>()
  @exclusivity(unchecked) final var commits: [@MainActor () -> Void] = []
  @exclusivity(unchecked) final var effects = EffectQueue()
  /// The views that want to know when they are moved; checked after each layout pass.
  @exclusivity(unchecked) final var placementWatchers: [HostView] = []
  /// Views that have read the safe area.
  @exclusivity(unchecked) final var safeAreaReaders: [HostView] = []
  /// The popovers shown in this window, which follow what they belong to; looked at after each layout pass.
  @exclusivity(unchecked) final var popovers: [HostPopoverPresentationController] = []
  /// What is shown on its way by `HostView.animate`, in the order in which it began.
  @exclusivity(unchecked) final var viewAnimations: [HostViewAnimation] = []
  /// The menu that is open in front of everything; nil for none.
  @exclusivity(unchecked) public final internal(set) var presentedMenu: HostMenuView?
  /// The lazy containers, which want to know when something else comes into sight; looked at after each layout pass, too.
  @exclusivity(unchecked) final var lazyContainers: [HostLazyContainerView] = []
  /// Who moves views that a layout places elsewhere; nil lets them jump.
  @exclusivity(unchecked) package final weak var mover: (any HostMover)?
  // Unchecked, as each view that leaves is looked for in both.
  /// The views that wait for a later time; see ``HostView/setNeedsFrame()``.
  @exclusivity(unchecked) final var frameViews: [HostView] = []
  /// Whether something in this window was ever covered.
  @exclusivity(unchecked) final var hasSafeArea = false
  /// Controllers whose views came or went, or may otherwise have to appear or to disappear.
  @exclusivity(unchecked) final var appearances: [HostViewController] = []
  /// Whether this window was visible in the last commit pass.
  @exclusivity(unchecked) final var wasVisible = false

  /// The appearance that was set on the window.
  final var ownStyle = HostUserInterfaceStyle.unspecified {
    didSet { styleDidChange() }
  }
  /// The appearance that views in the window prefer; it stands above the window's own.
  package final var preferredStyle = HostUserInterfaceStyle.unspecified {
    didSet { styleDidChange() }
  }

  /// Whether what is shown wants the status bar out of the way; false unless told. For whoever draws one.
  public final package(set) var prefersStatusBarHidden = false

  /// Called once when a settled window comes to need work again; an outside loop then arranges for ``settle()``.
  ///
  /// Set while something waits already, it is called at once.
  public final var onNeedsSettle: (@MainActor () -> Void)? {
    didSet { if needsSettle && !isSettling { onNeedsSettle?() } }
  }

  /// Called at the end of each ``settle()`` that leaves something animated (see ``isAnimating``): an outside loop then
  /// arranges for a ``settle()`` when it is time for the next frame. It must not call it at once.
  public final var onNeedsFrame: (@MainActor () -> Void)?

  /// The time that the clock showed when the last ``settle()`` began, or the one under way.
  public final internal(set) var frameTime: TimeInterval = 0

  /// Whether something waits for ``settle()``.
  @exclusivity(unchecked) public final internal(set) var needsSettle = false

  /// Whether ``settle()`` is running.
  @exclusivity(unchecked) public final internal(set) var isSettling = false
  /// How often ``settle()`` has begun.
  package final internal(set) var settleCount = 0

  /// How many rounds one ``settle()`` runs before it gives up with a sentence: 32.
  ///
  /// A round repeats its first three passes as many times at most.
  public static let maximumRounds = 32

  /// The screen this window is on.
  public final let screen: HostScreen

  /// Where this window takes the time from; tests give one that they drive themselves.
  public final var clock: any HostClock

  /// How much of each side the system covers, in points, such as by a status bar; nothing unless told.
  ///
  /// Views find it in their ``HostView/safeAreaInsets``, and hosting views keep clear of it. Negative lengths and those
  /// that are not finite count as 0.
  public final var systemInsets = EdgeInsets() {
    didSet {
      systemInsets = systemInsets.asSafeArea
      if systemInsets != oldValue {
        hasSafeArea = true
        safeAreaMayChange()
      }
    }
  }

  /// The object that text input goes to; nil for none.
  @exclusivity(unchecked) public final internal(set) weak var firstResponder: HostResponder?

  /// What is played in this window for a user to feel or to hear.
  public final let feedback = HostFeedbackRecorder()

  /// Whether this is the window that a user works in, by ``makeKeyAndVisible()``.
  public final internal(set) var isKeyWindow = false

  /// What a double tap is told by.
  final var lastTap: TapRecord?
  /// The touches under way.
  @exclusivity(unchecked) final var activeTouches: [ActiveTouch] = []
  /// What the pointer is over; see ``movePointer(to:)``.
  final var hovered: [HoveredView] = []

  var storedRootViewController: HostViewController?
  /// Presents where there is no root view controller.
  final var storedPresenter: HostViewController?

  /// Makes a window with a frame on its screen.
  ///
  /// It is hidden until ``makeKeyAndVisible()``.
  public init(frame: CGRect, screen: HostScreen = .main, clock: any HostClock = HostSystemClock()) {
    self.screen = screen
    self.clock = clock
    frameTime = clock.now
    super.init(frame: frame)
    root = self
    isHidden = true
  }

  /// Gives the root view controller's view the whole window, and what is presented in front of it.
  ///
  /// Call super when you override it.
  open override func layoutSubviews() {
    for case let container as HostTransitionView in subviews { container.frame = bounds }
    presentedMenu?.frame = bounds
    guard let view = storedRootViewController?.viewIfLoaded, view.superview === self else { return }
    view.frame = bounds
  }

  /// Draws the usual background where the window has none of its own.
  open override func draw(into drawing: inout HostDrawing) {
    if backgroundColor == nil { drawing.fill(bounds, with: .systemBackground) }
  }

  isolated deinit {
    HostWindow.forget(in: subviews)
    for action in effects.takeTeardowns() { action() }
  }

  /// Views that outlive the window must not point to it, nor believe that they stand in its lists.
  private static func forget(in views: [HostView]) {
    // Not recursive, as views may be nested more deeply than the stack is long.
    var rest = views
    while let view = rest.popLast() {
      view.root = nil
      view.flags.remove(.waitsForLayout)
      if view.flags.contains(.needsMeasure) {
        view.flags.remove(.needsMeasure)
        view.forgetSizes()
      }
      view.rare?.viewController?.appearance = .disappeared
      rest += view.subviews
    }
  }

  /// Views were scrolled, or placed anew: other elements of lazy containers may be visible, and the sources of popovers
  /// elsewhere.
  final func sightMayChange() {
    for container in lazyContainers { container.checkSight() }
    if !popovers.isEmpty { checkPopovers() }
    presentedMenu?.ownerMayHaveMoved()
  }

  private func checkPopovers() {
    // Somebody may have taken a container away.
    popovers.removeAll { $0.containerView?.root !== self }
    for popover in popovers { popover.sourceMayHaveMoved() }
  }

  /// Notes that something waits for ``settle()``, and says so outside the first time.
  package final func setNeedsSettle() {
    guard !needsSettle else { return }
    needsSettle = true
    if !isSettling { onNeedsSettle?() }
  }
}
