public import Foundation

/// A view that scrolls content larger than itself, as `UIScrollView`.
///
/// It scrolls by the origin of its ``HostView/bounds``. Without ``axes`` it works as in UIKit: the owner sets the
/// frames of the subviews and ``contentSize``. With ``axes`` it is a container that lays out its subviews, as SwiftUI's
/// `ScrollView`: they are proposed no size along the axes and the view's size across them. Several subviews form a
/// ``StackLayout``: horizontal if the view scrolls horizontally only, else vertical. The content starts at the origin,
/// and is centred across the axes if it is narrower than the view.
///
/// Right to left, horizontal content is initially scrolled to its right end, and keeps its distance from there when it
/// grows.
///
/// ```swift
/// let scrollView = HostScrollView(axes: .vertical)
/// scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
/// scrollView.addSubview(HostFrameView(width: 100, height: 1000))
/// scrollView.layoutIfNeeded()
/// scrollView.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 10), animated: false)
/// print(scrollView.contentSize.height, scrollView.contentOffset.y)
/// // Prints "1000.0 430.0"
/// ```
open class HostScrollView: HostView, ScrollingView {
  /// The axes along which the view lays out its subviews and scrolls.
  ///
  /// Defaults to none: the view leaves the subviews' frames and ``contentSize`` alone, and scrolls along every axis in
  /// which the content is larger than the view.
  public final var axes: Axis.Set = [] {
    didSet {
      guard axes != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The size of the content, in points.
  ///
  /// Set by the layout of a view with ``axes``, by the owner otherwise.
  public final var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { setNeedsDisplay() } }
  }

  /// The inset around the content that can also be scrolled to, in points. Defaults to zero.
  ///
  /// With ``axes``, the content is laid out in what the insets leave across them.
  public final var contentInset = EdgeInsets() {
    didSet { if contentInset != oldValue { insetsDidChange() } }
  }

  /// Margins around the content, in points, added to ``contentInset``. Defaults to zero.
  public final var contentMargins = EdgeInsets() {
    didSet { if contentMargins != oldValue { insetsDidChange() } }
  }

  /// The insets of the scroll indicators from the edges of the view, in points. Defaults to zero. Used by renderers.
  public final var scrollIndicatorInsets = EdgeInsets()

  /// Whether scrolling past an edge bounces back. Defaults to true.
  ///
  /// Scrolling stops at the edges here; the value is for renderers with scrolling of their own.
  public final var bounces = true {
    didSet { if bounces != oldValue { setNeedsDisplay() } }
  }

  /// Whether scrolling comes to rest at the nearest multiple of the view's size. Defaults to false.
  public final var isPagingEnabled = false {
    didSet { if isPagingEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Whether vertical drags are tracked even if the content fits vertically. Defaults to false.
  public final var alwaysBounceVertical = false
  /// Whether horizontal drags are tracked even if the content fits horizontally. Defaults to false.
  public final var alwaysBounceHorizontal = false
  /// Whether the user can scroll. Defaults to true. Scrolling in code always works.
  public final var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the vertical scroll indicator may be shown. Defaults to true. Used by renderers.
  public final var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator may be shown. Defaults to true. Used by renderers.
  public final var showsHorizontalScrollIndicator = true

  /// How often ``flashScrollIndicators()`` was called. For renderers that show indicators.
  public internal(set) final var indicatorFlashCount = 0

  /// How dragging the content dismisses the keyboard. Defaults to `.none`.
  public final var keyboardDismissMode = KeyboardDismissMode.none

  /// Where content that is scrolled to is aligned by itself. Nothing is by default.
  package final var anchors = ScrollAnchors() {
    didSet { if anchors != oldValue { setNeedsLayout() } }
  }

  /// Whether scrolling goes on after a drag, by the window's clock, until the content is at rest or at its end.
  /// Defaults to true; with false the content stands still when the finger is lifted, as with ``isPagingEnabled``.
  public final var decelerates = true
  /// How fast the content comes to rest after a drag, where it ``decelerates``. Defaults to `normal`.
  public final var decelerationRate = DecelerationRate.normal

  /// The control for pulling down to refresh; nil, the default, for none. See ``pullToRefresh()``.
  ///
  /// Setting it inserts the control as the rearmost subview.
  public final var refreshControl: HostRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return limitContentOffset() }
      refreshControl.isOwnedBySuperview = true
      insertSubview(refreshControl, at: 0)
    }
  }

  final var scrollObservers = HostObserverList<any HostScrollViewDelegate>()
  /// The delegate, which is not retained: receives messages before the observers. A table, a collection or a text view
  /// sends it more of them, if it conforms to their own protocol.
  open weak var delegate: (any HostScrollViewDelegate)?

  /// The recognizer whose drags scroll the content.
  public final let panGestureRecognizer = HostPanGestureRecognizer()
  /// The content offset when the current drag began.
  final var offsetBeforePan = CGPoint.zero
  /// How far a finger has pulled the content below its top, to refresh it.
  final var pulledDistance: CGFloat = 0
  /// The results of the last layout; see ``ScrollExtent``.
  final var extent = ScrollExtent()
  /// The scrolling under way by the clock; nil if there is none.
  final var motion: ScrollMotion?
  /// The activity of the view; see ``ScrollActivity``.
  package internal(set) final var activity = ScrollActivity.idle
  /// The activity of the view when it left its window; nil if it stood still, or has come back.
  final var activityBeforeLeaving: ScrollActivity?
  /// An object that belongs to the owner of this view and lives as long as it, such as an observer.
  package final var coordinator: AnyObject?
  /// Called in the effects pass if the offset, the sizes or the insets differ from those at the last call.
  package final var onGeometryChange: (@MainActor (HostScrollView) -> Void)? {
    didSet { if (onGeometryChange == nil) != (oldValue == nil) { followMoves() } }
  }
  /// Called when ``activity`` changes, with the former one and the velocity in points per second.
  package final var onActivityChange: (@MainActor (HostScrollView, ScrollActivity, CGPoint) -> Void)? {
    didSet { if onActivityChange == nil { activityBeforeLeaving = nil } }
  }
  /// The views in the content whose size depends on this view's.
  final var sizeReaders: [any ScrollRoomReader] = []
  /// The size that they depend on, and what it was in the last layout.
  final var (room, laidOutRoom) = (CGSize.zero, CGSize.zero)
  final var zoom: ScrollZoom?

  /// Creates a scroll view without ``axes``, with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    setUpPanning()
  }

  /// Creates a scroll view that lays out its subviews and scrolls along `axes`.
  public convenience init(axes: Axis.Set) {
    self.init(frame: .zero)
    self.axes = axes
  }

  // MARK: Scrolling

  /// The point of the content at the top left corner of the view: the origin of ``HostView/bounds``.
  ///
  /// Setting it does not clamp to the content. NaN and infinite coordinates are reported to ``HostDiagnostics`` and
  /// count as 0. Calls ``didScroll()`` and notifies the observers if it changes.
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      var offset = newValue
      if !(offset.x.isFinite && offset.y.isFinite) {
        HostDiagnostics.report(
          "\(type(of: self)) was given the contentOffset (\(newValue.x), \(newValue.y)): "
            + "not-a-number and infinite parts count as 0.")
        offset.x = offset.x.isFinite ? offset.x : 0
        offset.y = offset.y.isFinite ? offset.y : 0
      }
      extent.isPositioned = true
      moveContent(to: offset)
    }
  }

  /// Sets ``contentOffset`` at once, without animation.
  ///
  /// If `animated`, the observers are also notified that the animation ended.
  public final func setContentOffset(_ offset: CGPoint, animated: Bool) {
    stopMoving()
    contentOffset = offset
    if animated { tellOfScrolling { $0.scrollViewDidEndScrollingAnimation(self) } }
  }

  /// Scrolls by the least distance that makes a rectangle of the content visible; does nothing if it is visible.
  ///
  /// The result is clamped to the content. A rectangle larger than the view is aligned with its top left corner.
  /// `animated` is ignored.
  public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func offset(_ now: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if from >= now && to <= now + length { return now }
      return from < now || to - from > length ? from : to - length
    }
    let rect = rect.sound(for: self)
    let wanted = CGPoint(
      x: offset(contentOffset.x, bounds.width, rect.minX, rect.maxX),
      y: offset(contentOffset.y, bounds.height, rect.minY, rect.maxY))
    if wanted != contentOffset { contentOffset = limited(wanted) }
  }

  /// Scrolls by a distance in points, as a user does: a positive `y` reveals content further down.
  ///
  /// Clamped to the content, and to a page if ``isPagingEnabled``. Does not settle the window.
  ///
  /// - Returns: Whether the offset changed. It does not if ``isScrollEnabled`` is false, if a distance is not finite,
  ///   or if a touch in the middle would not reach the view: see ``HostView/tap()``.
  @discardableResult
  public final func scroll(by distance: CGPoint) -> Bool {
    guard isScrollEnabled, distance.x.isFinite, distance.y.isFinite,
      isReachable(at: CGPoint(x: bounds.midX, y: bounds.midY))
    else { return false }
    let former = contentOffset
    var wanted = former
    if axes.isEmpty || axes.contains(.horizontal) { wanted.x += distance.x }
    if axes.isEmpty || axes.contains(.vertical) { wanted.y += distance.y }
    offsetBeforePan = former
    drag { contentOffset = target(from: former, to: resting(limited(wanted)), velocity: .zero) }
    return contentOffset != former
  }

  /// Called after ``contentOffset`` changed, before observers are notified.
  ///
  /// The default implementation does nothing. Override it to follow scrolling in a subclass.
  open func didScroll() {}

  // MARK: Layout

  /// With ``axes``: the proposal along them, and the content's size across them or where the proposal is unspecified.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    axes.isEmpty ? super.measure(proposal) : sizeOfContent(proposal)
  }

  /// With ``axes``: sets ``contentSize``, places the subviews and clamps the offset.
  open override func layoutSubviews() {
    readOverhang()
    if !axes.isEmpty { layOutContent() }
    // Right to left its place depends on the size of the content.
    placeRefreshControl()
    if zoomScale != 1 { applyZoom() }
  }

  /// With ``axes``, the range within which content is mirrored right to left: the whole content.
  override var mirroredRange: ClosedRange<CGFloat> {
    guard !axes.isEmpty else { return super.mirroredRange }
    let least = axes.contains(.horizontal) ? bounds.width - adjustedContentInset.horizontal : 0
    return 0...max(contentSize.width, least)
  }

  /// True: insets around a scroll view belong to it, not to what it scrolls.
  override var endsSafeArea: Bool { true }

  /// True: the content is laid out for the viewport.
  override var keepsSizeWhileSliding: Bool { true }

  /// Goes on with scrolling by the clock.
  open override func frameDidBegin() {
    super.frameDidBegin()
    advanceMotion()
  }

  /// Scrolling by the clock ends where the view leaves its window.
  open override func willMove(toWindow newWindow: HostWindow?) {
    super.willMove(toWindow: newWindow)
    stopFollowingMoves()
    if newWindow == nil { stopForLeaving() }
  }

  /// Observers are notified of geometry changes from now on.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    followMoves()
    if window != nil { tellOfReturn() }
  }

  override func viewsMayHaveMoved() { tellOfGeometry() }

  // MARK: Printing

  /// Adds the offset, and the properties that restrict scrolling.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if contentOffset != .zero { description.add("contentOffset", contentOffset) }
    if !bounces { description.add("bounces", false) }
    if isPagingEnabled { description.add("paging") }
    if !isScrollEnabled { description.add("scrolls", false) }
    if contentMargins != EdgeInsets() { description.add("contentMargins", contentMargins) }
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [("contentOffset", \HostScrollView.contentOffset)]
  }
}
