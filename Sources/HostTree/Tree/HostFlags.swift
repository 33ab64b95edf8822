// Tests: `HostViewTests`, `HostWindowSettleTests`.

/// The boolean state of a view, in one word.
///
/// `needsX` flags are about the view's pending work, `isX` flags about its state.
struct HostFlags: OptionSet {
  let rawValue: UInt64

  // MARK: Work that waits

  static let needsUpdate = HostFlags(rawValue: 1 << 0)
  static let needsLayout = HostFlags(rawValue: 1 << 1)
  /// Is in the window's list of views whose cached sizes must be checked.
  static let needsMeasure = HostFlags(rawValue: 1 << 2)
  /// Is in the window's list of views that wait for the next layout pass.
  static let waitsForLayout = HostFlags(rawValue: 1 << 3)
  /// Something other than the size that the superview's layout reads has changed: the next check climbs one level
  /// further.
  static let mustClimb = HostFlags(rawValue: 1 << 4)
  /// Is in the window's list of views that may follow the mouse.
  static let isTracked = HostFlags(rawValue: 1 << 5)

  // MARK: Marks that a pass sets and clears again

  /// Temporary mark of ``HostView/setSubviews(_:)``: is being removed.
  static let isLeaving = HostFlags(rawValue: 1 << 6)
  /// Temporary mark of ``HostView/setSubviews(_:)``: is being added.
  static let isArriving = HostFlags(rawValue: 1 << 7)
  /// Temporary mark of the update pass: was updated in this pass.
  static let wasUpdated = HostFlags(rawValue: 1 << 8)
  /// Temporary mark of ``HostLayoutView``: its layout has placed this view.
  static let wasPlaced = HostFlags(rawValue: 1 << 9)

  // MARK: Appearance

  static let isHidden = HostFlags(rawValue: 1 << 10)
  /// Is hidden because its superview shows another subview instead.
  static let isLeftOut = HostFlags(rawValue: 1 << 11)
  static let isInert = HostFlags(rawValue: 1 << 12)
  /// Its content is drawn as a placeholder of its size.
  static let isRedacted = HostFlags(rawValue: 1 << 13)
  static let clipsToBounds = HostFlags(rawValue: 1 << 14)
  /// Overrides the appearance: light.
  static let isLight = HostFlags(rawValue: 1 << 15)
  /// Overrides the appearance: dark.
  static let isDark = HostFlags(rawValue: 1 << 16)
  /// Its layout direction is right to left: placements are mirrored.
  static let isRightToLeft = HostFlags(rawValue: 1 << 17)
  /// Overrides the layout direction.
  static let saysDirection = HostFlags(rawValue: 1 << 18)
  /// Has a ``HostView/transform``.
  static let isTransformed = HostFlags(rawValue: 1 << 19)
  /// Has a ``HostView/subviewTransform``, which conversions of points follow.
  static let transformsSubviews = HostFlags(rawValue: 1 << 20)
  /// Has, or had, a border or a shadow: see ``HostView/layer``.
  static let hasLayerLooks = HostFlags(rawValue: 1 << 21)
  static let isAccessibilityElement = HostFlags(rawValue: 1 << 22)
  static let isAccessibilityHidden = HostFlags(rawValue: 1 << 23)

  // MARK: Place in the tree

  /// Was added by its superview itself: see ``HostView/isOwnedBySuperview``.
  static let isOwnedBySuperview = HostFlags(rawValue: 1 << 24)
  /// Has, or had, a subview that it added itself.
  static let hasOwnSubviews = HostFlags(rawValue: 1 << 25)
  static let isOutsideLayout = HostFlags(rawValue: 1 << 26)
  /// Has a subview outside layout, so layouts must check each.
  static let hasSubviewsOutsideLayout = HostFlags(rawValue: 1 << 27)
  /// Was removed, and is shown until its transition has ended: see ``HostView/isDeparting``.
  static let isDeparting = HostFlags(rawValue: 1 << 28)
  /// Is animated towards the place that layout gave it.
  static let isSliding = HostFlags(rawValue: 1 << 29)
  /// Its superview's layout has placed it.
  static let hasPlace = HostFlags(rawValue: 1 << 30)
  /// This view, or the content it wraps, has a ``HostView/zIndex``.
  static let hasZIndex = HostFlags(rawValue: 1 << 31)
  /// Has a subview with an index, so ``HostView/subviewsInDrawingOrder`` must sort.
  static let sortsSubviews = HostFlags(rawValue: 1 << 32)

  // MARK: What the superview's layout reads

  /// A spacer: stacks offer it space last and put no spacing next to it.
  static let isSpacer = HostFlags(rawValue: 1 << 33)
  /// Passes on the layout traits of its only child: its priority, and whether it is a spacer.
  static let passesTraits = HostFlags(rawValue: 1 << 34)
  /// This view or a descendant has explicit alignment guides, so the superview depends on more than its size.
  static let givesGuides = HostFlags(rawValue: 1 << 35)
  /// Is measured differently in a horizontal and a vertical stack, such as a divider.
  static let readsStackAxis = HostFlags(rawValue: 1 << 36)
  /// Has a preferred spacing of its own.
  static let wantsSpacing = HostFlags(rawValue: 1 << 37)
  /// A text: stacks put lines of two of them together. Not in ``HostTypeface/test``.
  static let isText = HostFlags(rawValue: 1 << 38)
  /// Its layout depends on the safe area.
  static let readsSafeArea = HostFlags(rawValue: 1 << 39)

  // MARK: What is known, and need not be looked up

  /// Keeps a ``StackArrangement``, and is notified of changes in it.
  static let keepsArrangement = HostFlags(rawValue: 1 << 40)
  /// Its subviews do not overflow, and lie one after the other along ``HostView/stackAxis``.
  static let linesUpSubviews = HostFlags(rawValue: 1 << 41)
  /// Whether ``overflows`` holds is known: see ``HostView/overflows``.
  static let knowsOverflow = HostFlags(rawValue: 1 << 42)
  /// Something of its subtree may be drawn or hit outside of its bounds.
  static let overflows = HostFlags(rawValue: 1 << 43)
  /// Whether its class is one of these modules is known: see ``HostView/isOfKnownClass``.
  static let knowsItsClass = HostFlags(rawValue: 1 << 44)
  static let isOfKnownClass = HostFlags(rawValue: 1 << 45)
  /// Has, or had, edits on its properties: see ``HostEditable``.
  static let hasEdits = HostFlags(rawValue: 1 << 46)

  /// Its class does nothing when it is laid out: see ``HostView/hasNothingToLayOut``.
  static let laysOutNothing = HostFlags(rawValue: 1 << 52)

  /// Is a label, something of which other than its text was set to another value than a new label has.
  static let hasOwnLooks = HostFlags(rawValue: 1 << 53)
  /// The actions of its first recognizer call its owner: see ``HostView/addGestureRecognizerOfOwner(_:)``.
  static let hasRecognizerOfOwner = HostFlags(rawValue: 1 << 54)

  // MARK: Autoresizing and constraints

  /// Has an ``HostView/autoresizingMask``.
  static let autoresizes = HostFlags(rawValue: 1 << 47)
  /// Has, or had, subviews that follow its size by a mask.
  static let hasAutoresizingSubviews = HostFlags(rawValue: 1 << 48)
  /// Gets its frame from constraints: see ``HostView/isPlacedByConstraints``.
  static let isPlacedByConstraints = HostFlags(rawValue: 1 << 49)
  /// Has, or had, constraints on itself or in the tree that it places by them.
  static let hasConstraints = HostFlags(rawValue: 1 << 50)
  /// This view or a descendant is, or was, in a constraint of an ancestor.
  static let isInConstraints = HostFlags(rawValue: 1 << 51)
}
