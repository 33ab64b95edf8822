public import Foundation

extension HostTableView {
  /// The index path of the selected row; of several, the one that was selected first. Nil if there is none.
  public final var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  /// The index paths of the selected rows, in the order of selection; nil if there are none.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  /// Selects a row without telling the delegate, and scrolls to it unless the position is `none`; nil deselects all.
  ///
  /// Unless several rows may be selected, the others are deselected. A row that does not exist is reported to
  /// ``HostDiagnostics``, and nothing changes. `animated` is ignored.
  public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let indexPath, !has(indexPath) { return reportMissing(indexPath, "asked to select") }
    for path in selection.select(indexPath, withOthers: allowsSeveral) { cellForRow(at: path)?.isSelected = false }
    guard let indexPath else { return }
    cellForRow(at: indexPath)?.isSelected = true
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without telling the delegate; does nothing if it is not selected. `animated` is ignored.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath)
    cellForRow(at: indexPath)?.isSelected = false
  }

  /// Replaces the selection without telling the delegate.
  package final func setSelection(_ paths: [IndexPath]) {
    guard paths != selection.paths else { return }
    selection.paths = paths
    for (path, cell) in sortedCells { cell.isSelected = paths.contains(path) }
  }

  private var allowsSeveral: Bool { storedIsEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Whether touches on a row highlight it: it can be selected, or shows the buttons of a swipe.
  final func takesTouches(at path: IndexPath) -> Bool {
    if cellForRow(at: path)?.isSwiped == true { return true }
    return (storedIsEditing ? allowsSelectionDuringEditing : allowsSelection)
      && owner?.tableView(self, shouldHighlightRowAt: path) != false
      && tableDelegate?.tableView(self, shouldHighlightRowAt: path) != false
  }

  /// Handles a tap on a cell: hides the buttons of a swiped row, else selects or deselects the row.
  final func cellWasTapped(_ cell: HostTableViewCell) {
    guard let tapped = indexPath(for: cell) else { return }
    if cell.isSwiped { return cell.setSwipe(nil) }
    guard let wanted = tableDelegate.map({ $0.tableView(self, willSelectRowAt: tapped) }) ?? tapped,
      let path = owner.map({ $0.tableView(self, willSelectRowAt: wanted) }) ?? wanted
    else { return }
    if !has(path) { return reportMissing(path, "asked to select") }
    if allowsSeveral, selection.paths.contains(path) {
      deselectRow(at: path, animated: true)
      tell { $0.tableView(self, didDeselectRowAt: path) }
      return
    }
    let former = allowsSeveral ? [] : selection.paths.filter { $0 != path }
    selectRow(at: path, animated: true, scrollPosition: .none)
    for path in former { tell { $0.tableView(self, didDeselectRowAt: path) } }
    tell { $0.tableView(self, didSelectRowAt: path) }
  }
}
