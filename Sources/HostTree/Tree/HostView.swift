public import Foundation

/// A rectangle on a screen: the root class of every host.
///
/// `HostView` is shaped like `UIView`. It lives like this:
/// - *made*: it has no superview; its frame is zero unless told;
/// - *added* to a superview, which owns it from now on (``willMove(toSuperview:)``, ``didMoveToSuperview()``), and with
///   that perhaps to a window (``willMove(toWindow:)``, ``didMoveToWindow()``);
/// - *updated*, as often as needed: ``updateProperties()`` in the first pass of ``HostWindow/settle()``;
/// - *measured* by its superview's layout (``measure(_:)``), then *placed*, then ``layoutSubviews()`` places its own
///   subviews; sizes are kept for each proposal until ``invalidateIntrinsicContentSize()``;
/// - *removed*: it has no superview again, and is freed at once unless somebody else holds it. A view that was waiting
///   for a pass is freed in the next settle.
///
/// All lengths are points; a frame is in the superview's coordinates, with the origin in the upper left corner.
@MainActor
open class HostView: HostResponder {
  // MARK: Tree

  // Neither is retained: a superview clears `parent` in its children before it goes, a window `root` in all of its tree.
  // Not isolated for the sake of `deinit`, which does that; all else is on the main actor.
  nonisolated(unsafe) final var parentLink = Unretained<HostView>()
  nonisolated(unsafe) final var rootLink = Unretained<HostWindow>()

  final var parent: HostView? {
    get { parentLink.object }
    set { parentLink = Unretained(newValue) }
  }
  final var root: HostWindow? {
    get { rootLink.object }
    set { rootLink = Unretained(newValue) }
  }

  // Unchecked, as `sizes` is: every pass looks at it in every view.
  /// The views inside this one, from back to front as long as no ``zIndex`` says otherwise.
  ///
  /// Read-only: see ``addSubview(_:)`` and its relatives.
  @exclusivity(unchecked) public final internal(set) var subviews: [HostView] = []

  /// The view that owns this one; nil for a window and for a view that was not added yet.
  public final var superview: HostView? { parent }

  /// The window at the root of the tree; nil while the tree is not in a window.
  public final var window: HostWindow? { root }

  // MARK: Geometry

  // Not checked, as each placement compares it and writes it.
  /// Written through ``frame`` and ``place(at:proposal:)`` only.
  @exclusivity(unchecked) final var storedFrame: CGRect

  // MARK: Layout

  // Not checked, because each look at it would be: nothing that may come back here runs while it is read or written.
  @exclusivity(unchecked) final var sizes = SizeCache()
  /// What the superview's layout proposed when it placed this view; its own size when its frame was set by hand.
  @exclusivity(unchecked) package final internal(set) var placedProposal: ProposedViewSize

  // MARK: State

  final var flags: HostFlags = [.needsLayout]
  final var storedAlpha: CGFloat = 1
  /// What few views need, allocated on first use.
  final var rare: RareProperties?

  /// A name for tests and tools to find this view by; never shown to users.
  public final var accessibilityIdentifier: String?

  /// The colour painted behind the content; nil paints nothing.
  open var backgroundColor: HostColor? {
    willSet { HostViewAnimation.current?.willChange(self) }
    didSet { setNeedsDisplay() }
  }

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    storedFrame = frame
    placedProposal = ProposedViewSize(frame.size)
    super.init()
    HostView.liveCount += 1
    if frame != .zero {
      storedFrame = frame.sound(for: self)
      placedProposal = ProposedViewSize(storedFrame.size)
    }
  }

  /// Makes a view with a zero frame.
  public convenience override init() { self.init(frame: .zero) }

  deinit {
    HostView.liveCount -= 1
    for child in subviews { child.parentLink = Unretained() }
  }

  // Not isolated for the sake of `deinit`, which counts down.
  /// How many views are alive; tests expect zero after each.
  @exclusivity(unchecked) nonisolated(unsafe) package static var liveCount = 0

  // MARK: Hooks of the tree, for subclasses

  /// Called after `subview` was added.
  ///
  /// The standard implementation does nothing.
  open func didAddSubview(_ subview: HostView) {}
  /// Called before `subview` is removed.
  ///
  /// The standard implementation does nothing.
  open func willRemoveSubview(_ subview: HostView) {}
  /// Called before this view changes its superview; nil when it is removed.
  ///
  /// The standard implementation does nothing.
  open func willMove(toSuperview newSuperview: HostView?) {}
  /// Called after this view changed its superview.
  ///
  /// The standard implementation does nothing.
  open func didMoveToSuperview() {}
  /// Called before this view changes its window, superviews first; nil when it leaves.
  ///
  /// The standard implementation does nothing.
  open func willMove(toWindow newWindow: HostWindow?) {}
  /// Called after this view changed its window, superviews first.
  ///
  /// The standard implementation does nothing.
  open func didMoveToWindow() {}

  /// Called after ``traitCollection`` has changed because a view around, or this one, was given another appearance.
  ///
  /// Not called when a view comes into other surroundings: see ``didMoveToWindow()``. The standard implementation does
  /// nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: HostTraitCollection?) {}

  // MARK: Hooks of the passes, for subclasses

  /// Pass 1: brings this view up to date with what it shows.
  ///
  /// Called once for each ``setNeedsUpdateProperties()``.
  open func updateProperties() {}

  /// Time has passed since ``setNeedsFrame()``: brings what is animated up to date, or asks for that by
  /// ``setNeedsUpdateProperties()``, and asks for the next frame if it goes on.
  ///
  /// ``HostWindow/frameTime`` is the time that counts. The standard implementation does nothing.
  open func frameDidBegin() {}

  /// The size this view chooses for a proposal, before caching; the standard implementation takes each dimension of
  /// ``intrinsicContentSize``, and the proposal (10 points where it is open) for a dimension without one.
  ///
  /// Call ``sizeThatFits(_:)-(ProposedViewSize)``, override this. The result must depend on nothing but the proposal, this view's
  /// own properties and its subviews' sizes. Not-a-number and negative results count as zero.
  open func measure(_ proposal: ProposedViewSize) -> CGSize {
    let intrinsic = intrinsicContentSize
    let proposed = proposal.replacingUnspecifiedDimensions()
    return CGSize(
      width: intrinsic.width == HostView.noIntrinsicMetric ? proposed.width : intrinsic.width,
      height: intrinsic.height == HostView.noIntrinsicMetric ? proposed.height : intrinsic.height)
  }

  /// The size that this view's content asks for; ``noIntrinsicMetric`` in a dimension that has no such size.
  open var intrinsicContentSize: CGSize {
    CGSize(width: HostView.noIntrinsicMetric, height: HostView.noIntrinsicMetric)
  }

  /// Says that a dimension has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Pass 2: places the subviews within ``bounds``.
  ///
  /// The standard implementation leaves them where they are.
  open func layoutSubviews() {}

  /// From where to where places are mirrored where reading begins on the right, in this view's coordinates.
  var mirroredRange: ClosedRange<CGFloat> { bounds.minX...bounds.maxX }

  /// Where an alignment guide of this view lies if the view itself says so; nil lets the guide's default count.
  ///
  /// Containers hand on what views inside them say of baselines and guides of one's own. Sides and middles they hand on
  /// only where ``setAlignmentGuide(_:_:)`` was used.
  ///
  /// - Parameters:
  ///   - id: The guide, as `Alignment` knows it.
  ///   - size: The size for which it is asked.
  open func explicitAlignment(_ id: any AlignmentID.Type, in size: CGSize) -> CGFloat? {
    alignmentGuideThatWasSet(id, in: size, proposal: ProposedViewSize(size))
  }

  /// Where an alignment guide of this view lies when it chose `size` for `proposal`; nil lets the default count.
  ///
  /// Layouts ask here. Containers override it, because where their subviews lie depends on the proposal too; the
  /// standard implementation asks ``explicitAlignment(_:in:)``, which is what other views override.
  open func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let value = alignmentGuideThatWasSet(id, in: size, proposal: proposal) { return value }
    return explicitAlignment(id, in: size)
  }

  /// Called when the safe area may lie elsewhere than when this view read it last, by ``safeAreaInsets``.
  ///
  /// The standard implementation asks for layout. Call super when you override it.
  open func safeAreaInsetsDidChange() { setNeedsLayout() }

  /// Called before sizes are found anew after something in this view changed.
  func measuresMayChange() {}

  /// The child whose stack traits this container hands on; asked only of containers that do so.
  var traitsSource: HostView? { nil }

  /// The direction in which a stack lines up its subviews; nil for all other views.
  var stackAxis: Axis? { nil }

  /// The distances to the neighbours; asked only of views that have the flag for it.
  var spacingOfItsOwn: ViewSpacing { ViewSpacing() }

  /// The topmost view that a pointer at `point` (in this view's coordinates) hits; nil for none.
  ///
  /// Hidden views, views without interaction and views with an alpha below 0.01 are passed over with all inside them.
  /// So is what lies outside of a view's bounds, but for a pure container that does not clip: see ``takesHitsItself``.
  open func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    let isInside = self.point(inside: point, with: event)
    guard isInside || (!takesHitsItself && !clipsToBounds) else { return nil }
    for child in subviewsInDrawingOrder.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return isInside && takesHitsItself ? self : nil
  }

  /// Whether `point`, in this view's coordinates, lies within ``bounds``.
  open func point(inside point: CGPoint, with event: HostEvent?) -> Bool { bounds.contains(point) }

  /// Whether a hit that no subview takes is this view's own.
  ///
  /// False for pure containers, which are transparent to pointers between their subviews, and whose subviews can be hit
  /// where they are seen: beyond the bounds as well.
  open var takesHitsItself: Bool { true }

  // MARK: What assistive tools do

  /// Makes this view's value larger, as a user of an assistive tool does.
  ///
  /// A subclass that overrides it adds ``HostAccessibilityTraits/adjustable`` to its traits. The standard implementation does
  /// what ``setAccessibilityAdjustment(_:)`` said.
  ///
  /// - Returns: Whether there is something to be made larger.
  @discardableResult
  open func accessibilityIncrement() -> Bool { adjustAsTold(true) }

  /// Makes this view's value smaller; see ``accessibilityIncrement()``.
  ///
  /// - Returns: Whether there is something to be made smaller.
  @discardableResult
  open func accessibilityDecrement() -> Bool { adjustAsTold(false) }

  // MARK: Hooks of readers, for subclasses

  /// Sets what counts for this view and all inside it, such as ``HostDrawing/labelColor``.
  ///
  /// Called before ``draw(into:)``. The standard implementation sets nothing.
  open func prepareDrawing(_ drawing: inout HostDrawing) {}

  /// Adds what this view shows of itself to a drawing, in its own coordinates.
  ///
  /// The background is there already; subviews come after it. The standard implementation adds nothing.
  open func draw(into drawing: inout HostDrawing) {}

  /// Whether what ``draw(into:)`` adds is mirrored where reading begins on the right; for what has a direction and no letters.
  var mirrorsDrawing: Bool { false }

  /// What a drawing does with this view and all inside it as a whole, in the view's own coordinates; the last effect is
  /// the first to be applied.
  ///
  /// ``alpha`` and ``clipsToBounds`` are added to it. The standard implementation has none.
  open var drawingEffects: [HostDrawing.Effect] { [] }

  /// Whether a drawing of this view contains one of its subviews; false for those that serve as masks and the like.
  open func draws(_ subview: HostView) -> Bool { true }

  /// Adds to the line that stands for this view in a printed tree; call super first.
  open func describe(into description: inout HostDescription) {
    if isHidden { description.add("hidden") }
    if alpha != 1 { description.add("alpha", alpha) }
    if overrideUserInterfaceStyle != .unspecified,
      overrideUserInterfaceStyle
        != (superview?.traitCollection ?? HostTraitCollection(userInterfaceStyle: .light))
        .userInterfaceStyle
    {
      description.add("style", overrideUserInterfaceStyle)
    }
    if flags.contains(.isRightToLeft) != (parent?.flags.contains(.isRightToLeft) ?? false) {
      description.add(flags.contains(.isRightToLeft) ? "rightToLeft" : "leftToRight")
    }
    if flags.contains(.isTransformed) {
      let (a, b, c, d, x, y) = (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
      description.add("transform", Words([a, b, c, d, x, y].map(\.printed).joined(separator: " ")))
    }
    if let backgroundColor { description.add("background", backgroundColor) }
    if let contentPaint { description.add("paint", contentPaint) }
    if cornerRadius != 0 { description.add("corners", cornerRadius) }
    if !isUserInteractionEnabled { description.add("inert") }
    if zIndex != 0 { description.add("zIndex", zIndex) }
    if isRedacted { description.add("redacted") }
    if let accessibilityLabel { description.add("label", accessibilityLabel) }
    if let accessibilityValue { description.add("value", accessibilityValue) }
  }

  /// Names what keeps asking for work in this view, for the sentence with which ``HostWindow/settle()`` gives up; empty
  /// names the view itself.
  open var pendingWork: [String] { [] }

  // MARK: Responder chain

  /// The view controller whose view this is, else the superview.
  open override var next: HostResponder? { viewController ?? superview }

  package final override var responderWindow: HostWindow? { root }
}
