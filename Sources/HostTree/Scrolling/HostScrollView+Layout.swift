package import Foundation

/// The results of a scroll view's last layout.
struct ScrollExtent {
  /// How far content is seen beyond the bounds, under what the system covers.
  var overhang = EdgeInsets()
  /// The insets that the offset follows.
  var insets = EdgeInsets()
  /// The range of offsets, from the least to the greatest.
  var range: (least: CGPoint, greatest: CGPoint) = (.zero, .zero)
  /// Whether it was right to left, and the width of the view then.
  var wasRightToLeft = false
  var width: CGFloat = 0
  /// The settle in which the view was first laid out; nil before.
  var firstSettle: Int?
  /// Whether an offset was chosen, so that the first one is not for an anchor to choose any more.
  var isPositioned = false
  /// The geometry of which ``HostScrollView/onGeometryChange`` was notified.
  var told: ScrollMetrics?
  /// Whether lazy containers inside, along the axes, were measured.
  var hasLazyContent = false
  /// Whether the content is being measured for the view's ideal size; lazy containers then answer by their first
  /// elements.
  var isAskedOpenly = false
  /// Whether the view was placed with its ideal size.
  var wasPlacedOpenly = false
}

/// Where content is aligned by itself; nil for the usual places.
package struct ScrollAnchors: Equatable {
  /// The part of the content that is shown first.
  package var initialOffset: UnitPoint?
  /// The part of the content that stays where it is when sizes change while it is shown.
  package var sizeChanges: UnitPoint?
  /// Where content lies that is smaller than the viewport.
  package var alignment: UnitPoint?

  package init() {}
}

/// The offset, the sizes and the insets of a scroll view.
package struct ScrollMetrics: Equatable {
  package let offset: CGPoint
  package let contentSize: CGSize
  package let insets: EdgeInsets
  package let size: CGSize
}

extension HostScrollView {
  /// Reads how far content is seen beyond the bounds, under what the system covers. Called in each layout.
  final func readOverhang() { extent.overhang = readSafeArea(.systemReach) }

  // MARK: Insets

  /// The insets around the content that can also be scrolled to, in points: ``contentInset``, ``contentMargins`` and
  /// the insets of safe area padding around the view.
  public final var adjustedContentInset: EdgeInsets {
    var insets = contentInset
    insets.add(contentMargins)
    if !axes.isEmpty { insets.add(safeAreaPaddingAround) }
    return insets
  }

  /// The insets with leading at the left.
  final var insetsBySides: EdgeInsets {
    var insets = adjustedContentInset
    if flags.contains(.isRightToLeft) { swap(&insets.leading, &insets.trailing) }
    return insets
  }

  /// An inset has another value: content that was at its start stays there.
  final func insetsDidChange() {
    followInsets()
    setNeedsDisplay()
    guard !axes.isEmpty else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func followInsets() {
    let now = insetsBySides
    guard now != extent.insets else { return }
    var offset = contentOffset
    if offset.x <= -extent.insets.leading + 0.5 { offset.x = 0 - now.leading }
    if offset.y <= -extent.insets.top + 0.5 { offset.y = 0 - now.top }
    extent.insets = now
    moveContent(to: offset)
  }

  /// The part of the view that the insets leave, in the coordinates of the content.
  package final var visibleContentRect: CGRect { bounds.without(insetsBySides) }

  // MARK: Limits

  /// The offset clamped to the content, its inset and the space of a refreshing refresh control.
  package final func limited(_ offset: CGPoint) -> CGPoint {
    let (least, greatest) = offsetRange
    return CGPoint(x: max(least.x, min(offset.x, greatest.x)), y: max(least.y, min(offset.y, greatest.y)))
  }

  /// The least offset, and the greatest, which is less than the least where the content is smaller than the view.
  private var offsetRange: (least: CGPoint, greatest: CGPoint) {
    let insets = insetsBySides
    let refreshing = refreshControl?.isRefreshing == true ? HostRefreshControl.height : 0
    let above = insets.top + max(refreshing, pulledDistance)
    return (
      CGPoint(x: 0 - insets.leading, y: 0 - above),
      CGPoint(
        x: contentSize.width + insets.trailing - bounds.width, y: contentSize.height + insets.bottom - bounds.height)
    )
  }

  /// Clamps the offset, for content that became smaller.
  final func limitContentOffset() { moveContent(to: limited(contentOffset)) }

  /// Whether the view scrolls along an axis.
  package final func isScrolled(along axis: Axis) -> Bool { axes.isEmpty || axes.contains(axis) }

  // MARK: Content along the axes

  final func sizeOfContent(_ proposal: ProposedViewSize) -> CGSize {
    let insets = adjustedContentInset
    let own = openSize
    offerRoom(CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height), insets)
    let content = sizeOfContent(proposal, offering(proposal, insets))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width + insets.horizontal,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height + insets.vertical)
  }

  /// The size of the content, for a proposal to this view and the one that follows for the content.
  private func sizeOfContent(_ proposal: ProposedViewSize, _ offer: ProposedViewSize) -> CGSize {
    guard isOpen(proposal) else { return size(of: contentLayout, offer) }
    let former = takeSizesAroundLazyContent()
    extent.isAskedOpenly = true
    let content = size(of: contentLayout, offer)
    extent.isAskedOpenly = false
    putBack(former)
    return content
  }

  /// Whether a proposal asks for the ideal size along one of the axes.
  private func isOpen(_ proposal: ProposedViewSize) -> Bool {
    axes.contains(.vertical) && proposal.height == nil || axes.contains(.horizontal) && proposal.width == nil
  }

  /// Whether the parent may depend on the ideal size.
  final var mayBeAskedOpenly: Bool { sizes.containsProposal(where: isOpen) }

  final func layOutContent() {
    followInsets()
    followOpenness(isOpen(placedProposal))
    let insets = adjustedContentInset
    let own = CGSize(
      width: max(bounds.width - insets.horizontal, 0), height: max(bounds.height - insets.vertical, 0))
    offerRoom(openSize, insets)
    if laidOutRoom != room {
      laidOutRoom = room
      for reader in sizeReaders { reader.forEachView(inside: self) { $0.setNeedsLayout() } }
    }
    // The proposal that the content was measured with. To offer it the width that it chose would ask all of it again
    // whenever that changes, for the same answer.
    let offer = offering(placedProposal, insets)
    let content = size(of: contentLayout, offer)
    let end = distanceFromRightEnd
    let isAligned = anchors.alignment != nil
    contentSize = CGSize(
      width: axes.contains(.horizontal) && !isAligned ? content.width : max(content.width, own.width),
      height: axes.contains(.vertical) && !isAligned ? content.height : max(content.height, own.height))
    keepDistanceFromRightEnd(end)
    let place = anchors.alignment ?? .center
    func origin(_ axis: Axis) -> CGFloat {
      let rest = contentSize[axis] - content[axis]
      return rest * (axes.contains(axis) ? (axis == .horizontal ? place.x : place.y) : 0.5)
    }
    var cache: Void = ()
    contentLayout.placeSubviews(
      in: CGRect(origin: CGPoint(x: origin(.horizontal), y: origin(.vertical)), size: content), proposal: offer,
      subviews: LayoutSubviews(of: self), cache: &cache)
    keepAnchors()
    limitContentOffset()
  }

  private var contentLayout: StackLayout { StackLayout(axis: axes.contains(.vertical) ? .vertical : .horizontal) }

  /// The proposal for the subviews: unspecified along the axes.
  private func offering(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max($0 - insets.horizontal, 0) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max($0 - insets.vertical, 0) })
  }

  /// Moves the content where the anchors want it, after a layout.
  private func keepAnchors() {
    let former = extent.range
    let (least, end) = offsetRange
    let greatest = CGPoint(x: max(end.x, least.x), y: max(end.y, least.y))
    extent.range = (least, greatest)
    func place(_ anchor: UnitPoint, from least: CGPoint, to greatest: CGPoint) -> CGPoint {
      let x = flags.contains(.isRightToLeft) ? 1 - anchor.x : anchor.x
      return CGPoint(
        x: axes.contains(.horizontal) ? least.x + (greatest.x - least.x) * x : contentOffset.x,
        y: axes.contains(.vertical) ? least.y + (greatest.y - least.y) * anchor.y : contentOffset.y)
    }
    let isFirst = extent.firstSettle == nil || extent.firstSettle == root?.settleCount
    if isFirst, bounds.width > 0, bounds.height > 0 { extent.firstSettle = root?.settleCount }
    if isFirst, !extent.isPositioned {
      if let anchor = anchors.initialOffset { moveContent(to: place(anchor, from: least, to: greatest)) }
      return
    }
    guard let anchor = anchors.sizeChanges else { return }
    let before = place(anchor, from: former.least, to: former.greatest)
    let now = place(anchor, from: least, to: greatest)
    guard before != now, abs(contentOffset.x - before.x) < 1, abs(contentOffset.y - before.y) < 1 else { return }
    offsetBeforePan.x += now.x - contentOffset.x
    offsetBeforePan.y += now.y - contentOffset.y
    moveContent(to: now)
  }

  // MARK: Right to left

  /// The distance scrolled from the right edge of right-to-left content; nil left to right.
  final var distanceFromRightEnd: CGFloat? {
    guard flags.contains(.isRightToLeft), axes.contains(.horizontal) else { return nil }
    return extent.wasRightToLeft ? contentSize.width + insetsBySides.trailing - extent.width - contentOffset.x : 0
  }

  final func keepDistanceFromRightEnd(_ distance: CGFloat?) {
    extent.wasRightToLeft = distance != nil
    extent.width = bounds.width
    guard let distance else { return }
    let insets = insetsBySides
    let x =
      max(contentSize.width, bounds.width - insets.horizontal) + insets.trailing - bounds.width - distance
    if x != contentOffset.x {
      offsetBeforePan.x += x - contentOffset.x
      moveContent(to: CGPoint(x: x, y: contentOffset.y))
    }
  }

  // MARK: The size that content may depend on

  /// The size that counts for ``ScrollRoomReader``s where nothing is proposed: the view's own, unless that depends on
  /// theirs, because it lies where nothing is proposed; then the window's.
  private var openSize: CGSize {
    let limit = root?.bounds.size ?? bounds.size
    return CGSize(
      width: placedProposal.width == nil ? limit.width : bounds.width,
      height: placedProposal.height == nil ? limit.height : bounds.height)
  }

  /// Sets the size that ``ScrollRoomReader``s in the content depend on. If it differs, measurements with the former
  /// size are forgotten. Nothing is invalidated: ancestors measure sizes again that they were proposed long ago.
  private func offerRoom(_ whole: CGSize, _ insets: EdgeInsets) {
    let size = CGSize(width: whole.width - insets.horizontal, height: whole.height - insets.vertical)
    let limit = root?.bounds.size ?? bounds.size
    let now = CGSize(
      width: size.width.isFinite ? max(size.width, 0) : limit.width,
      height: size.height.isFinite ? max(size.height, 0) : limit.height)
    guard now != room else { return }
    room = now
    guard !sizeReaders.isEmpty else { return }
    sizeReaders.removeAll { !$0.isInside(self) }
    for reader in sizeReaders { reader.forgetMeasures(inside: self) }
  }
}

/// A view whose size depends on the size of the scroll view around it.
@MainActor @preconcurrency
protocol ScrollRoomReader: HostView {
  /// Whether the scroll view is the one that counts.
  func isInside(_ scroll: HostScrollView) -> Bool
  /// Forgets the sizes of this view and of those between it and the scroll view, without invalidating anything.
  func forgetMeasures(inside scroll: HostScrollView)
}

extension ScrollRoomReader {
  /// Visits this view and those between it and the scroll view.
  func forEachView(inside scroll: HostScrollView, _ body: (HostView) -> Void) {
    for view in sequence(first: self as HostView, next: \.parent) {
      if view === scroll { return }
      body(view)
    }
  }
}

extension EdgeInsets {
  fileprivate mutating func add(_ other: EdgeInsets) {
    top += other.top
    leading += other.leading
    bottom += other.bottom
    trailing += other.trailing
  }
}
