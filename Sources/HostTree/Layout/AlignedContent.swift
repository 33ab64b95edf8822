// Tests: `ContainerLayoutTests`, `LayoutGuidesTests`.

import Foundation

/// Overlaid children, aligned as a whole in bounds that may have another size.
///
/// The common alignment guide of the children is placed on the default guide of the bounds.
@MainActor
struct AlignedContent {
  var alignment: Alignment
  var proposal: ProposedViewSize

  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    // Where a side or middle lies by default follows from the size alone.
    if let x = alignment.horizontal.id.side, let y = alignment.vertical.id.side,
      subviews.children.allHaveNoSideGuides
    {
      return place(subviews, in: bounds, x, y)
    }
    let guides = guides(of: bounds)
    for child in subviews.children {
      let dimensions = child.dimensions(in: proposal)
      child.place(
        at: CGPoint(x: guides.x - dimensions[alignment.horizontal], y: guides.y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  private func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ x: AlignmentSide, _ y: AlignmentSide) {
    let guideX = bounds.minX + x.position(in: bounds.width)
    let guideY = bounds.minY + y.position(in: bounds.height)
    for child in subviews.children {
      let size = child.sizeThatFits(proposal)
      child.place(
        at: CGPoint(x: guideX - x.position(in: size.width), y: guideY - y.position(in: size.height)),
        proposal: proposal)
    }
  }

  func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, _ subviews: LayoutSubviews, in bounds: CGRect
  ) -> CGFloat? {
    var combined = GuideCombination(guide)
    for child in subviews.children {
      let dimensions = child.dimensions(in: proposal)
      combined.add(
        dimensions.explicitValue(of: guide, along: axis)
          .map { guides(of: bounds)[axis] - dimensions.value(of: alignment[axis], along: axis) + $0 })
    }
    return combined.value
  }

  private func guides(of bounds: CGRect) -> CGPoint {
    let own = ViewDimensions(size: bounds.size, host: nil)
    return CGPoint(x: bounds.minX + own[alignment.horizontal], y: bounds.minY + own[alignment.vertical])
  }
}

/// A layout that makes a proposal to its children and aligns them in the container's bounds.
@MainActor @preconcurrency
protocol AlignedContentLayout: Layout where Cache == Void {
  /// The alignment of the children in the bounds.
  var alignment: Alignment { get }
  /// The proposal to the children for a proposal to the container.
  func offer(_ proposal: ProposedViewSize, to subviews: LayoutSubviews) -> ProposedViewSize
}

@MainActor
extension AlignedContentLayout {
  private func content(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> AlignedContent {
    AlignedContent(alignment: alignment, proposal: offer(proposal, to: subviews))
  }

  /// Places the children in the bounds by the alignment.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    content(proposal, subviews).place(subviews, in: bounds)
  }

  /// The explicit position of a guide in the children; nil if none of them has one.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    content(proposal, subviews).explicitAlignment(of: guide, along: axis, subviews, in: bounds)
  }
}
