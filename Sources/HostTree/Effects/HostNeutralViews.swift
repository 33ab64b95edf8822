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
  private var further: Further?

  private final class Further {
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
    get { further?.silencesInnerGestures ?? false }
    set { if newValue || further != nil { makeFurther().silencesInnerGestures = newValue } }
  }

  /// The coordinator of a represented recognizer.
  package var coordinator: Any? {
    get { further?.coordinator }
    set { if newValue != nil || further != nil { makeFurther().coordinator = newValue } }
  }

  /// Called when a pointer comes over the content and when it leaves; see ``HostWindow/movePointer(to:)``.
  public var onHover: (@MainActor (Bool) -> Void)? {
    get { further?.onHover }
    set { if newValue != nil || further != nil { makeFurther().onHover = newValue } }
  }

  /// Called with the place of a pointer in the window when it comes over the content and whenever it moves there.
  public var onPointerMove: (@MainActor (CGPoint) -> Void)? {
    get { further?.onPointerMove }
    set { if newValue != nil || further != nil { makeFurther().onPointerMove = newValue } }
  }

  /// How a pointer looks over the content; nil, the default, leaves it to views around.
  public var pointerStyle: HostPointerStyle? {
    get { further?.pointerStyle }
    set { if newValue != nil || further != nil { makeFurther().pointerStyle = newValue } }
  }

  /// Whether a pointer is not seen over the content; nil, the default, leaves it to views around.
  public var hidesPointer: Bool? {
    get { further?.hidesPointer }
    set { if newValue != nil || further != nil { makeFurther().hidesPointer = newValue } }
  }

  private func makeFurther() -> Further {
    if let further { return further }
    let made = Further()
    further = made
    return made
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
