public import Foundation

/// Lays children upon each other, lined up on a guide along each axis: what `ZStack` does.
///
/// The stack offers each child what it was offered itself. Its size is the union of the children with the highest
/// ``LayoutSubview/priority``, once their guides lie upon each other; it is empty without children. Then each child, whatever
/// its priority, is placed with a proposal of the stack's own size, so a shape behind a text is as large as the text even where
/// the stack was offered no height. Children are drawn from first to last.
public struct ZStackLayout: HostLayout {
  /// The guides that lie upon each other.
  public var alignment: Alignment

  /// Makes a layout that lines children up on `alignment`.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The container's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    if subviews.count == 1 { return subviews.child(0).sizeThatFits(proposal) }
    let extent = extent(of: subviews, proposal)
    return CGSize(width: extent.horizontal.length, height: extent.vertical.length)
  }

  /// Places the children.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let offer = ProposedViewSize(bounds.size)
    let extent = extent(of: subviews, offer)
    for child in subviews.children {
      let position = origin(of: child.dimensions(in: offer), in: extent)
      child.place(at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), proposal: offer)
    }
  }

  /// Where the children of the highest priority say that a guide lies; nil if none does.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    let offer = ProposedViewSize(bounds.size)
    let extent = extent(of: subviews, offer)
    var combined = GuideCombination(guide)
    forEachDeciding(among: subviews, offer) { child in
      combined.add(
        child.explicitValue(of: guide, along: axis)
          .map { bounds.origin[axis] + origin(of: child, in: extent)[axis] + $0 })
    }
    return combined.value
  }

  private typealias Extent = (horizontal: GuideExtent, vertical: GuideExtent)

  private func extent(of subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> Extent {
    var extent = Extent(GuideExtent(), GuideExtent())
    forEachDeciding(among: subviews, proposal) { child in
      extent.horizontal.add(length: child.width, guide: child[alignment.horizontal])
      extent.vertical.add(length: child.height, guide: child[alignment.vertical])
    }
    return extent
  }

  /// Calls `body` with the dimensions of the children that have the highest layout priority.
  private func forEachDeciding(
    among subviews: LayoutSubviews, _ proposal: ProposedViewSize, _ body: (ViewDimensions) -> Void
  ) {
    var highest = -Double.infinity
    for child in subviews.children { highest = max(highest, child.priority) }
    for child in subviews.children where child.priority >= highest { body(child.dimensions(in: proposal)) }
  }

  private func origin(of child: ViewDimensions, in extent: Extent) -> CGPoint {
    CGPoint(
      x: extent.horizontal.guide - child[alignment.horizontal],
      y: extent.vertical.guide - child[alignment.vertical])
  }
}
