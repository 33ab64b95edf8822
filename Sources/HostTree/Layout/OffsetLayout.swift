public import Foundation

/// Shows its content elsewhere than where it is laid out: what `offset` does.
///
/// The container's size is its content's, and its superview places it as if there were no offset. An offset that is
/// not finite is reported to ``HostDiagnostics`` and counts as 0. Several children are laid upon each other, centred.
@MainActor
public struct OffsetLayout: @MainActor HostLayout {
  /// How far the content lies to the right and downwards, in points.
  public let offset: CGSize

  /// Makes a layout that moves its content by `offset`.
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

  /// The container's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    NeutralLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the children.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    NeutralLayout().placeSubviews(
      in: bounds.offsetBy(dx: offset.width, dy: offset.height), proposal: proposal, subviews: subviews, cache: &cache)
  }

  // Guides are where they are without the offset: it changes nothing for those around.

  /// Where the children say that a guide lies; nil if none does.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    NeutralLayout().explicitAlignment(
      of: guide, along: axis, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
