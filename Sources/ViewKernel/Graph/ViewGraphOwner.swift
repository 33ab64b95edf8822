// Tests: `ViewGraphOwnerTests`, which `.ci/graph/check` runs.

/// The owner of a graph: the hosting view, which knows windows and hosts. The graph itself knows neither.
///
/// `HostingView` conforms: in `Hosting/HostingView.swift`, for elements in `Rows/HostingView+Elements.swift`, for
/// departures and arrivals in `Transitions/AnimatedDeparture.swift`. In a settle:
/// - the hosting view calls ``ViewGraph/flush()`` in the window's update pass; the graph asks it to commit the root
///   (``commitRoot()``) and, if something is animated, to prepare the layout pass (``prepareMotion(_:_:)``);
/// - the window's layout pass runs;
/// - the actions of ``enqueueAfterLayout(_:)`` run, among them the one that ends the motion (``endMotion()``);
/// - the actions of ``enqueueEffect(_:_:)`` run, by phase.
@MainActor
protocol ViewGraphOwner: AnyObject {
  // MARK: Work

  /// A node is dirty: the owner calls ``ViewGraph/flush()`` in its next update pass.
  func graphNeedsFlush()
  /// Commits what the root contributes: sets the hosting view's subviews.
  func commitRoot()
  /// A preference that reaches the root may have another value; nil stands for all preferences.
  func rootPreferenceDidChange(_ key: ObjectIdentifier?)
  /// Runs `action` in the effects pass, in the order of the phases.
  func enqueueEffect(_ phase: GraphEffectPhase, _ action: @escaping @MainActor () -> Void)
  /// Runs `action` after the layout pass, before the effects.
  func enqueueAfterLayout(_ action: @escaping @MainActor () -> Void)
  /// The number of settles that the window has begun; 0 without a window.
  var settleCount: Int { get }
  /// The identity of the window that shows the root; nil without one.
  var windowID: ObjectIdentifier? { get }

  // MARK: Elements

  /// Appends the nodes of a view whose parent passes flags on, for which the view may need a node around its own.
  func addElement<V: View>(_ view: V, to builder: inout NodeBuilder)
  /// Updates the nodes that ``addElement(_:to:)`` appended with a new value.
  func updateElement<V: View>(_ view: V, at cursor: inout NodeCursor)

  // MARK: Motion

  /// The time of the current frame, in seconds; nil without a window, where nothing is animated.
  var animationTime: Double? { get }
  /// An animation is running: the owner calls ``ViewGraph/advanceAnimations()`` at a later time.
  func graphNeedsFrame()
  /// Whether hosts are moving or fading.
  var isMoving: Bool { get }
  /// A frame begins: places moving and fading hosts for its time.
  func advanceMotion()
  /// Prepares the next layout pass: hosts that it places elsewhere move by `transaction`, or by the transaction of
  /// their subtree if it has one of its own. Nil moves hosts at once.
  func prepareMotion(_ transaction: Transaction?, _ subtrees: [(node: ViewNode, transaction: Transaction)])
  /// The layout pass announced by ``prepareMotion(_:_:)`` has ended.
  func endMotion()
  /// Begins the departure of nodes that were removed from a list; nil if they are to be unmounted at once.
  func beginDeparture(
    of first: ViewNode, as key: @autoclosure () -> AnyHashable, from owner: any DepartureOwner
  ) -> Departure?
  /// Whether a list of nodes is removed with a transition of its own even if the update is not animated.
  func departsByItself(_ first: ViewNode) -> Bool
  /// Starts the insertion transitions of nodes that were mounted in a list, if the current transaction animates.
  func contentDidCome(_ first: ViewNode?)
}

/// When an action runs: never in an update, but after it, in the order of the cases.
enum GraphEffectPhase {
  /// First: `onAppear`, `onDisappear`, `onChange`.
  case normal
  /// After those: `onPreferenceChange`.
  case late
  /// After all other actions: the start of tasks.
  case last
  /// When all of the above have run: completions of animations.
  case completion
}
