public import Foundation

/// A rectangle that draws content, lays out subviews and receives events: the root class of every host.
///
/// `HostView` is shaped like `UIView`. Its life:
/// - *made*: it has no superview; its frame defaults to zero;
/// - *added* to a superview, which owns it from now on (``willMove(toSuperview:)``, ``didMoveToSuperview()``), and with
///   that perhaps to a window (``willMove(toWindow:)``, ``didMoveToWindow()``);
/// - *updated*, as often as it is invalidated: ``updateProperties()`` in the first pass of ``HostWindow/settle()``;
/// - *measured* by its superview's layout (``measure(_:)``), then *placed*, then ``layoutSubviews()`` places its own
///   subviews; sizes are cached per proposal until ``invalidateIntrinsicContentSize()``;
/// - *removed*: it has no superview again, and is freed at once unless other code holds it. A view that was waiting for
///   a pass is freed in the next settle.
///
/// All lengths are points; a frame is in the superview's coordinates, with the origin in the upper left corner.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let view = HostView(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
/// window.addSubview(view)
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.hitTest(CGPoint(x: 30, y: 30), with: nil) === view)
/// // Prints "true"
/// ```
@MainActor @preconcurrency
open class HostView: HostDesktopView {
  // MARK: Tree

  // Not retained: the `deinit` of a superview clears `parent` in its children, of a window `root` in its tree.
  nonisolated(unsafe) final var parentLink = Unretained<HostView>()
  nonisolated(unsafe) final var rootLink = Unretained<HostWindow>()

  // Exclusivity is unchecked: every pass reads it in every view.
  /// The child views, from back to front unless a ``zIndex`` says otherwise.
  ///
  /// Read-only: see ``addSubview(_:)`` and its relatives.
  @exclusivity(unchecked) public final internal(set) var subviews: [HostView] = []

  // MARK: Geometry and layout

  // Exclusivity is unchecked, as each access would pay for it: no code that may come back here runs during an access.
  /// Written through ``frame`` and ``place(at:proposal:)`` only.
  @exclusivity(unchecked) final var storedFrame: CGRect

  @exclusivity(unchecked) final var sizes = SizeCache()
  /// The view's last index in its superview's ``StackArrangement``. It fits into the space behind the sizes.
  final var indexInArrangement: UInt32 = 0
  /// See ``placedProposal``.
  @exclusivity(unchecked) final var lastProposal: PlainProposal

  final var flags: HostFlags = [.needsLayout]
  /// Properties that few views need, allocated on first use.
  @exclusivity(unchecked) final var rare: RareProperties?

  /// The colour painted behind the content; nil, the default, paints nothing. Animatable.
  open var backgroundColor: HostColor? {
    get { rare?.backgroundColor }
    set {
      HostViewAnimation.current?.willChange(self)
      if newValue != nil || rare != nil { makeRare().backgroundColor = newValue }
      setNeedsDisplay()
    }
  }

  /// Creates a view with a frame in its future superview's coordinates. One that is not finite or has a
  /// negative size is corrected and reported, as in ``frame``.
  public init(frame: CGRect) {
    storedFrame = frame
    lastProposal = PlainProposal(ProposedViewSize(frame.size))
    super.init()
    HostView.liveCount += 1
    if !frame.isSame(as: .zero) {
      storedFrame = frame.sound(for: self)
      placedProposal = ProposedViewSize(storedFrame.size)
    }
  }

  /// Creates a view with a zero frame.
  public convenience override init() { self.init(frame: .zero) }

  deinit {
    HostView.liveCount -= 1
    subviews.forEachInPlace { $0.parentLink = Unretained() }
  }

  // MARK: Hooks of the tree, for subclasses

  /// Called after `subview` was added. The default implementation does nothing.
  open func didAddSubview(_ subview: HostView) {}
  /// Called before `subview` is removed. The default implementation does nothing.
  open func willRemoveSubview(_ subview: HostView) {}
  /// Called before this view changes its superview; `newSuperview` is nil when it is removed. Does nothing by default.
  open func willMove(toSuperview newSuperview: HostView?) {}
  /// Called after this view changed its superview. The default implementation does nothing.
  open func didMoveToSuperview() {}
  /// Called before this view changes its window, superviews before subviews; `newWindow` is nil when it leaves.
  open func willMove(toWindow newWindow: HostWindow?) {}
  /// Called after this view changed its window, superviews before subviews. The default implementation does nothing.
  open func didMoveToWindow() {}

  /// Called after ``traitCollection`` has changed because this view or an ancestor overrides another trait, or because
  /// the window's size changed its size classes.
  ///
  /// Not called when a view moves to another superview or window: see ``didMoveToWindow()``. Does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: HostTraitCollection?) {}

  // MARK: Hooks of the passes, for subclasses

  /// Pass 1: updates this view's content from the values it depends on.
  ///
  /// Called at most once for each ``setNeedsUpdateProperties()``, in ``HostWindow/settle()``, ancestors first. The
  /// standard implementation does nothing.
  open func updateProperties() {}

  /// Called at the beginning of the first settle at a later time than ``setNeedsFrame()``: updates animated values, or
  /// requests that by ``setNeedsUpdateProperties()``, and requests the next frame while the animation continues.
  ///
  /// Use ``HostWindow/frameTime`` as the current time. The default implementation does nothing.
  open func frameDidBegin() {}

  /// The size this view chooses for a proposal, before caching.
  ///
  /// The default implementation takes each dimension of ``intrinsicContentSize``, and the proposal (10 points where it
  /// is unspecified) for a dimension without one.
  ///
  /// Call ``sizeThatFits(_:)-(ProposedViewSize)``, override this. The result must depend on nothing but the proposal,
  /// this view's own properties and its subviews' sizes, because it is cached. Not-a-number and negative results count
  /// as zero and are reported.
  open func measure(_ proposal: ProposedViewSize) -> CGSize {
    let intrinsic = intrinsicContentSize
    let proposed = proposal.replacingUnspecifiedDimensions()
    return CGSize(
      width: intrinsic.width == HostView.noIntrinsicMetric ? proposed.width : intrinsic.width,
      height: intrinsic.height == HostView.noIntrinsicMetric ? proposed.height : intrinsic.height)
  }

  /// The natural size of the content, in points; ``noIntrinsicMetric`` in a dimension that has none.
  ///
  /// By default none in both dimensions. Call ``invalidateIntrinsicContentSize()`` when it changes.
  open var intrinsicContentSize: CGSize {
    CGSize(width: HostView.noIntrinsicMetric, height: HostView.noIntrinsicMetric)
  }

  /// Called before constraints are solved, once `setNeedsUpdateConstraints()` was called; call super. Does nothing.
  open func updateConstraints() {}

  /// Pass 2: places the subviews within ``bounds``.
  ///
  /// Called in ``HostWindow/settle()`` or ``layoutIfNeeded()``, superviews first, for views that were invalidated by
  /// ``setNeedsLayout()`` or changed their size. The default implementation leaves the subviews where they are.
  open func layoutSubviews() {}

  /// The horizontal range, in this view's coordinates, in which placements are mirrored in a right-to-left layout.
  var mirroredRange: ClosedRange<CGFloat> { bounds.minX...bounds.maxX }

  /// The explicit value of an alignment guide of this view, in its coordinates; nil uses the guide's default.
  ///
  /// Containers pass on their content's explicit baselines and custom guides. Edges and centres they pass on only where
  /// ``setAlignmentGuide(_:_:)`` was used.
  ///
  /// - Parameters:
  ///   - id: The guide's identifier.
  ///   - size: The size of this view for which the guide is asked.
  open func explicitAlignment(_ id: any AlignmentID.Type, in size: CGSize) -> CGFloat? {
    alignmentGuideThatWasSet(id, in: size, proposal: ProposedViewSize(size))
  }

  /// The explicit value of an alignment guide when this view chose `size` for `proposal`; nil uses the default.
  ///
  /// Layouts call this one. Containers override it, because where their subviews lie depends on the proposal too; the
  /// standard implementation calls ``explicitAlignment(_:in:)``, which other views override.
  open func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let value = alignmentGuideThatWasSet(id, in: size, proposal: proposal) { return value }
    return explicitAlignment(id, in: size)
  }

  /// Called when ``safeAreaInsets`` may have changed since this view read them last; calls ``setNeedsLayout()``.
  open func safeAreaInsetsDidChange() {
    setNeedsLayout()
    constraintsDidChange()
  }

  /// Removes the actions of a control: its owner goes. Does nothing for other views.
  package func removeActionsOfControl() {}
  /// Called before cached sizes are dropped because something in this view changed.
  func measuresMayChange() {}
  /// Called before what the flag ``HostFlags/keepsArrangement`` stands for may be wrong.
  func arrangementMayChange(_ change: StackArrangement.Change) {}
  /// The child whose layout traits this container passes on; read only from containers with `passesTraits`.
  var traitsSource: Unretained<HostView> { Unretained() }
  /// The axis along which a stack lines up its subviews; nil for all other views.
  var stackAxis: Axis? { nil }
  /// The preferred spacing to the neighbours; read only from views with the flag `wantsSpacing`.
  var spacingOfItsOwn: ViewSpacing { ViewSpacing() }
  /// The name, in diagnostics, of what chooses this view's size: its layout's, or its own.
  var layoutName: String { "\(type(of: self))" }
  /// Called after views were scrolled or placed, if this view is among the window's ``HostWindow/followers``.
  func viewsMayHaveMoved() {}
  /// Whether this view lies elsewhere than ``onPlacementChange`` knows; nil compares its rectangle in the window.
  var isPlacedElsewhere: Bool? { nil }
  /// Whether this view's layout places its subviews, so that constraints don't.
  package var placesSubviews: Bool { false }
  /// Whether constraints keep the size that a layout proposes to this view, rather than exceed it.
  package var fitsProposal: Bool { false }
  /// Whether a window, as its superview, gives this view the whole window.
  var fillsWindow: Bool { false }
  /// Whether no safe area continues from the ancestors of this view to its subtree.
  var endsSafeArea: Bool { false }
  /// Whether hit testing of this view alone may succeed outside of the bounds. True for other modules' classes.
  var hitsBeyondBounds: Bool { !isOfKnownClass }
  /// Whether ``draw(into:)`` draws outside of the bounds.
  var drawsBeyondBounds: Bool { drawsBeyondBoundsNow }
  /// The recognizers attached to this view.
  var recognizers: RecognizerList {
    get { rare?.recognizers ?? RecognizerList() }
    set { makeRare().recognizers = newValue }
  }
  /// How far the subviews are shown from where they are laid out.
  var subviewDistance: CGSize { .zero }
  /// Whether this view has the new size at once when it slides, though it has no subviews: its content depends on it.
  var keepsSizeWhileSliding: Bool { false }

  /// The frontmost view that a touch at `point`, in this view's coordinates, hits; nil for none.
  ///
  /// Hidden views, views without user interaction and views with an alpha below 0.01 are skipped with their subtrees.
  /// So are points outside of a view's bounds, except for a pure container that does not clip: see ``takesHitsItself``.
  open func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? { frontmostHit(at: point, with: event) }

  /// Whether `point`, in this view's coordinates, lies within ``bounds``; override it for another touch area.
  open func point(inside point: CGPoint, with event: HostEvent?) -> Bool { bounds.contains(point) }

  /// Whether hit testing returns this view where it hits no subview; true by default.
  ///
  /// False for pure containers, which let touches through between their subviews, and whose subviews can be hit where
  /// they are visible: beyond the bounds as well.
  open var takesHitsItself: Bool { true }

  // MARK: Edits

  /// The properties of this class that are computed or stored under another name, for the names of edits. An override
  /// adds its own to super's.
  class var namedProperties: [(String, AnyKeyPath)] { propertiesOfHosts }

  // MARK: What assistive tools do

  /// Increments this view's value, as VoiceOver's swipe up does.
  ///
  /// A subclass that overrides it adds ``HostAccessibilityTraits/adjustable`` to its traits. The standard
  /// implementation calls the closure of ``setAccessibilityAdjustment(_:)``.
  ///
  /// - Returns: Whether the view is adjustable.
  @discardableResult
  open func accessibilityIncrement() -> Bool { adjustAsTold(true) }

  /// Decrements this view's value, and returns whether it is adjustable; see ``accessibilityIncrement()``.
  @discardableResult
  open func accessibilityDecrement() -> Bool { adjustAsTold(false) }

  // MARK: Hooks of readers, for subclasses

  /// Sets drawing state that this view and its subtree inherit, before ``draw(into:)``; nothing by default.
  open func prepareDrawing(_ drawing: inout HostDrawing) {}

  /// Adds this view's own content to a drawing, in its own coordinates.
  ///
  /// The background has been drawn before; subviews are drawn afterwards. The default implementation adds nothing.
  open func draw(into drawing: inout HostDrawing) {}

  /// Draws content into ``HostGraphicsContext/current``, above ``draw(into:)``; none by default. `rect` is ``bounds``.
  open func draw(_ rect: CGRect) {}
  /// The first ``contentMode``.
  var defaultContentMode: HostContentMode { .scaleToFill }
  /// Whether ``draw(into:)`` is mirrored in a right-to-left layout; for content that has a direction and no text.
  var mirrorsDrawing: Bool { false }

  /// Effects that a drawing applies to this view and its subtree as a whole, in the view's own coordinates; the last
  /// effect is applied first.
  ///
  /// ``alpha`` and ``clipsToBounds`` are added to them. Empty by default.
  open var drawingEffects: [HostDrawing.Effect] { [] }

  /// Whether a drawing of this view contains a subview; true by default, false for masks and the like.
  open func draws(_ subview: HostView) -> Bool { true }

  /// Adds this view's properties to its line in a printed tree: those that differ from the default. Call super first.
  open func describe(into description: inout HostDescription) { addProperties(to: &description) }

  /// Names of the causes of repeated invalidation, where ``HostWindow/settle()`` gives up; empty names the view itself.
  open var pendingWork: [String] { [] }

  // MARK: Responder chain

  /// The view controller whose view this is, otherwise the superview; nil at the top.
  open override var next: HostResponder? { viewController ?? superview }

  package final override var responderWindow: HostWindow? { root }
}
