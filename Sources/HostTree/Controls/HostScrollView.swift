public import Foundation

/// A view that shows a part of its content, which may be larger than itself.
///
/// It scrolls by the origin of its ``HostView/bounds``. Used alone, as in UIKit, whoever owns it gives the subviews
/// frames and sets ``contentSize``. As a container with ``axes`` it lays out its subviews itself, as SwiftUI's scroll
/// view does: along the axes they get the size they ask for, across them they are offered the view's own. Several of
/// them stand in a ``StackLayout``, one below the other (beside each other if the view scrolls horizontally only). The
/// whole begins at the content's origin, and is centred across the axes if it is narrower than the view. Where reading begins on the
/// right, so does the content: it is scrolled to its right end at first, and keeps its distance from there when it grows.
open class HostScrollView: HostView {
  /// The directions in which the view lays out its subviews and scrolls.
  ///
  /// Empty, which is so unless told, leaves the subviews' frames and ``contentSize`` alone, and scrolls wherever the
  /// content goes beyond the view.
  public final var axes: Axis.Set = [] {
    didSet {
      guard axes != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The size of the content in points.
  ///
  /// A view with ``axes`` sets it when it lays out.
  public final var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { setNeedsDisplay() } }
  }

  /// Room around the content that can be scrolled to as well, in points.
  public final var contentInset = EdgeInsets() {
    didSet { if contentInset != oldValue { setNeedsDisplay() } }
  }

  /// Whether scrolling swings beyond the content and back; true unless told.
  ///
  /// Scrolling by ``scroll(by:)`` ends where the swing has come to rest.
  public final var bounces = true {
    didSet { if bounces != oldValue { setNeedsDisplay() } }
  }

  /// Whether scrolling comes to rest at multiples of the view's own size only, the nearest; false unless told.
  public final var isPagingEnabled = false {
    didSet { if isPagingEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Whether it swings vertically even if the content is no higher than the view; false unless told.
  public final var alwaysBounceVertical = false
  /// Whether it swings horizontally even if the content is no wider than the view; false unless told.
  public final var alwaysBounceHorizontal = false
  /// Whether the user can scroll; true unless told.
  public final var isScrollEnabled = true
  /// Whether a mark at the side shows how far the view is scrolled; true unless told.
  public final var showsVerticalScrollIndicator = true
  /// Whether a mark at the bottom shows how far the view is scrolled; true unless told.
  public final var showsHorizontalScrollIndicator = true

  /// How a drag of the content takes text input from the window's first responder; not at all unless told.
  public final var keyboardDismissMode = KeyboardDismissMode.none

  /// What a user pulls down to ask for news; nil, as unless told, for none. See ``pullToRefresh()``.
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
  /// The delegate of a subclass that has one.
  var scrollDelegate: (any HostScrollViewDelegate)? { nil }

  /// Scrolls when a finger is dragged over the content.
  public final let panGestureRecognizer = HostPanGestureRecognizer()
  /// Where the content was when the finger began to drag it.
  final var offsetBeforePan = CGPoint.zero
  /// Whether the last layout began on the right, and how wide the view was then.
  private var wasRightToLeft = false
  private var layoutWidth: CGFloat = 0

  /// Makes a scroll view, with a frame in its future superview's coordinates, that leaves its subviews alone.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    setUpPanning()
  }

  /// Makes a scroll view that lays out its subviews and scrolls along `axes`.
  public convenience init(axes: Axis.Set) {
    self.init(frame: .zero)
    self.axes = axes
  }

  // MARK: Scrolling

  /// The point of the content that is in the view's upper left corner: the origin of ``HostView/bounds``.
  ///
  /// Setting it is not limited to the content; not-a-number and infinite parts are reported and count as 0.
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
      root?.sightMayChange()
      tellOfScrolling { $0.scrollViewDidScroll(self) }
    }
  }

  /// Sets ``contentOffset``.
  ///
  /// The new offset counts at once, animated or not.
  public final func setContentOffset(_ offset: CGPoint, animated: Bool) {
    contentOffset = offset
    if animated { tellOfScrolling { $0.scrollViewDidEndScrollingAnimation(self) } }
  }

  /// Scrolls as little as needed to show a rectangle of the content, within the content; does nothing if it is shown.
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

  /// Scrolls by a distance in points, as a user does: a positive `y` shows what is further down.
  ///
  /// Stops at the ends of the content. Nothing is settled.
  ///
  /// - Returns: Whether the content moved. It does not if ``isScrollEnabled`` is false, if the view is not in a window,
  ///   or if a finger on its middle would not reach it: see ``HostView/tap()``.
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

  /// Called after ``contentOffset`` changed.
  ///
  /// The standard implementation does nothing.
  open func didScroll() {}

  /// Where scrolling that was to end at `offset` comes to rest; with `speed`, in points per second, one page further that
  /// way where that is fast.
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

  /// The nearest offset that shows no more than the content and its inset.
  final func limited(_ offset: CGPoint) -> CGPoint {
    func limit(_ value: CGFloat, _ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ own: CGFloat) -> CGFloat {
      max(-before, min(value, content + after - own))
    }
    let above = contentInset.top + (refreshControl?.isRefreshing == true ? HostRefreshControl.height : 0)
    return CGPoint(
      x: limit(offset.x, contentInset.leading, contentSize.width, contentInset.trailing, bounds.width),
      y: limit(offset.y, above, contentSize.height, contentInset.bottom, bounds.height))
  }

  // MARK: Layout

  /// With ``axes``: the proposal along them, the content's size across them and where the proposal is open.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard !axes.isEmpty else { return super.measure(proposal) }
    let content = self.size(of: contentLayout, offering(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// With ``axes``: places the subviews from the content's origin on and sets ``contentSize``.
  open override func layoutSubviews() {
    placeRefreshControl()
    guard !axes.isEmpty else { return }
    let own = bounds.size
    let offer = offering(ProposedViewSize(own))
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

  /// Content is mirrored in all that can be scrolled to.
  override var mirroredRange: ClosedRange<CGFloat> {
    axes.isEmpty ? super.mirroredRange : 0...max(contentSize.width, axes.contains(.horizontal) ? bounds.width : 0)
  }

  /// How far the end of the content where reading begins is out of sight; nil where that is the left end.
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

  /// Scrolls back if the content became smaller.
  final func limitContentOffset() { contentOffset = limited(contentOffset) }

  private var contentLayout: StackLayout { StackLayout(axis: axes.contains(.vertical) ? .vertical : .horizontal) }

  /// What the subviews are offered: along the axes as much as they want.
  private func offering(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  // MARK: Printing

  /// Adds the offset, and what is switched off.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if contentOffset != .zero { description.add("contentOffset", contentOffset) }
    if !bounces { description.add("bounces", false) }
    if isPagingEnabled { description.add("paging") }
    if !isScrollEnabled { description.add("scrolls", false) }
  }
}
