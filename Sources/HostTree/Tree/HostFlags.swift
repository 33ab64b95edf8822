import Foundation

/// The yes-or-no state of a view.
///
/// `needsX` speaks of the view itself, `isX` of what it is.
struct HostFlags: OptionSet {
  let rawValue: UInt64

  static let needsUpdate = HostFlags(rawValue: 1 << 0)
  static let needsLayout = HostFlags(rawValue: 1 << 1)
  /// Waits in the window's list of views whose sizes must be checked.
  static let needsMeasure = HostFlags(rawValue: 1 << 2)
  static let isHidden = HostFlags(rawValue: 1 << 3)
  static let isInert = HostFlags(rawValue: 1 << 4)
  static let isOutsideLayout = HostFlags(rawValue: 1 << 5)
  /// Has a subview that is outside layout, so layouts must look at each.
  static let hasSubviewsOutsideLayout = HostFlags(rawValue: 1 << 6)
  static let clipsToBounds = HostFlags(rawValue: 1 << 7)
  static let isAccessibilityElement = HostFlags(rawValue: 1 << 8)
  static let isAccessibilityHidden = HostFlags(rawValue: 1 << 9)
  /// Scratch of ``HostView/setSubviews(_:)``: is no subview any more.
  static let isLeaving = HostFlags(rawValue: 1 << 10)
  /// Scratch of ``HostView/setSubviews(_:)``: becomes a subview.
  static let isArriving = HostFlags(rawValue: 1 << 11)
  /// Scratch of the update pass: had its turn.
  static let wasUpdated = HostFlags(rawValue: 1 << 12)
  /// Stands in the window's list of views that wait for the next layout pass.
  static let waitsForLayout = HostFlags(rawValue: 1 << 13)
  /// Is drawn as a placeholder of its size.
  static let isRedacted = HostFlags(rawValue: 1 << 14)
  /// Was added by its superview itself: see ``HostView/isOwnedBySuperview``.
  static let isOwnedBySuperview = HostFlags(rawValue: 1 << 30)
  /// Has, or had, a subview that it added itself.
  static let hasOwnSubviews = HostFlags(rawValue: 1 << 31)

  /// Has a light appearance, whatever is around.
  static let isLight = HostFlags(rawValue: 1 << 15)
  /// Has a dark appearance, whatever is around.
  static let isDark = HostFlags(rawValue: 1 << 16)
  /// Shows its subviews through a transform, which conversions of points follow.
  static let transformsSubviews = HostFlags(rawValue: 1 << 19)

  /// Was removed, and is shown until its transition has ended.
  static let isDeparting = HostFlags(rawValue: 1 << 32)

  /// Is shown on its way to where it was placed.
  static let isSliding = HostFlags(rawValue: 1 << 33)
  /// Its superview's layout has placed it.
  static let hasPlace = HostFlags(rawValue: 1 << 34)

  /// Reads from right to left: what its layout places is mirrored.
  static let isRightToLeft = HostFlags(rawValue: 1 << 36)
  /// Has a direction of its own, whatever is around.
  static let saysDirection = HostFlags(rawValue: 1 << 37)

  /// Has a ``HostView/transform``.
  static let isTransformed = HostFlags(rawValue: 1 << 38)

  /// Others than its owner have put values on its properties, or had: see ``HostEditable``.
  static let hasEdits = HostFlags(rawValue: 1 << 35)

  // What layouts ask of a child.

  /// A gap that stacks serve last and put no spacing next to.
  static let isSpacer = HostFlags(rawValue: 1 << 20)
  /// Hands on the stack traits of its only child: its priority, and whether it is a spacer.
  static let passesTraits = HostFlags(rawValue: 1 << 21)
  /// Something that the superview's layout reads changed besides sizes: the next check climbs one level further.
  static let mustClimb = HostFlags(rawValue: 1 << 22)
  /// This view, or one inside it, says where alignment guides lie, so the superview relies on more than its size.
  static let givesGuides = HostFlags(rawValue: 1 << 23)
  /// Is measured differently in a horizontal and in a vertical stack.
  static let readsStackAxis = HostFlags(rawValue: 1 << 24)
  /// Says itself how far its neighbours should be away.
  static let wantsSpacing = HostFlags(rawValue: 1 << 25)
  /// Scratch of ``HostLayoutView``: its layout has placed this view.
  static let wasPlaced = HostFlags(rawValue: 1 << 26)
  /// This view, or the one that it is around, has a ``HostView/zIndex``.
  static let hasZIndex = HostFlags(rawValue: 1 << 27)
  /// Has a subview that is not drawn in its turn, so ``HostView/subviewsInDrawingOrder`` must look at each.
  static let sortsSubviews = HostFlags(rawValue: 1 << 28)
  /// Lies where its superview shows another view instead.
  static let isLeftOut = HostFlags(rawValue: 1 << 29)
  /// Its layout depends on the safe area.
  static let readsSafeArea = HostFlags(rawValue: 1 << 17)
}

/// What few views need; one allocation for those that do.
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
  var sizeClasses = HostSizeClasses()
  var accessibility: AccessibilityProperties?
  var keyCommand: HostKeyCommand?
  var gestureRecognizers: [HostGestureRecognizer] = []
  var layoutPriority = 0.0
  var zIndex = 0.0
  var onFocusChange: (@MainActor (Bool) -> Void)?
  var layoutValues: [ObjectIdentifier: Any] = [:]
  var alignmentGuides: [ObjectIdentifier: ComputedGuide] = [:]
  var editStack: HostEditStack?
  unowned(unsafe) var viewController: HostViewController?
  var whereabouts: Whereabouts?
  var looks: RareLooks?

  deinit { for recognizer in gestureRecognizers { recognizer.watched = nil } }
}

/// What still fewer views are drawn with.
final class RareLooks {
  /// See ``HostView/animatedValues``.
  var animatedValues: HostViewPresentation?
  /// See ``HostView/transform``.
  var transform = CGAffineTransform.identity
  /// See ``HostView/contentPaint``.
  var contentPaint: HostPaint?
}

/// What has to do with where a view lies, which fewer views need still: half of what there is of rare properties.
final class Whereabouts {
  /// See ``HostView/slideGoal``.
  var slideGoal: CGRect?
  weak var mover: (any HostMover)?
  var additionalSafeAreaInsets = EdgeInsets()
  var coordinateSpaceName: AnyHashable?
  var onPlacementChange: (@MainActor (HostView) -> Void)?
  /// The rectangle in the window at the end of the last layout pass; see ``HostView/onPlacementChange``.
  var lastPlacement: CGRect?
  /// What was read of the safe area, and the window that looks whether it still is so.
  var safeAreaReading: SafeAreaReading?
  var safeAreaWatcher: ObjectIdentifier?
  /// What is done to points on the way from subviews to this view; see ``HostView/subviewTransform``.
  var subviewTransform: ProjectionTransform?
}
