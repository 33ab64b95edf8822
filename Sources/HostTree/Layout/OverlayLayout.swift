public import Foundation

/// Lays secondary children upon or behind a primary one that alone decides: what `overlay` and `background` do.
///
/// The primary child is offered what the container was offered, and its size is the container's. Each secondary child
/// is offered the primary's size, is lined up with it, and changes nothing, be it larger or smaller.
@MainActor
public struct OverlayLayout: @MainActor HostLayout {
  /// The guides of a secondary child that lie upon the primary child's.
  public var alignment: Alignment
  /// Which of the children is the primary one; an index out of range counts as the last.
  public var primaryIndex: Int

  /// Makes a layout around the child at `primaryIndex`.
  public init(alignment: Alignment = .center, primaryIndex: Int = 0) {
    self.alignment = alignment
    self.primaryIndex = primaryIndex
  }

  /// The container's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    primary(in: subviews)?.sizeThatFits(proposal) ?? .zero
  }

  /// Places the children.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard let primary = primary(in: subviews) else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    if subviews.count == 1 { return }
    let dimensions = primary.dimensions(in: proposal)
    let offer = ProposedViewSize(width: dimensions.width, height: dimensions.height)
    let guideX = bounds.minX + dimensions[alignment.horizontal]
    let guideY = bounds.minY + dimensions[alignment.vertical]
    for child in subviews.children where child.host !== primary.host {
      let secondary = child.dimensions(in: offer)
      child.place(
        at: CGPoint(x: guideX - secondary[alignment.horizontal], y: guideY - secondary[alignment.vertical]),
        proposal: offer)
    }
  }

  /// Where the children say that a guide lies; nil if none does.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    primary(in: subviews)?.dimensions(in: proposal).explicitValue(of: guide, along: axis)
      .map { bounds.origin[axis] + $0 }
  }

  private func primary(in subviews: LayoutSubviews) -> LayoutChild? {
    subviews.isEmpty
      ? nil : subviews.child(primaryIndex >= 0 ? Swift.min(primaryIndex, subviews.count - 1) : subviews.count - 1)
  }
}
