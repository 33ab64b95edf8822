import Foundation

/// Children upon each other, as one whole aligned in bounds that need not have its size.
///
/// The guide of the whole is the children's common guide, and lies upon the guide that the bounds have by default.
@MainActor
struct AlignedContent {
  var alignment: Alignment
  var proposal: ProposedViewSize

  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    let guides = guides(of: bounds)
    for child in subviews.children {
      let dimensions = child.dimensions(in: proposal)
      child.place(
        at: CGPoint(x: guides.x - dimensions[alignment.horizontal], y: guides.y - dimensions[alignment.vertical]),
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

/// A layout that offers its children something, and aligns them in whatever bounds it has then.
@MainActor
protocol AlignedContentLayout: HostLayout where Cache == Void {
  /// The guides on which the children lie.
  var alignment: Alignment { get }
  /// What the children are offered where the container is offered `proposal`.
  func offer(_ proposal: ProposedViewSize, to subviews: LayoutSubviews) -> ProposedViewSize
}

@MainActor
extension AlignedContentLayout {
  private func content(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> AlignedContent {
    AlignedContent(alignment: alignment, proposal: offer(proposal, to: subviews))
  }

  /// Places the children.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    content(proposal, subviews).place(subviews, in: bounds)
  }

  /// Where the children say that a guide lies; nil if none does.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    content(proposal, subviews).explicitAlignment(of: guide, along: axis, subviews, in: bounds)
  }
}
