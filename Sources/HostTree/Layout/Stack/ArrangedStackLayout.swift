// Tests: `StackArrangementTests`, `StackLayoutTests`.

import Foundation

/// A ``StackLayout`` that keeps what subviews have answered in a ``StackArrangement``.
struct ArrangedStackLayout: Layout {
  let layout: StackLayout
  let arrangement: StackArrangement
  let placesAll: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    inLayout((self, proposal, subviews)) { $0.arrangement.sizeThatFits($0.layout, $1, $2) }
      ?? layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    // Places that are only written down are not where subviews lie.
    if PlacementRecord.current != nil {
      return layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    let isDone = inLayout((self, bounds, proposal, subviews)) {
      $0.arrangement.place($0.layout, in: $1, $2, $3, all: $0.placesAll)
    }
    if isDone { return }
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    inLayout(arrangement) { $0.take(.places) }
  }

  func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, along: axis, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
