import Foundation

extension HostTableViewCell: HostMenuOwner {
  /// The menu of the row, as the table's delegate says; nil for none.
  public var menu: HostMenu? {
    guard let table = superview as? HostTableView, let indexPath else { return nil }
    return table.adviser?.tableView(table, contextMenuForRowAt: indexPath)
  }
}

extension HostTableView: HostMenuArea {
  func menuOwner(at point: CGPoint) -> (any HostMenuOwner)? { indexPathForRow(at: point).flatMap(cellForRow) }
}
