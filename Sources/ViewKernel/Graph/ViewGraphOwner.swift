/// The owner of a graph: the hosting view, which knows windows and hosts. The graph itself knows neither.
@MainActor
protocol ViewGraphOwner: AnyObject {
  // MARK: Work

  /// Something in the graph waits for ``ViewGraph/flush()``.
  func graphNeedsFlush()
  /// What the root contributes has changed: commits it.
  func commitRoot()
  /// A preference that reaches the root may have another value; nil stands for all preferences.
  func rootPreferenceDidChange(_ key: ObjectIdentifier?)
  /// Runs `action` in the effects pass.
  func enqueueEffect(_ phase: GraphEffectPhase, _ action: @escaping @MainActor () -> Void)
  /// Runs `action` after the layout pass, before the effects.
  func enqueueAfterLayout(_ action: @escaping @MainActor () -> Void)
  /// The number of settles that the window has begun; 0 without a window.
  var settleCount: Int { get }

  // MARK: Elements

  /// Appends the nodes of a view where its parent passes something on, so that the view may need a node around its own.
  func addElement<V: View>(_ view: V, to builder: inout NodeBuilder)
  /// Hands a new value to the nodes that ``addElement(_:to:)`` appended.
  func updateElement<V: View>(_ view: V, at cursor: inout NodeCursor)

  // MARK: Motion

  /// The time of the current frame, in seconds; nil where there are no frames, and nothing is animated.
  var animationTime: Double? { get }
  /// Something is animated: ``ViewGraph/advanceAnimations()`` should be called at a later time.
  func graphNeedsFrame()
  /// Whether something moves that was laid out, or fades.
  var isMoving: Bool { get }
  /// A frame begins: shows what moves at its time.
  func advanceMotion()
  /// The layout that follows moves what it places elsewhere: by one transaction, by those of the subtrees that have their own.
  func prepareMotion(_ transaction: Transaction?, _ subtrees: [(node: ViewNode, transaction: Transaction)])
  /// That layout is over.
  func endMotion()
  /// Begins the departure of nodes that were removed from a list; nil if they go at once.
  func beginDeparture(
    of first: ViewNode, as key: @autoclosure () -> AnyHashable, from owner: any DepartureOwner
  ) -> Departure?
  /// Whether nodes in a list leave by a transition of their own, even where an update is not animated.
  func departsByItself(_ first: ViewNode) -> Bool
  /// Nodes were mounted in a list: animates their arrival, if the transaction in force does.
  func contentDidCome(_ first: ViewNode?)
}

/// The phases in which actions run: never in an update, but after it, in this order.
enum GraphEffectPhase {
  /// `onAppear`, `onDisappear`, `onChange`.
  case lifecycle
  /// `onPreferenceChange`.
  case preference
  /// The start of tasks.
  case task
  /// Completions of animations.
  case completion
}

/// What a feature keeps for a whole graph: one object of each class. See ``ViewGraph/kept(_:)``.
@MainActor
protocol KeptByGraph: AnyObject {
  init()
}
