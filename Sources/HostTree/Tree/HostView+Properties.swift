public import Foundation

extension HostView {
  // MARK: Visibility and interaction

  /// Whether this view and all inside it are left out of drawing and hit testing; it keeps its place in layout.
  public final var isHidden: Bool {
    get { !flags.isDisjoint(with: [.isHidden, .isLeftOut]) }
    set { set(.isHidden, to: newValue) }
  }

  /// How opaque this view is, from 0 to 1; values outside are brought to the nearer end, not-a-number counts as 1.
  public final var alpha: CGFloat {
    get { rare.map { storedAlpha * $0.fade } ?? storedAlpha }
    set {
      HostViewAnimation.current?.willChange(self)
      storedAlpha = newValue.isNaN ? 1 : min(max(newValue, 0), 1)
      setNeedsDisplay()
    }
  }

  /// Whether pointers reach this view and all inside it.
  public final var isUserInteractionEnabled: Bool {
    get { flags.isDisjoint(with: [.isInert, .isDeparting]) }
    set { set(.isInert, to: !newValue) }
  }

  /// Whether subviews are drawn only within ``bounds``.
  public final var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { set(.clipsToBounds, to: newValue) }
  }

  /// Whether what this view itself shows is drawn as a mere shape of the same size.
  ///
  /// That is a placeholder for what is not known yet, or not for everyone to see. Neither sizes nor what is inside this
  /// view change by it.
  public final var isRedacted: Bool {
    get { flags.contains(.isRedacted) }
    set { set(.isRedacted, to: newValue) }
  }

  /// A number for the use of whoever owns this view; 0 unless told.
  public final var tag: Int {
    get { rare?.tag ?? 0 }
    set { makeRare().tag = newValue }
  }

  /// The colour that marks what a user can act on; nil takes the superview's.
  public final var tintColor: HostColor? {
    get { rare?.tintColor ?? superview?.tintColor }
    set {
      guard newValue != rare?.tintColor else { return }
      makeRare().tintColor = newValue
      setNeedsDisplay()
    }
  }

  /// What this view paints its letters or its symbol with, in place of their colours: a gradient, across the whole view; nil, as unless
  /// told, leaves the colours.
  public final var contentPaint: HostPaint? {
    get { rare?.looks?.contentPaint }
    set {
      if rare?.looks == nil, newValue == nil { return }
      guard newValue != contentPaint else { return }
      makeRareLooks().contentPaint = newValue
      setNeedsDisplay()
    }
  }

  /// The same in a few instructions, where there is none and there was none.
  @inline(__always)
  package final func setContentPaint(_ paint: @autoclosure () -> HostPaint?, isColor: Bool) {
    if isColor, rare?.looks == nil { return }
    contentPaint = isColor ? nil : paint()
  }

  final func makeRareLooks() -> RareLooks {
    let rare = makeRare()
    if let looks = rare.looks { return looks }
    let looks = RareLooks()
    rare.looks = looks
    return looks
  }

  /// How round the corners of the background are, and of what is inside where it is clipped, in points; 0 unless told.
  ///
  /// At most half of the shorter side counts. Touches know nothing of it. A negative radius, or one that is not finite, is 0.
  public final var cornerRadius: CGFloat {
    get { rare?.cornerRadius ?? 0 }
    set {
      let radius = newValue.isFinite ? max(newValue, 0) : 0
      guard radius != cornerRadius else { return }
      makeRare().cornerRadius = radius
      setNeedsDisplay()
    }
  }

  // MARK: Accessibility

  /// Whether assistive tools see this view as one element.
  public final var isAccessibilityElement: Bool {
    get { flags.contains(.isAccessibilityElement) }
    set { set(.isAccessibilityElement, to: newValue) }
  }

  /// Whether assistive tools pass over this view and all inside it.
  public final var accessibilityElementsHidden: Bool {
    get { flags.contains(.isAccessibilityHidden) }
    set { set(.isAccessibilityHidden, to: newValue) }
  }

  /// What assistive tools call this view; nil takes what the view shows.
  public final var accessibilityLabel: String? {
    get { rare?.accessibilityLabel }
    set { if newValue != accessibilityLabel { makeRare().accessibilityLabel = newValue } }
  }

  /// What assistive tools say of this view's state.
  public final var accessibilityValue: String? {
    get { rare?.accessibilityValue }
    set { if newValue != accessibilityValue { makeRare().accessibilityValue = newValue } }
  }

  /// What assistive tools say of what happens when a user acts on this view.
  public final var accessibilityHint: String? {
    get { rare?.accessibilityHint }
    set { if newValue != accessibilityHint { makeRare().accessibilityHint = newValue } }
  }

  // MARK: Layout traits

  /// How early a stack serves this view: higher first; 0 unless told.
  ///
  /// Not-a-number counts as 0.
  public final var layoutPriority: Double {
    get { rare?.layoutPriority ?? 0 }
    set {
      let value = newValue.isNaN ? 0 : newValue
      guard value != layoutPriority else { return }
      makeRare().layoutPriority = value
      superviewSizeMayChange()
    }
  }

  /// Says where an alignment guide of this view lies; nil takes the view's own word, or the guide's default.
  public final func setAlignmentGuide(
    _ id: any AlignmentID.Type, _ computeValue: (@MainActor (ViewDimensions) -> CGFloat)?
  ) {
    makeRare().alignmentGuides[ObjectIdentifier(id)] = computeValue.map(ComputedGuide.init)
    noteGuides()
    superviewSizeMayChange()
  }

  /// Whether this view takes no part in its superview's layout: it is neither measured nor placed.
  ///
  /// Markers are such.
  public final var isOutsideLayout: Bool {
    get { flags.contains(.isOutsideLayout) }
    set {
      guard newValue != isOutsideLayout else { return }
      set(.isOutsideLayout, to: newValue)
      if newValue { superview?.flags.insert(.hasSubviewsOutsideLayout) }
      superview?.subviewsDidChange()
    }
  }

  // MARK: Controller

  /// The view controller whose view this is; nil for all other views.
  package final var viewController: HostViewController? {
    get { rare?.viewController }
    set { makeRare().viewController = newValue }
  }

  // MARK: Support

  final func makeRare() -> RareProperties {
    if let rare { return rare }
    let made = RareProperties()
    rare = made
    return made
  }

  final var whereabouts: Whereabouts? { rare?.whereabouts }

  final func makeWhereabouts() -> Whereabouts {
    let rare = makeRare()
    if let whereabouts = rare.whereabouts { return whereabouts }
    let made = Whereabouts()
    rare.whereabouts = made
    return made
  }

  final func set(_ flag: HostFlags, to isOn: Bool) {
    guard flags.contains(flag) != isOn else { return }
    flags.formSymmetricDifference(flag)
    setNeedsDisplay()
  }

  /// Says that this view looks different.
  ///
  /// Renderers read whole trees, so there is nothing to record but that the window should settle.
  public final func setNeedsDisplay() { rootLink.borrowed?.setNeedsSettle() }
}
