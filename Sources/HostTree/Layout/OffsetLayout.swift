// Tests: `ContainerLayoutTests`.

public import Foundation

/// A layout that displaces its content without changing the layout around it, as SwiftUI's `offset`.
///
/// The container has the content's size and is placed as if there were no offset. Coordinates that are not finite are
/// reported to ``HostDiagnostics`` and count as 0. Several children are overlaid, centred.
@MainActor
public struct OffsetLayout: @MainActor Layout {
  /// The displacement to the right and downwards, in points.
  public let offset: CGSize

  /// Creates a layout with a displacement; coordinates that are not finite are reported and count as 0.
  public init(offset: CGSize) {
    if offset.width.isFinite && offset.height.isFinite {
      self.offset = offset
    } else {
      HostDiagnostics.report(
        "An offset is (\(offset.width.printed), \(offset.height.printed)): what is not finite counts as 0; "
          + "give it a length.")
      self.offset = CGSize(
        width: offset.width.isFinite ? offset.width : 0, height: offset.height.isFinite ? offset.height : 0)
    }
  }

  /// The content's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    NeutralLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the content at the displaced bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    NeutralLayout().placeSubviews(
      in: bounds.offsetBy(dx: offset.width, dy: offset.height), proposal: proposal, subviews: subviews, cache: &cache)
  }

  // Guides do not include the offset, which does not change the layout around the container.

  /// The explicit position of a guide in the children; nil if none of them has one.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    NeutralLayout().explicitAlignment(
      of: guide, along: axis, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
