import Foundation

extension HostTableViewCell: HostMenuOwner {
  /// The context menu of the row, from the table's delegate; nil if there is none or the cell is not in a table.
  public var menu: HostMenu? {
    guard let table = superview as? HostTableView, let indexPath else { return nil }
    return table.adviser?.tableView(table, contextMenuForRowAt: indexPath)
  }
}

extension HostTableView: HostMenuArea {
  func menuOwner(at point: CGPoint) -> (any HostMenuOwner)? { indexPathForRow(at: point).flatMap(cellForRow) }
}
