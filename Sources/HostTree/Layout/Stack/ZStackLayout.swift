// Tests: `ContainerLayoutTests`.

public import Foundation

/// A layout that overlays its children, aligned on a guide along each axis, as SwiftUI's `ZStack`.
///
/// Each child receives the stack's proposal. The size is the union of the aligned children with the highest
/// ``LayoutSubview/priority``; zero without children. Then each child, whatever its priority, is placed with the
/// stack's own size as its proposal, so a shape behind a text is as large as the text even if the stack was proposed no
/// height. Children are drawn from first to last.
public struct ZStackLayout: Layout {
  /// The alignment of the children with each other.
  public var alignment: Alignment

  /// Creates a layout; children are centred by default.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The union of the aligned children of the highest priority.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    if subviews.count == 1 { return subviews.child(0).sizeThatFits(proposal) }
    let extent = extent(of: subviews, proposal)
    return CGSize(width: extent.horizontal.length, height: extent.vertical.length)
  }

  /// Places the children with the size of the bounds as their proposal.
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

  /// The merged explicit guide of the children of the highest priority; nil if none has one.
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
