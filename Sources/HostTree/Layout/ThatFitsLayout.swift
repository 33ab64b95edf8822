public import Foundation

/// Shows the first of its children that fits: what `ViewThatFits` does.
///
/// A child fits if its ideal size is no larger than what the container is offered, along the axes that count; where nothing
/// is offered everything fits. If none does, it is the last child's turn. The container has the chosen child's size.
public struct ThatFitsLayout: HostLayout, Equatable {
  /// The directions that count.
  public var axes: Axis.Set

  /// Makes a layout that looks at both directions by default.
  public init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  /// The child that is shown for a proposal; nil if there are none.
  public func chosen(for proposal: ProposedViewSize, of subviews: LayoutSubviews) -> LayoutSubview? {
    chosenChild(for: proposal, of: subviews).map { LayoutSubview(host: $0.host) }
  }

  private func chosenChild(for proposal: ProposedViewSize, of subviews: LayoutSubviews) -> LayoutChild? {
    var offer = proposal
    for axis in Axis.allCases where axes.contains(axis) { offer[axis] = nil }
    return subviews.children.first { child in
      let ideal = child.sizeThatFits(offer)
      return Axis.allCases.allSatisfy { !axes.contains($0) || ideal[$0] <= proposal[$0] ?? .infinity }
    } ?? subviews.children.last
  }

  /// The container's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    chosenChild(for: proposal, of: subviews)?.sizeThatFits(proposal) ?? .zero
  }

  /// Places the chosen child.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    chosenChild(for: proposal, of: subviews)?.place(at: bounds.origin, proposal: proposal)
  }

  /// Where the chosen child says that a guide lies; nil if it does not.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    chosenChild(for: proposal, of: subviews)?.dimensions(in: proposal).explicitValue(of: guide, along: axis)
      .map { bounds.origin[axis] + $0 }
  }
}
