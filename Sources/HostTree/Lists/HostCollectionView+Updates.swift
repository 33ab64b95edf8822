public import Foundation

extension HostCollectionView: RowBatchClient {
  final var words: (container: String, rows: String) { ("collection", "items") }

  // MARK: Batches

  /// Applies several changes at once; see ``HostTableView/performBatchUpdates(_:completion:)``.
  ///
  /// Call ``insertItems(at:)``, ``deleteItems(at:)``, ``reloadItems(at:)`` and ``moveItem(at:to:)`` within `updates`.
  /// Nothing is animated: `completion` is called with true before this method returns.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    changeRows { updates?() }
    completion?(true)
  }

  /// Inserts items; the index paths are those after all changes of the batch. Change the data first.
  public final func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(RowChanges.sound(indexPaths)) }
  }

  /// Deletes items; the index paths are those before all changes of the batch. Change the data first.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(RowChanges.sound(indexPaths)) }
  }

  /// Reloads items: their cells are replaced. The index paths are those before all changes of the batch.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(RowChanges.sound(indexPaths)) }
  }

  /// Moves an item; `indexPath` is before all changes of the batch, `newIndexPath` after them.
  ///
  /// See ``HostTableView/moveRow(at:to:)`` for several items that move to the same index path.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard RowChanges.sound([indexPath, newIndexPath]).count == 2 else { return }
    change { $0.moves[indexPath] = newIndexPath }
  }

  // MARK: Rows of the engine

  package final func didRelease(_ cell: HostCollectionViewCell, of element: HostLazyElement) {
    guard case .item(let path) = element else { return }
    cell.indexPath = nil
    cell.removeFromSuperview()
    tell { $0.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
    pool.add(cell, cell.reuseIdentifier)
  }

  // The layout knows the items' frames, so the engine makes no lines.
  package final func makeLine(_ line: Int, in lines: RowLines) -> CGFloat { 0 }
  package final func gap(before line: Int, in lines: RowLines) -> CGFloat { 0 }
  package final func scrollRows(by shift: CGFloat) -> Bool { false }
}
