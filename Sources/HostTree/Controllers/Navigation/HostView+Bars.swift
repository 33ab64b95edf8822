import Foundation

extension HostView {
  /// Places this view in a cell of a bar at its own size, vertically centred.
  ///
  /// - Parameter part: The fraction of the remaining width before it: 0 for leading, 0.5 for centred.
  final func place(in cell: CGRect, at part: CGFloat) {
    let proposal = ProposedViewSize(cell.size)
    let size = sizeThatFits(proposal)
    place(
      at: CGPoint(
        x: cell.minX + ((cell.width - size.width) * part).rounded(),
        y: cell.minY + ((cell.height - size.height) / 2).rounded()),
      proposal: proposal)
  }
}
