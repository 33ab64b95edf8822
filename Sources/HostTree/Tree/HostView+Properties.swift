public import Foundation

extension HostView {
  /// The value (-1) of a dimension of ``intrinsicContentSize`` in which the content has no natural size.
  public static let noIntrinsicMetric: CGFloat = -1

  // Unsafe, as a `deinit` is bound to no actor; hosts are made and released on the main thread. Unchecked, as each host
  // writes it twice, and no code runs during the access.

  /// The number of hosts in the process. A test that ends with more than it began with has something that keeps hosts.
  @exclusivity(unchecked) nonisolated(unsafe) public internal(set) static var liveCount = 0

  // MARK: Visibility and interaction

  /// Whether this view and its subtree are left out of drawing and hit testing; it keeps its place in layout.
  public final var isHidden: Bool {
    get { !flags.isDisjoint(with: [.isHidden, .isLeftOut]) }
    set {
      guard newValue != flags.contains(.isHidden) else { return }
      set(.isHidden, to: newValue)
      if flags.contains(.isPlacedByConstraints) { constraintsDidChange() }
    }
  }

  /// The opacity of this view and its subtree, from 0 (transparent) to 1 (opaque, the default).
  ///
  /// Values outside of the range are clamped; not-a-number counts as 1. Below 0.01 the view is skipped by hit testing.
  /// Animatable.
  public final var alpha: CGFloat {
    get { rare.map { $0.alpha * $0.fade } ?? 1 }
    set {
      HostViewAnimation.current?.willChange(self)
      let alpha = newValue.isNaN ? 1 : min(max(newValue, 0), 1)
      if alpha != 1 || rare != nil { makeRare().alpha = alpha }
      setNeedsDisplay()
    }
  }

  /// Whether touches reach this view and its subtree; true by default.
  public final var isUserInteractionEnabled: Bool {
    get { flags.isDisjoint(with: [.isInert, .isDeparting]) }
    set { set(.isInert, to: !newValue) }
  }

  /// Whether this view and its subviews are clipped to ``bounds`` (and to ``cornerRadius``) when they are drawn; false
  /// by default.
  public final var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { set(.clipsToBounds, to: newValue) }
  }

  /// Whether this view's own content is drawn as a placeholder shape of the same size; false by default.
  ///
  /// For content that is not known yet or is private, as SwiftUI's `redacted(reason:)`. Sizes and subviews do not
  /// change by it.
  public final var isRedacted: Bool {
    get { flags.contains(.isRedacted) }
    set { set(.isRedacted, to: newValue) }
  }

  /// A number for the use of the view's owner; 0 by default.
  public final var tag: Int {
    get { rare?.tag ?? 0 }
    set { makeRare().tag = newValue }
  }

  /// The accent colour of interactive elements; nil, the default, inherits the superview's.
  ///
  /// It reads nil where no ancestor has one; drawings then use ``HostColor/tintColor``.
  public final var tintColor: HostColor? {
    get { rare?.tintColor ?? superview?.tintColor }
    set {
      guard newValue != rare?.tintColor else { return }
      makeRare().tintColor = newValue
      setNeedsDisplay()
    }
  }

  /// A gradient or colour that replaces the colour of this view's text or symbol, stretched across the whole view.
  ///
  /// Nil, the default, keeps the colours.
  public final var contentPaint: HostPaint? {
    get { rare?.looks?.contentPaint }
    set {
      if rare?.looks == nil, newValue == nil { return }
      guard newValue != contentPaint else { return }
      makeRareLooks().contentPaint = newValue
      setNeedsDisplay()
    }
  }

  /// Sets ``contentPaint`` in a few instructions when it is nil and stays nil.
  @inline(__always)
  package final func setContentPaint(_ paint: @autoclosure () -> HostPaint?, isColor: Bool) {
    if isColor, rare?.looks == nil { return }
    contentPaint = isColor ? nil : paint()
  }

  final func makeRareLooks() -> RareLooks { makeRare().looks.made() }

  /// The corner radius of the background, and of the content where it is clipped, in points; 0 by default.
  ///
  /// Limited to half of the shorter side. Hit testing ignores it. A negative radius, or one that is not finite, is 0.
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

  /// Whether assistive technologies see this view as one element.
  public final var isAccessibilityElement: Bool {
    get { flags.contains(.isAccessibilityElement) }
    set { set(.isAccessibilityElement, to: newValue) }
  }

  /// Whether assistive technologies skip this view and its subtree; false by default.
  public final var accessibilityElementsHidden: Bool {
    get { flags.contains(.isAccessibilityHidden) }
    set { set(.isAccessibilityHidden, to: newValue) }
  }

  /// A name by which tests and tools find this view; never shown to users. Printed trees show it.
  public final var accessibilityIdentifier: String? {
    get { rare?.accessibilityIdentifier }
    set { if newValue != nil || rare != nil { makeRare().accessibilityIdentifier = newValue } }
  }

  /// The name that assistive technologies read for this view; nil, the default, uses what the view shows.
  public final var accessibilityLabel: String? {
    get { rare?.accessibilityLabel ?? rare?.accessibility?.representation?().label }
    set { if newValue != accessibilityLabel { makeRare().accessibilityLabel = newValue } }
  }

  /// The current value that assistive technologies read after the label; nil by default.
  public final var accessibilityValue: String? {
    get { rare?.accessibilityValue ?? rare?.accessibility?.representation?().value }
    set { if newValue != accessibilityValue { makeRare().accessibilityValue = newValue } }
  }

  /// The effect of the user's action on this view, read after label and value; nil, the default, reads nothing.
  public final var accessibilityHint: String? {
    get { rare?.accessibilityHint }
    set { if newValue != accessibilityHint { makeRare().accessibilityHint = newValue } }
  }

  // MARK: Layout traits

  /// The order in which a stack offers space to its subviews: higher priorities first; 0 by default.
  ///
  /// As SwiftUI's `layoutPriority(_:)`. Not-a-number counts as 0.
  public final var layoutPriority: Double {
    get { rare?.layoutPriority ?? 0 }
    set {
      let value = newValue.isNaN ? 0 : newValue
      guard value != layoutPriority else { return }
      makeRare().layoutPriority = value
      superviewSizeMayChange()
    }
  }

  /// Sets the explicit value of an alignment guide; nil removes it, so that the view's own value or the guide's default
  /// counts.
  ///
  /// The closure is called during layout with the view's dimensions and returns a position in the view's coordinates.
  public final func setAlignmentGuide(
    _ id: any AlignmentID.Type, _ computeValue: (@MainActor (ViewDimensions) -> CGFloat)?
  ) {
    makeRare().alignmentGuides[ObjectIdentifier(id)] = computeValue.map(ComputedGuide.init)
    noteGuides()
    superviewSizeMayChange()
  }

  /// Whether this view takes no part in its superview's layout: it is neither measured nor placed.
  ///
  /// False by default; markers set it.
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

  final func makeRare() -> RareProperties { rare.made() }

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

  /// Requests a settle because this view looks different.
  ///
  /// Renderers read whole trees, so no dirty region is recorded.
  public final func setNeedsDisplay() {
    overflowMayChange()
    rootLink.borrowed?.setNeedsSettle()
  }
}
