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
open class HostScrollView: HostView {
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
  public final var contentInset = EdgeInsets() {
    didSet { if contentInset != oldValue { setNeedsDisplay() } }
  }

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
  public final var isScrollEnabled = true
  /// Whether the vertical scroll indicator may be shown. Defaults to true. Used by renderers.
  public final var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator may be shown. Defaults to true. Used by renderers.
  public final var showsHorizontalScrollIndicator = true

  /// How dragging the content dismisses the keyboard. Defaults to `.none`.
  public final var keyboardDismissMode = KeyboardDismissMode.none

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
  /// The delegate of subclasses that have one; nil here.
  var scrollDelegate: (any HostScrollViewDelegate)? { nil }

  /// The recognizer whose drags scroll the content.
  public final let panGestureRecognizer = HostPanGestureRecognizer()
  /// The content offset when the current drag began.
  final var offsetBeforePan = CGPoint.zero
  /// How far a finger has pulled the content below its top, to refresh it.
  final var pulledDistance: CGFloat = 0
  /// Whether the last layout was right to left; below, the width of the view then.
  private var wasRightToLeft = false
  private var layoutWidth: CGFloat = 0

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
  /// count as 0. Calls ``didScroll()`` and tells the observers if it changes.
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
      guard offset != bounds.origin else { return }
      bounds.origin = offset
      didScroll()
      root?.viewsDidMove()
      tellOfScrolling { $0.scrollViewDidScroll(self) }
    }
  }

  /// Sets ``contentOffset`` at once, without animation.
  ///
  /// If `animated`, the observers are also told that the animation ended.
  public final func setContentOffset(_ offset: CGPoint, animated: Bool) {
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
    drag { contentOffset = resting(limited(wanted)) }
    return contentOffset != former
  }

  /// Called after ``contentOffset`` changed, before observers are told.
  ///
  /// The default implementation does nothing. Override it to follow scrolling in a subclass.
  open func didScroll() {}

  /// The offset at which scrolling to `offset` comes to rest.
  ///
  /// With paging it is the nearest page, or the next one in the direction of a `speed` above 300 points per second.
  final func resting(_ offset: CGPoint, speed: CGPoint = .zero) -> CGPoint {
    guard isPagingEnabled else { return offset }
    func page(_ offset: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let place = offset / length
      return (speed > 300 ? place.rounded(.up) : speed < -300 ? place.rounded(.down) : place.rounded()) * length
    }
    return limited(
      CGPoint(x: page(offset.x, speed.x, bounds.width), y: page(offset.y, speed.y, bounds.height)))
  }

  /// The offset clamped to the content, its inset and the space of a refreshing refresh control.
  final func limited(_ offset: CGPoint) -> CGPoint {
    func limit(_ value: CGFloat, _ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ own: CGFloat) -> CGFloat {
      max(-before, min(value, content + after - own))
    }
    let refreshing = refreshControl?.isRefreshing == true ? HostRefreshControl.height : 0
    let above = contentInset.top + max(refreshing, pulledDistance)
    return CGPoint(
      x: limit(offset.x, contentInset.leading, contentSize.width, contentInset.trailing, bounds.width),
      y: limit(offset.y, above, contentSize.height, contentInset.bottom, bounds.height))
  }

  // MARK: Layout

  /// With ``axes``: the proposal along them, and the content's size across them or where the proposal is unspecified.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard !axes.isEmpty else { return super.measure(proposal) }
    let content = self.size(of: contentLayout, offering(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// With ``axes``: sets ``contentSize``, places the subviews and clamps the offset.
  open override func layoutSubviews() {
    placeRefreshControl()
    guard !axes.isEmpty else { return }
    let own = bounds.size
    // What the content was measured with. To offer it the width that it chose would ask all of it again whenever that
    // changes, for the same answer.
    let offer = offering(placedProposal)
    let content = size(of: contentLayout, offer)
    let end = distanceFromRightEnd
    contentSize = CGSize(
      width: axes.contains(.horizontal) ? content.width : max(content.width, own.width),
      height: axes.contains(.vertical) ? content.height : max(content.height, own.height))
    keepDistanceFromRightEnd(end)
    let origin = CGPoint(x: (contentSize.width - content.width) / 2, y: (contentSize.height - content.height) / 2)
    var cache: Void = ()
    contentLayout.placeSubviews(
      in: CGRect(origin: origin, size: content), proposal: offer, subviews: LayoutSubviews(of: self), cache: &cache)
    limitContentOffset()
  }

  /// With ``axes``, the range within which content is mirrored right to left: the whole content.
  override var mirroredRange: ClosedRange<CGFloat> {
    axes.isEmpty ? super.mirroredRange : 0...max(contentSize.width, axes.contains(.horizontal) ? bounds.width : 0)
  }

  /// True: insets around a scroll view belong to it, not to what it scrolls.
  override var endsSafeArea: Bool { true }

  /// True: the content is laid out for the viewport.
  override var keepsSizeWhileSliding: Bool { true }

  /// The distance scrolled from the right edge of right-to-left content; nil left to right.
  private var distanceFromRightEnd: CGFloat? {
    guard flags.contains(.isRightToLeft), axes.contains(.horizontal) else { return nil }
    return wasRightToLeft ? contentSize.width - layoutWidth - contentOffset.x : 0
  }

  private func keepDistanceFromRightEnd(_ distance: CGFloat?) {
    wasRightToLeft = distance != nil
    layoutWidth = bounds.width
    guard let distance else { return }
    let x = max(contentSize.width, bounds.width) - bounds.width - distance
    if x != contentOffset.x {
      offsetBeforePan.x += x - contentOffset.x
      contentOffset.x = x
    }
  }

  /// Clamps the offset, for content that became smaller.
  final func limitContentOffset() { contentOffset = limited(contentOffset) }

  private var contentLayout: StackLayout { StackLayout(axis: axes.contains(.vertical) ? .vertical : .horizontal) }

  /// The proposal for the subviews: unspecified along the axes.
  private func offering(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  // MARK: Printing

  /// Adds the offset, and the properties that restrict scrolling.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if contentOffset != .zero { description.add("contentOffset", contentOffset) }
    if !bounces { description.add("bounces", false) }
    if isPagingEnabled { description.add("paging") }
    if !isScrollEnabled { description.add("scrolls", false) }
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [("contentOffset", \HostScrollView.contentOffset)]
  }
}
