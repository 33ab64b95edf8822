// Tests: `LayoutInvalidationTests`, `LayoutGuidesTests`.

import Foundation

/// The layout of a container that adds nothing: its only child receives the container's proposal, also when it is
/// placed.
///
/// Several children are overlaid as in a ``ZStackLayout``. Layouts of modifiers (padding, offset, aspect ratio, ...)
/// change the proposal and the bounds and leave the rest to this one.
struct NeutralLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    if subviews.count == 1 { return subviews.child(0).sizeThatFits(proposal) }
    return ZStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
    if subviews.count == 1 { return subviews.child(0).place(at: bounds.origin, proposal: proposal) }
    ZStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    if subviews.count == 1 {
      return subviews.child(0).dimensions(in: proposal).explicitValue(of: guide, along: axis)
        .map { bounds.origin[axis] + $0 }
    }
    return ZStackLayout().explicitAlignment(
      of: guide, along: axis, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
