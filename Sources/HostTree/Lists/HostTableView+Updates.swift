public import Foundation

extension HostTableView: RowBatchClient {
  final var words: (container: String, rows: String) { ("table", "rows") }

  /// Asks for everything again: numbers, cells and heights. The offset stays where it is, as far as there is content.
  ///
  /// Selected rows are no longer selected.
  public final func reloadData() {
    selection.paths = []
    rows.reset(self)
    setNeedsLayout()
  }

  /// Takes new numbers of sections and rows. What is known of a row that is still there, its cell, its height, whether it
  /// is selected, goes with it; all else is asked for when it enters the viewport.
  ///
  /// - Parameters:
  ///   - sectionMap: Where a section is now; nil if it has gone.
  ///   - rowMap: Where a row is now; nil if it has gone.
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

  /// Takes several changes at once: rows and sections that go and that move are named as they were before all of them, those
  /// that come as they are after.
  ///
  /// The numbers of rows that the data source gives must agree with the changes; if they do not, that is reported and all
  /// rows are asked for again.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    changeRows { updates?() }
    completion?(true)
  }

  /// Begins a batch of changes; see ``performBatchUpdates(_:completion:)``.
  public final func beginUpdates() { beginChanges() }

  /// Ends the batch that ``beginUpdates()`` began.
  public final func endUpdates() {
    if rows.batchDepth > 0 { return endChanges() }
    HostDiagnostics.report("endUpdates() was called without beginUpdates(). Nothing was changed.")
  }

  /// Says that rows have come; the paths are those after all changes.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(RowChanges.sound(indexPaths)) }
  }

  /// Says that rows have gone; the paths are those before all changes.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(RowChanges.sound(indexPaths)) }
  }

  /// Asks for rows again; the paths are those before all changes.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(RowChanges.sound(indexPaths)) }
  }

  /// Says that a row is elsewhere.
  ///
  /// Of rows that move to the same place in one batch the one that was first before has it; the others are reported, and
  /// go as deleted rows do.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    if RowChanges.sound([indexPath, newIndexPath]).count == 2 { change { $0.moves[indexPath] = newIndexPath } }
  }

  /// Moves a row, after the data were changed.
  final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath, after changeData: () -> Void) {
    changeRows {
      rows.changes.moves[indexPath] = newIndexPath
      changeData()
    }
  }

  /// Says that sections have come; the numbers are those after all changes.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections have gone; the numbers are those before all changes.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for all rows of sections again; the numbers are those before all changes.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
}
