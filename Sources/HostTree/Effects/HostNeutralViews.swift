public import Foundation

/// Shows its content with an opacity, which is its ``HostView/alpha``; changes nothing about layout.
public final class HostOpacityView: HostContainerView {}

/// Lays its content out and does not show it.
public final class HostHiddenView: HostContainerView {
  /// Makes a container that is hidden, with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
}

/// Carries gesture recognisers for its content; changes nothing about layout.
public final class HostGestureView: HostContainerView, HostGestureArea {
  // Here, not among the rare properties: recognizers are what this view is for.
  @exclusivity(unchecked) private var ownRecognizers: [HostGestureRecognizer] = []

  override var recognizers: [HostGestureRecognizer] {
    get { ownRecognizers }
    set { ownRecognizers = newValue }
  }

  deinit { for recognizer in ownRecognizers { recognizer.watched = nil } }

  /// Whether recognisers further inside don't see touches; false by default.
  public var silencesInnerGestures = false

  /// The coordinator of a represented recognizer.
  package var coordinator: Any?

  /// Called when a pointer comes over the content and when it leaves; see ``HostWindow/movePointer(to:)``.
  public var onHover: (@MainActor (Bool) -> Void)?

  /// Called with the place of a pointer in the window when it comes over the content and whenever it moves there.
  public var onPointerMove: (@MainActor (CGPoint) -> Void)?

  /// How a pointer looks over the content; nil, the default, leaves it to views around.
  public var pointerStyle: HostPointerStyle?

  /// Whether a pointer is not seen over the content; nil, the default, leaves it to views around.
  public var hidesPointer: Bool?
}

/// Says whether touches reach its content, by its ``HostView/isUserInteractionEnabled``; changes nothing about layout.
public final class HostHitTestingView: HostContainerView {}
