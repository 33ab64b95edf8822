import HostTree

extension ListNode {
  func tableView(_ tableView: HostTableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    guard let row = row(at: sourceIndexPath), let (_, index) = row.element,
      sourceIndexPath.section == destinationIndexPath.section
    else { return }
    let target = index + limited(destinationIndexPath, from: sourceIndexPath).row - sourceIndexPath.row
    if target != index { row.traits.move?(IndexSet(integer: index), target > index ? target + 1 : target) }
  }

  func tableView(
    _ tableView: HostTableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { limited(proposedDestinationIndexPath, from: sourceIndexPath) }

  /// Where a row ends up that is moved to an index path: a move beyond the rows of its own `ForEach` ends at the first
  /// or the last of them.
  private func limited(_ path: IndexPath, from source: IndexPath) -> IndexPath {
    guard let (nodes, index) = row(at: source)?.element else { return source }
    let wanted =
      path.section == source.section ? index + path.row - source.row : path.section < source.section ? 0 : Int.max
    let target = min(max(wanted, 0), nodes.elementCount - 1)
    return IndexPath(row: source.row + target - index, section: source.section)
  }
}
