public import Foundation

/// Lays children upon each other, lined up on a guide along each axis: what `ZStack` does.
///
/// Each child is offered what the stack was offered. The stack has the size of the union of its children once their
/// guides lie upon each other; without children it is empty. Children are drawn from first to last.
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
    if subviews.count == 1 { return subviews.child(0).place(at: bounds.origin, proposal: proposal) }
    let extent = extent(of: subviews, proposal)
    for child in subviews {
      let position = origin(of: child.dimensions(in: proposal), in: extent)
      child.place(at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), proposal: proposal)
    }
  }

  /// Where the children say that a horizontal guide lies; nil if none does.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    if subviews.count == 1 {
      return subviews.child(0).dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 }
    }
    var combined = GuideCombination(guide.id)
    let extent = extent(of: subviews, proposal)
    for child in subviews {
      let child = child.dimensions(in: proposal)
      combined.add(child[explicit: guide].map { bounds.minX + origin(of: child, in: extent).x + $0 })
    }
    return combined.value
  }

  /// Where the children say that a vertical guide lies; nil if none does.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    if subviews.count == 1 {
      return subviews.child(0).dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
    }
    var combined = GuideCombination(guide.id)
    let extent = extent(of: subviews, proposal)
    for child in subviews {
      let child = child.dimensions(in: proposal)
      combined.add(child[explicit: guide].map { bounds.minY + origin(of: child, in: extent).y + $0 })
    }
    return combined.value
  }

  private typealias Extent = (horizontal: GuideExtent, vertical: GuideExtent)

  private func extent(of subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> Extent {
    var extent = Extent(GuideExtent(), GuideExtent())
    for child in subviews {
      let child = child.dimensions(in: proposal)
      extent.horizontal.add(length: child.width, guide: child[alignment.horizontal])
      extent.vertical.add(length: child.height, guide: child[alignment.vertical])
    }
    return extent
  }

  private func origin(of child: ViewDimensions, in extent: Extent) -> CGPoint {
    CGPoint(
      x: extent.horizontal.guide - child[alignment.horizontal],
      y: extent.vertical.guide - child[alignment.vertical])
  }
}
