// Tests: `NodeQueueTests`, `DeepTreesTests`.

/// The boolean state of a node.
struct NodeFlags: OptionSet {
  let rawValue: UInt32

  /// The node is in the dirty queue.
  static let isQueued = NodeFlags(rawValue: 1 << 0)
  /// Something that the node has read has changed since it was last updated.
  static let needsRefresh = NodeFlags(rawValue: 1 << 1)
  /// Only environment values may have changed: the reader compares those that it has read before it runs its code.
  static let needsEnvironmentCheck = NodeFlags(rawValue: 1 << 2)
  static let isUnmounted = NodeFlags(rawValue: 1 << 3)
  /// The node's code must run again, or its environment must be compared to find out.
  static let needsRun: NodeFlags = [.needsRefresh, .needsEnvironmentCheck]
  /// This node or a descendant writes a preference.
  static let subtreeWritesPreferences = NodeFlags(rawValue: 1 << 4)
  /// The node was too deep to be mounted at once, and is mounted from the dirty queue.
  static let needsMount = NodeFlags(rawValue: 1 << 5)
  /// The body can't run, because a required environment object is missing.
  static let isMissingContent = NodeFlags(rawValue: 1 << 7)
  /// An animation is running: the node presents another value in the next frame.
  static let isAnimating = NodeFlags(rawValue: 1 << 8)
  /// The node is in the dirty queue because a frame has begun.
  static let isTicking = NodeFlags(rawValue: 1 << 13)
  /// The node is in the dirty queue with a transaction noted for it.
  static let hasTransaction = NodeFlags(rawValue: 1 << 9)
  /// This node or a descendant has a transition.
  static let subtreeHasTransition = NodeFlags(rawValue: 1 << 11)
  /// The node is a ``TransactionChanging``.
  static let changesTransactions = NodeFlags(rawValue: 1 << 10)
  /// The node is in the commit queue: what its content contributes has changed.
  static let needsCommit = NodeFlags(rawValue: 1 << 6)
  /// The content becomes rows, each mounted only while it is visible: see ``RowNode``.
  static let defersRows = NodeFlags(rawValue: 1 << 12)
  /// This node or a descendant shows, or showed, content in a view controller of its own.
  static let subtreeHasScreen = NodeFlags(rawValue: 1 << 14)
  /// This node or a descendant keeps user closures that run when nothing tracks what they read: see
  /// ``ViewNode/markUnwatchedCode()``.
  static let subtreeRunsUnwatchedCode = NodeFlags(rawValue: 1 << 15)
  /// The content has the transition of a ``TransitionTraitNode`` among the ancestors.
  static let passesTransition = NodeFlags(rawValue: 1 << 16)
  /// The content is not on screen, even if the node itself is: a row outside of the viewport.
  static let hidesContent = NodeFlags(rawValue: 1 << 17)
  /// The node is a ``ShowingElsewhere``.
  static let showsContentElsewhere = NodeFlags(rawValue: 1 << 19)
  /// The node is a ``RowModifying``.
  static let modifiesRows = NodeFlags(rawValue: 1 << 18)
  /// The content is not needed now, and has not taken the newest value.
  static let isOutOfDate = NodeFlags(rawValue: 1 << 20)
  /// The rows inside are subviews that a program shows where it likes: views whose traits are hidden in a body or a
  /// branch are mounted to find them.
  static let offersSubviews = NodeFlags(rawValue: 1 << 22)
  /// Dynamic properties have read the environment, apart from the node's code: see ``ReaderNode/readingProperty(_:)``.
  static let keepsEnvironmentKeys = NodeFlags(rawValue: 1 << 21)
  /// The node of a button shows what a style makes of it, and has no host of its own.
  static let isStyled = NodeFlags(rawValue: 1 << 24)
  /// The node of a text has a timer.
  static let hasTimer = NodeFlags(rawValue: 1 << 23)
}

extension NodeFlags {
  /// The flags that describe the subtree, not the node alone: each is set on all ancestors, too.
  static let ofSubtree: NodeFlags = [
    .subtreeWritesPreferences, .subtreeHasTransition, .subtreeHasScreen, .subtreeRunsUnwatchedCode,
  ]

  /// The flags that a node passes on to those descendants that own no hosts, until a host is between.
  static let passedOn: NodeFlags = [.defersRows, .passesTransition, .offersSubviews]
}
