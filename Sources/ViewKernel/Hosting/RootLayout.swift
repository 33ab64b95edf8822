import Foundation
import HostTree

/// How a host lays out views at the root: upon each other from top to bottom, in the middle of its room.
extension HostView {
  private static let rootLayout = StackLayout(axis: .vertical)

  /// The size of the views at the root for a proposal.
  final func measureRootViews(_ proposal: ProposedViewSize) -> CGSize {
    var cache: Void = ()
    return HostView.rootLayout.sizeThatFits(proposal: proposal, subviews: LayoutSubviews(of: self), cache: &cache)
  }

  /// Offers all room to the views at the root, and places them in the middle.
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
