public import Foundation

extension HostTableView: RowBatchClient {
  final var words: (container: String, rows: String) { ("table", "rows") }

  /// Recycles all cells, clears the selection, and asks for sections, rows, cells and heights again.
  ///
  /// The content offset stays, clamped to the new content. Delegates are not notified of the deselection.
  public final func reloadData() {
    selection.paths = []
    rows.reset(self)
    setNeedsLayout()
  }

  /// Applies new numbers of sections and rows; the cell, height and selection of a remaining row are kept.
  ///
  /// New rows are asked for when they enter the viewport.
  ///
  /// - Parameters:
  ///   - sectionMap: Returns the new number of a section; nil if it was deleted.
  ///   - rowMap: Returns the new index path of a row; nil if it was deleted.
  package final func updateRows(sections sectionMap: (Int) -> Int?, rows rowMap: (IndexPath) -> IndexPath?) {
    guard rows.lines != nil else { return setNeedsLayout() }
    let lines = makeLines()
    let gone = rows.update(to: lines, makeLengths(lines), sections: sectionMap, items: rowMap)
    for (path, cell) in sortedCells { cell.indexPath = path }
    selection.paths = selection.paths.compactMap(rowMap).filter(has)
    for (element, view) in gone { didRelease(view, of: element) }
    rows.settleChanges(nil, self)
    if storedIsEditing { editingMayChange() }
    setNeedsLayout()
  }

  // MARK: Batches

  /// Applies several changes at once. Nothing is animated: `completion` is called with true before this returns.
  ///
  /// Index paths of deleted, reloaded and moved rows and sections are those before all changes, index paths of inserted
  /// rows and sections and destinations of moves those after all changes, as in UIKit. Batches may be nested.
  ///
  /// The numbers of rows in the data source must agree with the changes. If they do not, that is reported to
  /// ``HostDiagnostics`` and the table reloads its data; UIKit throws an exception.
  ///
  /// ```swift
  /// var names = ["Ada", "Bea"]
  /// let table = HostTableView(style: .plain)
  /// names.append("Zoe")
  /// table.performBatchUpdates {
  ///   table.insertRows(at: [IndexPath(row: names.count - 1, section: 0)], with: .automatic)
  /// }
  /// ```
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    changeRows { updates?() }
    completion?(true)
  }

  /// Begins a batch of changes, to be ended by ``endUpdates()``; see ``performBatchUpdates(_:completion:)``.
  public final func beginUpdates() { beginChanges() }

  /// Ends the batch that ``beginUpdates()`` began, and applies its changes if it is the outermost one.
  ///
  /// Without such a batch nothing happens, and that is reported to ``HostDiagnostics``.
  public final func endUpdates() {
    if rows.batchDepth > 0 { return endChanges() }
    HostDiagnostics.report("endUpdates() was called without beginUpdates(). Nothing was changed.")
  }

  /// Inserts rows; the index paths are those after all changes of the batch. Change the data first.
  ///
  /// Outside a batch the change is a batch of its own. `animation` is ignored.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(RowChanges.sound(indexPaths)) }
  }

  /// Deletes rows; the index paths are those before all changes of the batch. Change the data first.
  ///
  /// `animation` is ignored.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(RowChanges.sound(indexPaths)) }
  }

  /// Reloads rows: asks for their cells and heights again. The index paths are those before all changes of the batch.
  ///
  /// `animation` is ignored.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(RowChanges.sound(indexPaths)) }
  }

  /// Moves a row; `indexPath` is before all changes of the batch, `newIndexPath` after them. Change the data first.
  ///
  /// If several rows move to the same index path in one batch, the first of them moves there. The others are reported
  /// to ``HostDiagnostics`` and deleted.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    if RowChanges.sound([indexPath, newIndexPath]).count == 2 { change { $0.moves[indexPath] = newIndexPath } }
  }

  /// Moves a row in a batch that also changes the data.
  final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath, after changeData: () -> Void) {
    changeRows {
      rows.changes.moves[indexPath] = newIndexPath
      changeData()
    }
  }

  /// Inserts sections; the numbers are those after all changes of the batch. `animation` is ignored.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections; the numbers are those before all changes of the batch. `animation` is ignored.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads all rows of sections; the numbers are those before all changes of the batch. `animation` is ignored.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
}
