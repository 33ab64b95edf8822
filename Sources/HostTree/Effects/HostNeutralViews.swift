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
  @exclusivity(unchecked) private var ownRecognizers = RecognizerList()
  /// Properties that few such views need.
  @exclusivity(unchecked) private var ownRare: Rare?

  private final class Rare: RareBox {
    var silencesInnerGestures = false
    var coordinator: Any?
    var onHover: (@MainActor (Bool) -> Void)?
    var onPointerMove: (@MainActor (CGPoint) -> Void)?
    var pointerStyle: HostPointerStyle?
    var hidesPointer: Bool?
  }

  override var recognizers: RecognizerList {
    get { ownRecognizers }
    set { ownRecognizers = newValue }
  }

  deinit { ownRecognizers.forgetView() }

  /// Whether recognisers further inside don't see touches; false by default.
  public var silencesInnerGestures: Bool {
    get { ownRare?.silencesInnerGestures ?? false }
    set { if newValue || ownRare != nil { ownRare.made().silencesInnerGestures = newValue } }
  }

  /// The coordinator of a represented recognizer.
  package var coordinator: Any? {
    get { ownRare?.coordinator }
    set { if newValue != nil || ownRare != nil { ownRare.made().coordinator = newValue } }
  }

  /// Called when a pointer comes over the content and when it leaves; see ``HostWindow/movePointer(to:)``.
  public var onHover: (@MainActor (Bool) -> Void)? {
    get { ownRare?.onHover }
    set { if newValue != nil || ownRare != nil { ownRare.made().onHover = newValue } }
  }

  /// Called with the place of a pointer in the window when it comes over the content and whenever it moves there.
  public var onPointerMove: (@MainActor (CGPoint) -> Void)? {
    get { ownRare?.onPointerMove }
    set { if newValue != nil || ownRare != nil { ownRare.made().onPointerMove = newValue } }
  }

  /// How a pointer looks over the content; nil, the default, leaves it to views around.
  public var pointerStyle: HostPointerStyle? {
    get { ownRare?.pointerStyle }
    set { if newValue != nil || ownRare != nil { ownRare.made().pointerStyle = newValue } }
  }

  /// Whether a pointer is not seen over the content; nil, the default, leaves it to views around.
  public var hidesPointer: Bool? {
    get { ownRare?.hidesPointer }
    set { if newValue != nil || ownRare != nil { ownRare.made().hidesPointer = newValue } }
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [
      ("silencesInnerGestures", \HostGestureView.silencesInnerGestures),
      ("pointerStyle", \HostGestureView.pointerStyle),
      ("hidesPointer", \HostGestureView.hidesPointer),
    ]
  }
}

/// Says whether touches reach its content, by its ``HostView/isUserInteractionEnabled``; changes nothing about layout.
public final class HostHitTestingView: HostContainerView {}
