// Tests: `ViewThatFitsTests`.

public import Foundation

/// A layout that shows the first of its children that fits, as SwiftUI's `ViewThatFits`.
///
/// A child fits if its ideal size is within the proposal along ``axes``; an unspecified dimension fits everything. If
/// none fits, the last one is chosen. The container has the chosen child's size.
public struct ThatFitsLayout: Layout, Equatable {
  /// The axes along which children must fit.
  public var axes: Axis.Set

  /// Creates a layout that considers both axes by default.
  public init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  /// The child that is shown for a proposal; nil if there are no children.
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

  /// The chosen child's size for the proposal; zero without children.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    chosenChild(for: proposal, of: subviews)?.sizeThatFits(proposal) ?? .zero
  }

  /// Places the chosen child at the origin of the bounds; the others are not placed.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    chosenChild(for: proposal, of: subviews)?.place(at: bounds.origin, proposal: proposal)
  }

  /// The chosen child's explicit position of a guide; nil if there is none.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    chosenChild(for: proposal, of: subviews)?.dimensions(in: proposal).explicitValue(of: guide, along: axis)
      .map { bounds.origin[axis] + $0 }
  }
}
