// Tests: `HostViewTests`, `HostWindowSettleTests`.

import Foundation

/// The boolean state of a view, in one word.
///
/// `needsX` flags are about the view's pending work, `isX` flags about its state.
struct HostFlags: OptionSet {
  let rawValue: UInt64

  static let needsUpdate = HostFlags(rawValue: 1 << 0)
  static let needsLayout = HostFlags(rawValue: 1 << 1)
  /// Is in the window's list of views whose cached sizes must be checked.
  static let needsMeasure = HostFlags(rawValue: 1 << 2)
  static let isHidden = HostFlags(rawValue: 1 << 3)
  static let isInert = HostFlags(rawValue: 1 << 4)
  static let isOutsideLayout = HostFlags(rawValue: 1 << 5)
  /// Has a subview outside layout, so layouts must check each.
  static let hasSubviewsOutsideLayout = HostFlags(rawValue: 1 << 6)
  static let clipsToBounds = HostFlags(rawValue: 1 << 7)
  static let isAccessibilityElement = HostFlags(rawValue: 1 << 8)
  static let isAccessibilityHidden = HostFlags(rawValue: 1 << 9)
  /// Temporary mark of ``HostView/setSubviews(_:)``: is being removed.
  static let isLeaving = HostFlags(rawValue: 1 << 10)
  /// Temporary mark of ``HostView/setSubviews(_:)``: is being added.
  static let isArriving = HostFlags(rawValue: 1 << 11)
  /// Temporary mark of the update pass: was updated in this pass.
  static let wasUpdated = HostFlags(rawValue: 1 << 12)
  /// Is in the window's list of views that wait for the next layout pass.
  static let waitsForLayout = HostFlags(rawValue: 1 << 13)
  /// Its content is drawn as a placeholder of its size.
  static let isRedacted = HostFlags(rawValue: 1 << 14)
  /// Was added by its superview itself: see ``HostView/isOwnedBySuperview``.
  static let isOwnedBySuperview = HostFlags(rawValue: 1 << 30)
  /// Has, or had, a subview that it added itself.
  static let hasOwnSubviews = HostFlags(rawValue: 1 << 31)

  /// Overrides the appearance: light.
  static let isLight = HostFlags(rawValue: 1 << 15)
  /// Overrides the appearance: dark.
  static let isDark = HostFlags(rawValue: 1 << 16)
  /// Has a ``HostView/subviewTransform``, which conversions of points follow.
  static let transformsSubviews = HostFlags(rawValue: 1 << 19)

  /// Was removed, and is shown until its transition has ended: see ``HostView/isDeparting``.
  static let isDeparting = HostFlags(rawValue: 1 << 32)

  /// Is animated towards the place that layout gave it.
  static let isSliding = HostFlags(rawValue: 1 << 33)
  /// Its superview's layout has placed it.
  static let hasPlace = HostFlags(rawValue: 1 << 34)

  /// Its layout direction is right to left: placements are mirrored.
  static let isRightToLeft = HostFlags(rawValue: 1 << 36)
  /// Overrides the layout direction.
  static let saysDirection = HostFlags(rawValue: 1 << 37)

  /// Has a ``HostView/transform``.
  static let isTransformed = HostFlags(rawValue: 1 << 38)

  /// Has, or had, edits on its properties: see ``HostEditable``.
  static let hasEdits = HostFlags(rawValue: 1 << 35)

  /// Keeps a ``StackArrangement``, and is notified of changes in it.
  static let keepsArrangement = HostFlags(rawValue: 1 << 39)

  /// Whether ``overflows`` holds is known: see ``HostView/overflows``.
  static let knowsOverflow = HostFlags(rawValue: 1 << 40)
  /// Something of its subtree may be drawn or hit outside of its bounds.
  static let overflows = HostFlags(rawValue: 1 << 41)

  /// Its subviews do not overflow, and lie one after the other along ``HostView/stackAxis``.
  static let linesUpSubviews = HostFlags(rawValue: 1 << 44)
  /// Whether its class is one of these modules is known: see ``HostView/isOfKnownClass``.
  static let knowsItsClass = HostFlags(rawValue: 1 << 42)
  static let isOfKnownClass = HostFlags(rawValue: 1 << 43)

  /// Has an ``HostView/autoresizingMask``.
  static let autoresizes = HostFlags(rawValue: 1 << 45)
  /// Has, or had, subviews that follow its size by a mask.
  static let hasAutoresizingSubviews = HostFlags(rawValue: 1 << 46)

  /// Gets its frame from constraints: see ``HostView/isPlacedByConstraints``.
  static let isPlacedByConstraints = HostFlags(rawValue: 1 << 48)
  /// Has, or had, constraints on itself or in the tree that it places by them.
  static let hasConstraints = HostFlags(rawValue: 1 << 49)
  /// This view or a descendant is, or was, in a constraint of an ancestor.
  static let isInConstraints = HostFlags(rawValue: 1 << 50)

  /// Has, or had, a border or a shadow: see ``HostView/layer``.
  static let hasLayerLooks = HostFlags(rawValue: 1 << 47)

  // The facts about a child that layouts read.

  /// A spacer: stacks offer it space last and put no spacing next to it.
  static let isSpacer = HostFlags(rawValue: 1 << 20)
  /// Passes on the layout traits of its only child: its priority, and whether it is a spacer.
  static let passesTraits = HostFlags(rawValue: 1 << 21)
  /// Something other than the size that the superview's layout reads has changed: the next check climbs one level
  /// further.
  static let mustClimb = HostFlags(rawValue: 1 << 22)
  /// This view or a descendant has explicit alignment guides, so the superview depends on more than its size.
  static let givesGuides = HostFlags(rawValue: 1 << 23)
  /// Is measured differently in a horizontal and a vertical stack, such as a divider.
  static let readsStackAxis = HostFlags(rawValue: 1 << 24)
  /// Has a preferred spacing of its own.
  static let wantsSpacing = HostFlags(rawValue: 1 << 25)
  /// A text: stacks put lines of two of them together. Not in ``HostTypeface/test``.
  static let isText = HostFlags(rawValue: 1 << 51)
  /// Temporary mark of ``HostLayoutView``: its layout has placed this view.
  static let wasPlaced = HostFlags(rawValue: 1 << 26)
  /// This view, or the content it wraps, has a ``HostView/zIndex``.
  static let hasZIndex = HostFlags(rawValue: 1 << 27)
  /// Has a subview with an index, so ``HostView/subviewsInDrawingOrder`` must sort.
  static let sortsSubviews = HostFlags(rawValue: 1 << 28)
  /// Is hidden because its superview shows another subview instead.
  static let isLeftOut = HostFlags(rawValue: 1 << 29)
  /// Its layout depends on the safe area.
  static let readsSafeArea = HostFlags(rawValue: 1 << 17)
  /// Is in the window's list of views that may follow the mouse.
  static let isTracked = HostFlags(rawValue: 1 << 52)
}

/// Properties that few views need; one allocation for those that do.
final class RareProperties {
  var boundsOrigin = CGPoint.zero
  var tag = 0
  /// See ``HostView/fade``.
  var fade: CGFloat = 1
  var tintColor: HostColor?
  var cornerRadius: CGFloat = 0
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var ownTraits = HostOwnTraits()
  var accessibility: AccessibilityProperties?
  var keyCommand: HostKeyCommand?
  @exclusivity(unchecked) var gestureRecognizers: [HostGestureRecognizer] = []
  var interactions: [any HostInteraction] = []
  var layoutPriority = 0.0
  var zIndex = 0.0
  var onFocusChange: (@MainActor (Bool) -> Void)?
  var onOpenLink: (@MainActor (URL) -> Void)?
  /// The link on which the touch under way began.
  var heldLink: URL?
  var layoutValues: [ObjectIdentifier: Any] = [:]
  var alignmentGuides: [ObjectIdentifier: ComputedGuide] = [:]
  var editStack: HostEditStack?
  unowned(unsafe) var viewController: HostViewController?
  var whereabouts: Whereabouts?
  var looks: RareLooks?

  deinit { for recognizer in gestureRecognizers { recognizer.watched = nil } }
}

/// Drawing properties that still fewer views need.
final class RareLooks {
  /// See ``HostView/animatedValues``.
  var animatedValues: HostViewPresentation?
  /// See ``HostView/transform``.
  var transform = CGAffineTransform.identity
  /// See ``HostView/layer``.
  var layer: LayerLooks?
  /// See ``HostView/contentPaint``.
  var contentPaint: HostPaint?
  /// See ``HostView/beginContentChange(from:_:)``.
  var contentChange: HostContentChange?
  var contentNumber: Double?
  /// See ``HostView/transition``.
  var transition: HostViewTransition?
  /// See ``HostView/trackingAreas``.
  var trackingAreas: [HostTrackingArea] = []
  /// See ``HostView/contentMode``.
  var hints: HostDrawingHints?
  /// The renderer that draws in place of the host: see ``HostLabel/textRenderer``.
  var renderer: AnyObject?
}

/// Properties about a view's place, which still fewer views need: half of all rare properties.
final class Whereabouts {
  /// See ``HostView/slideGoal``.
  var slideGoal: CGRect?
  weak var mover: (any HostMover)?
  var additionalSafeAreaInsets = EdgeInsets()
  var coordinateSpaceName: AnyHashable?
  var onPlacementChange: (@MainActor (HostView) -> Void)?
  /// The rectangle in the window at the end of the last layout pass; see ``HostView/onPlacementChange``.
  var lastPlacement: CGRect?
  /// The last reading of the safe area, and the window that checks whether it is still current.
  var safeAreaReading: SafeAreaReading?
  var safeAreaWatcher: ObjectIdentifier?
  /// The transform of points from subviews to this view; see ``HostView/subviewTransform``.
  var subviewTransform: ProjectionTransform?
  /// See ``HostView/scrollTargetRole``.
  var scrollTargetRole: ScrollTargetRole?
  /// See ``HostView/autoresizingMask``.
  var autoresizing: Autoresizing?
  /// See ``HostView/constraintRecord``.
  var constraints: AnyObject?
}
