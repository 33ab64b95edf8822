public import Foundation

/// Takes all the room there is, and shows the middle of its content at a point of it: what `position` does.
///
/// The content is offered what the container was offered, and chooses its own size. Where nothing is offered the container
/// is as long as the content. A coordinate that is not finite is reported to ``HostDiagnostics`` and counts as 0.
/// Several children all lie at the point.
@MainActor
public struct PositionLayout: @MainActor HostLayout {
  /// Where the middle of the content lies, in points from the container's upper leading corner.
  public let position: CGPoint

  /// Makes a layout that shows its content at `position`.
  public init(position: CGPoint) {
    if position.x.isFinite && position.y.isFinite {
      self.position = position
    } else {
      HostDiagnostics.report(
        "A position is (\(position.x.printed), \(position.y.printed)): what is not finite counts as 0; give it a place."
      )
      self.position = CGPoint(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
    }
  }

  /// The container's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(
      by: NeutralLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache))
  }

  /// Places the children.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for child in subviews.children { child.place(at: origin(of: child, in: bounds, proposal), proposal: proposal) }
  }

  /// Where the children say that a guide lies; nil if none does.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    var combined = GuideCombination(guide)
    for child in subviews.children {
      combined.add(
        child.dimensions(in: proposal).explicitValue(of: guide, along: axis)
          .map { origin(of: child, in: bounds, proposal)[axis] + $0 })
    }
    return combined.value
  }

  private func origin(of child: LayoutChild, in bounds: CGRect, _ proposal: ProposedViewSize) -> CGPoint {
    let size = child.sizeThatFits(proposal)
    return CGPoint(x: bounds.minX + position.x - size.width / 2, y: bounds.minY + position.y - size.height / 2)
  }
}
