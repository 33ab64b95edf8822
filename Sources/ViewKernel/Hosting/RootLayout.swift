// Tests: `HostingViewTests`.

import Foundation
import HostTree

/// Layout of the views at the root of a host: stacked vertically, and centred in the safe area.
extension HostView {
  private static let rootLayout = StackLayout(axis: .vertical)

  /// The size of the stacked root views for a proposal.
  final func measureRootViews(_ proposal: ProposedViewSize) -> CGSize {
    var cache: Void = ()
    return HostView.rootLayout.sizeThatFits(proposal: proposal, subviews: LayoutSubviews(of: self), cache: &cache)
  }

  /// Proposes the safe area to the root views, and centres them in it.
  final func placeRootViews() {
    let room = bounds.without(safeAreaInsets)
    let proposal = ProposedViewSize(room.size)
    let size = sizeThatFits(proposal)
    var cache: Void = ()
    HostView.rootLayout.placeSubviews(
      in: CGRect(
        x: room.minX + (room.width - size.width) / 2, y: room.minY + (room.height - size.height) / 2,
        width: size.width, height: size.height),
      proposal: proposal, subviews: LayoutSubviews(of: self), cache: &cache)
  }
}
