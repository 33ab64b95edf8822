import Foundation

// A long press on a row of a table with `opensRowMenus` asks the table, as the `HostMenuArea`, for the owner of the
// menu: the row's cell. The cell, as the `HostMenuOwner`, asks the table's delegate (`contextMenuForRowAt`) for the
// menu, which opens in front of the window.

extension HostTableView: HostMenuArea {
  func menuOwner(at point: CGPoint) -> (any HostMenuOwner)? { indexPathForRow(at: point).flatMap(cellForRow) }
}

extension HostTableViewCell: HostMenuOwner {
  /// The context menu of the row, from the table's delegate; nil if there is none or the cell is not in a table.
  ///
  /// ``HostMenuOwner/presentMenu()`` opens it whatever ``HostTableView/opensRowMenus`` says, which is about touches.
  public var menu: HostMenu? {
    guard let table = superview as? HostTableView, let indexPath else { return nil }
    return table.adviser?.tableView(table, contextMenuForRowAt: indexPath)
  }
}
