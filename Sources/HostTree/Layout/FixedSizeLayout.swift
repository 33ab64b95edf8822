public import Foundation

/// Lets its content have its ideal size: what `fixedSize(horizontal:vertical:)` does.
///
/// The content is offered nothing along a fixed axis, and what the container was offered along the other; the container
/// has the content's size, whatever it was offered. Several children are laid upon each other, centred.
@MainActor
public struct FixedSizeLayout: @MainActor HostLayout {
  /// Whether the width is the ideal one.
  public var horizontal: Bool
  /// Whether the height is the ideal one.
  public var vertical: Bool

  /// Makes a layout that fixes both lengths unless told.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The container's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    NeutralLayout().sizeThatFits(proposal: inner(proposal), subviews: subviews, cache: &cache)
  }

  /// Places the children.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    AlignedContent(alignment: .center, proposal: inner(proposal)).place(subviews, in: bounds)
  }

  /// Where the children say that a horizontal guide lies; nil if none does.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    AlignedContent(alignment: .center, proposal: inner(proposal)).explicitAlignment(guide, subviews, in: bounds)
  }

  /// Where the children say that a vertical guide lies; nil if none does.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    AlignedContent(alignment: .center, proposal: inner(proposal)).explicitAlignment(guide, subviews, in: bounds)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
