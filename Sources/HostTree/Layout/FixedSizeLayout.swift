// Tests: `FixedSizeTests`, `LayoutGuidesTests`.

public import Foundation

/// A layout that gives its content its ideal size, as SwiftUI's `fixedSize(horizontal:vertical:)`.
///
/// The proposal to the content is unspecified along fixed axes, and the container's own along others. The container has
/// the content's size, whatever is proposed. Several children are overlaid, centred.
@MainActor
public struct FixedSizeLayout: @MainActor Layout, @MainActor AlignedContentLayout {
  /// Whether the width is the ideal one, whatever is proposed.
  public var horizontal: Bool
  /// Whether the height is the ideal one, whatever is proposed.
  public var vertical: Bool

  var alignment: Alignment { .center }

  /// Creates a layout that fixes both dimensions by default.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The content's size, ideal along the fixed axes.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    NeutralLayout().sizeThatFits(proposal: offer(proposal, to: subviews), subviews: subviews, cache: &cache)
  }

  func offer(_ proposal: ProposedViewSize, to subviews: LayoutSubviews) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
