// Tests: `PositionTests`.

public import Foundation

/// A layout that takes the whole proposal and centres its content at a point, as SwiftUI's `position`.
///
/// The content receives the container's proposal. The container has the content's length in unspecified dimensions.
/// Coordinates that are not finite are reported to ``HostDiagnostics`` and count as 0. Several children are all centred
/// at the point.
@MainActor
public struct PositionLayout: @MainActor Layout {
  /// The centre of the content, in points from the container's top leading corner.
  public let position: CGPoint

  /// Creates a layout for a position; coordinates that are not finite are reported and count as 0.
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

  /// The proposal, and the content's length in unspecified dimensions.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(
      by: NeutralLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache))
  }

  /// Centres each child at the position.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for child in subviews.children { child.place(at: origin(of: child, in: bounds, proposal), proposal: proposal) }
  }

  /// The explicit position of a guide in the children; nil if none of them has one.
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
