public import Foundation

/// Lets its content have its ideal size: what `fixedSize(horizontal:vertical:)` does.
///
/// The content is offered nothing along a fixed axis, and what the container was offered along the other; the container
/// has the content's size, whatever it was offered. Several children are laid upon each other, centred.
@MainActor
public struct FixedSizeLayout: @MainActor HostLayout, @MainActor AlignedContentLayout {
  /// Whether the width is the ideal one.
  public var horizontal: Bool
  /// Whether the height is the ideal one.
  public var vertical: Bool

  var alignment: Alignment { .center }

  /// Makes a layout that fixes both lengths by default.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The container's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    NeutralLayout().sizeThatFits(proposal: offer(proposal, to: subviews), subviews: subviews, cache: &cache)
  }

  func offer(_ proposal: ProposedViewSize, to subviews: LayoutSubviews) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
