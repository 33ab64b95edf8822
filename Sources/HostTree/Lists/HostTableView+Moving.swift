public import Foundation

extension HostTableView {
  /// Drags a row to another index path, as a user does in editing mode.
  ///
  /// Does not settle the window.
  ///
  /// - Parameters:
  ///   - indexPath: The row, which must be visible.
  ///   - newIndexPath: The index path of the row after the move.
  /// - Returns: Whether the row was moved. It is not if the table is not in editing mode, if the data source does not
  ///   let the row move, or if there is no such index path.
  @discardableResult
  public final func dragRow(at indexPath: IndexPath, to newIndexPath: IndexPath) -> Bool {
    guard storedIsEditing else { return false }
    return moveRow(at: indexPath, asUserTo: newIndexPath)
  }

  /// Moves a row as a user does, in editing mode or not.
  final func moveRow(at indexPath: IndexPath, asUserTo newIndexPath: IndexPath) -> Bool {
    guard cellForRow(at: indexPath) != nil, let lines = rows.lines, let dataSource,
      dataSource.tableView(self, canMoveRowAt: indexPath), newIndexPath.count == 2, newIndexPath.section >= 0,
      newIndexPath.section < lines.sections.count, newIndexPath.row >= 0,
      newIndexPath.row
        <= lines.itemCount(newIndexPath.section) - (newIndexPath.section == indexPath.section ? 1 : 0)
    else { return false }
    if newIndexPath == indexPath { return true }
    if leavesMovesToDataSource {
      dataSource.tableView(self, moveRowAt: indexPath, to: newIndexPath)
      return true
    }
    moveRow(at: indexPath, to: newIndexPath) { dataSource.tableView(self, moveRowAt: indexPath, to: newIndexPath) }
    return true
  }

  /// Whether a long press lifts rows that the data source lets move, in editing mode or not. Defaults to false: then
  /// only the reorder controls of editing mode move rows.
  ///
  /// A line shows where the row would be inserted. See ``HostDragInteraction`` for what a press is.
  public final var dragInteractionEnabled: Bool {
    get { rowMover?.liftsByLongPress == true }
    set {
      guard newValue != dragInteractionEnabled else { return }
      makeRowMover().liftsByLongPress = newValue
    }
  }

  /// The object that moves rows with a finger, made when the first row can be moved.
  @discardableResult
  final func makeRowMover() -> RowMover {
    if let rowMover { return rowMover }
    let mover = RowMover(self)
    rowMover = mover
    addInteraction(mover.drag)
    addInteraction(mover.drop)
    return mover
  }
}

/// Moves the rows of a table with a finger: the drag that lifts them, and the drop between other rows.
@MainActor
package final class RowMover {
  private weak var table: HostTableView?
  lazy var drag = HostDragInteraction(delegate: self)
  lazy var drop = HostDropInteraction(delegate: self)
  var liftsByLongPress = false

  init(_ table: HostTableView) {
    self.table = table
    drag.lift = { [weak self] in self?.row(at: $0)?.cell }
    drag.liftsAtOnce = { [weak self] in self?.isReorderControl(at: $0) == true }
  }

  /// Whether rows can be moved with a finger. Defaults to true.
  package var isEnabled: Bool {
    get { drag.isEnabled }
    set { drag.isEnabled = newValue }
  }

  /// The row that can be moved by a press at a point of the window.
  private func row(at point: CGPoint) -> (path: IndexPath, cell: HostTableViewCell)? {
    guard let table, let window = table.window else { return nil }
    let place = window.convert(point, to: table)
    guard let path = table.indexPathForRow(at: place), let cell = table.cellForRow(at: path),
      cell.isUserInteractionEnabled, !cell.isSwiped, liftsByLongPress || isReorderControl(at: point),
      table.dataSource?.tableView(table, canMoveRowAt: path) == true
    else { return nil }
    return (path, cell)
  }

  private func isReorderControl(at point: CGPoint) -> Bool {
    guard let table, let window = table.window, table.isEditing else { return false }
    return table.visibleCells.contains { cell in
      guard let control = cell.furniture.reorderControl else { return false }
      let area = control.convert(control.bounds, to: nil)
      // As high as the row, and wide enough for a finger.
      let row = cell.convert(cell.bounds, to: nil)
      return CGRect(x: area.midX - 22, y: row.minY, width: 44, height: row.height)
        .contains(window.convert(point, to: nil))
    }
  }

  /// Where the row would be after a drop, and the line that shows it; nil if it would stay.
  private func goal(of session: HostDropSession) -> (from: IndexPath, to: IndexPath, line: CGRect?)? {
    guard let table, case .item(let source)? = table.rows.held, let lines = table.rows.lines else { return nil }
    let place = session.location(in: table)
    let cells = table.sortedCells
    guard let (path, cell) = cells.first(where: { place.y < $0.value.frame.maxY }) ?? cells.last else { return nil }
    var wanted = path
    if place.y >= cell.frame.midY { wanted.row += 1 }
    if wanted.section == source.section, wanted.row > source.row { wanted.row -= 1 }
    let goal =
      table.adviser?.tableView(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: wanted) ?? wanted
    guard goal != source, goal.count == 2 else { return nil }
    let isBelow =
      goal.section == source.section ? goal.row > source.row : goal.row >= lines.itemCount(goal.section)
    let neighbour =
      goal.section == source.section || !isBelow ? goal : IndexPath(row: goal.row - 1, section: goal.section)
    let frame = table.rectForRow(at: neighbour)
    let y = isBelow ? frame.maxY : frame.minY
    let line = CGRect(x: frame.minX, y: y - 1, width: frame.width, height: 2)
    return (source, goal, frame == .zero ? nil : table.convert(line, to: nil))
  }
}

/// Marks a drag as the move of a row.
private struct RowMove {
  let mover: RowMover
}

extension RowMover: HostDragInteractionDelegate {
  package func dragInteraction(
    _ interaction: HostDragInteraction, itemsForBeginning session: HostDragSession
  ) -> [HostDragItem] {
    guard let table, let row = row(at: session.start) else { return [] }
    table.rows.held = .item(row.path)
    session.localContext = RowMove(mover: self)
    return [HostDragItem(itemProvider: NSItemProvider())]
  }

  package func dragInteraction(
    _ interaction: HostDragInteraction, session: HostDragSession, didEndWith operation: HostDropOperation
  ) {
    table?.rows.held = nil
    table?.setNeedsLayout()
  }
}

extension RowMover: HostDropInteractionDelegate {
  package func dropInteraction(_ interaction: HostDropInteraction, canHandle session: HostDropSession) -> Bool {
    (session.localDragSession.localContext as? RowMove)?.mover === self
  }

  package func dropInteraction(
    _ interaction: HostDropInteraction, sessionDidUpdate session: HostDropSession
  ) -> HostDropProposal {
    guard let goal = goal(of: session) else { return HostDropProposal(operation: .cancel) }
    var proposal = HostDropProposal(operation: .move)
    proposal.line = goal.line
    return proposal
  }

  package func dropInteraction(_ interaction: HostDropInteraction, performDrop session: HostDropSession) {
    guard let table, let goal = goal(of: session) else { return }
    _ = table.moveRow(at: goal.from, asUserTo: goal.to)
  }
}
