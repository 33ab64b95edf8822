// Tests: `HostViewTests`.

import Foundation

/// Properties that few views need; one allocation for those that do.
final class RareProperties: RareBox {
  var boundsOrigin = CGPoint.zero
  var tag = 0
  /// See ``HostView/alpha``.
  var alpha: CGFloat = 1
  /// See ``HostView/fade``.
  var fade: CGFloat = 1
  var backgroundColor: HostColor?
  var tintColor: HostColor?
  var cornerRadius: CGFloat = 0
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var ownTraits = HostOwnTraits()
  private var furtherAccessibility: FurtherAccessibility?
  var keyCommand: HostKeyCommand?
  @exclusivity(unchecked) var recognizers = RecognizerList()
  /// The recognizers that called the owner of the view, and are not attached to it any more.
  var formerRecognizers: [HostGestureRecognizer] = []
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

  var accessibility: AccessibilityProperties? {
    get { furtherAccessibility?.properties }
    set { furtherAccessibility = newValue.map(FurtherAccessibility.init) }
  }

  /// Half as large as all rare properties.
  private final class FurtherAccessibility {
    let properties: AccessibilityProperties
    init(_ properties: AccessibilityProperties) { self.properties = properties }
  }

  deinit { recognizers.forgetView() }
}

/// Drawing properties that still fewer views need.
final class RareLooks: RareBox {
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
