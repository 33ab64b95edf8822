public import Foundation

/// The root of a host tree: it runs the passes in which everything that was invalidated is updated.
///
/// A window never acts by itself. When something in its tree needs work it calls ``onNeedsSettle``; the application's
/// run loop then calls ``settle()``, and when that returns everything has happened, in this order.
///
/// Once at the start, what has happened outside is taken up: work that other threads have left for the main actor,
/// values such as user defaults that other code has written, timers that are due, the next frame of animations,
/// deadlines of gestures. Then:
///
/// 1. **update**: ``HostView/updateProperties()`` where needed, ancestors before descendants, siblings from back to
///    front; a hosting view updates its views here, parents before children and views of the same depth in the order in
///    which they were invalidated;
/// 2. **layout**: sizes that may have changed are checked, then subviews are placed from the top down, only where
///    needed; views that match the geometry of others follow, then closures that watch a place
///    (``HostView/onPlacementChange``);
/// 3. **commit**: view controllers appear and disappear;
/// 4. **effects**: queued closures, by ``HostEffectPhase``; the phase `atRest` runs when nothing else is left.
///
/// The first three are repeated until nothing is dirty, so effects see a tree at rest. Changes made by an effect are
/// handled in another round. Both are repeated at most ``maximumRounds`` times.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.makeKeyAndVisible()
/// window.settle()
/// window.onNeedsSettle = { print("needs settle") }
/// window.backgroundColor = .systemYellow
/// // Prints "needs settle"
/// window.settle()
/// ```
open class HostWindow: HostView {
  // Work that waits for a pass. Each list holds a view at most once, by the view's own flags, and keeps it alive until
  // then. The window itself is never in a list, which would keep it alive: its flags alone say what it needs.
  //
  // Exclusivity is unchecked, as for everything that each settle reads: lists change all the time, and no outside code
  // runs during an access.
  @exclusivity(unchecked) final var updates: [HostView] = []
  @exclusivity(unchecked) final var measurement: [HostView] = []
  final let layout = ObjectList<HostView>()
  /// Layout pass: the subviews that their superview has placed, which are laid out next.
  final let placed = ObjectList<HostView>()
  /// Layout pass: the view whose subviews are being placed.
  @exclusivity(unchecked) final var placing = Unretained<HostView>()
  @exclusivity(unchecked) final var commits: [@MainActor () -> Void] = []
  @exclusivity(unchecked) final var effects = EffectQueue()
  /// Views with an ``HostView/onPlacementChange``; checked after each layout pass.
  @exclusivity(unchecked) final var placementWatchers: [HostView] = []
  /// Views that have read the safe area.
  @exclusivity(unchecked) final var safeAreaReaders: [HostView] = []
  /// The running animations of `HostView.animate`, in the order in which they began.
  @exclusivity(unchecked) final var viewAnimations: [HostViewAnimation] = []
  /// The views that drawings show in transition, in the order in which they began.
  @exclusivity(unchecked) final var viewTransitions: [ViewInTransition] = []
  /// Views that follow where other views lie; see ``HostView/viewsMayHaveMoved()``.
  @exclusivity(unchecked) final var followers: [HostView] = []
  /// Groups of views that match each other's geometry; nil until there is one.
  @exclusivity(unchecked) final var geometryMatches: GeometryMatches?
  /// Animates views that a layout moves; nil moves them at once.
  @exclusivity(unchecked) package final weak var mover: (any HostMover)?
  // Exclusivity is unchecked, as both are searched for each view that leaves.
  /// The views that wait for the next frame; see ``HostView/setNeedsFrame()``.
  @exclusivity(unchecked) final var frameViews: [HostView] = []
  /// Whether any safe area inset was ever set in this window.
  @exclusivity(unchecked) final var hasSafeArea = false
  /// Controllers that may have to appear or disappear in the next commit, as their views came or went.
  @exclusivity(unchecked) final var appearances: [HostViewController] = []
  /// Whether this window was visible in the last commit pass.
  @exclusivity(unchecked) final var wasVisible = false

  /// The appearance that was set on the window by ``HostView/overrideUserInterfaceStyle``.
  final var ownStyle = HostUserInterfaceStyle.unspecified {
    didSet { styleDidChange() }
  }
  /// The appearance that views in the window prefer; it takes precedence over the window's own.
  package final var preferredStyle = HostUserInterfaceStyle.unspecified {
    didSet { styleDidChange() }
  }

  /// Whether the content prefers the status bar hidden; false by default. For an application that draws one.
  public final package(set) var prefersStatusBarHidden = false

  /// The record that a ``SettleWatcher`` keeps of this window. In the window itself, as a weak reference to a window
  /// would make each retain of it slow for as long as it lives.
  package final var settleRecord: AnyObject? {
    get { ownSettleRecord }
    set { ownSettleRecord = newValue }
  }
  // Another module would check for exclusivity.
  @exclusivity(unchecked) private final var ownSettleRecord: AnyObject?

  /// Called once when a settled window is invalidated; a run loop then schedules a ``settle()``.
  ///
  /// If work is pending when it is set, it is called at once. Not called during a settle.
  public final var onNeedsSettle: (@MainActor () -> Void)? {
    didSet { if needsSettle && !isSettling { onNeedsSettle?() } }
  }

  /// Called at the end of each ``settle()`` that leaves an animation running (see ``isAnimating``): a run loop then
  /// schedules a ``settle()`` for the next frame. It must not call it synchronously.
  public final var onNeedsFrame: (@MainActor () -> Void)?

  /// The clock's time at the beginning of the last ``settle()``, or of the one under way, in seconds.
  public final internal(set) var frameTime: TimeInterval = 0

  /// Whether the window is dirty: work is pending for ``settle()``.
  @exclusivity(unchecked) public final internal(set) var needsSettle = false

  /// Whether ``settle()`` is running.
  @exclusivity(unchecked) public final internal(set) var isSettling = false
  /// The number of times that ``settle()`` has begun.
  package final internal(set) var settleCount = 0

  /// The number of rounds (32) after which one ``settle()`` gives up with a diagnostic.
  ///
  /// A round repeats its first three passes at most as many times.
  public static let maximumRounds = 32

  /// The screen of this window; it does not limit the frame.
  public final let screen: HostScreen

  /// Whether drawings show how pages, presentations and their bars come and go; true by default. Tests that look at
  /// drawings right after a push switch it off.
  ///
  /// `withAnimation` and `HostView.animate` do not follow it: see ``HostView/setAnimationsEnabled(_:)``.
  public final var showsTransitions = true

  /// The source of time for animations, gestures and timers; tests pass a ``HostManualClock``.
  public final var clock: any HostClock

  /// Insets that the system covers, such as the status bar, in points; zero by default.
  ///
  /// They are part of the views' ``HostView/safeAreaInsets``, and hosting views keep their content out of them. In a
  /// right-to-left window, leading is right. Negative lengths and those that are not finite count as 0.
  public final var systemInsets = EdgeInsets() {
    didSet {
      systemInsets = systemInsets.asSafeArea
      if systemInsets != oldValue {
        hasSafeArea = true
        safeAreaMayChange()
      }
    }
  }

  /// The object that receives text input; nil for none.
  ///
  /// Change it by ``HostResponder/becomeFirstResponder()``.
  @exclusivity(unchecked) public final internal(set) weak var firstResponder: HostResponder? {
    didSet { hasHadFirstResponder = true }
  }
  /// Whether there ever was one. Each view that leaves asks, and a weak reference takes longer to read.
  @exclusivity(unchecked) final var hasHadFirstResponder = false

  /// Views that may have tracking areas, and the areas that the mouse is in.
  final var tracked = TrackedViews()
  final var areasWithPointer: [HostTrackingArea] = []

  /// Observers of changes to ``firstResponder``.
  final var focusObservers = HostObserverList<any HostFocusObserver>()

  /// The modifier keys that are held now, for views that follow them. The display sets it; keys that are pressed by
  /// ``pressKey(_:_:)`` come with their own.
  public final var modifierFlags: HostKeyModifierFlags = [] {
    didSet { if modifierFlags != oldValue { tellOfModifierKeys() } }
  }
  /// Observers of changes to ``modifierFlags``.
  final var modifierKeyObservers = HostObserverList<any HostModifierKeyObserver>()

  /// The wishes of a program for macOS about the frame of the window; nothing of it is shown here.
  public final var desktopFrame = DesktopFrame()

  /// Records the haptic and audio feedback that is played in this window.
  public final let feedback = HostFeedbackRecorder()

  /// Called with each text that is to be read aloud to users of assistive technologies, by ``HostAccessibility``; nil,
  /// the default, if that is not supported.
  public final var onAnnouncement: (@MainActor (String) -> Void)?

  /// Called when a view wants to share something, by ``share(_:)``; nil, the default, if that is not supported. It
  /// shows the user what can be done with it.
  public final var onShare: (@MainActor (HostShareRequest) -> Void)?

  /// Called when a view wants the user to choose files, by ``chooseFiles(_:)``; nil, the default, if that is not
  /// supported.
  public final var onChooseFiles: (@MainActor (HostFileRequest) -> Void)?

  /// Whether this window is the key window, the one that was made key last: see ``makeKey()``.
  public final var isKeyWindow: Bool { HostWindow.lastKey === self }

  /// The last tap, from which a double tap is detected.
  final var lastTap: TapRecord?
  /// The touches under way.
  @exclusivity(unchecked) final var activeTouches: [ActiveTouch] = []
  /// The view that was touched last, which gets commands while nothing has the focus.
  final weak var touchedView: HostView?
  /// Where the pointer is; nil while it is not over the window.
  final var pointerLocation: CGPoint?
  /// The views under the pointer; see ``movePointer(to:)``.
  final var hovered: [HoveredView] = []

  private var storedUndoManager: UndoManager?

  /// The window's own undo manager, which views and text fields in it share. The command key with Z undoes, with the
  /// shift key, too, redoes. Changes registered until the end of a settle are one group.
  open override var undoManager: UndoManager? {
    if let storedUndoManager { return storedUndoManager }
    storedUndoManager = UndoManager()
    return storedUndoManager
  }

  /// Ends the group of what was registered so far.
  final func endUndoGroup() { storedUndoManager?.endEventGroup() }

  var storedRootViewController: HostViewController?
  /// The presenting controller where there is no root view controller.
  final var storedPresenter: HostViewController?

  /// Creates a window with a frame on its screen.
  ///
  /// It is hidden until ``makeKeyAndVisible()``. The clock defaults to the system's.
  public init(frame: CGRect, screen: HostScreen = .main, clock: any HostClock = HostSystemClock()) {
    self.screen = screen
    self.clock = clock
    frameTime = clock.now
    super.init(frame: frame)
    root = self
    isHidden = true
  }

  /// Lays out the root view controller's view, presented containers and an open menu in the window's
  /// ``HostView/bounds``.
  ///
  /// Call super when you override it.
  open override func layoutSubviews() {
    for view in subviews where view.fillsWindow { view.frame = bounds }
    guard let view = storedRootViewController?.viewIfLoaded, view.superview === self else { return }
    view.frame = bounds
  }

  /// Fills the window with the system background if its background colour is nil.
  open override func draw(into drawing: inout HostDrawing) {
    if hasBackdrop {
      drawing.fill(bounds, with: .black)
    } else if backgroundColor == nil {
      drawing.fill(bounds, with: .systemBackground)
    }
  }

  /// See ``reference``.
  final var storedReference: HostWindowReference?
  /// See ``windowScene``.
  final var storedScene: HostWindowScene?

  isolated deinit {
    storedReference?.clear()
    HostWindow.forget(in: subviews)
    for action in effects.takeTeardowns() { action() }
  }

  /// Clears the window and pending work in views that outlive it.
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

  /// Updates visible ranges, and the positions of popovers and menus, after views were scrolled or placed.
  final func viewsDidMove() {
    for view in followers { view.viewsMayHaveMoved() }
  }

  /// Marks the window dirty, and calls ``onNeedsSettle`` the first time.
  package final func setNeedsSettle() {
    guard !needsSettle else { return }
    needsSettle = true
    if !isSettling { onNeedsSettle?() }
  }
}
